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
        for group in groups(catalogue, diagnostic, about, width) {
            text.push_str(&renderer.render(&[group]));
            text.push('\n');
        }
    }
    text
}

/// What is shown of a diagnostic: one drawing, or where no line is drawn the sentences alone.
fn groups<'a>(
    catalogue: &Catalogue,
    diagnostic: &Diagnostic,
    about: About<'a>,
    width: usize,
) -> Vec<Group<'a>> {
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
    let (group, is_drawn) = place(Group::with_title(title), diagnostic.span, about);
    let name = catalogue.text("cli.level.help", &[]);
    let label = if is_drawn { "  = : ".len() } else { ": ".len() } + name.width();
    let help = Shown::HELP.with_name(name);
    let mut helps: Vec<String> = catalogue.help(&diagnostic.message).into_iter().collect();
    if !diagnostic.candidates.is_empty() {
        let texts = diagnostic.candidates.iter().map(|candidate| Argument::text(&candidate.text));
        let texts = texts.collect::<Vec<_>>();
        let text = catalogue.text("cli.candidates", &[("candidates", texts.into())]);
        helps.push(text);
    }
    let helps = helps.into_iter().map(|text| fit(text, label));
    if is_drawn {
        vec![helps.fold(group, |group, text| group.element(help.clone().message(text)))]
    } else {
        let alone = helps.map(|text| Group::with_title(help.clone().primary_title(text)));
        std::iter::once(group).chain(alone).collect()
    }
}

/// Adds the line that the diagnostic is about, or at least its number; and whether the line is drawn.
fn place<'a>(group: Group<'a>, span: Option<Span>, about: About<'a>) -> (Group<'a>, bool) {
    let (name, (offset, line), span) = match (about, span) {
        (About::Nothing, _) | (About::Typed(_) | About::File { name: "-", .. }, None) => {
            return (group, false);
        }
        (About::Typed(line), Some(span)) => (None, (0, line), span),
        (About::File { name, .. }, None) => return (group.element(Origin::path(name)), false),
        (About::File { name, excerpt }, Some(span)) => {
            let Some(found) = excerpt.line(span.line) else {
                let origin = Origin::path(name).line(span.line).char_column(span.column);
                return (group.element(origin), false);
            };
            (Some(name), found, span)
        }
    };
    let bound = |byte: usize| line.floor_char_boundary(byte.saturating_sub(offset));
    let start = bound(span.start);
    let end = bound(span.end).max(start);
    if name.is_none() && line[..start].trim().is_empty() && end == line.len() {
        // The whole line is wrong, which marks nothing.
        return (group, false);
    }
    let group = group.element(
        Snippet::source(line)
            .line_start(span.line)
            .line_numbering(name.is_some())
            .path(name)
            .annotation(AnnotationKind::Primary.span(start..end)),
    );
    (group, true)
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use insta::assert_snapshot;
    use tabiya_game::{Candidate, LineSpans};
    use tabiya_messages::Language;

    use super::*;
    use crate::codes;

    const TEXT: &str = "行棋方：红\n红方：[弹  马]\n";

    fn shown(diagnostic: Diagnostic, about: About<'_>, language: Language, width: usize) -> String {
        let text = render(&Catalogue::new(language), &[diagnostic], about, width, false);
        strip_str(&text).to_string()
    }

    /// An error about the second space of the second line.
    fn spaces() -> Diagnostic {
        let at = TEXT.find("  ").expect("there are two spaces") + 1;
        Diagnostic::error(codes::AMBIGUOUS).with("found", Argument::input("  ")).at(TEXT, at..at + 1)
    }

    #[test]
    fn the_mark_stands_under_the_hanzi() {
        let excerpt = Excerpt::new(TEXT.to_owned());
        let about = About::File { name: "a.txt", excerpt: &excerpt };
        assert_snapshot!(shown(spaces(), about, Language::English, 80), @"
        error[cli.text.ambiguous]: “⟨U+0020 ×2⟩” fits several actions.
         --> a.txt:2:7
          |
        2 | 红方：[弹  马]
          |           ^
        ");
        let at = TEXT.find('马').expect("it is there");
        let horse = Diagnostic::error(codes::NOT_UTF_8)
            .with("found", Argument::text("E9"))
            .at(TEXT, at..at + '马'.len_utf8());
        assert_snapshot!(shown(horse, about, Language::Chinese, 80), @"
        错误[cli.text.not-utf-8]: 此处的字节 E9 不是 UTF-8。
         --> a.txt:2:8
          |
        2 | 红方：[弹  马]
          |            ^^
          |
          = 提示: 请把文本存为 UTF-8 编码。其他编码的中文文本多为 GB18030。
        ");
    }

    #[test]
    fn a_line_that_is_gone_is_named() {
        let mut excerpt = Excerpt::default();
        excerpt.keep(LineSpans { offset: 900, line: 70 }, "70. x\n");
        let about = About::File { name: "a.txt", excerpt: &excerpt };
        let mut diagnostic = spaces().shifted(LineSpans { offset: 100, line: 9 });
        assert_snapshot!(shown(diagnostic.clone(), about, Language::English, 80), @"
        error[cli.text.ambiguous]: “⟨U+0020 ×2⟩” fits several actions.
        --> a.txt:10:7
        ");
        diagnostic.span = None;
        assert_snapshot!(shown(diagnostic, about, Language::English, 80), @"
        error[cli.text.ambiguous]: “⟨U+0020 ×2⟩” fits several actions.
        --> a.txt
        ");
    }

    #[test]
    fn the_mark_can_stand_after_the_end_and_in_a_long_line() {
        let excerpt = Excerpt::new("红".to_owned());
        let end = Diagnostic::error(codes::NO_CANONICAL).at("红", 3..3);
        let about = About::File { name: "a.txt", excerpt: &excerpt };
        assert_snapshot!(shown(end, about, Language::English, 80), @"
        error[cli.convert.no-canonical]: No legal action has this result, so that it has no canonical form.
         --> a.txt:1:2
          |
        1 | 红
          |   ^
        ");
        let long = format!("{}!{}", "红".repeat(20_000), "黑".repeat(20_000));
        let excerpt = Excerpt::new(long.clone());
        let middle = Diagnostic::error(codes::NO_CANONICAL).at(&long, 60_000..60_001);
        let about = About::File { name: "a.txt", excerpt: &excerpt };
        assert_snapshot!(shown(middle, about, Language::English, 60), @"
        error[cli.convert.no-canonical]: No legal action has this result, so that it has no canonical form.
         --> a.txt:1:20001
          |
        1 | ... 红红红红红红红红红红红!黑黑黑黑黑黑黑黑黑黑黑黑...
          |                           ^
        ");
    }

    #[test]
    fn what_was_typed_is_not_repeated() {
        let mut whole =
            Diagnostic::error(codes::AMBIGUOUS).with("found", Argument::input("che 3")).at("che 3", 0..5);
        let candidate = |text: &str| Candidate { movement: text.to_owned(), text: text.to_owned() };
        whole.candidates = vec![candidate("红车进三"), candidate("红车平三")];
        assert_snapshot!(shown(whole, About::Typed("che 3"), Language::English, 40), @"
        error: “che 3” fits several actions.
        help: these fit: 红车进三 and 红车平三
        ");
        let part = Diagnostic::error(codes::NO_CANONICAL).at("红车x三", 6..7);
        assert_snapshot!(shown(part, About::Typed("红车x三"), Language::English, 40), @"
        error: No legal action has this result,
               so that it has no canonical form.
         |
         | 红车x三
         |     ^
        ");
    }
}
