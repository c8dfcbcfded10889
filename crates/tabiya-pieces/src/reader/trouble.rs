//! What is wrong with a line, and what only follows from it.
//!
//! What follows from an error is no error of its own: one wrong character should be told once, and still the next one
//! found. So, after an error, nothing more is said until a separator has come, or a leg before which one is missing has
//! been read whole; nor of the sign behind it, of a leg behind a wrong link, or of a leg from which something was left
//! out, before it or behind. Of parentheses without a partner nothing is said where anything else is wrong.

use tabiya_game::{Argument, Code};

use super::cursor::Cursor;
use super::flaw::{Flaw, quoted};
use super::letters::{ends_element, starts_element};
use crate::codes::{EXTENSION, MISSING_SEPARATOR, UNEXPECTED};
use crate::extension::Extension;
use crate::profile::Profile;
use crate::tree::Place;

/// The errors so far.
#[derive(Debug)]
pub(super) struct Trouble {
    errors: Vec<Flaw>,
    /// Whether further errors would follow from the last one.
    silent: bool,
    /// The sign of the last error that was told.
    last: Option<usize>,
    /// The sign at which the present leg begins.
    leg: usize,
    /// Whether there was an error in the present leg, told or not.
    failed: bool,
    /// A missing separator, until the leg behind it has been read.
    gap: Option<Gap>,
    /// The comma behind an integer that may have been meant as half of a vector.
    half: Option<usize>,
    /// The first sign that can't stand behind a missing separator.
    hidden: Option<Flaw>,
}

/// Two legs with nothing between them.
#[derive(Clone, Copy, Debug)]
struct Gap {
    /// The index of the error.
    error: usize,
    /// Where the first leg begins.
    first: usize,
    /// Where the second leg begins.
    second: usize,
}

/// What is set aside while a leg is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outer {
    leg: usize,
    failed: bool,
    gap: Option<Gap>,
}

impl Trouble {
    /// Errors that are known before reading begins.
    pub(super) const fn new(errors: Vec<Flaw>) -> Self {
        Self { errors, silent: false, last: None, leg: 0, failed: false, gap: None, half: None, hidden: None }
    }

    pub(super) fn into_errors(self) -> Vec<Flaw> {
        self.errors
    }
}

impl Cursor<'_> {
    /// What comes next has nothing to do with the last error.
    #[inline]
    pub(super) const fn speak(&mut self) {
        self.trouble.silent = false;
    }

    /// The leg is wrong, and this has been said.
    pub(super) const fn fail(&mut self) {
        self.trouble.silent = true;
        self.trouble.failed = true;
    }

    /// An error at the next sign; what was found there is the argument `found`.
    pub(super) fn error_here(&mut self, code: Code) {
        let place = self.here();
        self.error(self.flaw(place, code));
    }

    /// A sign that can't stand where it does: behind a whole leg, or inside of one.
    pub(super) fn unexpected(&mut self, is_behind: bool) {
        let flaw = self.unexpected_at(self.here(), is_behind);
        self.error(flaw);
    }

    /// The same at a place.
    pub(super) fn unexpected_at(&self, place: Place, is_behind: bool) -> Flaw {
        self.flaw(place, UNEXPECTED)
            .with("where", Argument::text(if is_behind { "behind" } else { "inside" }))
    }

    /// A flaw whose argument `found` is the source at its place.
    pub(super) fn flaw(&self, place: Place, code: Code) -> Flaw {
        Flaw::new(place, code).with("found", quoted(&self.source[place.range()]))
    }

    /// An error at the next sign, unless it follows from one already told.
    pub(super) fn error(&mut self, flaw: Flaw) {
        self.error_from(self.at, flaw);
    }

    /// The same for an error that begins at this sign.
    pub(super) fn error_from(&mut self, start: usize, flaw: Flaw) {
        let Trouble { silent, last, leg, half, .. } = self.trouble;
        let is_behind = last.is_some_and(|last| {
            let is_linked = half == Some(last) || self.signs.bytes.get(last) != Some(&b',');
            start == last + 1 || (leg == last + 1 && is_linked)
        });
        if !(silent || is_behind || self.is_leg_damaged(start)) {
            self.trouble.last = Some(start);
            self.trouble.errors.push(flaw);
        } else if flaw.message.code == UNEXPECTED && self.trouble.hidden.is_none() {
            self.trouble.hidden = Some(flaw);
        }
        self.fail();
    }

    /// An error between the signs that begin here and the next one: what is wrong may be that one.
    pub(super) fn error_before_next(&mut self, start: usize, flaw: Flaw) {
        self.error_from(start, flaw);
        if self.trouble.last == Some(start) {
            self.trouble.last = Some(self.at);
        }
    }

    /// An integer stands where a leg should be. It may have been meant as half of a vector: what is wrong with the other
    /// half is the same error.
    pub(super) fn integer_alone(&mut self, flaw: Flaw) {
        let leg = self.trouble.leg;
        let before = &self.signs.bytes[..leg];
        if let [rest @ .., b','] = before {
            let start =
                rest.iter().rposition(|&sign| ends_element(sign) || sign == b'(').map_or(0, |at| at + 1);
            self.trouble.silent |= self.trouble.last.is_some_and(|last| (start..leg).contains(&last));
        }
        self.error(flaw);
        self.trouble.half = Some(self.at);
    }

    /// Whether something was left out of the leg that goes on at this sign, or put right in it.
    fn is_leg_damaged(&self, at: usize) -> bool {
        let damage = self.signs.damage_from(self.trouble.leg.min(at));
        damage.is_some_and(|damage| {
            damage <= at || !self.signs.bytes[at..damage].iter().any(|&sign| ends_element(sign))
        })
    }

    /// An error at the next sign, unless something else is wrong.
    pub(super) fn error_if_sound(&mut self, code: Code) {
        self.trouble.silent |= !self.trouble.errors.is_empty();
        self.error_here(code);
    }

    /// An error that does not keep the rest from being understood.
    pub(super) fn mild_error(&mut self, flaw: Flaw) {
        if !(self.trouble.silent || self.is_leg_damaged(self.at)) {
            self.trouble.errors.push(flaw);
        }
    }

    /// The sign at which the present leg begins.
    pub(super) const fn leg_start(&self) -> usize {
        self.trouble.leg
    }

    /// How many errors there are so far.
    pub(super) const fn errors(&self) -> usize {
        self.trouble.errors.len()
    }

    /// A part that is an extension.
    pub(super) fn extension(&mut self, extension: Extension, place: Place) {
        if self.profile == Profile::Document {
            let flaw = self.flaw(place, EXTENSION).with("extension", extension.name());
            self.mild_error(flaw.with("number", Argument::text(extension.number())));
        }
    }

    /// A leg begins.
    #[inline]
    pub(super) const fn begin_leg(&mut self) -> Outer {
        let Trouble { leg, failed, .. } = self.trouble;
        self.trouble.leg = self.at;
        self.trouble.failed = false;
        Outer { leg, failed, gap: self.trouble.gap.take() }
    }

    /// The leg is at its end. When it has been read whole, what comes next has nothing to do with a separator that is
    /// missing before it.
    #[inline]
    pub(super) fn end_leg(&mut self, outer: Outer) {
        if let Some(gap) = outer.gap {
            self.close_gap(gap);
            if !self.trouble.failed {
                self.speak();
            }
        }
        self.trouble.failed |= outer.failed;
        self.trouble.leg = outer.leg;
    }

    /// A separator is missing behind the leg that began at this sign.
    pub(super) fn separator_missing(&mut self, first: usize) {
        let is_linked = |before: usize| {
            self.trouble.last == Some(before) && matches!(self.signs.bytes[before], b'.' | b';' | b'&')
        };
        if first.checked_sub(1).is_some_and(is_linked) {
            // The leg behind a wrong link may be no leg.
            return self.fail();
        }
        let error = self.trouble.errors.len();
        self.error_here(MISSING_SEPARATOR);
        if self.trouble.errors.len() > error {
            self.trouble.gap = Some(Gap { error, first, second: self.at });
            self.trouble.hidden = None;
        }
    }

    /// The leg behind a missing separator has been read: shows what would be right. When it is none, or `0`, it is not
    /// the separator that is missing; there may be a sign in it that can stand nowhere.
    fn close_gap(&mut self, gap: Gap) {
        let Gap { error, first, second } = gap;
        let place = self.signs.place(second, self.at.max(second + 1));
        let next = self.peek();
        let is_whole = ends_element(next) || starts_element(next);
        self.trouble.errors[error] = if self.trouble.failed || self.at <= second + 1 || !is_whole {
            self.fail();
            self.trouble.hidden.take().unwrap_or_else(|| self.unexpected_at(place, true))
        } else {
            let right = format!("{},{}", self.text(first, second), self.text(second, self.at));
            self.flaw(place, MISSING_SEPARATOR).with("right", Argument::text(right))
        };
    }
}
