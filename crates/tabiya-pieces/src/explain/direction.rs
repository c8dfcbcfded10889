use tabiya_game::Code;

use super::codes;
use crate::tree::{Arrow, Direction, Star};

/// A direction by what it means: `+<` is `+` (Q1), `X>=` is `X>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bearing {
    Any,
    Orthogonal,
    Diagonal,
    Forward,
    Backward,
    Sideways,
    ForwardBackward,
    ForwardSideways,
    BackwardSideways,
    DiagonalForward,
    DiagonalBackward,
    /// `*>`: forward, straight or diagonally.
    Ahead,
    Behind,
    AheadBehind,
    AheadSideways,
    BehindSideways,
    Right,
    Left,
    /// `X=`: no diagonal is sideways.
    Nowhere,
}

impl Bearing {
    pub(super) const fn of(direction: Direction) -> Self {
        match direction {
            Direction::Right => Self::Right,
            Direction::Left => Self::Left,
            Direction::Star(Star::Orthogonal, _) => Self::Orthogonal,
            Direction::Star(Star::Diagonal, None) => Self::Diagonal,
            Direction::Star(Star::All, None) => Self::Any,
            Direction::Star(Star::Diagonal, Some(Arrow { forward, backward, .. })) => {
                match (forward, backward) {
                    (true, true) => Self::Diagonal,
                    (true, false) => Self::DiagonalForward,
                    (false, true) => Self::DiagonalBackward,
                    (false, false) => Self::Nowhere,
                }
            }
            Direction::Star(Star::All, Some(Arrow { forward, backward, sideways })) => {
                match (forward, backward, sideways) {
                    (true, true, true) => Self::Any,
                    (true, true, false) => Self::AheadBehind,
                    (true, false, true) => Self::AheadSideways,
                    (true, false, false) => Self::Ahead,
                    (false, true, true) => Self::BehindSideways,
                    (false, true, false) => Self::Behind,
                    (false, false, true) => Self::Sideways,
                    (false, false, false) => Self::Nowhere,
                }
            }
            Direction::Arrow(Arrow { forward, backward, sideways }) => match (forward, backward, sideways) {
                (true, true, true) => Self::Orthogonal,
                (true, true, false) => Self::ForwardBackward,
                (true, false, true) => Self::ForwardSideways,
                (true, false, false) => Self::Forward,
                (false, true, true) => Self::BackwardSideways,
                (false, true, false) => Self::Backward,
                (false, false, true) => Self::Sideways,
                (false, false, false) => Self::Nowhere,
            },
        }
    }

    /// Where a move goes: `straight forward`.
    pub(super) const fn toward(self) -> Code {
        match self {
            Self::Any => codes::TO_ANY,
            Self::Orthogonal => codes::TO_ORTHOGONAL,
            Self::Diagonal => codes::TO_DIAGONAL,
            Self::Forward => codes::TO_FORWARD,
            Self::Backward => codes::TO_BACKWARD,
            Self::Sideways => codes::TO_SIDEWAYS,
            Self::ForwardBackward => codes::TO_FORWARD_BACKWARD,
            Self::ForwardSideways => codes::TO_FORWARD_SIDEWAYS,
            Self::BackwardSideways => codes::TO_BACKWARD_SIDEWAYS,
            Self::DiagonalForward => codes::TO_DIAGONAL_FORWARD,
            Self::DiagonalBackward => codes::TO_DIAGONAL_BACKWARD,
            Self::Ahead => codes::TO_AHEAD,
            Self::Behind => codes::TO_BEHIND,
            Self::AheadBehind => codes::TO_AHEAD_BEHIND,
            Self::AheadSideways => codes::TO_AHEAD_SIDEWAYS,
            Self::BehindSideways => codes::TO_BEHIND_SIDEWAYS,
            Self::Right => codes::TO_RIGHT,
            Self::Left => codes::TO_LEFT,
            Self::Nowhere => codes::TO_NOWHERE,
        }
    }

    /// Where a neighbour stands: `straight in front of it`.
    pub(super) const fn place(self) -> Code {
        match self {
            Self::Any => codes::AT_ANY,
            Self::Orthogonal => codes::AT_ORTHOGONAL,
            Self::Diagonal => codes::AT_DIAGONAL,
            Self::Forward => codes::AT_FORWARD,
            Self::Backward => codes::AT_BACKWARD,
            Self::Sideways => codes::AT_SIDEWAYS,
            Self::ForwardBackward => codes::AT_FORWARD_BACKWARD,
            Self::ForwardSideways => codes::AT_FORWARD_SIDEWAYS,
            Self::BackwardSideways => codes::AT_BACKWARD_SIDEWAYS,
            Self::DiagonalForward => codes::AT_DIAGONAL_FORWARD,
            Self::DiagonalBackward => codes::AT_DIAGONAL_BACKWARD,
            Self::Ahead => codes::AT_AHEAD,
            Self::Behind => codes::AT_BEHIND,
            Self::AheadBehind => codes::AT_AHEAD_BEHIND,
            Self::AheadSideways => codes::AT_AHEAD_SIDEWAYS,
            Self::BehindSideways => codes::AT_BEHIND_SIDEWAYS,
            Self::Right => codes::AT_RIGHT,
            Self::Left => codes::AT_LEFT,
            Self::Nowhere => codes::AT_NOWHERE,
        }
    }
}
