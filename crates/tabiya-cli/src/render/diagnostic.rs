use annotate_snippets::{AnnotationKind, Group, Level as Shown, Origin, Renderer, Snippet};
use tabiya_game::{Argument, Diagnostic, Level, Span};
use tabiya_messages::Catalogue;
use unicode_width::UnicodeWidthStr as _;

use super::wrapped;
use crate::input::Excerpt;

/// The text that diagnostics are about.
#[derive(Clone, Copy)]
pub(crate) enum About<'a> {
    /// None, or one that nobody can see.
    Nothing,
    /// A file, or what stands for one.
    File {
        /// What it is called.
        name: &'a str,
        /// What is known of its lines.
        excerpt: &'a Excerpt,
    },
    /// The line that someone has just typed. They see it still, and want the sentence rather than its code.
    Typed(&'a str),
}

/// Diagnostics as people read them: the sentence, the place, the line with the place marked, what would be right.
///
/// `plain` leaves the drawing out, for screen readers.
pub(crate) fn render(
    catalogue: &Catalogue,
    diagnostics: &[Diagnostic],
    about: About<'_>,
    width: usize,
    plain: bool,
) -> String {
    let renderer = Renderer::styled().term_width(width).no_graphics(plain);
    let mut text = String::new();
    for diagnostic in diagnostics {
        text.push_str(&renderer.render(&[group(catalogue, diagnostic, about, width)]));
        text.push('\n');
    }
    text
}

fn group<'a>(catalogue: &Catalogue, diagnostic: &Diagnostic, about: About<'a>, width: usize) -> Group<'a> {
    let (level, name) = match diagnostic.level {
        Level::Error => (Shown::ERROR, catalogue.text("cli.level.error", &[])),
        Level::Note => (Shown::NOTE, catalogue.text("cli.level.note", &[])),
    };
    let is_typed = matches!(about, About::Typed(_));
    let fit = |text: String, label: usize| {
        if is_typed { wrapped(&text, width.saturating_sub(label)) } else { text }
    };
    let sentence = fit(catalogue.sentence(&diagnostic.message), name.width() + ": ".len());
    let title = level.with_name(name).primary_title(sentence);
    let title = if is_typed { title } else { title.id(diagnostic.code().as_str()) };
    let mut group = place(Group::with_title(title), diagnostic.span, about);
    let name = catalogue.text("cli.level.help", &[]);
    let label = "  = : ".len() + name.width();
    let help = Shown::HELP.with_name(name);
    if let Some(text) = catalogue.help(&diagnostic.message) {
        group = group.element(help.clone().message(fit(text, label)));
    }
    if !diagnostic.candidates.is_empty() {
        let texts = diagnostic.candidates.iter().map(|candidate| Argument::text(&candidate.text));
        let texts = texts.collect::<Vec<_>>();
        let text = catalogue.text("cli.candidates", &[("candidates", texts.into())]);
        group = group.element(help.message(fit(text, label)));
    }
    group
}

/// Adds the line that the diagnostic is about, or at least its number.
fn place<'a>(group: Group<'a>, span: Option<Span>, about: About<'a>) -> Group<'a> {
    let (name, (offset, line), span) = match (about, span) {
        (About::Nothing, _) | (About::Typed(_), None) => return group,
        (About::Typed(line), Some(span)) => (None, (0, line), span),
        (About::File { name, .. }, None) => return group.element(Origin::path(name)),
        (About::File { name, excerpt }, Some(span)) => match excerpt.line(span.line) {
            Some(found) => (Some(name), found, span),
            None => return group.element(Origin::path(name).line(span.line).char_column(span.column)),
        },
    };
    let bound = |byte: usize| line.floor_char_boundary(byte.saturating_sub(offset));
    let start = bound(span.start);
    let end = bound(span.end).max(start);
    if name.is_none() && start == 0 && end == line.len() {
        // The whole line is wrong, which marks nothing.
        return group;
    }
    group.element(
        Snippet::source(line)
            .line_start(span.line)
            .line_numbering(name.is_some())
            .path(name)
            .annotation(AnnotationKind::Primary.span(start..end)),
    )
}
