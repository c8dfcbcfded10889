use std::ops::ControlFlow;
use std::sync::LazyLock;

use fastrand::Rng;
use tabiya_formation::text::read_snapshot;
use tabiya_formation::{Action, Position};

const SEED: u64 = 0x666f_726d;

/// Positions of every kind: placement and movement, small boards and large ones, with names that stand twice, with
/// commanded pieces, without a legal action, decided.
pub static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let mut positions: Vec<Position> = SNAPSHOTS.iter().map(|snapshot| read(snapshot)).collect();
    let mut rng = Rng::with_seed(SEED);
    positions.push(Position::standard());
    for plies in [1, 16, 31] {
        positions.push(random_game(&mut rng, plies));
    }
    for plies in [0, 1, 20, 60, 150] {
        positions.push(random_game(&mut rng, 32 + plies));
    }
    positions
});

/// The position that a byte stands for.
pub fn position(choice: u8) -> &'static Position {
    &POSITIONS[usize::from(choice) % POSITIONS.len()]
}

const SNAPSHOTS: [&str; 6] = [
    // Names that stand twice; a piece that the enemy's 计 has turned.
    "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路 四路 五路]/一[一一 黑车 黑车 一一 黑将]/\
     二[一一 红马 一一 黑马 一一]/三[红车 一一 红计 黑卒 一一]/四[一一 红车 一一 红矛 一一]/五[红将 一一 红马 一一 红雷]",
    // Nothing to do: the only piece is a 将 under the enemy's 计.
    "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/一[一一 黑将 一一]/二[一一 黑计 一一]/三[红将 一一 一一]",
    // Pools with duplicates, larger than the half has room.
    "行棋方：黑/红方：[车 车 马]/黑方：[将 士 士 车]/胜负：未分/棋盘：/零[一路 二路]/一[一一 黑矛]/二[一一 一一]/三[红将 一一]",
    "行棋方：黑/红方：[]/黑方：[]/胜负：红胜/棋盘：/零[一路 二路]/一[红将 一一]/二[一一 黑车]",
    "行棋方：红/红方：[将]/黑方：[将]/胜负：未分/棋盘：/零[一路]/一[一一]",
    // The largest board.
    "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/\
     零[一路 二路 三路 四路 五路 六路 七路 八路 九路 十路 甲路 乙路 丙路 丁路 戊路 己路]/\
     一[黑将 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 黑车]/\
     二[一一 黑风 一一 黑林 一一 黑火 一一 黑山 一一 一一 一一 一一 一一 一一 一一 一一]/\
     三[一一 一一 红弹 一一 红雷 一一 红盾 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     四[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     五[一一 红势 一一 黑变 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     六[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     七[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     八[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     九[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     十[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     甲[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     乙[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     丙[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     丁[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一]/\
     戊[一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 红计 一一]/\
     己[红车 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 一一 红将]",
];

fn read(snapshot: &str) -> Position {
    Position::new(&read_snapshot(snapshot).expect("well formed")).expect("valid")
}

/// The position after so many plies of a random game, or where it ends before.
fn random_game(rng: &mut Rng, plies: usize) -> Position {
    let mut position = Position::standard();
    for _ in 0..plies {
        let Some(action) = draw(&position, rng) else { break };
        position.make(action);
    }
    position
}

/// A random action that is no resignation. The draw is among the actions in their own order, so that what a fuzzer has
/// found means the same with every version of the generator.
pub fn draw(position: &Position, rng: &mut Rng) -> Option<Action> {
    let mut actions = Vec::new();
    let _ = position.generate(|action| {
        if !matches!(action, Action::Resign { .. }) {
            actions.push(action);
        }
        ControlFlow::Continue(())
    });
    actions.sort_unstable();
    rng.choice(actions)
}
