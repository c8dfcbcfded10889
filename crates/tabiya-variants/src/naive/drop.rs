use super::position::Position;
use super::{Move, Referee, has};

impl Referee<'_> {
    /// The drops of the side to move, whatever they do to royal pieces.
    pub(super) fn drops(&self, position: &Position) -> Vec<Move> {
        let side = position.to_move;
        let mut found = Vec::new();
        for (kind, &count) in position.hands[side.index()].iter().enumerate() {
            if count == 0 {
                continue;
            }
            let mut forms = vec![kind];
            forms.extend(self.spec.types[kind].dropped_as.iter().copied().filter(|&form| form != kind));
            for into in forms {
                for to in 0..position.board.len() {
                    let fits = position.board[to].is_none()
                        && has(&self.spec.types[into].drop_region, side, to)
                        && self.may_stand(side, into, to)
                        && self.has_room_on_file(position, into, to);
                    if fits {
                        found.push(Move::Drop { kind, into, to });
                    }
                }
            }
        }
        found
    }

    /// Whether one more piece of a type may be dropped on the file of a square.
    fn has_room_on_file(&self, position: &Position, kind: usize, square: usize) -> bool {
        let width = usize::from(self.spec.geometry.width());
        let beside = position.men().filter(|(other, man)| {
            man.side == position.to_move && man.kind == kind && other % width == square % width
        });
        let there = beside.count();
        self.spec.types[kind].drops_per_file.is_none_or(|most| there < usize::from(most))
    }
}
