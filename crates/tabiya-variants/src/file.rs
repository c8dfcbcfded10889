//! Variant files: TOML text to a [`Spec`] and back.

mod board;
mod budget;
mod castling;
mod check;
mod codes;
mod en_passant;
mod ends;
mod extend;
pub mod keys;
mod letter;
mod line;
mod names;
mod node;
mod parse;
mod passes;
mod pieces;
mod place;
mod promotion;
mod reader;
mod regions;
mod report;
mod royals;
mod squares;
mod start;
mod syntax;
mod test;
mod unused;
mod write;

use tabiya_game::{Diagnostic, has_errors};

pub(crate) use check::is_seen;
pub use test::{ExpectedOutcome, Said, TestSpec};
pub use write::write;

use crate::spec::Spec;
use place::Place;
use report::Report;

/// The longest file, in bytes.
pub const MAX_FILE: usize = 256 * 1024;

/// The text of the variant of a name.
type Base<'b> = &'b dyn Fn(&str) -> Option<String>;

/// What a variant file says.
#[derive(Clone, Debug, PartialEq)]
pub struct VariantFile {
    /// The variant.
    pub spec: Spec,
    /// Its tests.
    pub tests: Vec<TestSpec>,
    /// What is worth knowing of a file that stands.
    pub notes: Vec<Diagnostic>,
}

/// Reads a variant file. `base` gives the text of the variant that it extends, by its name.
///
/// # Errors
/// All that is wrong, in the order of the file: nothing of a file with an error is taken.
///
/// ```
/// use tabiya_variants::file;
/// let text = r#"
/// name = "two-kings"
/// start = "3k/4/4/K3 w - - 0 1"
/// board.size = "4x4"
/// pieces.K = { line = "1*", royal = true }
/// "#;
/// let variant = file::read(text, &|_| None).unwrap();
/// assert_eq!(variant.spec.geometry.to_string(), "4x4");
///
/// let errors = file::read(&text.replace("1*", "1"), &|_| None).unwrap_err();
/// assert_eq!(errors[0].code().as_str(), "pieces.syntax.missing-direction");
/// assert_eq!(errors[0].span.unwrap().line, 5);
/// ```
pub fn read(text: &str, base: &dyn Fn(&str) -> Option<String>) -> Result<VariantFile, Vec<Diagnostic>> {
    let mut report = Report::default();
    let parsed =
        if text.len() > MAX_FILE { Err(vec![(0..0, extend::too_long())]) } else { parse::parse(text) };
    let table = match parsed {
        Ok(table) => table,
        Err(errors) => {
            for (range, message) in errors {
                report.error(&Place::here(range), message);
            }
            return Err(report.into_diagnostics(text));
        }
    };
    let Some(table) = extend::extended(&mut report, table, base) else {
        return Err(report.into_diagnostics(text));
    };
    let (spec, report) = reader::spec(report, &table);
    let diagnostics = report.into_diagnostics(text);
    if has_errors(&diagnostics) {
        return Err(diagnostics);
    }
    Ok(VariantFile { spec, tests: test::tests(&table), notes: diagnostics })
}
