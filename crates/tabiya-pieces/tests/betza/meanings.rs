use tabiya_pieces::Piece;
use tabiya_pieces::betza::{Dialect, read};

const XBOARD: &[Dialect] = &[Dialect::XBoard];
const INTERACTIVE: &[Dialect] = &[Dialect::Interactive];
const FAIRY: &[Dialect] = &[Dialect::FairyStockfish];
const DIAGRAMS: &[Dialect] = &[Dialect::XBoard, Dialect::Interactive];
const ALL: &[Dialect] = &Dialect::ALL;

/// A text means a line in each of these dialects.
fn check(dialects: &[Dialect], cases: &[(&str, &str)]) {
    for &(text, line) in cases {
        for &dialect in dialects {
            let piece = read(text, dialect)
                .unwrap_or_else(|diagnostics| panic!("{text} in {dialect}: {diagnostics:?}"));
            assert_eq!(piece.to_string(), line, "{text} in {dialect}");
            assert_eq!(line.parse::<Piece>().as_ref(), Ok(&piece), "{text} in {dialect} is {line}");
        }
    }
}

#[test]
fn atoms() {
    check(
        ALL,
        &[
            ("W", "1+"),
            ("F", "1X"),
            ("K", "1*"),
            ("D", "~2+"),
            ("A", "~2X"),
            ("H", "~3+"),
            ("G", "~3X"),
            ("N", "1/2"),
            ("C", "1/3"),
            ("Z", "2/3"),
            ("R", "n+"),
            ("B", "nX"),
            ("Q", "n*"),
            ("BN", "nX,1/2"),
            ("FfW", "1X,1>"),
            ("AD", "~2*"),
        ],
    );
    check(
        DIAGRAMS,
        &[
            ("U", "rn"),
            ("mU", "orn"),
            ("isO2", "i2=OKR"),
            ("sO3", "3=OKR"),
            ("lO2", "2<<OKR"),
            ("KisO2", "1*,i2=OKR"),
        ],
    );
    // XBoard's castling goes to the corners; the Interactive Diagram's goes to all sides.
    check(XBOARD, &[("O2", "2=OKR"), ("iO2", "i2=OKR")]);
    check(INTERACTIVE, &[("O2", "2+OKR"), ("fO2", "2>OKR"), ("L", "1/3"), ("J", "2/3")]);
    check(FAIRY, &[("L", "1/3"), ("J", "2/3")]);
}

#[test]
fn ranges() {
    check(
        ALL,
        &[
            ("W3", "1-3+"),
            ("R4", "1-4+"),
            ("F2", "1-2X"),
            ("K3", "1-3*"),
            ("Q3", "1-3*"),
            ("W0", "n+"),
            ("R1", "1+"),
            ("N0", "n(1/2)"),
            ("N2", "2(1/2)"),
            ("fR2", "1-2>"),
        ],
    );
    check(
        DIAGRAMS,
        &[("D0", "n(~2+)"), ("A3", "3(~2X)"), ("G0", "n(~3X)"), ("C0", "n(1/3)"), ("R12", "1-12+")],
    );
    check(
        INTERACTIVE,
        &[
            ("NN", "n(1/2)"),
            ("AA", "n(~2X)"),
            ("WW", "n+"),
            // X lengthens by three along the longer part, Y by two along both.
            ("WX", "~4+"),
            ("NX", "1/5"),
            ("FX", "1/4"),
            ("GX", "3/6"),
            ("DY", "2/4"),
            ("NY", "3/4"),
            ("AY", "~4X"),
            ("WXX", "~7+"),
            ("DX0", "n(~5+)"),
        ],
    );
    // Any letter twice is a rider, also K.
    check(FAIRY, &[("NN", "n(1/2)"), ("WW", "n+"), ("KK", "n*"), ("RR", "n+")]);
}

#[test]
fn directions() {
    check(
        ALL,
        &[
            ("fW", "1>"),
            ("vR", "n<>"),
            ("sR", "n="),
            ("lW", "1<<"),
            ("frW", "1>,1>>"),
            ("fsW", "1>="),
            ("bslW", "1<="),
            ("fB", "nX>"),
            ("bF", "1X<"),
            ("lF", "(-1,-1),(-1,1)"),
            ("flF", "(-1,1)"),
            ("frB", "n((1,1))"),
            ("sB", "nX"),
            ("vF", "1X"),
            ("fA", "~2X>"),
            ("fbF", "1X"),
            ("fN", "2/1>"),
            ("ffN", "2/1>"),
            ("bN", "2/1<"),
            ("rN", "1/2>>"),
            ("vN", "2/1>,2/1<"),
            ("sN", "1/2="),
            ("fsN", "1/2>"),
            ("bsN", "1/2<"),
            ("fhN", "2/1>,1/2>"),
            ("lhN", "1/2<<,(-1,-2),(-1,2)"),
            ("rvN", "(1,2),(1,-2)"),
            ("lfN", "(-1,2)"),
            ("flN", "(-2,1)"),
            ("rbN", "(1,-2)"),
            ("ffrrN", "1/2>>,2/1>"),
            ("fbN", "2/1>,2/1<"),
            ("hrN", "(1,2),(2,-1),(-1,-2),(-2,1)"),
            ("hlN", "(2,1),(1,-2),(-2,-1),(-1,2)"),
        ],
    );
    // K has eight directions of its own.
    check(
        DIAGRAMS,
        &[
            ("fK", "1>"),
            ("vK", "1<>"),
            ("fsK", "1X>"),
            ("flK", "(-1,1)"),
            ("fhK", "1>,1X>"),
            ("rhQ", "n>>,n((1,1),(1,-1))"),
            ("frN", "(2,1)"),
        ],
    );
    // To Fairy-Stockfish it is W and F, each with the letters for itself.
    check(
        FAIRY,
        &[
            ("fK", "1>,1X>"),
            ("fsK", "1=,1X>"),
            ("flK", "1<<,(-1,1)"),
            ("lfK", "1>,(-1,1)"),
            ("fQ", "n>,nX>"),
            ("vQ", "n<>,nX"),
        ],
    );
}

#[test]
fn modes() {
    check(
        ALL,
        &[
            ("mK", "o1*"),
            ("cQ", "cn*"),
            ("mcW", "1+"),
            ("mBcN", "onX,c1/2"),
            ("fmWfcF", "o1>,c1X>"),
            ("mWcW", "1+"),
            ("R2mR", "1-2+,on+"),
        ],
    );
    check(
        DIAGRAMS,
        &[
            ("dK", "ac1*"),
            ("mdW", "a1+"),
            ("cdW", "aec1+"),
            ("mcdW", "ae1+"),
            ("imK", "io1*"),
            ("fmWfcFifmnD", "o1>,c1X>,io2>"),
            ("ifmW2fmW", "io1-2>,o1>"),
        ],
    );
    // Its initial moves start from the second rank and never capture.
    check(FAIRY, &[("ifmnD", "L2o2>"), ("iK", "L2o1*"), ("fmWfcFifmnD", "o1>,c1X>,L2o2>")]);
}

#[test]
fn lame_leapers_and_jumpers() {
    let horse = "o1>&1X>,o1>>&((1,-1),(1,1)),o1<&1X<,o1<<&((-1,-1),(-1,1))";
    check(ALL, &[("nD", "2+"), ("nA", "2X"), ("nN", horse), ("fnD", "2>"), ("cnA", "c2X")]);
    check(
        DIAGRAMS,
        &[
            ("nH", "3+"),
            ("nG", "3X"),
            ("nD0", "n(2+)"),
            ("jD", "^^2+"),
            ("jA", "^^2X"),
            ("mafsW", horse),
            // A slider leaves out its first square.
            ("jR", "~2>.n>,~2>>.n>>,~2<.n<,~2<<.n<<"),
            ("fjR3", "~2>.1>"),
        ],
    );
    check(XBOARD, &[("jH", "^^3+"), ("W-F", horse), ("(W-F)0", &format!("n({horse})"))]);
    check(INTERACTIVE, &[("[W-F]", horse)]);
    check(FAIRY, &[("nZ", "o1>&2X>,o1>>&2-2((1,-1),(1,1)),o1<&2X<,o1<<&2-2((-1,-1),(-1,1))")]);
}

#[test]
fn hoppers() {
    check(
        ALL,
        &[
            ("pR", "^^n+"),
            ("mRcpR", "on+,c^^n+"),
            ("cpB", "c^^nX"),
            ("pR3", "^^2-3+"),
            ("fgR", "^^2>,on>&^^2>"),
            ("fpB", "^^nX>"),
            ("flpB", "^^n((-1,1))"),
        ],
    );
    check(
        DIAGRAMS,
        &[
            ("pafR", "^^n+"),
            ("fgafR", "^^2>,on>&^^2>"),
            ("fgW", "^^2>.n>"),
            ("pW", "^^2+"),
            ("pN0", "^^n(1/2)"),
            // Without a look at the square in between it is a leap.
            ("mpafW", "~2+"),
            ("mpafsW", "1/2"),
            ("mpafN", "2/4"),
        ],
    );
    check(XBOARD, &[("fpQ-W", "^^2>,on>&^^2>"), ("fpR-cR", "c^^n>")]);
    // W slides like R there, and a range of 1 is a grasshopper.
    check(FAIRY, &[("pW", "^^n+"), ("fpR1", "^^2>,on>&^^2>"), ("fgR3", "^^2-3>")]);
}

#[test]
fn moves_of_several_legs() {
    check(
        DIAGRAMS,
        &[
            ("aK", "o1*&1*"),
            ("KaK", "1*.1*"),
            ("mafW", "2+"),
            ("mafmafW", "3+"),
            ("mafR", "2-n+"),
            ("masR", "on<>&n=,on=&n<>"),
            ("fcafmF", "^2X>"),
            ("cafmB", "^nX"),
            ("fcabW", "c1>&o1<"),
            ("fmcafsW", "1>&1X>"),
            ("fdafW", "ac1>&1>"),
            // The range goes from one step to all, and back.
            ("fyafsF", "o(1,1)&(n>,n>>),o(-1,1)&(n>,n<<)"),
            ("fyafsR", "on>&1X>"),
            // Handed paths.
            ("afraflW", "o1>&o(1,1)&1>,o1>>&o(1,-1)&1>>,o1<&o(-1,-1)&1<,o1<<&o(-1,1)&1<<"),
        ],
    );
    check(
        XBOARD,
        &[
            ("fmF(fcF-mF)", "o1X>,^2X>"),
            ("fW-R", "2-n>"),
            ("fW-sR", "o1>&n="),
            ("(WF)", "1*"),
            ("fRc3", "(0,1);(0,1);(0,1)"),
            ("rfNrf3", "(1,2).(2,1).(2,-1)"),
        ],
    );
    check(
        INTERACTIVE,
        &[
            ("v[F?R]", "1X>.n>,1X<.n<"),
            ("v[F-R]", "o1X>&n>,o1X<&n<"),
            ("t[FR]", "1X>.n>,((1,-1),(1,1)).n>>,1X<.n<,((-1,-1),(-1,1)).n<<"),
            ("f[W-R]", "2-n>"),
            ("[W-sR]", "o1<>&n=,o1=&n<>"),
            ("f[cW-mW]", "^2>"),
        ],
    );
}

#[test]
fn curves() {
    check(
        DIAGRAMS,
        &[
            ("flzB", "n((-1,1).(1,1),(-1,1).(-1,-1))"),
            ("fzR", "n((0,1).(1,0),(0,1).(-1,0))"),
            ("fmzR", "on((0,1).(1,0),(0,1).(-1,0))"),
            (
                "rfqN0",
                "(1,2).(2,1).(2,-1).(1,-2).(-1,-2).(-2,-1).(-2,1),(1,2).(-1,2).(-2,1).(-2,-1).(-1,-2).(1,-2).(2,-1)",
            ),
        ],
    );
}
