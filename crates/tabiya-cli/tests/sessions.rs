//! Conversations over pipes, and what only the operating system can tell of them.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Output, Stdio};

fn tabiya(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("NO_GRAPHICS");
    command
}

fn piped(arguments: &[&str]) -> Child {
    let mut command = tabiya(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the binary runs")
}

fn stdin(child: &mut Child) -> ChildStdin {
    child.stdin.take().expect("its input is a pipe")
}

/// The output of a command that is given this input.
fn output(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = piped(arguments);
    // A command that has seen enough closes its input.
    let _ = stdin(&mut child).write_all(input);
    child.wait_with_output().expect("it ends")
}

#[test]
fn the_protocol_answers_each_line_at_once() {
    let mut child = piped(&["protocol", "formation"]);
    let mut input = stdin(&mut child);
    let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
    let mut answer = |line: &str, count: usize| -> Vec<String> {
        writeln!(input, "{line}").expect("it listens");
        (0..count).map(|_| lines.next().expect("it answers").expect("in text")).collect()
    };
    assert_eq!(answer("红将五十", 2), ["变化：[红将五十占]", "胜负：未分"]);
    let refused = answer("红将五九", 1);
    assert!(refused[0].starts_with("错误："), "{refused:?}");
    assert_eq!(answer("?", 1), ["行棋方：黑"], "an error changes nothing");
}

#[test]
fn the_protocol_refuses_what_is_no_text() {
    let long = [b"x".repeat(70_000), b"\n".to_vec()].concat();
    for damage in [b"\xBA\xEC\xBD\xAB\n".to_vec(), long] {
        let input = ["红将五十\n".as_bytes(), &damage, "黑将五一\n".as_bytes()].concat();
        let output = output(&["protocol", "formation"], &input);
        let text = String::from_utf8(output.stdout).expect("answers are text");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 5, "{text}");
        assert!(lines[2].starts_with("错误："), "{text}");
        assert_eq!(lines[3], "变化：[黑将五一占]");
        assert!(output.status.success());
    }
}

#[test]
fn rpc_answers_each_line_at_once_and_refuses_what_is_too_long() {
    let mut child = piped(&["rpc"]);
    let mut input = stdin(&mut child);
    let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
    let mut answer = |line: &str| -> String {
        writeln!(input, "{line}").expect("it listens");
        lines.next().expect("it answers").expect("in text")
    };
    let games = r#"{"jsonrpc":"2.0","id":1,"method":"games"}"#;
    assert!(answer(games).contains(r#""result""#));
    assert!(answer(&" ".repeat(17 << 20).replacen(' ', "x", 1)).contains("rpc.budget.message"));
    // Such a line ends the conversation.
    assert!(!child.wait().expect("it ends").success());
}

/// Lines without an end are given up, by whichever command reads them.
#[cfg(target_os = "linux")]
#[test]
fn an_endless_line_ends_a_command() {
    let zeros = || fs::File::open("/dev/zero").expect("the system has it");
    for (arguments, code) in [
        (&["check", "/dev/zero"][..], "cli.text.long-line"),
        (&["check", "--kind", "position", "-"], "cli.text.long-line"),
        (&["convert", "-"], "cli.text.long-line"),
        (&["replay", "/dev/zero"], "cli.text.long-line"),
        (&["legal", "--from", "/dev/zero"], "cli.text.long-line"),
        (&["play", "formation"], "cli.text.long-line"),
        (&["protocol", "formation"], "cli.text.long-line"),
        (&["rpc"], "rpc.budget.message"),
    ] {
        let output = tabiya(arguments).stdin(zeros()).output().expect("the binary runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = [output.stdout, output.stderr].concat();
        assert!(String::from_utf8_lossy(&told).contains(code), "{arguments:?}");
    }
}

#[test]
fn a_byte_order_mark_before_a_conversation_is_dropped() {
    for command in ["play", "protocol"] {
        let output = output(&[command, "formation"], "\u{FEFF}红将五十\n".as_bytes());
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!String::from_utf8_lossy(&output.stdout).contains("错误"));
    }
}

#[test]
fn a_record_is_kept_only_in_a_file_that_can_be() {
    for (path, told) in [("-", "cli.file.record-dash"), ("/no/such/folder/r", "cli.file.no-folder")] {
        let output = output(&["play", "formation", "--record", path], b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(told));
    }
}

#[test]
fn only_languages_that_everything_is_said_in_are_offered() {
    let told = |arguments: &[&str]| {
        let output = output(arguments, b"");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (status, said) = told(&["protocol", "formation", "--language", "ru"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("en and zh") && !said.contains("vi"), "{said}");
    let (status, said) = told(&["piece", "1+", "--language", "fr"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("en, zh, vi and ru"), "{said}");
    for language in ["en", "zh", "vi", "ru"] {
        assert_eq!(told(&["piece", "1+", "--language", language]), (Some(0), String::new()));
        assert_eq!(told(&["draw", "formation", "--language", language]), (Some(0), String::new()));
        assert_eq!(told(&["legal", "chess", "--language", language]), (Some(0), String::new()));
    }
}

#[test]
fn a_piped_game_is_kept_up_to_the_line_that_stops_it() {
    let place = tempfile::tempdir().expect("there is room for a directory");
    let file = place.path().join("game.txt");
    let name = file.to_str().expect("a usual name");
    let output =
        output(&["play", "formation", "--record", name], "红将五十\n黑将五一\n\n红将\n红盾四十\n".as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).expect("messages are text");
    assert!(told.contains("Stopped at line 4"), "{told}");
    assert_eq!(fs::read_to_string(&file).expect("it was kept"), "1. 红将五十 黑将五一\n");
}

#[test]
fn a_seed_repeats_a_game() {
    let game = |seed: &str| {
        let arguments = [
            "play",
            "formation",
            "--random-placement",
            "--against",
            "random",
            "--side",
            "second",
            "--seed",
            seed,
        ];
        output(&arguments, b"record\n").stdout
    };
    assert_eq!(game("1"), game("1"));
    assert_ne!(game("1"), game("2"));
    let text = String::from_utf8(game("1")).expect("it is text");
    // 32 pieces are placed, and the computer has begun.
    assert!(text.contains("\n16. ") && text.contains("\n17. "), "{text}");
}

#[test]
fn whoever_stops_reading_hears_no_complaint() {
    let mut command = tabiya(&["perft", "formation", "2", "--divide"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary runs");
    // A few bytes are read, then the pipe is closed.
    let mut output = child.stdout.take().expect("its output is a pipe");
    output.read_exact(&mut [0; 8]).expect("it writes");
    drop(output);
    let ended = child.wait_with_output().expect("it ends");
    assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success());
}

/// A record of about so many bytes in which two rooks go to and fro.
fn long_record(bytes: usize) -> impl Iterator<Item = String> {
    const HEAD: &str = "行棋方：红\n红方：[]\n黑方：[]\n胜负：未分\n棋盘：\n零[一路 二路 三路]\n\
                        一[一一 黑将 黑车]\n二[一一 一一 一一]\n三[一一 一一 一一]\n四[红车 红将 一一]\n\n";
    let rounds = (1..).map(|number| {
        let step = if number % 2 == 1 { '进' } else { '退' };
        format!("{number}. 红车{step}一 黑车{step}一\n")
    });
    let mut written = 0;
    std::iter::once(HEAD.to_owned()).chain(rounds).take_while(move |line| {
        written += line.len();
        written <= bytes
    })
}

/// The most memory that a command has used when it has read a record of so many bytes, in kB.
#[cfg(target_os = "linux")]
fn peak(arguments: &[&str], bytes: usize) -> u64 {
    let mut child =
        tabiya(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the binary runs");
    let mut input = stdin(&mut child);
    for line in long_record(bytes) {
        input.write_all(line.as_bytes()).expect("it listens");
    }
    // All but the last few pages in the pipe were read, and the command waits for more.
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    drop(input);
    assert!(child.wait().expect("it ends").success());
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the system tells it");
    line.trim().trim_end_matches("kB").trim().parse().expect("it is a number")
}

#[cfg(target_os = "linux")]
#[test]
fn the_length_of_a_record_costs_no_memory() {
    const MB: usize = 1_000_000;
    for arguments in
        [&["check", "--json", "-"][..], &["convert", "-"], &["replay", "-"], &["legal", "--from", "-"]]
    {
        let (short, long) = (peak(arguments, MB), peak(arguments, 20 * MB));
        assert!(long * 10 <= short * 11, "{arguments:?}: {short} kB for 1 MB, {long} kB for 20 MB");
    }
}

#[test]
fn the_place_in_what_a_word_takes_is_a_place_in_the_line() {
    let output = output(&["play", "formation"], "  preview 红车x\n".as_bytes());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("--> -:1:13"), "{told}");
}

#[test]
fn that_there_is_no_legal_action_is_said() {
    let over = "行棋方：红/红方：[]/黑方：[]/胜负：红胜/棋盘：/零[一路 二路]/一[一一 一一]/二[一一 红将]";
    let output = output(&["legal", "--position", over], b"");
    assert_eq!((output.stdout.len(), output.status.code()), (0, Some(0)));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("Red has won"), "{told}");
}

#[test]
fn a_result_that_contradicts_its_position_is_not_converted() {
    let position = include_str!("cmd/files/push-position.txt");
    let good = include_str!("cmd/files/push.txt");
    let contradicted = good.replace("未分", "红胜");
    assert_ne!(contradicted, good);
    let arguments = ["convert", "-", "--kind", "result", "--position", position];
    let refused = output(&arguments, contradicted.as_bytes());
    assert_eq!((refused.stdout.len(), refused.status.code()), (0, Some(1)));
    assert!(!refused.stderr.is_empty());
    let converted = output(&arguments, good.as_bytes());
    assert!(converted.status.success(), "{}", String::from_utf8_lossy(&converted.stderr));
}
