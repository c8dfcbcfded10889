//! The shared form of records, board-free: what is read, what is wrong and where.

use core::ops::ControlFlow;

use tabiya_game::record::{Flaw, MAX_NESTING, RecordParser, RecordVisitor, Token, Turn};
use tabiya_game::{MAX_LINE, MAX_POSITION, MAX_TEXT, Mode, Record, RecordResult};

/// What is wrong, as `code line:column found`, one a line.
fn flaws(text: &str, mode: Mode) -> String {
    let diagnostics = match Record::read(text, mode) {
        Ok((_, notes)) => notes,
        Err(errors) => errors,
    };
    let shown = diagnostics.iter().map(|diagnostic| {
        let code = diagnostic.code().as_str().trim_start_matches("record.");
        diagnostic.span.map_or_else(
            || code.to_owned(),
            |span| format!("{code} {}:{} {}", span.line, span.column, shortened(&text[span.range()])),
        )
    });
    shown.collect::<Vec<_>>().join("; ")
}

fn shortened(text: &str) -> String {
    if text.len() < 50 { format!("{text:?}") } else { format!("of {} bytes", text.len()) }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(flaws(text, Mode::Exact), expected, "{}", shortened(text));
}

/// Noted by a lenient reader, an error for an exact one.
#[track_caller]
fn check_slip(text: &str, expected: &str, meant: &str) {
    check(text, expected);
    assert_eq!(flaws(text, Mode::Lenient), expected, "{text:?}, lenient");
    match Record::read(text, Mode::Lenient) {
        Ok((record, _)) => assert_eq!(record.to_string(), meant, "{text:?}, lenient"),
        Err(errors) => panic!("{text:?}, lenient: {errors:?}"),
    }
}

#[test]
fn good_records_have_no_flaws() {
    for text in [
        "",
        "\n\n",
        "*",
        "1. a b",
        "1. a",
        "  1.  a\tb\r\n\r\n2. c\r\n1-0",
        "1. a\nb\n2.\nc d 0-1\n",
        "1. …… a 2. b c",
        "# game: toy\n# event: \n; hello\n\n; more\n# red: An\n1. a",
        "a.c/... w\n\n1. a",
        "a.c\n...\nw\n\n",
        "1. a (b) b (c 2. d e 3. f) 2. c",
        "1. a b (1. …… c 2. d (2. e f) e) 2. f",
        "1. a ;(\n;)\n b (; first\nc ; c\n)\n1/2-1/2 ; drawn\n\n; the end",
        "1. a(b(c)(d))b",
    ] {
        check(text, "");
    }
}

#[test]
fn headers() {
    check("# game toy\n1. a", r##"header-form 1:1 "# game toy""##);
    check("# Game: toy", r#"header-key 1:3 "Game""#);
    check("# : toy", r#"header-key 1:3 """#);
    check("# red: A\n# white: B", r#"header-twice 2:3 "white""#);
    check("# event: A\n# event: A", r#"header-twice 2:3 "event""#);
    check("# result: 2-0", r#"header-result 1:11 "2-0""#);
    check("...\n\n# game: toy", r##"header-place 3:1 "# game: toy""##);
    check("1. a\n  # game: toy\nb", r##"header-place 2:3 "# game: toy""##);
    check("1. a #b c\n# x", r##"header-place 1:6 "#b c"; header-place 2:1 "# x""##);
    check("1. a\n\u{3000}#b", r##"look-alike 2:1 "\u{3000}"; header-place 2:2 "#b""##);
    check_slip("#game:toy", r##"header-form 1:1 "#game:toy""##, "# game: toy\n");
    check_slip("#  game: toy", r##"header-form 1:1 "#  game: toy""##, "# game: toy\n");
    check_slip(" # game: toy", r##"header-form 1:2 "# game: toy""##, "# game: toy\n");
    let many: Vec<_> = (0..=256).map(|index| format!("# key{index}: x")).collect();
    check(&many.join("\n"), r##"too-many-headers 257:1 "# key256: x""##);
}

#[test]
fn starting_positions_end_with_a_blank_line() {
    let record: Record = "a b\r\nc\r\n\r\n1. d".parse().expect("it is good");
    assert_eq!(record.start.as_deref(), Some("a b\nc"));
    check_slip("a.c w\n1. a b", r#"blank-line 2:1 "1.""#, "a.c w\n\n1. a b\n");
    check(
        "a.c w\n\nd e",
        r#"round-missing 3:1 "d"; round-missing 3:3 "e""#.split("; ").next().expect("a part"),
    );
}

#[test]
fn rounds() {
    check("1. a b c", r#"round-missing 1:8 "c""#);
    check("1. a b\n3. c d\n4. e", r#"round-number 2:1 "3."; round-number 3:1 "4.""#);
    check("0. a", r#"round-number 1:1 "0.""#);
    check("01. a", r#"round-number 1:1 "01.""#);
    check("99999999999999999999999. a", r#"round-number 1:1 "99999999999999999999999.""#);
    check("1. a\n2. b c", r#"half-move-missing 2:1 "2.""#);
    check("1. 2. a b", r#"round-empty 1:4 "2."; round-number 1:4 "2.""#);
    check("1. a b 2.", r#"round-empty 1:8 "2.""#);
    check("1. a b 2. *", r#"round-empty 1:11 "*""#);
    check("1. ……", r#"round-empty 1:1 "1.""#);
    check("1. ...", r#"absent-form 1:4 "..."; round-empty 1:1 "1.""#);
    check("1. a …… b", r#"absent-place 1:6 "……""#);
    check("…… a", r#"absent-place 1:1 "……"; round-missing 1:4 "a""#);
    check("1. …… a 2. …… b", r#"absent-place 1:12 "……""#);
    check_slip("2. a b", r#"round-number 1:1 "2.""#, "1. a b\n");
    check_slip("1. ... a\n2. b", r#"absent-form 1:4 "...""#, "1. …… a\n2. b\n");
    check_slip("1.a b 2.c", r#"round-space 1:1 "1.a"; round-space 1:7 "2.c""#, "1. a b\n2. c\n");
    // A number within a round is a part of the half-move.
    check("1. a 2.b", "");
    // Other forms of records repeat the number behind a variation.
    assert_eq!(flaws("1. a (b) 1. …… c 2. d", Mode::Lenient), r#"round-repeated 1:10 "1.""#);
    check(
        "1. a (b) 1. …… c",
        r#"half-move-missing 1:10 "1."; round-number 1:10 "1."; absent-place 1:13 "……""#,
    );
}

#[test]
fn variations() {
    check("1. (a) b", r#"variation-place 1:4 "(""#);
    check("(1. a)", r#"variation-place 1:1 "(""#);
    check("1. a b 2. (c) d", r#"variation-place 1:11 "(""#);
    check("1. a ()", r#"variation-empty 1:7 ")""#);
    check("1. a (1.) b", r#"round-empty 1:9 ")"; variation-empty 1:9 ")""#);
    check("1. a ) b", r#"variation-close 1:6 ")""#);
    check("1. a (b\nc (d", r#"variation-open 2:3 "("; variation-open 1:6 "(""#);
    check("1. a (b 1-0)", r#"result-in-variation 1:9 "1-0""#);
    check("1. a (1. ……  b)", r#"absent-place 1:10 "……""#);
    check("1. a b (2. c)", r#"round-number 1:9 "2."; absent-missing 1:12 "c""#);
    check("1. a (2. b)", r#"round-number 1:7 "2.""#);
    check("1. a (b c d)", "");
    check("1. a (b 2. d)", r#"half-move-missing 1:9 "2.""#);
    check_slip("1. a b (1. c)", r#"absent-missing 1:12 "c""#, "1. a b\n   (1. …… c)\n");
    check_slip(
        "1. a （b） b；c",
        "look-alike 1:6 \"（\"; look-alike 1:8 \"）\"; look-alike 1:11 \"；\"",
        "1. a\n   (1. b)\n   b ; c\n",
    );
}

#[test]
fn nesting_is_limited() {
    let nested = |depth: usize| format!("1. a {} {}", "(b ".repeat(depth), ")".repeat(depth));
    check(&nested(MAX_NESTING), "");
    let column = 6 + 3 * MAX_NESTING;
    check(&nested(MAX_NESTING + 1), &format!(r#"variation-depth 1:{column} "(""#));
    check(&nested(10_000), &format!(r#"variation-depth 1:{column} "(""#));
    let text = nested(MAX_NESTING);
    let record: Record = text.parse().expect("it is good");
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn results_end_records() {
    for result in RecordResult::ALL {
        let record: Record = format!("1. a {result}").parse().expect("it is good");
        assert_eq!(record.result, Some(result));
    }
    check("1. a 1-0 b (c", r#"after-result 1:10 "b""#);
    check("1-0\n1-0", r#"after-result 2:1 "1-0""#);
    check("1-0\n; comment\n)", r#"after-result 3:1 ")""#);
}

#[test]
fn lines_and_characters() {
    check_slip("\u{feff}1. a", r#"byte-order-mark 1:1 "\u{feff}""#, "1. a\n");
    check_slip("1. a\n\u{feff}b", r#"byte-order-mark 2:1 "\u{feff}""#, "1. a b\n");
    check_slip("\u{feff}a.c\n\n1. a", r#"byte-order-mark 1:1 "\u{feff}""#, "a.c\n\n1. a\n");
    check_slip("1. a\rb", "carriage-return 1:5 \"\\r\"", "1. a b\n");
    check("1. a\r", "carriage-return 1:5 \"\\r\"");
    check("1. a ; b\rc", "carriage-return 1:9 \"\\r\"");
    check("# red: a\rb", "carriage-return 1:9 \"\\r\"");
    check("a.c\rw\n\n1. a", "carriage-return 1:4 \"\\r\"");
    check_slip("1. a\u{3000}b", r#"look-alike 1:5 "\u{3000}""#, "1. a b\n");
    check_slip("1.\u{a0}a", r#"look-alike 1:3 "\u{a0}""#, "1. a\n");
}

#[test]
fn budgets() {
    let line = format!("1. {}", " ".repeat(MAX_LINE - 3));
    check(&format!("{line}\na"), "");
    check(&format!("{line} \na"), "line-too-long 1:1 of 65537 bytes");
    let row = "x".repeat(MAX_POSITION / 2 - 1);
    check(&format!("{row}\n{row}\n\n1. a"), "");
    check(&format!("{row}\nx{row}\n\n1. a"), "position-too-long 2:1 of 8193 bytes");
    let text = "车".repeat(MAX_TEXT);
    check(&format!("1. {text}"), "");
    check(&format!("1. a {text}b"), "half-move-too-long 1:6 of 12289 bytes");
}

/// A hundred errors are kept, the others are counted; a long line full of errors is no work for hours.
#[test]
fn errors_are_counted() {
    let errors = Record::read(&") ".repeat(MAX_LINE / 2), Mode::Exact).expect_err("nothing was opened");
    assert_eq!(errors.len(), 101);
    let last = errors.last().expect("there are some");
    assert_eq!(last.code().as_str(), "record.more");
    assert_eq!(last.message.argument("count"), Some(&(MAX_LINE / 2 - 100).into()));
}

#[derive(Default)]
struct Log(String);

impl Log {
    fn line(&mut self, line: &str) {
        self.0.extend([line, "\n"]);
    }

    fn add(&mut self, event: &str, token: Token<'_>) -> ControlFlow<()> {
        self.line(&format!("{event} {:?}@{}", token.text(), token.span().start));
        ControlFlow::Continue(())
    }
}

impl RecordVisitor for Log {
    fn header(&mut self, key: Token<'_>, value: Token<'_>) -> ControlFlow<()> {
        self.add("key", key)?;
        self.add("value", value)
    }

    fn start_line(&mut self, line: Token<'_>) -> ControlFlow<()> {
        self.add("start", line)
    }

    fn play(&mut self) -> ControlFlow<()> {
        self.line("play");
        ControlFlow::Continue(())
    }

    fn round(&mut self, number: u64, token: Token<'_>) -> ControlFlow<()> {
        self.add(&format!("round {number}"), token)
    }

    fn absent(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.add("absent", token)
    }

    fn half_move(&mut self, turn: Turn, token: Token<'_>) -> ControlFlow<()> {
        self.add(&format!("half-move {}/{}", turn.round, turn.half()), token)?;
        if token.text() == "stop" { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn open(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.add("open", token)
    }

    fn close(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.add("close", token)
    }

    fn comment(&mut self, text: Token<'_>) -> ControlFlow<()> {
        self.add("comment", text)
    }

    fn result(&mut self, result: RecordResult, token: Token<'_>) -> ControlFlow<()> {
        self.add(&format!("result {result:?}"), token)
    }

    fn flaw(&mut self, flaw: Flaw<'_>) -> ControlFlow<()> {
        let diagnostic = flaw.diagnostic();
        self.line(&format!("flaw {}", diagnostic.code()));
        ControlFlow::Continue(())
    }
}

#[test]
fn events_come_in_the_order_of_the_text() {
    let text = "# red: 安\n; first\nx.x\n. b\n\n1. …… a ( b ; why\n2. c)\n2. d *";
    let mut log = Log::default();
    let mut parser = RecordParser::new(Mode::Exact);
    for line in text.split_inclusive('\n') {
        assert!(parser.line(line, &mut log).is_continue());
    }
    assert!(parser.finish(&mut log).is_continue());
    insta::assert_snapshot!(log.0, @r#"
    key "red"@2
    value "安"@7
    comment "first"@13
    start "x.x\n"@19
    start ". b\n"@23
    play
    round 1 "1."@28
    absent "……"@31
    half-move 1/2 "a"@38
    open "("@40
    half-move 1/2 "b"@42
    comment "why"@46
    round 2 "2."@50
    half-move 2/1 "c"@53
    close ")"@54
    round 2 "2."@56
    half-move 2/1 "d"@59
    result Open "*"@61
    "#);
}

#[test]
fn a_visitor_stops_the_reading() {
    let mut log = Log::default();
    let mut parser = RecordParser::new(Mode::Exact);
    assert!(parser.line("1. a stop 2. b\n", &mut log).is_break());
    assert!(log.0.ends_with("half-move 1/2 \"stop\"@5\n"), "{}", log.0);
}
