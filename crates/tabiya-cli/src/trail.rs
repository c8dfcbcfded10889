use tabiya_game::{Diagnostic, Game, Mode, ResolveOptions, Table};

use crate::records::Ply;

/// The position is kept after every so many plies of a record.
pub(crate) const KEPT: u64 = 256;

/// The way to the present position of a record of any length: the last position that is known, and the plies since.
pub(crate) struct Trail {
    base: String,
    texts: Vec<String>,
    /// The position after the last ply, if it is known; it becomes the base when there is a ply after it, so that there
    /// always is a last ply to mark.
    latest: Option<String>,
}

impl Trail {
    /// From this position on.
    pub(crate) const fn new(start: String) -> Self {
        Self { base: start, texts: Vec::new(), latest: None }
    }

    /// Goes on by a ply.
    pub(crate) fn push(&mut self, ply: Ply) {
        if let Some(position) = self.latest.take() {
            self.base = position;
            self.texts.clear();
        }
        self.texts.push(ply.text);
        self.latest = ply.position;
    }

    /// A table with the present position and the last ply.
    pub(crate) fn table(&self, game: &dyn Game) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
        let mut table = game.table(&self.base, Mode::Exact)?;
        for text in &self.texts {
            table.play(text, &ResolveOptions::default()).map_err(|refused| refused.diagnostics().to_vec())?;
        }
        Ok(table)
    }
}
