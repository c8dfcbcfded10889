//! Writes the seed corpora below `fuzz/seeds`, from our own writers: `cargo run --example seeds` in `fuzz`.

use std::path::PathBuf;
use std::{fs, io};

use fastrand::Rng;
use serde_json::json;
use tabiya_formation::Position;
use tabiya_formation::text::{result_of, write_action, write_position, write_record};
use tabiya_fuzz::{POSITIONS, draw};
use tabiya_game::{Facade, Game, GameText, ResolveOptions, Rules};
use tabiya_pieces::Profile;
use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_toys::{Chains, Lines};
use tabiya_variants::{file, library};
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Columns, Xiangqi, command};

fn main() -> io::Result<()> {
    for (index, position) in POSITIONS.iter().enumerate() {
        let mut rng = Rng::with_seed(index as u64);
        let snapshot = write_position(position);
        let choice = u8::try_from(index).expect("a byte chooses among the positions");
        if index % 3 == 0 {
            seed("formation_snapshot", &format!("position-{index}"), snapshot.as_bytes())?;
            seed(
                "formation_protocol",
                &format!("game-{index}"),
                conversation(position, &mut rng).as_bytes(),
            )?;
            seed(
                "formation_record",
                &format!("game-{index}"),
                &chosen(choice, &game(position, 12, &mut rng)),
            )?;
        }
        if let Some(action) = draw(position, &mut rng) {
            let text = write_action(position, action);
            seed("formation_action", &format!("action-{index}"), &chosen(choice, &text))?;
            let result = result_of(position, action).to_string();
            seed("formation_result", &format!("result-{index}"), &chosen(choice, &result))?;
            if index % 4 == 0 {
                let calls = messages(&snapshot, &text, &result);
                for (name, call) in calls {
                    seed("rpc_message", &format!("{name}-{index}"), call.to_string().as_bytes())?;
                }
            }
        }
        let random: Vec<u8> = (0..64 * (1 + index)).map(|_| rng.u8(..)).collect();
        if index % 2 == 0 {
            seed("formation_play", &format!("random-{index}"), &random)?;
        }
        if index % 4 == 1 {
            seed("draw", &format!("random-{index}"), &random)?;
        }
    }
    let start = &Position::standard();
    let short = write_position(&POSITIONS[0]).replace('\n', "/");
    seed("formation_snapshot", "one-line", short.as_bytes())?;
    seed("formation_snapshot", "crlf", write_position(&POSITIONS[1]).replace('\n', "\r\n").as_bytes())?;
    seed(
        "formation_snapshot",
        "typed",
        write_position(&POSITIONS[2]).replace('：', ": ").replace('车', "車").as_bytes(),
    )?;
    for (name, text) in
        [("coordinates", "33-34c"), ("pinyin", "hong ma 45"), ("resign", "红将认负"), ("row", "三五直四推")]
    {
        seed("formation_action", name, &chosen(0, text))?;
    }
    for (name, text) in [
        ("error", "错误：那里没有棋子"),
        ("nothing", "变化：[]\n胜负：和棋"),
        ("swap", "变化：[二一平三 三一平二]\n胜负：未分"),
        ("lost", "变化：[红雷失 黑卒失]\r\n胜负：未分\r\n"),
    ] {
        seed("formation_result", name, &chosen(0, text))?;
    }
    seed("formation_record", "whole-game", &chosen(1, &game(start, 64, &mut Rng::with_seed(1))))?;
    let batch = json!([
        { "jsonrpc": "2.0", "id": 1, "method": "games" },
        { "jsonrpc": "2.0", "method": "games" },
        { "jsonrpc": "2.0", "id": "b", "method": "perft", "params": { "game": "formation", "depth": 1 } },
        { "jsonrpc": "2.0", "id": null, "method": "none", "params": { "language": "zh" } },
    ]);
    for (name, choice, text) in [
        ("lines", 0, shared_game(Lines::three())),
        ("chains", 2, shared_game(Chains::free())),
        (
            "start",
            0,
            "p../.P./..p/[PB] b\n\n1. …… a3b3 (1. …… c1b1 2. b2b1x (2. b2c2)) 2. b2b3x c1c2 (c1b1)\n".into(),
        ),
        (
            "comments",
            1,
            "# red: An\n; before\n\n1. P@a1  P@b1; well met\n(1. …… P@c1)\n2. P@a2\n1-0\n; after".into(),
        ),
    ] {
        seed("shared_record", name, &chosen(choice, &text))?;
    }
    pieces()?;
    variants()?;
    xiangqi_commands()?;
    xiangqi_notations()?;
    seed("rpc_message", "batch", batch.to_string().as_bytes())
}

/// Lines of the piece notation.
fn pieces() -> io::Result<()> {
    for profile in Profile::ALL {
        let mut source = SplitMix64::new(3);
        for number in 0..8 {
            let text = sample::piece(&mut source, profile).to_string();
            piece(&format!("{profile}-{number}"), &text)?;
        }
    }
    for (name, text) in [
        ("pawn", "fmWfcFifmnD"),
        ("cannon", "mRcpR"),
        ("grasshopper", "gQ"),
        ("griffon", "FyafsF"),
        ("brackets", "v[F?R]t[FR][mcW-sR]"),
        ("chain", "fmF(fcF-mF)(W-F)0"),
        ("long", "NXYWXX5AA"),
        ("curves", "zBqN0Nrf0Rc0"),
        ("refused", "isO2fmWfceFoRjR@U*"),
    ] {
        seed("pieces_betza", name, text.as_bytes())?;
    }
    for (name, text) in [
        ("document", "o2-3+, c2-3X, io2-3>.2(~1/2)"),
        ("cyrillic", "\u{43e}1>,\u{441}1\u{425}>"),
        ("full-width", "（1＋），２×"),
        ("clash", "E2(~1/2),!A1c1>"),
        ("betza", "mRcpR"),
        ("errors", "n(c1>+,-3X,^^^2+).x 2X or 1,2+ (aS12) []"),
    ] {
        piece(name, text)?;
    }
    Ok(())
}

/// Files of the library, and of variants by chance.
fn variants() -> io::Result<()> {
    for name in
        ["atomic", "chess", "crazyhouse", "grand", "janggi", "shatranj", "shogi", "spartan", "xiangqi-data"]
    {
        let text = library::text(name).expect("a game of the library");
        seed("variants_file", name, text.as_bytes())?;
    }
    let mut source = SplitMix64::new(1);
    for number in 0..8 {
        let text = file::write(&tabiya_variants::sample::variant(&mut source));
        seed("variants_file", &format!("sample-{number}"), text.as_bytes())?;
    }
    Ok(())
}

/// Commands of xiangqi.
fn xiangqi_commands() -> io::Result<()> {
    for choice in (0..=u8::MAX).step_by(16) {
        let mut rng = Rng::with_seed(u64::from(choice));
        let position = tabiya_xiangqi::sample::position(&mut |limit| rng.u32(0..limit));
        let Some(&movement) = rng.choice(&position.moves()) else { continue };
        let commands = command::all(&position, movement, Columns::ALL[usize::from(choice) % 3]);
        if let Some(command) = rng.choice(&commands) {
            seed("xiangqi_command", &format!("move-{choice}"), &chosen(choice, &command.to_string()))?;
        }
    }
    for (name, text) in [
        ("lenient", "STD： p2=5"),
        ("general", "ext:TgxTg"),
        ("river", "ext:B-tg5.s"),
        ("mark", "ext:M#circlexS#z"),
        ("check", "ext:P-p+?5"),
        ("request", "meta:><"),
        ("bare", "xx"),
    ] {
        seed("xiangqi_command", name, &chosen(1, text))?;
    }
    Ok(())
}

/// Positions of xiangqi, and games in each notation.
fn xiangqi_notations() -> io::Result<()> {
    let mut rng = Rng::with_seed(1);
    for form in Form::ALL {
        let mut position = Xiangqi::default().start();
        let mut lines = String::new();
        for _ in 0..16 {
            let Some(&movement) = rng.choice(&position.moves()) else { break };
            form.write_to(&position, movement, &mut lines);
            lines.push('\n');
            position.make(movement);
        }
        seed("xiangqi_notation", form.name(), &chosen(0, &lines))?;
        seed("xiangqi_fen", form.name(), position.to_string().as_bytes())?;
    }
    for number in 1..=8 {
        let mut rng = Rng::with_seed(number.into());
        let position = tabiya_xiangqi::sample::position(&mut |n| rng.u32(0..n));
        seed("xiangqi_fen", &format!("sample-{number}"), position.to_string().as_bytes())?;
        let form = Form::ALL[usize::from(number) % Form::ALL.len()];
        let mut lines = String::new();
        for movement in position.moves().into_iter().step_by(4) {
            form.write_to(&position, movement, &mut lines);
            lines.push('\n');
        }
        seed("xiangqi_notation", &format!("{}-{number}", form.name()), &chosen(number, &lines))?;
    }
    for (name, text) in [
        ("typed", "炮 2 平 5\nＣ２＝５\np2–5\nTG5.1\n"),
        ("soldiers", "前七平六\n三兵平六\n33.4\n++.4\n15=6\nBt7.1\nB7t.1\n"),
    ] {
        seed("xiangqi_notation", name, &chosen(3, text))?;
    }
    for (name, text) in [
        ("letters", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAGAEHR r"),
        ("two-fields", "4k4/9/9/9/9/9/9/9/9/3K4R w"),
        ("full-width", "４k４/9/9/9/9/9/9/9/9/3K4R w"),
    ] {
        seed("xiangqi_fen", name, text.as_bytes())?;
    }
    Ok(())
}

/// A line of the piece notation.
fn piece(name: &str, text: &str) -> io::Result<()> {
    let targets = ["pieces_betza", "pieces_explain", "pieces_read"];
    targets.into_iter().try_for_each(|target| seed(target, name, text.as_bytes()))
}

fn seed(target: &str, name: &str, bytes: &[u8]) -> io::Result<()> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(name), bytes)
}

/// The form of a target that reads a text in a chosen position.
fn chosen(choice: u8, text: &str) -> Vec<u8> {
    [&[choice], text.as_bytes()].concat()
}

/// The record of a random game.
fn game(start: &Position, plies: usize, rng: &mut Rng) -> String {
    let mut position = start.clone();
    let mut texts = Vec::new();
    while texts.len() < plies
        && let Some(action) = draw(&position, rng)
    {
        texts.push(write_action(&position, action));
        position.make(action);
    }
    write_record(start, &texts)
}

/// The record of a random game of a toy.
fn shared_game(game: impl GameText) -> String {
    let mut rng = Rng::with_seed(1);
    let mut table = Facade::new(game).new_table();
    for _ in 0..20 {
        let legal = table.legal(None).expect("every game has a canonical notation");
        let Some(text) = rng.choice(&legal) else { break };
        table.play(text, &ResolveOptions::default()).expect("a legal move");
    }
    table.record()
}

/// What a player says in the protocol: a snapshot, actions, questions, and something wrong.
fn conversation(start: &Position, rng: &mut Rng) -> String {
    let mut position = start.clone();
    let mut lines = format!("{}\n", write_position(start));
    for _ in 0..4 {
        let Some(action) = draw(&position, rng) else { break };
        lines.push_str(&write_action(&position, action));
        lines.push_str("\n?\n红将一一\n");
        position.make(action);
    }
    lines
}

/// A call of each method.
fn messages(position: &str, action: &str, result: &str) -> Vec<(&'static str, serde_json::Value)> {
    let call = |method: &str, own: serde_json::Value| {
        let mut params = json!({ "game": "formation", "position": position, "language": "zh" });
        for (key, value) in own.as_object().into_iter().flatten() {
            params[key] = value.clone();
        }
        json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params })
    };
    let history = json!([action]);
    vec![
        ("check", call("position.check", json!({}))),
        ("scene", call("position.scene", json!({ "history": history }))),
        ("legal", call("moves.legal", json!({}))),
        ("resolve", call("moves.resolve", json!({ "text": action, "mode": "lenient" }))),
        ("play", call("moves.play", json!({ "move": action }))),
        ("explain", call("moves.explain", json!({ "cell": "三三" }))),
        ("result", call("result.check", json!({ "text": result }))),
        ("apply", call("result.apply", json!({ "text": result }))),
        ("perft", call("perft", json!({ "depth": 1 }))),
    ]
}
