//! `[[en-passant]]`.

use super::node::Table;
use super::reader::Reader;
use crate::cover::all;
use crate::spec::EnPassantSpec;

impl Reader {
    pub(super) fn en_passant(&mut self, file: &Table) -> Vec<EnPassantSpec> {
        let mut rules = Vec::new();
        for (_, table) in file.tables("en-passant") {
            let victims = self.some_letters(table, "victims");
            let captors = self.some_letters(table, "captors");
            let squares = self.squares(table, "squares").unwrap_or_else(|| all(self.geometry));
            rules.push(EnPassantSpec { victims, captors, squares });
        }
        rules
    }
}
