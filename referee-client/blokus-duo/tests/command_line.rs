//! The command line in general: one line and status 2 for bad input, an example in every help text,
//! and the lists of moves and counts that other tools read.

use assert_cmd::Command;
use duo_core::facts;
use predicates::prelude::*;

fn blokus_duo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(arguments);
    command
}

#[test]
fn bad_input_gives_one_line_and_status_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["--first", "deep-blue"], "there is no player 'deep-blue'"),
        (&["fly"], "unrecognized subcommand 'fly' (try --help)"),
        (&["macth"], "unrecognized subcommand 'macth'; a similar subcommand exists: 'match' (try --help)"),
        (
            &["match", "--frist", "sim"],
            "unexpected argument '--frist' found; a similar argument exists: '--first' (try --help)",
        ),
        (&["match", "--first", "egnine"], "; did you mean 'engine'?"),
        (&["serve", "--listen", "everywhere"], "'everywhere' is not an address to listen on: use a port (8014)"),
        (&["serve", "--records", "/proc", "--keep"], "--keep: cannot write to /proc: "),
        (&["match", "--first", "deep-blue"], "there is no player 'deep-blue'"),
        (&["match", "--games", "0"], "0 is not in 1"),
        (&["match", "--start", "7"], "start cells are 5 and a"),
        (&["match", "--move-time", "soon"], "number of milliseconds"),
        (&["match", "--move-time", "18446744073709551615"], "from 1 to 86400000"),
        (&["match", "--first", "model", "--budget-cycles", "80000000"], "too much to answer within 1000 ms at 80 MHz"),
        (&["match", "--strength", "master"], "invalid value 'master' for '--strength <NAME>'"),
        (&["gtp", "--player", "model", "--strength", "quick", "--budget-cycles", "1"], "cannot be used with"),
        (&["match", "--openings", "/nonexistent"], "cannot read /nonexistent"),
        (
            &["match", "--record", "/nonexistent/x.blksgf", "--first", "first-legal"],
            "cannot write /nonexistent/x.blksgf",
        ),
        (&["moves", "--moves", "53e0 a8"], "move 2 (a8): a move code has four characters"),
        (&["moves", "--moves", "53e0 a8z0"], "move 2 (a8z0): a8z0 is not a move code"),
        (&["moves", "--moves", "53e0 53e0"], "move 2 (53e0): "),
        (&["moves", "--moves", "11a0"], "move 1 (11a0): the first piece must cover the start cell"),
        (&["moves", "--position", "14/14 x 5 0 0 -"], "the board must have 14 rows, not 2"),
        (&["perft", "many"], "invalid digit"),
        (&["perft", "21"], "21 is not in 0..=20"),
        (&["player", "--port", "/nonexistent", "--player", "random"], "cannot open /nonexistent"),
        (&["player", "--port", "/dev/null", "--player", "random", "--team", "ABC"], "two printable ASCII characters"),
        (&["match", "--first", "serial:"], "serial: needs the path of a port"),
        (&["monitor", "/dev/null"], "cannot open /dev/null: not a serial port"),
        (&["monitor", "--between", "pty"], "2 values required"),
        (&["compliance"], "--port"),
        (&["gtp"], "--player"),
        (&["analyze", "/nonexistent"], "cannot read /nonexistent"),
        (&["analyze", "/dev/zero"], "cannot read /dev/zero: it is larger than"),
        (&["analyze", "/dev/null"], "/dev/null, line 1, column 1: no game: a record begins with '(;'"),
        (&["analyze", "x", "--budget", "0"], "0 is not in 1..=1000000000000"),
        (&["analyze", "x", "--chart", "x.gif"], "a picture's file name must end with .svg or .png"),
        (&["gtp", "--player", "human"], "a human cannot play by GTP"),
        (&["load", "ulx3s-85f", "--team", "XY"], "in a checkout, `cargo xtask load ulx3s-85f` loads what"),
        (&["load", "ulx3s-85f", "--bring-up"], "ulx3s-85f-bring-up.bit is not there: in a checkout, `cargo xtask load"),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        blokus_duo(arguments).assert().code(2).stdout("").stderr(told);
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in
        ["match", "player", "compliance", "ports", "monitor", "moves", "perft", "gtp", "tournament", "analyze"]
    {
        let example = predicate::str::contains(format!("blokus-duo {command} "));
        blokus_duo(&[command, "--help"]).assert().success().stdout(predicate::str::contains("Example: ").and(example));
    }
}

#[test]
fn help_is_wrapped_at_a_usual_width_if_the_width_is_unknown() {
    let help = |columns: &str| {
        let asked = blokus_duo(&["match", "--help"]).env("COLUMNS", columns).assert().success();
        String::from_utf8(asked.get_output().stdout.clone()).unwrap()
    };
    assert_eq!(help("0"), help("100"));
    assert_ne!(help("0"), help("60"));
}

#[test]
fn output_into_a_full_device_fails_and_says_so() {
    for argument in ["--help", "moves"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
        let output = command.arg(argument).stdout(full).output().unwrap();
        let told = "error: cannot write the output: No space left on device (os error 28)\n";
        assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()), (Some(1), told));
    }
}

#[test]
fn ports_lists_the_ports_or_says_that_there_are_none() {
    let output = blokus_duo(&["ports", "--json"]).assert().success().get_output().clone();
    let ports: Vec<serde_json::Value> =
        output.stdout.split(|&b| b == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let said_none = String::from_utf8_lossy(&output.stderr).contains("there is no serial port");
    assert_eq!(ports.is_empty(), said_none);
    assert!(ports.iter().all(|port| port["path"].as_str().is_some_and(|path| path.starts_with("/dev/"))), "{ports:?}");
}

#[test]
fn moves_lists_and_counts_legal_moves() {
    for fact in facts::legal_counts().step_by(10) {
        let listed = blokus_duo(&["moves", "--moves", fact.moves]).assert().success().get_output().stdout.clone();
        assert_eq!(listed.split(|&byte| byte == b'\n').count() as u64 - 1, fact.to_move, "{}", fact.moves);
        blokus_duo(&["moves", "--count", "--moves", fact.moves])
            .assert()
            .success()
            .stdout(format!("{}\n", fact.to_move));
    }
}

#[test]
fn first_code_determines_the_start_cell() {
    // The first move starts at (a,a), so the other side starts at (5,5).
    blokus_duo(&["moves", "--count", "--moves", "aaa0"]).assert().success().stdout("414\n");
    blokus_duo(&["moves", "--count", "--start", "a"]).assert().success().stdout("414\n");
}

#[test]
fn perft_of_the_empty_board_is_known() {
    blokus_duo(&["perft", "0"]).assert().success().stdout("1\n");
    blokus_duo(&["perft", "1"]).assert().success().stdout("414\n");
    blokus_duo(&["perft", "2"]).assert().success().stdout("171396\n");
    let divided = blokus_duo(&["perft", "2", "--divide"]).assert().success().get_output().stdout.clone();
    let text = String::from_utf8(divided).unwrap();
    let (total, rows): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| !line.contains(' '));
    assert_eq!(total, ["171396"]);
    let sum: u64 = rows.iter().map(|row| row.split_once(' ').unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!((rows.len(), sum), (414, 171_396));
}

#[test]
fn reader_that_stops_early_causes_no_failure() {
    let program = assert_cmd::cargo::cargo_bin("blokus-duo");
    // Close the results, then the messages.
    for streams in ["", "2>&1 >/dev/null"] {
        let pipeline = format!("{} perft 2 --divide {streams} | true; echo ${{PIPESTATUS[0]}}", program.display());
        Command::new("bash").args(["-c", &pipeline]).assert().success().stdout("0\n");
    }
}
