//! Whole matches, their records, and error messages.

use predicates::prelude::*;
use serde_json::Value;

use crate::match_runs::{built_in_bot, objects, players, plokkis};

#[test]
fn bad_input_gives_one_line_and_status_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["fly"], "unrecognized subcommand"),
        (&["match"], "BOT"),
        (&["match", "self", "'x"], "is not a command"),
        (&["match", "human", "self", "--games", "2"], "a human plays one game at a time"),
        (&["match", "human:x", "self"], "'x': a name has 3 to 9"),
        (&["match", "self:0", "self"], "an effort is 0.001 to 1000 times the contest's, not 0"),
        (&["match", "self:nan", "self"], "an effort is 0.001 to 1000 times the contest's, not nan"),
        (&["match", "territory:x", "self"], "'x' is not a seed"),
        (&["tournament", "/nonexistent/cup", "--bot", "self:0"], "an effort is 0.001 to 1000 times"),
        (&["check", "human"], "a human plays only in `plokkis match`"),
        (&["match", "self", "--width", "33"], "33 is not in 1..=32"),
        (&["match", "self", "--games", "0"], "0 is not in"),
        (&["match", "self", "--cpu", "0"], "a time is 0.1 to 86400 seconds"),
        (&["match", "self", "--record", "/nonexistent/x.jsonl"], "cannot write /nonexistent/x.jsonl"),
        (&["bot", "genius"], "there is no bot 'genius'"),
        (&["bot", "teritory:1"], "; did you mean 'territory'?"),
        (&["bot", "random:x"], "'x' is not a seed"),
        (&["replay", "/nonexistent"], "cannot read /nonexistent"),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        plokkis(arguments).assert().code(2).stderr(told).stdout("");
    }
}

#[test]
fn person_plays_by_lines_and_is_asked_again_after_a_refused_move() {
    let arguments = ["match", "human:Ada", "smallest:1", "--width", "5"];
    let asked = plokkis(&arguments).write_stdin("zz\n1 3 3\n1 1 1\nresign\n").assert().success();
    let told = predicate::str::contains("    1 2 3 4 5\n 1  + . . . +\n")
        .and(predicate::str::contains("player 1, your move (or help): 'zz': a move consists of whole numbers"))
        .and(predicate::str::contains("'1 3 3': a first piece must cover a corner of the board"))
        .and(predicate::str::contains("\u{1b}").not());
    asked.stderr(told).stdout(predicate::str::contains("turn   1  1 Ada        1 1 1\n"));
}

#[test]
fn person_who_leaves_drops_out_and_the_bots_play_on() {
    let ended = plokkis(&["match", "human", "smallest:1", "--width", "5"]).write_stdin("1 1 1\n").assert().success();
    ended.stdout(predicate::str::contains("1 Human      is out: the input has ended\n"));
    let left = plokkis(&["match", "smallest:1", "human", "--width", "5", "--json"]).write_stdin("quit\n").assert();
    left.code(1).stderr(predicate::str::ends_with("error: you have left the game before its end\n"));
}

#[test]
fn bot_quotes_a_line_that_it_cannot_read() {
    for (input, message) in [
        ("25 4\n", "the first line: a start is"),
        ("25 4 2\nhello\n", "'hello': a move consists of whole numbers"),
        ("25 4 2\n1 5 5\n", "'1 5 5': a first piece must cover a corner"),
    ] {
        let stderr = predicate::str::contains(message);
        plokkis(&["bot"]).write_stdin(input).assert().code(2).stderr(stderr).stdout("Diagonal\n");
    }
}

#[test]
fn bot_ends_with_its_input() {
    for input in ["", "25 4 2\n", "25 4 2\n1 1 1\n", "5 1 1\n"] {
        plokkis(&["bot", "biggest:1"]).write_stdin(input).assert().success();
    }
    // The turns of players that have dropped out still come.
    let output = plokkis(&["bot"]).write_stdin("3 2 2\n0\n0\n0\n-1\n").assert().success().get_output().stdout.clone();
    let lines: Vec<String> = String::from_utf8(output).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "Diagonal");
    assert!(lines.len() >= 4, "{lines:?}");
}

/// A file size limit of zero simulates a full disk.
#[test]
fn full_disk_leaves_no_empty_record_and_keeps_an_old_one() {
    let place = tempfile::tempdir().unwrap();
    std::fs::write(place.path().join("old.jsonl"), "old").unwrap();
    for name in ["new.jsonl", "old.jsonl"] {
        let script = format!("trap '' XFSZ; ulimit -f 0; exec \"$0\" match smallest:1 --width 5 --record {name}");
        let mut shell = assert_cmd::Command::new("sh");
        shell.arg("-c").arg(script).arg(assert_cmd::cargo::cargo_bin("plokkis")).current_dir(place.path());
        shell.assert().code(2).stderr(predicate::str::contains(format!("cannot write {name}")));
    }
    let left: Vec<_> = std::fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["old.jsonl"]);
    assert_eq!(std::fs::read_to_string(place.path().join("old.jsonl")).unwrap(), "old");
}

#[test]
fn recorded_game_replays_and_errors_name_the_line() {
    let place = tempfile::tempdir().unwrap();
    let record = place.path().join("game.jsonl").to_str().unwrap().to_owned();
    let played = objects(&["match", "smallest:1", "territory:1", "--width", "11", "--record", &record, "--json"]);
    let replayed = &objects(&["replay", &record, "--json"])[0];
    let pieces: Vec<Value> = players(&played).iter().map(|player| player["pieces"].clone()).collect();
    assert_eq!(replayed["pieces"], Value::Array(pieces));
    assert_eq!(replayed["over"], true);
    // Each wrong line is named.
    let text = std::fs::read_to_string(&record).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let broken: &[(usize, &str, &str)] = &[
        (0, "{}", "line 1: missing field `width` at column 2\n"),
        (2, r#"{"player":2,"line":"#, "line 3: EOF while parsing a value at column 19\n"),
        (0, r#"{"width":99,"names":["abc"]}"#, "line 1: a board has a width of 1 to 32"),
        (1, r#"{"player":2,"line":"0"}"#, "line 2: it is player 1's turn, not 2's"),
        (1, r#"{"player":1,"line":"1 5 5"}"#, "line 2: a first piece must cover a corner"),
        (3, "nonsense", "line 4: expected"),
        (0, r#"{"width":11,"names":["abc","\u001b[2J"]}"#, "is not a bot's name"),
    ];
    for (index, line, message) in broken {
        let mut changed = lines.clone();
        changed[*index] = line;
        std::fs::write(&record, changed.join("\n")).unwrap();
        plokkis(&["replay", &record]).assert().code(2).stderr(predicate::str::contains(*message));
    }
    let blank = text.replacen('\n', "\n \n", 1) + "\n\n";
    for same in [format!("\u{feff}{text}"), text.replace('\n', "\r\n"), text.replace('\n', "\r"), blank] {
        std::fs::write(&record, same).unwrap();
        assert_eq!(&objects(&["replay", &record, "--json"])[0], replayed);
    }
    // A small file must not become a large game.
    for (appended, message) in [
        (r#"{"player":1,"line":"0"}"#.to_owned() + "\n", "the game is already over"),
        (" ".repeat(1 << 20), "it is larger than 1024 KiB"),
    ] {
        std::fs::write(&record, format!("{text}{appended}")).unwrap();
        plokkis(&["replay", &record]).assert().code(2).stderr(predicate::str::contains(message));
    }
}

#[test]
fn record_that_breaks_off_replays_up_to_there_and_says_so() {
    let place = tempfile::tempdir().unwrap();
    let record = place.path().join("game.jsonl").to_str().unwrap().to_owned();
    plokkis(&["match", "smallest:1", "random:1", "--width", "8", "--record", &record]).assert().success();
    let text = std::fs::read_to_string(&record).unwrap();
    let breaks_off = predicate::str::contains("the record breaks off");
    plokkis(&["replay", &record]).assert().success().stdout(breaks_off.not());
    let head = text.lines().take(4).collect::<Vec<_>>().join("\n");
    let told = "the record breaks off after turn 3, before the end of the game; player 2 is to move\n";
    // As a whole, and with a torn line.
    for tail in ["\n", "", "\n{\"pla", "\n{\"player\":2,\"line\":\"1 "] {
        std::fs::write(&record, format!("{head}{tail}")).unwrap();
        plokkis(&["replay", &record]).assert().success().stdout(predicate::str::ends_with(told));
    }
    plokkis(&["replay", &record, "--turn", "2"]).assert().success().stdout(predicate::str::contains("breaks").not());
    // A torn line elsewhere is a fault.
    std::fs::write(&record, format!("{head}\n{{\"pla\n")).unwrap();
    plokkis(&["replay", &record]).assert().code(2).stderr(predicate::str::contains("line 5: EOF"));
}

#[test]
fn same_game_gives_the_same_record() {
    let place = tempfile::tempdir().unwrap();
    let record = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let bytes = ["one.jsonl", "two.jsonl"].map(|name| {
        let record = record(name);
        plokkis(&["match", "self:0.1", "territory:1", "self:0.1", "random:1", "--width", "15", "--record", &record])
            .assert()
            .success();
        std::fs::read(record).unwrap()
    });
    assert_eq!(bytes[0], bytes[1]);
}

#[test]
fn series_uses_all_seatings_and_sums_points() {
    let random = built_in_bot("random:5");
    let lines = objects(&["match", "smallest", "biggest", &random, "--width", "9", "--games", "6", "--json"]);
    let total = lines.last().unwrap();
    assert_eq!(total["games"], 6);
    let points: f64 = total["bots"].as_array().unwrap().iter().map(|bot| bot["points"].as_f64().unwrap()).sum();
    // Three players share 4 + 2 points.
    assert!((points - 6.0).abs() < 1e-9, "{total}");
    let mut seats: Vec<String> = lines[..6]
        .iter()
        .map(|line| line["players"].as_array().unwrap().iter().map(|player| player["bot"].to_string()).collect())
        .collect();
    seats.sort();
    assert_eq!(seats, ["123", "132", "213", "231", "312", "321"]);
}

#[test]
fn replay_draws_a_position() {
    let place = tempfile::tempdir().unwrap();
    let path = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let (record, svg, png) = (path("game.jsonl"), path("board.svg"), path("board.png"));
    plokkis(&["match", "smallest:1", "random:1", "--width", "8", "--record", &record]).assert().success();
    plokkis(&["replay", &record, "--turn", "3", "--out", &svg]).assert().success();
    // Three pieces on the board, and one next to each player's name.
    assert_eq!(std::fs::read_to_string(&svg).unwrap().matches("class=\"player-").count(), 5);
    plokkis(&["replay", &record, "--out", &png]).assert().success();
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    for (arguments, message) in [
        (&["--turn", "9999"][..], "turns, not 9999"),
        (&["--out", "board.gif"], "a picture's file name must end with .svg or .png"),
        (&["--out", "/nonexistent/x.svg"], "cannot write /nonexistent/x.svg"),
    ] {
        let told = predicate::str::contains(message);
        plokkis(&[&["replay", &record], arguments].concat()).assert().code(2).stderr(told);
    }
}

#[test]
fn check_passes_a_good_bot_and_names_faults_of_others() {
    let passed = objects(&["check", "smallest:3", "--json"]);
    assert_eq!(passed.len(), 8);
    assert!(passed.iter().all(|line| line["passed"] == true), "{passed:?}");
    let failed = |bot: &str| -> Vec<u64> {
        let run = plokkis(&["check", bot, "--disk", "1", "--json"]).assert().code(1);
        let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        lines.filter(|line| line["passed"] == false).map(|line| line["check"].as_u64().unwrap()).collect()
    };
    assert_eq!(failed("sh -c 'echo Quitter; echo 0; cat > /dev/null'"), [1, 2, 3]);
    // The process's number changes from game to game.
    let fickle = format!("sh -c 'exec {}'", built_in_bot("random:$$"));
    assert_eq!(failed(&fickle), [4]);
    let lingering = format!("sh -c '{}; sleep 99'", built_in_bot("smallest:3"));
    assert_eq!(failed(&lingering), [5]);
    let writing = format!("sh -c 'head -c 3000000 /dev/zero > $TMPDIR/log; exec {}'", built_in_bot("smallest:3"));
    assert!(failed(&writing).ends_with(&[8]));
}
