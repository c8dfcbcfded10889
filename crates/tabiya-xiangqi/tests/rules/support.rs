use tabiya_xiangqi::Move;

pub(crate) use crate::ground::{lines, position};

pub(crate) fn movement(text: &str) -> Move {
    text.parse().unwrap_or_else(|_| panic!("{text} is a move"))
}
