use super::cursor::Cursor;
use super::direction;
use super::flaw::{self, Flaw};
use super::leg::leg;
use super::letters::{ends_element, starts_element};
use super::token::TokenKind;
use crate::codes::{MUST_AT_END, NO_DIRECTION, UNCOUNTED_LINK, UNOPENED, WORD};
use crate::extension::Extension;
use crate::tree::{Alternatives, Chain, Link};

/// What stands behind a leg.
enum After {
    /// A link: the chain goes on.
    Link(Link),
    /// The chain is at its end.
    End,
}

/// Alternatives up to the end, or to the `)` of their group; and the link before the `)` (E1), which belongs to the
/// whole body (H4).
pub(super) fn alternatives(cursor: &mut Cursor<'_>, counted: bool) -> (Alternatives, Option<Link>) {
    let mut chains = Vec::new();
    loop {
        let (chain, connector) = chain(cursor, counted);
        chains.push(chain);
        if connector.is_some() {
            return (Alternatives { chains }, connector);
        }
        match cursor.peek() {
            b',' => {
                cursor.take(TokenKind::Comma);
                cursor.speak();
            }
            b')' | 0 => return (Alternatives { chains }, None),
            // A separator is missing, and this has been said.
            _ => {}
        }
    }
}

fn chain(cursor: &mut Cursor<'_>, counted: bool) -> (Chain, Option<Link>) {
    let start = cursor.here();
    let mut legs = Vec::with_capacity(1);
    let mut links = Vec::new();
    loop {
        let first = cursor.at;
        let outer = cursor.begin_leg();
        legs.extend(leg(cursor, cursor.depth == 0 && links.is_empty()));
        cursor.end_leg(outer);
        let After::Link(link) = after(cursor, first) else { break };
        if cursor.depth > 0 && cursor.peek() == b')' {
            connector(cursor, link, counted);
            return (Chain { legs, links, place: cursor.since(start) }, Some(link));
        }
        links.push(link);
    }
    (Chain { legs, links, place: cursor.since(start) }, None)
}

/// A link before a `)`.
fn connector(cursor: &mut Cursor<'_>, link: Link, counted: bool) {
    if link == Link::Must {
        cursor.error_here(MUST_AT_END);
    } else if counted {
        let place = cursor.last_token();
        cursor.extension(Extension::Link, place);
    } else {
        cursor.error_if_sound(UNCOUNTED_LINK);
    }
}

/// Goes to what ends a leg, which began at this sign.
fn after(cursor: &mut Cursor<'_>, first: usize) -> After {
    loop {
        let link = match cursor.peek() {
            b'.' => Link::Then,
            b';' => Link::Further,
            b'&' => Link::Must,
            b',' | 0 => return After::End,
            b')' if cursor.depth > 0 => return After::End,
            b')' => {
                cursor.error_if_sound(UNOPENED);
                cursor.skip();
                continue;
            }
            _ if needs_separator(cursor, first) => return After::End,
            _ => {
                unexpected(cursor);
                continue;
            }
        };
        cursor.take(TokenKind::Link);
        cursor.speak();
        return After::Link(link);
    }
}

/// Whether a leg follows a leg with nothing between them, which is an error.
fn needs_separator(cursor: &mut Cursor<'_>, first: usize) -> bool {
    let sign = cursor.peek();
    if !starts_element(sign) || (sign == b'X' && !matches!(cursor.peek_at(1), b'0'..=b'9' | b'n')) {
        return false;
    }
    if is_word(cursor) {
        let flaw = cursor.flaw(cursor.ahead(2), WORD);
        cursor.error(flaw);
        cursor.at += 2;
        cursor.speak();
    } else {
        cursor.separator_missing(first);
    }
    true
}

/// Whether `or` comes next, and not the condition `o` and a radius.
fn is_word(cursor: &Cursor<'_>) -> bool {
    let radius = if cursor.peek_at(2) == b'n' { 1 } else { cursor.digits_at(2) };
    let is_leg = radius > 0 && ends_element(cursor.peek_at(2 + radius));
    cursor.peek() == b'o' && cursor.peek_at(1) == b'r' && !is_leg
}

/// What can't follow a leg: left out. A second direction is told together with the first.
fn unexpected(cursor: &mut Cursor<'_>) {
    let length = direction::length(&cursor.signs.bytes[cursor.at..]);
    if length == 0 {
        cursor.unexpected(true);
        cursor.skip();
        return;
    }
    let place = cursor.ahead(length);
    let flaw = match cursor.with_last_direction(length) {
        Some(both) => Flaw::new(place, NO_DIRECTION).with("found", flaw::quoted(&both)),
        None => cursor.unexpected_at(place, true),
    };
    cursor.error(flaw);
    cursor.at += length;
}
