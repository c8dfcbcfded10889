//! Betza texts by chance.

use tabiya_pieces::betza::Dialect;
use tabiya_pieces::sample::Source;

/// A text that a dialect might have: letters where they belong, though not every text means something.
pub(crate) fn text(source: &mut impl Source, dialect: Dialect) -> String {
    (0..=source.pick(&[0, 0, 1, 1, 2])).map(|_| term(source, dialect)).collect()
}

fn term(source: &mut impl Source, dialect: Dialect) -> String {
    if dialect == Dialect::FairyStockfish {
        return single(source, dialect);
    }
    match source.below(10) {
        0..5 => single(source, dialect),
        5..8 => again(source, dialect),
        _ => chain(source, dialect),
    }
}

fn atom(source: &mut impl Source, dialect: Dialect) -> String {
    let atom = source.pick(&["W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q", "W", "F", "K"]);
    let range = source.pick(&["", "", "", "", "", "0", "2", "3", "4", "5", "11"]);
    match dialect {
        Dialect::Interactive if source.percent(20) && !"KRBQ".contains(atom) => {
            format!("{atom}{}{range}", source.pick(&["X", "Y", "XX", "XY"]))
        }
        Dialect::XBoard => format!("{atom}{range}"),
        _ if source.percent(20) => atom.repeat(2),
        _ => format!("{atom}{range}"),
    }
}

fn directions(source: &mut impl Source) -> String {
    if source.percent(50) {
        return String::new();
    }
    let words = &[
        "f", "b", "l", "r", "v", "s", "fs", "bs", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "fh", "bh",
        "lh", "rh", "hl", "hr", "ff", "bb", "ll", "rr", "lv", "rv", "vs", "sv",
    ];
    (0..=source.pick(&[0, 0, 0, 1, 2])).map(|_| source.pick(words)).collect()
}

fn single(source: &mut impl Source, dialect: Dialect) -> String {
    let fairy = dialect == Dialect::FairyStockfish;
    let initial = source.pick(&["", "", "", "", "i"]);
    let modes: &[&str] =
        if fairy { &["", "", "m", "c"] } else { &["", "", "", "m", "c", "d", "md", "cd", "mcd"] };
    let modes = source.pick(modes);
    let special: &[&str] = if fairy {
        &["", "", "", "p", "g", "n"]
    } else {
        &["", "", "", "", "p", "g", "n", "n", "j", "z", "q"]
    };
    let special = source.pick(special);
    if !fairy && source.percent(4) {
        return format!("{initial}{}", source.pick(&["U", "mU", "cU", "sO2", "O3", "fO2", "lO2"]));
    }
    format!("{initial}{}{modes}{special}{}", directions(source), atom(source, dialect))
}

fn again(source: &mut impl Source, dialect: Dialect) -> String {
    let mut text = String::from(source.pick(&["", "", "", "i"]));
    for _ in 0..source.pick(&[1, 1, 1, 2]) {
        let modes = source.pick(&["", "m", "m", "c", "mc", "p", "mp", "y", "g", "d", "cd", "cp"]);
        text.push_str(&directions(source));
        text.push_str(modes);
        text.push('a');
    }
    let modes = source.pick(&["", "", "m", "c", "d"]);
    format!("{text}{}{modes}{}", directions(source), atom(source, dialect))
}

fn chain(source: &mut impl Source, dialect: Dialect) -> String {
    let count = source.pick(&[2, 2, 2, 3]);
    let steps: Vec<String> = (0..count)
        .map(|number| {
            let modes: &[&str] =
                if number + 1 < count { &["", "", "m", "c", "mc", "p", "mp"] } else { &["", "m", "c"] };
            format!("{}{}{}", directions(source), source.pick(modes), atom(source, dialect))
        })
        .collect();
    if dialect == Dialect::XBoard {
        return match source.below(3) {
            0 => format!("({}){}", steps.join("-"), source.pick(&["0", "2", ""])),
            _ => steps.join("-"),
        };
    }
    let joint = source.pick(&["-", "-", "?"]);
    format!("{}[{}]", source.pick(&["", "", "v", "f", "fs", "i"]), steps.join(joint))
}
