use tabiya::board::Square;
use tabiya_game::{Game, Mode, Resolution, ResolveOptions, Scene, Table};

/// How the texts of a game are read and shown: the notation, the frame of columns, the marks on pieces.
pub(super) struct Manner {
    notations: Vec<&'static str>,
    frames: &'static [&'static str],
    marks: &'static [&'static str],
    /// The notation that moves are shown in and read in first; the canonical one where none was chosen.
    notation: Option<&'static str>,
    frame: Option<&'static str>,
    /// The marks after each ply, those of the start first.
    after: Vec<Vec<(Square, &'static str)>>,
}

impl Manner {
    /// As the game has it by itself, where so many plies have been played.
    pub(super) fn new(game: &dyn Game, plies: usize) -> Self {
        Self {
            notations: game.notations(),
            frames: game.column_frames(),
            marks: game.marks(),
            notation: None,
            frame: None,
            after: vec![Vec::new(); plies + 1],
        }
    }

    /// What can be chosen for a kind of word.
    pub(super) fn notations(&self) -> &[&'static str] {
        &self.notations
    }

    pub(super) fn frames(&self) -> &'static [&'static str] {
        self.frames
    }

    pub(super) fn mark_names(&self) -> &'static [&'static str] {
        self.marks
    }

    /// The notation that moves are shown in.
    pub(super) fn notation(&self) -> &'static str {
        self.notation.or_else(|| self.notations.first().copied()).unwrap_or_default()
    }

    /// The frame that columns are counted in.
    pub(super) fn frame(&self) -> &'static str {
        self.frame.or_else(|| self.frames.first().copied()).unwrap_or_default()
    }

    /// Chooses a notation; `false` where there is none of this name.
    pub(super) fn choose_notation(&mut self, name: &str) -> bool {
        let found = self.notations.iter().copied().find(|notation| *notation == name);
        self.notation = found.or(self.notation);
        found.is_some()
    }

    /// Chooses a frame; `false` where there is none of this name.
    pub(super) fn choose_frame(&mut self, name: &str) -> bool {
        let found = self.frames.iter().copied().find(|frame| *frame == name);
        self.frame = found.or(self.frame);
        found.is_some()
    }

    /// How a text is to be read: in the notation that was chosen where it has its form, else in any.
    pub(super) fn reading(&self, table: &dyn Table, text: &str) -> ResolveOptions {
        let any = ResolveOptions {
            mode: Mode::Lenient,
            columns: self.frame.map(str::to_owned),
            marks: self.marks().iter().map(|&(square, mark)| (square, mark.to_owned())).collect(),
            ..ResolveOptions::default()
        };
        let Some(notation) = self.notation else { return any };
        let named = ResolveOptions { notation: Some(notation.to_owned()), ..any.clone() };
        let is_of_form = !matches!(table.resolve(text, &named).resolution, Resolution::Syntax(_));
        if is_of_form { named } else { any }
    }

    /// A legal move as it is shown.
    pub(super) fn shown(&self, table: &dyn Table, canonical: &str) -> String {
        let notation = self.notation.filter(|notation| Some(notation) != self.notations.first());
        let canonically = ResolveOptions {
            notation: self.notations.first().map(|&name| name.to_owned()),
            columns: self.frame.map(str::to_owned),
            ..ResolveOptions::default()
        };
        notation
            .and_then(|notation| table.convert(canonical, &canonically, notation).ok())
            .unwrap_or_else(|| canonical.to_owned())
    }

    /// The marks on the pieces of the present position.
    pub(super) fn marks(&self) -> &[(Square, &'static str)] {
        self.after.last().map_or(&[], Vec::as_slice)
    }

    /// Puts a mark on the piece of a square, or takes it away; `false` where there is no mark of this name.
    pub(super) fn mark(&mut self, square: Square, name: Option<&str>) -> bool {
        let found = name.map(|name| self.marks.iter().copied().find(|mark| *mark == name));
        if found == Some(None) {
            return false;
        }
        if let Some(marks) = self.after.last_mut() {
            marks.retain(|(marked, _)| *marked != square);
            marks.extend(found.flatten().map(|mark| (square, mark)));
        }
        true
    }

    /// A ply was played from `before`: marks go with the pieces that they stick to.
    pub(super) fn played(&mut self, before: &Scene, canonical: &str) {
        let mut marks = self.marks().to_vec();
        let target = before.targets.iter().find(|target| target.text == canonical);
        if let Some(target) = target
            && let Some(to) = target.to
        {
            marks.retain(|(square, _)| *square != to);
            if let tabiya_game::Origin::Cell(from) = target.from {
                marks.iter_mut().filter(|(square, _)| *square == from).for_each(|mark| mark.0 = to);
            }
        }
        self.after.push(marks);
    }

    /// A ply was taken back: the marks are where they were.
    pub(super) fn undone(&mut self) {
        if self.after.len() > 1 {
            self.after.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use tabiya::Registry;

    use super::*;

    /// X13: a mark sticks to its piece, goes with it when it is captured, and comes back with a ply that is taken back.
    #[test]
    fn marks_stick_to_their_pieces() {
        let games = Registry::standard();
        let game = games.get("xiangqi").expect("it is a game");
        let mut table = game.new_table();
        let mut manner = Manner::new(game, 0);
        let square = |table: &dyn Table, name: &str| {
            let scene = table.scene();
            scene.cells.iter().find(|cell| cell.name == name).map(|cell| cell.square).expect("a point")
        };
        assert!(manner.mark(square(&*table, "h2"), Some("x")));
        assert!(manner.mark(square(&*table, "h9"), Some("y")));
        assert!(!manner.mark(square(&*table, "a0"), Some("star")));

        let before = table.scene();
        let played = table.play("h2h9", &ResolveOptions::default()).expect("it is legal");
        manner.played(&before, &played.text);
        assert_eq!(manner.marks(), [(square(&*table, "h9"), "x")]);

        manner.undone();
        assert_eq!(manner.marks(), [(square(&*table, "h2"), "x"), (square(&*table, "h9"), "y")]);
        assert!(manner.mark(square(&*table, "h9"), None));
        assert_eq!(manner.marks(), [(square(&*table, "h2"), "x")]);
    }
}
