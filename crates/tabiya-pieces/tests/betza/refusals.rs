use insta::assert_snapshot;
use tabiya_pieces::betza::Dialect;

use crate::catalogues::{lacking, refused};

const ALL: [Dialect; 3] = Dialect::ALL;

#[test]
fn the_form() {
    let texts = ["", "f", "fWc", "3", "fhW", "hK", "WwF", "R4.", "Wé"];
    let said: Vec<String> = texts.iter().map(|text| refused(text, ALL[1])).collect();
    assert_snapshot!(said.concat(), @r#"
     1: The text is empty.
      Write how the piece moves: K is a king, N a knight, fmWfcF a pawn without its double step.
    f 1: “f” modifies a move, but no move follows.
      Write the capital letter of a move behind it, such as fW or cR.
    fWc 3: “c” modifies a move, but no move follows.
      Write the capital letter of a move behind it, such as fW or cR.
    3 1: The number “3” belongs to no move.
      A number stands right behind the capital letter of the move that it limits: R4.
    fhW 2: “h” selects no direction of this move.
      The directions are f b l r v s. h stands behind one of them, as in fhN, or makes hl and hr; both only where a move has more than four directions to choose from.
    hK 1: “h” selects no direction of this move.
      The directions are f b l r v s. h stands behind one of them, as in fhN, or makes hl and hr; both only where a move has more than four directions to choose from.
    WwF 2: “w” stands for nothing in Betza's notation.
      Capital letters are moves, small letters before them say which of these moves are meant, numbers behind them how often they may be repeated.
    R4. 3: “.” stands for nothing in Betza's notation.
      Capital letters are moves, small letters before them say which of these moves are meant, numbers behind them how often they may be repeated.
    Wé 2: “é” stands for nothing in Betza's notation.
      Capital letters are moves, small letters before them say which of these moves are meant, numbers behind them how often they may be repeated.
    "#);
    let texts = ["R100", "N05", "(W-F", "W)", "((W))", "W-", "-W", "m(WF)", "(WF)3", "Wi"];
    let said: Vec<String> = texts.iter().map(|text| refused(text, ALL[0])).collect();
    assert_snapshot!(said.concat(), @r#"
    R100 2: “100” is no range in XBoard.
      Write a number of at most 2 digits without a zero in front; 0 alone stands for any distance.
    N05 2: “05” is no range in XBoard.
      Write a number of at most 2 digits without a zero in front; 0 alone stands for any distance.
    (W-F 1: “(” is not closed.
      Close it behind the last leg.
    W) 2: “)” closes nothing.
      Leave it out.
    ((W)) 2: “(” stands inside a chain or behind one; XBoard doesn't put chains into chains.
      Write the legs of all chains one after the other.
    ((W)) 5: “)” closes nothing.
      Leave it out.
    W- 2: At “-” a leg is missing.
      Between two legs stands one sign, and a leg before and behind it: W-F.
    -W 1: At “-” a leg is missing.
      Between two legs stands one sign, and a leg before and behind it: W-F.
    m(WF) 2: “(WF)” is no single move that modifiers or a range could belong to.
      Write modifiers and ranges for each move inside.
    (WF)3 1: “(WF)3” is no single move that modifiers or a range could belong to.
      Write modifiers and ranges for each move inside.
    Wi 2: “i” modifies a move, but no move follows.
      Write the capital letter of a move behind it, such as fW or cR.
    "#);
}

#[test]
fn other_dialects() {
    let said: Vec<String> =
        ["NN", "J", "[F?R]", "FX", "xR"].iter().map(|text| refused(text, ALL[0])).collect();
    assert_snapshot!(said.concat(), @r#"
    NN 1: “NN” is Betza's old way of writing; XBoard doesn't understand it.
      Write N0.
    J 1: “J” is an old letter, and not everyone means the same leap by it.
      Write C for the camel's leap (3, 1), Z for the zebra's (3, 2).
    [F?R] 1: “[F?R]” is not how XBoard writes moves of several legs.
      A wazir step and a ferz step after it are W-F in XBoard, [W-F] in the Interactive Diagram, and mafsW in both.
    FX 2: “X” is not used in XBoard; it belongs to the Interactive Diagram.
      Choose that dialect, or leave it out.
    xR 1: “x” is not used in XBoard; it belongs to the Interactive Diagram.
      Choose that dialect, or leave it out.
    "#);
    let said: Vec<String> = ["W-F", "(W-F)0", "tW"].iter().map(|text| refused(text, ALL[1])).collect();
    assert_snapshot!(said.concat(), @r#"
    W-F 2: “-” is not how the Interactive Diagram writes moves of several legs.
      A wazir step and a ferz step after it are W-F in XBoard, [W-F] in the Interactive Diagram, and mafsW in both.
    (W-F)0 1: “(W-F)0” is not how the Interactive Diagram writes moves of several legs.
      A wazir step and a ferz step after it are W-F in XBoard, [W-F] in the Interactive Diagram, and mafsW in both.
    tW 1: “t” is not used in the Interactive Diagram; it belongs to XBoard.
      Choose that dialect, or leave it out.
    "#);
    let texts = ["mafsW", "W-F", "[F?R]", "D0", "nC", "pN", "icK", "zB", "R10", "NnN", "oR", "isO2", "sfN"];
    let said: Vec<String> = texts.iter().map(|text| refused(text, ALL[2])).collect();
    assert_snapshot!(said.concat(), @r#"
    mafsW 2: “a” is not used in Fairy-Stockfish; it belongs to XBoard and the Interactive Diagram.
      Choose that dialect, or leave it out.
    W-F 2: “-”: Fairy-Stockfish has no moves of several legs.
      It has a word of its own for two of them: nN is the Horse of xiangqi, nZ the Elephant of janggi.
    [F?R] 1: “[F?R]”: Fairy-Stockfish has no moves of several legs.
      It has a word of its own for two of them: nN is the Horse of xiangqi, nZ the Elephant of janggi.
    D0 1: Fairy-Stockfish doesn't repeat this leap: “D0”.
      It repeats the moves W, F and N, and those of R, B, Q and K.
    nC 1: Fairy-Stockfish doesn't know this leap as one that can be blocked: “nC”.
      It knows nN, nA, nD and nZ.
    pN 1: Fairy-Stockfish doesn't hop with this move: “pN”.
      It hops with R, B and Q (W, F and K are the same to it): pR, gB.
    icK 2: In Fairy-Stockfish an initial move never captures, so “c” makes no move.
      Write m instead of c, or leave i out.
    zB 1: “z” is not used in Fairy-Stockfish; it belongs to XBoard and the Interactive Diagram.
      Choose that dialect, or leave it out.
    R10 2: “10” is no range in Fairy-Stockfish.
      Write one digit; 0 stands for any distance.
    NnN 2: “nN” goes where an earlier move goes; Fairy-Stockfish keeps only the later one.
      Write the move that does more behind the other, or keep one of them.
    oR 1: “o” is not used in Fairy-Stockfish; it belongs to XBoard and the Interactive Diagram.
      Choose that dialect, or leave it out.
    isO2 3: “O2” is not used in Fairy-Stockfish; it belongs to XBoard and the Interactive Diagram.
      Choose that dialect, or leave it out.
    sfN 1: “sf” selects no direction of this move.
      The directions are f b l r v s. h stands behind one of them, as in fhN, or makes hl and hr; both only where a move has more than four directions to choose from.
    "#);
}

#[test]
fn what_has_no_single_meaning() {
    let said: Vec<String> = ["nZ", "jN", "zN0", "qB"].iter().map(|text| refused(text, ALL[0])).collect();
    assert_snapshot!(said.concat(), @r#"
    nZ 1: What could block “nZ” is not agreed: several ways lead to its squares.
      Write the way leg by leg: mafsW is a step straight on to an empty square, then one diagonally outwards.
    jN 1: What “jN” must jump over is not agreed.
      j has one meaning before D and A (a piece must stand between), and before R, B and Q (the first square is left out).
    zN0 1: By how much “zN0” turns is not agreed.
      z has one meaning before R and B (crooked rook, crooked bishop), q before an oblique rider (N0, the rose).
    qB 1: By how much “qB” turns is not agreed.
      z has one meaning before R and B (crooked rook, crooked bishop), q before an oblique rider (N0, the rose).
    "#);
}

#[test]
fn what_the_piece_notation_has_no_words_for() {
    let texts = ["fmWfceF", "oR", "caubK", "tW", "pafsR", "pR-B", "f@7", "mabK", "O", "jO2", "ptR"];
    let said: Vec<String> = texts.iter().map(|text| refused(text, ALL[0])).collect();
    assert_snapshot!(said.concat(), @r#"
    fmWfceF 6: The piece notation has no capture in passing: “e”.
      Leave e out; what a pawn takes in passing is a rule of the game.
    oR 1: The piece notation has no board whose sides are joined: “o”.
      Leave o out.
    caubK 3: The piece notation can't put a captured piece back: “u”.
      Leave u out.
    tW 1: The piece notation can't spare kings or hop over own pieces alone: “t”.
      Leave t out.
    pafsR 1: The piece notation can't turn over a hurdle or hop over one and the next: “pafsR”.
      It hops straight on, over exactly one piece: pR, gQ, pafK.
    pR-B 1: The piece notation can't turn over a hurdle or hop over one and the next: “pR-B”.
      It hops straight on, over exactly one piece: pR, gQ, pafK.
    f@7 2: The piece notation says how a piece moves, not how it is dropped: “@”.
      Leave the drop out; it is a rule of the game.
    mabK 1: “mabK” makes no move: it ends where it began, or leads off every board.
      A move must change something. To pass is a rule of the game.
    O 1: “O” makes no move: it ends where it began, or leads off every board.
      A move must change something. To pass is a rule of the game.
    jO2 1: The piece notation can't choose another partner for castling this way: “j”.
      O2 castles with the rook in the corner.
    ptR 2: The piece notation can't spare kings or hop over own pieces alone: “t”.
      Leave t out.
    "#);
    let texts = ["xQ", "kK", "maifsR", "I", "fR*", "WXXXXXX", "f[GX5-HXX5-cHXX11]"];
    let said: Vec<String> = texts.iter().map(|text| refused(text, ALL[1])).collect();
    assert_snapshot!(said.concat(), @r#"
    xQ 1: The piece notation can't borrow the moves of another piece or activate it: “x”.
      Leave x out.
    kK 1: The piece notation can't capture royal pieces alone: “k”.
      Write c to capture any piece.
    maifsR 3: The piece notation can't make a leg as long as the one before: “i”.
      Write the lengths that are meant as moves of their own.
    I 1: The piece notation can't imitate the last move: “I”.
      Write the moves of the piece itself.
    fR* 3: The piece notation has no range as far as the middle of the board: “*”.
      Write a number.
    WXXXXXX 1: “WXXXXXX” makes no move: it ends where it began, or leads off every board.
      A move must change something. To pass is a rule of the game.
    f[GX5-HXX5-cHXX11] 1: “f[GX5-HXX5-cHXX11]” makes no move: it ends where it began, or leads off every board.
      A move must change something. To pass is a rule of the game.
    "#);
}

#[test]
fn what_dialects_have_no_words_for() {
    let lines = [
        "wn+,1X",
        "S1=c1>",
        "^n=|R^n=",
        "1*,L8Q",
        "n+&c0&Ar1",
        "1+Ar2",
        "i2=OKB",
        "n(n+)",
        "n(2+.1X)",
        "!i1+",
        "R1=",
        "^^3-n+",
        "~1/4;n(1/4)",
    ];
    let said: Vec<String> = lines.iter().map(|line| lacking(line, ALL[0])).collect();
    assert_snapshot!(said.concat(), @r#"
    wn+,1X 1: “w” is a condition that XBoard doesn't have.
    S1=c1> 1: “S1=” looks at a piece nearby; XBoard can't.
    ^n=|R^n= 4: “|R^n=” exchanges two pieces; XBoard can't say that.
    1*,L8Q 4: “L8Q” is a promotion; XBoard leaves that to the rules of the game.
    n+&c0&Ar1 4: “c0” takes the moving piece off the board; XBoard can't say that.
    n+&c0&Ar1 7: “Ar1” is an explosion; XBoard has none.
    1+Ar2 3: “Ar2” is an explosion; XBoard has none.
    i2=OKB 4: “OKB” is not castling as XBoard has it.
      XBoard castles a king straight on, with the rook in the corner: 2=OKR.
    n(n+) 1: “n(n+)” is made again and again in a way that XBoard has no words for.
    n(2+.1X) 1: “n(2+.1X)” is made again and again in a way that XBoard has no words for.
    !i1+ 1: “!i” is a condition that XBoard doesn't have.
    R1= 1: “R1=” makes no move.
    ^^3-n+ 1: “^^3-n+” hops in a way that XBoard can't say.
    ~1/4;n(1/4) 1: “~1/4;n(1/4)” repeats a leap that XBoard can't repeat.
    "#);
    let lines = [
        "i1+",
        "L2c1>",
        "ac1+",
        "1X.n+",
        "^2X",
        "3+",
        "1/4",
        "n(~2+)",
        "^^3+",
        "rn",
        "i2=OKR",
        "n(2+)",
        "^^2>,on>&^^2>,o^^2-3>",
        "n(o1+&1X)",
    ];
    let said: Vec<String> = lines.iter().map(|line| lacking(line, ALL[2])).collect();
    assert_snapshot!(said.concat(), @r#"
    i1+ 1: “i”: Fairy-Stockfish can't ask whether a piece has moved.
      Its i means the second rank instead: write L2.
    L2c1> 1: “L2c1>”: in Fairy-Stockfish moves from the second line never capture.
      Add o, or leave L2 out.
    ac1+ 1: “ac1+” can take an own piece; Fairy-Stockfish can't say that.
    1X.n+ 1: “1X.n+” has legs that Fairy-Stockfish can't say.
    ^2X 1: “^2X” captures what it jumps over; Fairy-Stockfish can't say that.
    3+ 1: “3+” has a distance that Fairy-Stockfish can't say.
    1/4 1: “1/4” has a leap that Fairy-Stockfish has no letter for.
    n(~2+) 1: “n(~2+)” repeats a leap that Fairy-Stockfish can't repeat.
    ^^3+ 1: “^^3+” hops in a way that Fairy-Stockfish can't say.
    rn 1: “rn” goes anywhere; Fairy-Stockfish can't say that.
    i2=OKR 1: “i”: Fairy-Stockfish can't ask whether a piece has moved.
      Its i means the second rank instead: write L2.
    i2=OKR 1: “i2=OKR” is castling; Fairy-Stockfish leaves that to the rules of the game.
    n(2+) 1: “n(2+)” is made again and again in a way that Fairy-Stockfish has no words for.
    ^^2>,on>&^^2>,o^^2-3> 6: “on>&^^2>” has legs that Fairy-Stockfish can't say.
    n(o1+&1X) 1: “n(o1+&1X)” is made again and again in a way that Fairy-Stockfish has no words for.
    "#);
}

/// Thousands of alternatives end in a message.
#[test]
fn too_much() {
    let many: String = "mamamamaK".repeat(3);
    assert_snapshot!(refused(&many, ALL[0]), @r#"
    mamamamaKmamamamaKmamamamaK 1: “mamamamaK” can go more than 4096 ways.
      Use fewer legs or fewer directions.
    mamamamaKmamamamaKmamamamaK 10: “mamamamaK” can go more than 4096 ways.
      Use fewer legs or fewer directions.
    mamamamaKmamamamaKmamamamaK 19: “mamamamaK” can go more than 4096 ways.
      Use fewer legs or fewer directions.
    "#);
    let long = "W".repeat(5000);
    assert_snapshot!(refused(&long, ALL[0]).replace(&long, "W…"), @r#"
    W… 1: The text has 5000 characters; at most 4096 are read.
      One text says how one piece moves.
    "#);
    assert_snapshot!(lacking("6(r2.)", ALL[0]), @r#"
    6(r2.) 3: “r2” goes more ways than a text in XBoard can hold.
    "#);
}

/// A short text can stand for a line that nobody could read back.
#[test]
fn a_line_too_long() {
    assert_snapshot!(refused("Kd22", ALL[0]), @"
    Kd22 1: In the piece notation this is a line of 5840 characters; at most 4096 are read.
      Use fewer legs, or a smaller range.
    ");
}

#[test]
fn nothing_in_parentheses() {
    let said: Vec<String> = ["()K", "m()3", "()"].iter().map(|text| refused(text, ALL[0])).collect();
    assert_snapshot!(said.concat(), @"
    ()K 2: At “)” a leg is missing.
      Between two legs stands one sign, and a leg before and behind it: W-F.
    m()3 3: At “)” a leg is missing.
      Between two legs stands one sign, and a leg before and behind it: W-F.
    () 2: At “)” a leg is missing.
      Between two legs stands one sign, and a leg before and behind it: W-F.
    ");
}

/// The last of two moves to one square is the only one that Fairy-Stockfish keeps.
#[test]
fn overwritten_moves() {
    assert_snapshot!(refused("NcnN", ALL[2]), @"
    NcnN 2: “cnN” goes where an earlier move goes; Fairy-Stockfish keeps only the later one.
      Write the move that does more behind the other, or keep one of them.
    ");
}
