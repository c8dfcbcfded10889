//! The words that can be typed during play instead of an action.

use tabiya_game::Game;

/// Something else than an action that a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Help,
    Board,
    Legal,
    Why,
    Preview,
    Abilities,
    /// In which notation moves are shown and read first.
    Notation,
    /// From where columns are counted.
    Columns,
    /// Marks that texts can refer to.
    Mark,
    Undo,
    Redo,
    Snapshot,
    Record,
    Save,
    /// As [`Save`](Self::Save), also over a file that holds something else.
    SaveOver,
    Resign,
    Quit,
}

/// What stands after a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Nothing,
    /// A point, or nothing.
    MaybePoint,
    Point,
    Action,
    File,
    /// A notation's name, or nothing.
    MaybeNotation,
    /// A frame's name, or nothing.
    MaybeFrame,
    /// A point and a mark, a point alone, or nothing.
    MaybeMark,
}

impl Takes {
    /// The code of what stands for it in explanations.
    pub(crate) const fn placeholder(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::MaybePoint => Some("cli.play.takes.maybe-point"),
            Self::Point => Some("cli.play.takes.point"),
            Self::Action => Some("cli.play.takes.action"),
            Self::File => Some("cli.play.takes.file"),
            Self::MaybeNotation => Some("cli.play.takes.maybe-notation"),
            Self::MaybeFrame => Some("cli.play.takes.maybe-frame"),
            Self::MaybeMark => Some("cli.play.takes.maybe-mark"),
        }
    }
}

impl Word {
    /// All of them, in the order in which they are explained.
    pub(crate) const ALL: [Self; 17] = [
        Self::Help,
        Self::Board,
        Self::Legal,
        Self::Why,
        Self::Preview,
        Self::Abilities,
        Self::Notation,
        Self::Columns,
        Self::Mark,
        Self::Undo,
        Self::Redo,
        Self::Snapshot,
        Self::Record,
        Self::Save,
        Self::SaveOver,
        Self::Resign,
        Self::Quit,
    ];

    /// The English word.
    pub(crate) const fn english(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Board => "board",
            Self::Legal => "legal",
            Self::Why => "why",
            Self::Preview => "preview",
            Self::Abilities => "abilities",
            Self::Notation => "notation",
            Self::Columns => "columns",
            Self::Mark => "mark",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Snapshot => "snapshot",
            Self::Record => "record",
            Self::Save => "save",
            Self::SaveOver => "save!",
            Self::Resign => "resign",
            Self::Quit => "quit",
        }
    }

    /// The Chinese word.
    pub(crate) const fn chinese(self) -> &'static str {
        match self {
            Self::Help => "帮助",
            Self::Board => "棋盘",
            Self::Legal => "走法",
            Self::Why => "为何",
            Self::Preview => "预览",
            Self::Abilities => "能力",
            Self::Notation => "记谱法",
            Self::Columns => "路数",
            Self::Mark => "标记",
            Self::Undo => "悔棋",
            Self::Redo => "恢复",
            Self::Snapshot => "局面",
            Self::Record => "棋谱",
            Self::Save => "保存",
            Self::SaveOver => "覆盖",
            Self::Resign => "认负",
            Self::Quit => "退出",
        }
    }

    /// The code of its explanation.
    pub(crate) const fn explanation(self) -> &'static str {
        match self {
            Self::Help => "cli.play.word.help",
            Self::Board => "cli.play.word.board",
            Self::Legal => "cli.play.word.legal",
            Self::Why => "cli.play.word.why",
            Self::Preview => "cli.play.word.preview",
            Self::Abilities => "cli.play.word.abilities",
            Self::Notation => "cli.play.word.notation",
            Self::Columns => "cli.play.word.columns",
            Self::Mark => "cli.play.word.mark",
            Self::Undo => "cli.play.word.undo",
            Self::Redo => "cli.play.word.redo",
            Self::Snapshot => "cli.play.word.snapshot",
            Self::Record => "cli.play.word.record",
            Self::Save => "cli.play.word.save",
            Self::SaveOver => "cli.play.word.save-over",
            Self::Resign => "cli.play.word.resign",
            Self::Quit => "cli.play.word.quit",
        }
    }

    /// What stands after it.
    pub(crate) const fn takes(self) -> Takes {
        match self {
            Self::Legal => Takes::MaybePoint,
            Self::Abilities => Takes::Point,
            Self::Why | Self::Preview => Takes::Action,
            Self::Save | Self::SaveOver => Takes::File,
            Self::Notation => Takes::MaybeNotation,
            Self::Columns => Takes::MaybeFrame,
            Self::Mark => Takes::MaybeMark,
            Self::Help
            | Self::Board
            | Self::Undo
            | Self::Redo
            | Self::Snapshot
            | Self::Record
            | Self::Resign
            | Self::Quit => Takes::Nothing,
        }
    }

    /// Whether the word means something in a game: what there is only one way to do is nothing to choose.
    pub(crate) fn is_of(self, game: &dyn Game) -> bool {
        match self {
            Self::Notation => game.notations().len() > 1,
            Self::Columns => !game.column_frames().is_empty(),
            Self::Mark => !game.marks().is_empty(),
            _ => true,
        }
    }

    /// The word that a line begins with, and what stands after it. An English word ends with a space or the line; after
    /// a Chinese one no space is needed.
    pub(crate) fn read(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let whole = Self::ALL
            .into_iter()
            .find(|word| first.eq_ignore_ascii_case(word.english()) || first == word.chinese());
        if let Some(word) = whole {
            return Some((word, rest));
        }
        Self::ALL.into_iter().filter(|word| word.takes() != Takes::Nothing).find_map(|word| {
            let rest = line.strip_prefix(word.chinese())?;
            Some((word, rest.trim_start()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_both_languages() {
        for (line, read) in [
            ("legal", Some((Word::Legal, ""))),
            ("  LEGAL  三四 ", Some((Word::Legal, "三四"))),
            ("走法", Some((Word::Legal, ""))),
            ("走法三四", Some((Word::Legal, "三四"))),
            ("走法\u{3000}三四", Some((Word::Legal, "三四"))),
            ("why red rook 3 4", Some((Word::Why, "red rook 3 4"))),
            ("save! a b.txt", Some((Word::SaveOver, "a b.txt"))),
            ("legality", None),
            ("认负", Some((Word::Resign, ""))),
            ("红将认负", None),
            ("红车平五", None),
            ("", None),
        ] {
            assert_eq!(Word::read(line), read, "{line}");
        }
    }
}
