//! The games that are tested.

use std::sync::Arc;

use tabiya_variants::spec::Spec;
use tabiya_variants::{file, library};

/// A game of the library, or chess changed by these lines of a variant file.
pub(crate) fn spec(name: &str) -> Arc<Spec> {
    let base = |name: &str| library::text(name).map(str::to_owned);
    let text = if name.contains('=') {
        format!("name = 'changed'\nextends = 'chess'\n{name}")
    } else {
        base(name).unwrap_or_else(|| panic!("no game {name}"))
    };
    match file::read(&text, &base) {
        Ok(read) => Arc::new(read.spec),
        Err(errors) => panic!("{name}: {errors:#?}"),
    }
}

/// Calls a generic function with a game on the bitboard of its board.
#[macro_export]
macro_rules! with_game {
    ($spec:expr, $game:ident => $do:expr) => {{
        let spec = $spec;
        match spec.geometry.area() {
            ..=64 => {
                let $game = tabiya_variants::Variant::<u64>::new(spec);
                $do
            }
            65..=128 => {
                let $game = tabiya_variants::Variant::<u128>::new(spec);
                $do
            }
            _ => {
                let $game = tabiya_variants::Variant::<tabiya_board::U256>::new(spec);
                $do
            }
        }
    }};
}
