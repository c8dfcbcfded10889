//! The text form of pictures, with styles.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use tabiya::board::Side;
use tabiya::draw::{Role, Span};

/// The lines, each part in its style.
pub(crate) fn styled(lines: &[Vec<Span>]) -> String {
    let mut text = String::new();
    for line in lines {
        // Room at the end of a line shows nothing.
        let last = line.iter().rposition(|span| !span.text.trim().is_empty());
        for (index, span) in line.iter().enumerate().take(last.map_or(0, |last| last + 1)) {
            let shown = if Some(index) == last { span.text.trim_end() } else { &span.text };
            let style = style(span.role);
            let _ = write!(text, "{style}{shown}{style:#}");
        }
        text.push('\n');
    }
    text
}

fn style(role: Role) -> Style {
    match role {
        Role::Words => Style::new(),
        Role::Label | Role::Empty => Style::new().dimmed(),
        Role::Piece(side) => piece(side),
        Role::Moved(side) => piece(side).invert(),
        Role::Sign => AnsiColor::Green.on_default().bold(),
    }
}

/// The second side's are plain: black and white would each vanish on one of the usual backgrounds.
fn piece(side: Side) -> Style {
    match side {
        Side::First => AnsiColor::Red.on_default().bold(),
        Side::Second => Style::new(),
    }
}
