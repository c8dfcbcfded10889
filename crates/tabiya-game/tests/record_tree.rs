//! Records in memory: what is written is read back as the same, whatever the record.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use tabiya_board::Side;
use tabiya_game::record::{RecordLine, RecordMove};
use tabiya_game::{Code, MAX_LINE, Mode, Outcome, Record, RecordResult, write_shared_record};

/// A word that is no number, no result and not absent.
fn word() -> impl Strategy<Value = String> {
    "[a-zA-Z@+=车二平…-][a-z0-9.,*#-]{0,8}"
        .prop_filter("a word for a half-move", |word| !matches!(word.as_str(), "*" | "…" | "……"))
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof![4 => "[ -~é车\u{3000}]{0,12}", 1 => "[a-z ]{60,150}"]
}

fn line(depth: u32) -> BoxedStrategy<RecordLine> {
    let variations = if depth == 0 { Just(Vec::new()).boxed() } else { vec(line(depth - 1), 0..3).boxed() };
    let filled =
        variations.prop_map(|lines| lines.into_iter().filter(|line| !line.moves.is_empty()).collect());
    let played = (word(), vec(comment(), 0..2), filled).prop_map(|(text, comments, variations)| RecordMove {
        text,
        comments,
        variations,
    });
    (vec(comment(), 0..2), vec(played, 0..6))
        .prop_map(|(comments, moves)| RecordLine { comments, moves })
        .boxed()
}

fn headers() -> impl Strategy<Value = Vec<(String, String)>> {
    let values = "([a-z:#;车][ -~é车]{0,10}[a-z.;]|)";
    vec(("[a-z][a-z0-9-]{0,5}", values), 0..4).prop_map(|mut headers: Vec<(String, String)>| {
        headers.retain(|(key, _)| !matches!(key.as_str(), "result" | "red" | "white"));
        headers.sort();
        headers.dedup_by(|one, other| one.0 == other.0);
        headers
    })
}

fn record() -> impl Strategy<Value = Record> {
    let start = option::of(vec("[a-z][a-z/. ]{0,8}[a-z]", 1..4).prop_map(|lines| lines.join("\n")));
    let result = option::of(prop::sample::select(RecordResult::ALL.to_vec()));
    let epilogue = vec(comment(), 0..2);
    (headers(), start, any::<bool>(), line(3), result, epilogue).prop_map(
        |(headers, start, absent, line, result, epilogue)| Record {
            headers,
            start,
            absent: absent && !line.moves.is_empty(),
            line,
            epilogue: if result.is_some() { epilogue } else { Vec::new() },
            result,
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(record in record()) {
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record.clone()), "{}", text);
        let lenient = Record::read(&text, Mode::Lenient);
        prop_assert_eq!(lenient, Ok((record.clone(), Vec::new())), "{}", text);
        let crlf = text.replace('\n', "\r\n");
        prop_assert_eq!(crlf.parse::<Record>(), Ok(record.clone()), "{}", crlf);
        prop_assert_eq!(text.trim_end_matches('\n').parse::<Record>(), Ok(record), "{}", text);
    }

    /// Any text is a record or an error with a place in it; what is a record has a canonical text.
    #[test]
    fn any_text_is_judged(
        text in "([#;()*.… \n\r\t]|1\\.|2\\.|[a-c0-3:\u{3000}（；\u{feff}-]){0,40}",
        lenient in any::<bool>(),
    ) {
        let mode = if lenient { Mode::Lenient } else { Mode::Exact };
        match Record::read(&text, mode) {
            Ok((record, _)) => prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record), "{:?}", text),
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                for error in errors {
                    let Some(span) = error.span else { panic!("{error:?} has no place") };
                    prop_assert!(text.get(span.range()).is_some(), "{:?}: {:?}", text, error);
                }
            }
        }
    }
}

/// Lines stay within the budget, however long what is in them may be.
#[test]
fn long_comments_stay_readable() {
    for length in [MAX_LINE - 60, MAX_LINE - 3, MAX_LINE - 2, MAX_LINE - 1] {
        let comment = "x".repeat(length);
        let text = format!("1. a ; y\n;{comment}\n(b\n;{comment}\nc) b\n");
        let record: Record = text.parse().expect("it is within the budget");
        assert_eq!(record.to_string().parse(), Ok(record), "{length}");
    }
}

/// A comment that was given with line ends becomes several.
#[test]
fn comments_of_several_lines_are_split() {
    let mut played = RecordMove::from("a");
    played.comments = vec!["one\ntwo".to_owned()];
    let record =
        Record { line: RecordLine { moves: vec![played], ..RecordLine::default() }, ..Record::default() };
    assert_eq!(record.to_string(), "1. a ; one\n; two\n");
}

#[test]
fn canonical_form() {
    let text = "
#  red:  安 \n;hello\n\n p.p w\n. q\n\n\n;there\n1.  ……  a (  b;why
c (2. d  e) f)  2. g(h)  i ; so\n; be it
3. j  k 4. l 1/2-1/2 ;agreed";
    let (record, notes) = Record::read(text, Mode::Lenient).expect("only the header's spaces are wrong");
    assert_eq!(notes.len(), 1);
    insta::assert_snapshot!(record.to_string(), @r"
    # red: 安

     p.p w
    . q

    ; hello
    ; there
    1. …… a
       (1. …… b ; why
       2. c (2. d e) f)
    2. g
       (2. h)
       i ; so
    ; be it
    3. j k
    4. l
    1/2-1/2
    ; agreed
    ");
}

#[test]
fn games_are_written() {
    let texts = |count: usize| (1..=count).map(|index| format!("m{index}")).collect::<Vec<_>>();
    let draw = Outcome::Decided { winner: None, reason: Code::new("toy.draw") };
    let won = |side| Outcome::Decided { winner: Some(side), reason: Code::new("toy.won") };
    let write =
        |start, first, count, outcome| write_shared_record("toy", &[], start, first, &texts(count), outcome);
    assert_eq!(write(None, Side::First, 0, Outcome::Ongoing), "# game: toy\n\n*\n");
    assert_eq!(write(None, Side::First, 3, draw), "# game: toy\n\n1. m1 m2\n2. m3\n1/2-1/2\n");
    assert_eq!(
        write(Some("a\r\nb\n"), Side::Second, 2, won(Side::First)),
        "# game: toy\n\na\r\nb\n\n1. …… m1\n2. m2\n1-0\n"
    );
    assert_eq!(write(Some("a"), Side::Second, 0, won(Side::Second)), "# game: toy\n\na\n\n0-1\n");
}
