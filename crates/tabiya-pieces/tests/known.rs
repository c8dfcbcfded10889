//! The table of named pieces, and what it says about lines.

use std::path::Path;

use tabiya_board::Geometry;
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::betza::{self, Dialect};
use tabiya_pieces::compare::{boards, same_targets};
use tabiya_pieces::{Known, KnownPiece, Profile, Since, read};

fn names<'a>(pieces: &[&'a KnownPiece]) -> Vec<&'a str> {
    pieces.iter().map(|piece| piece.name).collect()
}

#[test]
fn every_piece_is_found_by_its_line_and_its_names() {
    let known = Known::new();
    assert!(known.pieces().len() >= 200);
    for piece in known.pieces() {
        assert!(known.find(&piece.piece).contains(&piece), "{}", piece.name);
        assert_eq!(known.by_name(&piece.name.to_uppercase())[0], piece);
        for other in &piece.other_names {
            assert!(known.by_name(other.name).contains(&piece), "{}", other.name);
        }
        assert_eq!(piece.piece.to_string(), piece.line, "lines are canonical");
    }
}

/// Names are to be told apart; what moves alike is listed here, and nothing else does.
#[test]
fn few_pieces_move_alike() {
    let known = Known::new();
    let mut alike: Vec<_> = known.pieces().iter().map(|piece| names(&known.find(&piece.piece))).collect();
    alike.retain(|names| names.len() > 1);
    alike.dedup();
    alike.sort_unstable();
    alike.dedup();
    assert_eq!(alike, [["Breakthrough pawn", "Corporal"], ["King", "Mann"], ["Multi general", "Hunter"]]);
}

#[test]
fn lines_are_recognised_in_any_spelling() {
    let known = Known::new();
    let check = |line: &str, profile: Profile, expected: &[&str]| {
        let piece = read(line, profile).piece.expect(line);
        assert_eq!(names(&known.find(&piece)), expected, "{line}");
    };
    for (line, expected) in [
        ("1+,1X", &["King", "Mann"][..]),
        ("r1", &["King", "Mann"]),
        ("nX,n+", &["Queen"]),
        ("n+,1*,nX", &["Queen"]),
        // The first number of a filtered leap is the one forward or backward (H17).
        ("~2/1<>,1/2=", &["Knight"]),
        ("c1X>,oi1-2>,o1>", &["Pawn"]),
        ("o1>,c1X>", &["Baidaq"]),
        // A group's copies go on in one direction (Q2).
        ("c1-3*", &["Berserk"]),
        ("n+.n+", &[]),
        // The document's own examples.
        ("c3(1*)", &["Berserk"]),
        ("!hcn+&c0&Ar1,o1*", &["Atomic bomb"]),
        ("o2-3+, c2-3X, io2-3>.2(~1/2)", &["Spherical piece"]),
        // A rook that goes at most so far is none, and a king need not be on a small board.
        ("1-7+", &[]),
        ("1-15+", &["Rook"]),
        // A middle rank is in no half (H15).
        ("A1+,E1+", &[]),
        // What makes no move at all.
        ("R1=", &["Zero"]),
        ("co1+", &["Zero"]),
        // Too long to be compared.
        ("n(n(n*);)", &[]),
    ] {
        check(line, Profile::Tabiya, expected);
    }
    // The legs of Wikipedia's pieces lead outward (Q18), those of the document anywhere.
    check("1X.n+", Profile::Wikipedia, &["Gryphon"]);
    check("1X.n+", Profile::Tabiya, &[]);
    // Where nothing follows a `.` that is the same.
    check("n(n+)", Profile::Wikipedia, &["Broken rook"]);
    check("n(n+)", Profile::Tabiya, &["Broken rook"]);
}

#[test]
fn betza_says_the_same() {
    let trials = boards(Geometry::new(12, 10).expect("1 to 16"), 100, 1);
    for known in Known::new().pieces() {
        let Some(text) = known.betza else { continue };
        let says_the_same = |dialect| {
            betza::read(text, dialect)
                .is_ok_and(|piece| same_targets(&piece, &known.piece, &trials) == Ok(None))
        };
        assert!(Dialect::ALL.into_iter().any(says_the_same), "{}: {text} is not {}", known.name, known.line);
    }
}

#[test]
fn a_piece_tells_where_it_comes_from() {
    let known = Known::new();
    let knight = known.by_name("Knight")[0];
    assert_eq!((knight.name_in("ru"), knight.name_in("vi"), knight.name_in("de")), ("Конь", "Mã", "Knight"));
    assert_eq!((knight.author, knight.since), (None, Some(Since::Century(6))));
    assert_eq!(known.by_name("rose")[0].since, Some(Since::Year(1968)));
    let check = |name: &str, expected: [&str; 4]| {
        let origin = known.by_name(name)[0].origin();
        let told = Language::ALL.map(|language| Catalogue::new(language).try_sentence(&origin).expect(name));
        assert_eq!(told, expected, "{name}");
    };
    check(
        "Knight",
        ["Chaturanga (6th century)", "恰图兰卡（6 世纪）", "Chaturanga (thế kỷ 6)", "Чатуранга (6-й век)"],
    );
    check(
        "Rose",
        [
            "Fairy chess (Robert Meignant, 1968)",
            "仙灵象棋（Robert Meignant，1968 年）",
            "Cờ thần tiên (Robert Meignant, năm 1968)",
            "Сказочные шахматы (Robert Meignant, 1968 год)",
        ],
    );
    check("Cannon", ["Xiangqi", "中国象棋", "Cờ tướng", "Сянци"]);
    check(
        "Frog (Scirocco)",
        [
            "Scirocco (Adrian King)",
            "热风象棋（Adrian King）",
            "Scirocco (Adrian King)",
            "Сирокко (Adrian King)",
        ],
    );
}

/// Pieces of the shared lists are known by their names.
#[test]
fn the_names_of_public_lists_are_known() {
    let Some(table) = shared("pieces/pieces.tsv") else { return };
    let known = Known::new();
    let mut found = 0;
    for row in table.lines().skip(1) {
        let columns: Vec<_> = row.split('\t').collect();
        let [name, line, _, source] = columns[..] else { panic!("{row}") };
        let is_ours = !source.contains("another dialect") && source != "the document";
        // Slips as found: "4X" for "1-4X" (Q31), "+n", "*1", and the Aanca that moves like a Manticore.
        let is_slip = ["4X,~1/2", "+n", "1+.nX"].contains(&line);
        if name.is_empty() || !is_ours || is_slip {
            continue;
        }
        let Some(piece) = read(line, Profile::Wikipedia).piece else { continue };
        let by_line = known.find(&piece);
        assert!(known.by_name(name).iter().any(|known| by_line.contains(known)), "{row}");
        found += 1;
    }
    assert!(found >= 20, "{found}");
}

#[expect(clippy::print_stdout, reason = "says why nothing is tested")]
/// A shared file; `None`, with a message, where there is none.
fn shared(file: &str) -> Option<String> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")).join(file);
    let text = std::fs::read_to_string(&path);
    assert!(text.is_ok() || std::env::var("CI").as_deref() != Ok("true"), "{} is missing", path.display());
    if text.is_err() {
        println!("skipped: {} is missing", path.display());
    }
    text.ok()
}
