//! Text: in columns, whatever the width of the characters.

use insta::assert_snapshot;
use tabiya_board::Side;
use tabiya_draw::{Coordinates, Options, Role, Subject, spans, text};
use tabiya_game::diagram::Diagram;
use tabiya_messages::{Catalogue, Language};
use unicode_width::UnicodeWidthStr;

use crate::samples::{self, diagrams, scenes};

/// The rows of the board have one width, and no line ends in a space.
pub(crate) fn check(name: &str, subject: Subject<'_>, options: &Options<'_>) {
    let geometry = match subject {
        Subject::Moves(diagram) => diagram.geometry,
        Subject::Position(scene) => scene.geometry,
    };
    let shown = text(subject, options);
    assert!(shown.lines().all(|line| !line.ends_with(' ')), "{name}:\n{shown}");
    let widths = spans(subject, options)
        .into_iter()
        .filter(|line| line.len() == 1 + 2 * usize::from(geometry.width()))
        .take(usize::from(geometry.height()))
        .map(|line| line.iter().map(|span| span.text.width()).sum::<usize>());
    let widths: Vec<usize> = widths.collect();
    assert_eq!(widths.len(), usize::from(geometry.height()), "{name}:\n{shown}");
    assert!(widths.iter().all(|width| *width == widths[0]), "{name}: {widths:?}\n{shown}");
}

#[test]
fn everything_stands_in_columns() {
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for (columns, coordinates) in
            [(80, Coordinates::Game), (20, Coordinates::Numerals), (0, Coordinates::Files)]
        {
            for flip in [false, true] {
                let options = Options { columns, coordinates, flip, ..Options::new(&catalogue) };
                for (name, diagram) in &diagrams() {
                    check(name, diagram.into(), &options);
                }
                for (name, scene) in &scenes() {
                    check(name, scene.into(), &options);
                }
            }
        }
    }
}

fn moves(diagram: &Diagram, language: Language) -> String {
    text(diagram, &Options::new(&Catalogue::new(language)))
}

#[test]
fn all_signs_have_letters() {
    assert_snapshot!(moves(&samples::everything(), Language::English), @"
    8  .   .   .   .   .   .   .  *2
    7  .   .   .  bx#  .   .   .  *2
    6  .  x?   .   *   .  x?   .   .
    5  .   .   .   *  oi   .   .   .
    4  R   =   *   A   -  c^   %   .
    3  .   .  +.  +.  ~.   .   .   .
    2  .   .  !.  !.  !.   .   .   .
    1  .   .   .   .   .   .   .   .
       a   b   c   d   e   f   g   h
      *  moves or captures
      o  moves only
      x  captures only
      %  moves here and captures elsewhere
      i  only as its first move
      ?  only under a condition
      2  on a later leg of the move, here the second
      -  slides until something blocks it
      ^  hops over exactly one piece
      =  another piece moves along
      #  a piece stops it
      +  a friendly piece here changes the moves
      ~  an enemy piece here changes the moves
      !  what is here is removed
    ");
}

#[test]
fn lines_under_marks_are_not_explained() {
    assert_snapshot!(moves(&diagrams()[1].1, Language::Chinese), @"
    10    ・ ・ ・ *  ・ ・ ・ ・
     9 ・ ・ ・ ・ *  ・ ・ ・ ・
     8 ・ ・ ・ ・ *  ・ ・ ・ ・
     7 *  ・ ・ ・ *  ・ ・ ・ *
     6 ・ *  ・ ・    ・ ・ *  ・
     5 ・ ・ *  ・ *  ・ *  ・ ・
     4 ・ ・ ・ *  *  *  ・ ・ ・
     3 *  *  *  *  炮 *  *  *  *
     2 ・ ・ ・ *  *  *  ・ ・ ・
     1 ・ ・ *  ・ *  ・ *  ・ ・
       a  b  c  d  e  f  g  h  i
      *  可走可吃
    ");
}

#[test]
fn a_position_is_shown_as_the_game_writes_it() {
    let catalogue = Catalogue::new(Language::Chinese);
    let options = Options { coordinates: Coordinates::Xiangqi, ..Options::new(&catalogue) };
    assert_snapshot!(text(&samples::xiangqi(), &options), @"
     1  2  3  4  5  6  7  8  9
     車 馬 象 士 將 士 象 馬 車
     ・ ・ ・ ・ ・ ・ ・ ・ ・
     ・ 砲 ・ ・ ・ ・ ・ 砲 ・
     卒 ・ 卒 ・ 卒 ・ 卒 ・ 卒
     ・ ・ ・ ・ ・ ・ ・ ・ ・
     ・ ・ ・ ・ ・ ・ ・ ・ ・
     兵 ・ 兵 ・ 兵 ・ 兵 ・ 兵
     ・ 炮 ・ ・>炮 ・ ・>・ ・
     ・ ・ ・ ・ ・ ・ ・ ・ ・
     俥 傌 相 仕 帥 仕 相 傌 俥
     九 八 七 六 五 四 三 二 一
    上一步改变了e3、h3。
    ");
}

#[test]
fn hands_and_marks_are_told() {
    let catalogue = Catalogue::new(Language::English);
    let options = Options { flip: true, ..Options::new(&catalogue) };
    assert_snapshot!(text(&samples::hands(), &options), @"
    1 . . K
    2 P   .
    3 k . r
      c b a
    Red, pool: P P P B Q
    Marked with a circle: a3.
    Marked with a cross: c3.
    Marked with a diamond: b2.
    Marked with a square: b3.
    Marked with a star: c2.
    Marked with a triangle: a2.
    Marked with “label”: a1.
    ");
}

#[test]
fn narrow_terminals_get_glyphs_with_a_mark() {
    let catalogue = Catalogue::new(Language::Russian);
    let mut scene = samples::scene(true, ["red", "black"], &["车.卒", "...", "兵.帥"]);
    for cell in &mut scene.cells {
        if let Some(piece) = &mut cell.piece {
            let colour = if piece.side == Side::First { "红" } else { "黑" };
            piece.letter = format!("{colour}{}", piece.glyph);
        }
    }
    assert_snapshot!(text(&scene, &Options::new(&catalogue)), @"
    3 黑车  ・  黑卒
    2  ・   ・   ・
    1 红兵  ・  红帥
       a    b    c
    ");
    assert_snapshot!(text(&scene, &Options { columns: 14, ..Options::new(&catalogue) }), @"
    3 v车  ・ v卒
    2  ・  ・  ・
    1  兵  ・  帥
        a   b   c
    v отмечает фигуры стороны: Black.
    ");
}

#[test]
fn no_name_breaks_a_line() {
    let catalogue = Catalogue::new(Language::English);
    let mut scene = samples::scene(true, ["red", "black"], &["K.", ".k"]);
    scene.columns[1] = "a\nb".to_owned();
    scene.marks = vec![(scene.cells[1].square, "x\r\ny".to_owned())];
    if let Some(piece) = &mut scene.cells[0].piece {
        piece.letter = "\u{1b}[\n".to_owned();
    }
    check("control characters", (&scene).into(), &Options::new(&catalogue));
    let shown = text(&scene, &Options::new(&catalogue));
    assert_eq!(shown.lines().count(), 4, "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
}

#[test]
fn parts_have_roles() {
    let catalogue = Catalogue::new(Language::English);
    let mut scene = samples::scene(true, ["red", "black"], &["K.k"]);
    scene.last_move = vec![scene.cells[0].square, scene.cells[1].square];
    let row: Vec<(String, Role)> = spans(&scene, &Options::new(&catalogue))[0]
        .iter()
        .map(|span| (span.text.clone(), span.role))
        .collect();
    let expected = [
        ("1", Role::Label),
        (">", Role::Sign),
        ("K", Role::Moved(Side::First)),
        (">", Role::Sign),
        (".", Role::Empty),
        (" ", Role::Sign),
        ("k", Role::Piece(Side::Second)),
    ];
    assert_eq!(row, expected.map(|(text, role)| (text.to_owned(), role)));
}
