//! Which of the pieces that stand on one file behind one another.

use tabiya_board::Side;

/// Which of several pieces on one file, as their side looks at them: the front is nearer the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// 前, `t`, `+`.
    Front,
    /// 后, `s`, `-`.
    Rear,
    /// 中, `g`: the second of three, the third of five (X11).
    Middle,
    /// `tg`: second from the front of at least three (X11).
    SecondFromFront,
    /// `sg`: second from the rear of at least three (X11).
    SecondFromRear,
    /// 一 to 五: so many from the front, of at least two.
    Nth(u8),
    /// `+` on the old page of WXF: of four or five soldiers the second from the front.
    OldFront,
    /// `-` there: of four or five the second from the rear.
    OldRear,
    /// `++` there: the first of four or five.
    Foremost,
    /// `--` there: the last of four or five.
    Rearmost,
}

impl Order {
    /// Its place among `count` pieces on one file, counted from the front and from 0; `None` where that means nothing.
    pub(crate) const fn index(self, count: u32) -> Option<u32> {
        let index = match (self, count) {
            (_, 0) => return None,
            (Self::Front, _) | (Self::OldFront, 2 | 3) | (Self::Foremost, 4..) => 0,
            (Self::Rear, _) | (Self::OldRear, 2 | 3) | (Self::Rearmost, 4..) => count - 1,
            (Self::Middle, 3 | 5) => count / 2,
            (Self::SecondFromFront, 3..) | (Self::OldFront, 4..) => 1,
            (Self::SecondFromRear, 3..) | (Self::OldRear, 4..) => count - 2,
            (Self::Nth(number @ 1..), 2..) if number as u32 <= count => number as u32 - 1,
            _ => return None,
        };
        Some(index)
    }

    /// The piece meant among those of a set, which stand on one file.
    #[inline]
    pub(crate) const fn pick(self, set: u128, side: Side) -> u128 {
        match self.index(set.count_ones()) {
            Some(index) => nth(set, index, side),
            None => 0,
        }
    }
}

/// The point of a set with so many others before it, from the front of a side.
#[inline]
pub(super) const fn nth(mut set: u128, index: u32, side: Side) -> u128 {
    // In reading order Red's front comes first.
    let mut left = match side {
        Side::First => index,
        Side::Second => set.count_ones() - 1 - index,
    };
    while left > 0 {
        set &= set - 1;
        left -= 1;
    }
    set & set.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_places_where_they_mean_something() {
        // By the number of pieces on the file, from one to five.
        for (order, places) in [
            (Order::Front, [Some(0), Some(0), Some(0), Some(0), Some(0)]),
            (Order::Rear, [Some(0), Some(1), Some(2), Some(3), Some(4)]),
            (Order::Middle, [None, None, Some(1), None, Some(2)]),
            (Order::SecondFromFront, [None, None, Some(1), Some(1), Some(1)]),
            (Order::SecondFromRear, [None, None, Some(1), Some(2), Some(3)]),
            (Order::Nth(1), [None, Some(0), Some(0), Some(0), Some(0)]),
            (Order::Nth(4), [None, None, None, Some(3), Some(3)]),
            (Order::Nth(9), [None; 5]),
            (Order::OldFront, [None, Some(0), Some(0), Some(1), Some(1)]),
            (Order::OldRear, [None, Some(1), Some(2), Some(2), Some(3)]),
            (Order::Foremost, [None, None, None, Some(0), Some(0)]),
            (Order::Rearmost, [None, None, None, Some(3), Some(4)]),
        ] {
            assert_eq!([1, 2, 3, 4, 5].map(|count| order.index(count)), places, "{order:?}");
        }
    }

    #[test]
    fn the_front_is_nearer_the_enemy() {
        let set = 0b1001_0100;
        assert_eq!(Order::Front.pick(set, Side::First), 0b0000_0100);
        assert_eq!(Order::Front.pick(set, Side::Second), 0b1000_0000);
        assert_eq!(Order::Middle.pick(set, Side::Second), 0b0001_0000);
        assert_eq!(Order::Rear.pick(0, Side::First), 0);
    }
}
