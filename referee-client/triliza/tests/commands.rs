//! The command line of `triliza`: known values, messages, records, and the robot program.

use assert_cmd::Command;
use predicates::prelude::*;
use reference_common::cases::amount;
use serde_json::Value;

fn triliza(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("triliza").unwrap();
    command.args(arguments);
    command
}

/// The JSON objects that a command writes, one on each line.
fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let output = triliza(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn solve_prints_the_known_values() {
    let solved = &json_lines(&["solve", "--success", "0.8", "--json"])[0];
    for (kind, known) in [("centre", 0.540), ("corner", 0.527), ("edge", 0.520)] {
        let value = solved["red_win"][kind].as_f64().unwrap();
        assert!((value - known).abs() < 0.0005, "{kind}: {value}");
    }
    assert_eq!(solved["best_first_cell"], 4);
    assert_eq!((&solved["plain"]["games"], &solved["plain"]["positions"]), (&255_168.into(), &5_478.into()));
}

#[test]
fn solve_lists_a_policy_that_wins_at_once_where_it_can() {
    let solved = &json_lines(&["solve", "--policy", "--json"])[0];
    let decisions = solved["policy"].as_array().unwrap();
    let decision = decisions.iter().find(|line| line["board"] == "gg..r...." && line["attempt"] == 3);
    assert_eq!(decision.expect("two misses of red's come about")["cell"], 2);
}

#[test]
fn bad_input_gives_one_line_and_status_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["fly"], "unrecognized subcommand"),
        (&["solve", "--success", "1.5"], "a probability is a number from 0 to 1"),
        (&["solve", "--success", "NaN"], "a probability is a number from 0 to 1"),
        (&["solve", "--green-times", "121", "--red-times", "60"], "from 0 to 120 whole seconds"),
        (&["solve", "--green-times", "60"], "--red-times"),
        (&["match", "--first", "genius"], "'genius' is not a brain"),
        (&["match", "--first", "hopefull"], "; did you mean 'hopeful'?"),
        (&["match", "--mishaps", "fire=0.1"], "there is no mishap 'fire'"),
        (&["match", "--mishaps", "partly"], "a mishap is written KIND=P"),
        (&["match", "--mishaps", "partly=2"], "a probability is a number from 0 to 1"),
        (&["match", "--preplaced", "9"], "cells are numbered from 0 to 8"),
        (&["match", "--games", "0"], "matches are a whole number from 1 to 4294967295"),
        (&["match", "--svg", "x.gif"], "a picture's file name must end with .svg or .png"),
        (&["judge", "/nonexistent", "--svg", "x"], "a picture's file name must end with .svg or .png"),
        (&["match", "--record", "/nonexistent/x.json"], "cannot write /nonexistent/x.json"),
        (&["match", "--svg", "/nonexistent/x.svg"], "cannot write /nonexistent/x.svg"),
        (&["judge", "/nonexistent"], "cannot read /nonexistent"),
        (&["robot"], "the sensed board"),
        (&["solve", "--green-times", "1,2,3,4,5,6", "--red-times", "60"], "at most 5 different times"),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        triliza(arguments).assert().code(2).stderr(told).stdout("");
    }
}

#[test]
fn many_matches_agree_with_the_solver() {
    let games = amount("20000", "100000");
    let timeless: &[&str] = &["--first", "timeless", "--second", "timeless"];
    for (brains, cell, kind) in [(&[][..], "4", None), (&[], "0", None), (timeless, "4", Some("centre"))] {
        let arguments = [&["match", "--games", games, "--preplaced", cell, "--json"], brains].concat();
        let total = json_lines(&arguments).pop().unwrap();
        let number = |key: &str| total[key].as_f64().unwrap();
        // Without a look at the clock, a tie on time is a coin, because both robots have the same
        // times.
        let solved = kind.map(|kind| json_lines(&["solve", "--json"])[0]["red_win"][kind].as_f64().unwrap());
        let expected = solved.unwrap_or(number("solver"));
        // Three standard deviations, because a 95 % interval fails for one seed in twenty.
        assert!((number("red_wins") - expected).abs() < 1.53 * number("half_width_95"), "{total}");
    }
}

#[test]
fn series_of_neighbouring_seeds_share_no_match_and_each_match_repeats() {
    let series = |seed: &str| json_lines(&["match", "--games", "20", "--seed", seed, "--json"]);
    let seeds = |series: &[Value]| series[..20].iter().map(|line| line["seed"].as_u64().unwrap()).collect::<Vec<_>>();
    let (one, two) = (series("1"), series("2"));
    assert_eq!((seeds(&one)[0], seeds(&two)[0]), (1, 2));
    assert!(seeds(&one).iter().all(|seed| !seeds(&two).contains(seed)));
    for line in &one[..4] {
        let again = json_lines(&["match", "--seed", &line["seed"].to_string(), "--json"]);
        assert_eq!(again.last(), Some(line));
    }
}

#[test]
fn best_policy_beats_one_that_assumes_success() {
    let total =
        json_lines(&["match", "--first", "best", "--second", "hopeful", "--games", "20000", "--json"]).pop().unwrap();
    // Colours are random, so equal players share the wins. Three standard deviations of their
    // difference are below 425.
    let wins = |team: usize| total["wins"][team].as_i64().unwrap();
    assert!(wins(0) - wins(1) > 425, "{total}");
}

#[test]
fn robot_program_plays_as_the_best_brain_and_survives_a_damaged_memory() {
    let directory = tempfile::tempdir().unwrap();
    let memory = directory.path().join("memory.json");
    let answer = |sensed: &str| {
        let mut robot = triliza(&["robot"]);
        robot.env_remove("TMPDIR").current_dir(&directory).write_stdin(sensed);
        let output = robot.assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap().trim().to_owned()
    };
    // Green threatens row 0, and cell 2 blocks it.
    let sensed = r#"{"team":"red","attempt":2,"cells":"gg..r....","cubes":3}"#;
    for damage in [None, Some(""), Some("{\"attempt\":1"), Some("[1,2]"), Some("{\"team\":\"red\",\"attempt\":-1}")] {
        damage.iter().for_each(|text| std::fs::write(&memory, text).unwrap());
        assert_eq!(answer(sensed), r#"{"cell":2}"#, "{damage:?}");
    }
    // The memory outweighs one wrong reading: red's own cube is on cell 2 and green's on cell 0.
    let known = r#"{"team":"red","attempt":1,"believed":"g.r.r....","read":"g.r.r...."}"#;
    std::fs::write(&memory, known).unwrap();
    assert_eq!(answer(r#"{"team":"red","attempt":2,"cells":".gr......","cubes":3}"#), r#"{"cell":6}"#);
}

#[test]
fn recorded_match_is_judged_the_same_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let (record, svg, png) = (path("match.json"), path("arena.svg"), path("arena.png"));
    let played = json_lines(&["match", "--seed", "3", "--record", &record, "--json"]);
    let judged = json_lines(&["judge", &record, "--svg", &svg, "--json"]);
    assert_eq!(played[..played.len() - 1], judged[..judged.len() - 1]);
    assert_eq!(played.last().unwrap()["reason"], judged.last().unwrap()["reason"]);
    let svg = std::fs::read_to_string(svg).unwrap();
    let cubes = |colour: &str| svg.matches(&format!("fill=\"{colour}\" stroke")).count();
    // All cubes on the board and on the stores are drawn, and nothing else has these fills.
    let last = &judged[judged.len() - 2];
    let on_board = |letter: char| last["board"].as_str().unwrap().matches(letter).count();
    let left = |team: &str| 4 - judged.iter().filter(|line| line["team"] == team).count();
    assert_eq!(cubes("#080"), on_board('g') + left("green"));
    assert_eq!(cubes("#c00"), on_board('r') + left("red"));
    // A PNG needs the typeface that is built in.
    assert!(svg.contains("font-family=\"Hack, monospace\""), "{svg}");
    for arguments in [&["judge", &record, "--svg", &png][..], &["match", "--seed", "3", "--svg", &png]] {
        triliza(arguments).assert().success();
        assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"), "{arguments:?}");
        std::fs::remove_file(&png).unwrap();
    }
}

#[test]
fn matches_full_of_mishaps_are_judged_the_same_again() {
    let directory = tempfile::tempdir().unwrap();
    let record = directory.path().join("match.json").to_str().unwrap().to_owned();
    let mut rules = String::new();
    for seed in 1..=12 {
        let seed = seed.to_string();
        let played = json_lines(&["match", "--mishaps", "all=0.2", "--seed", &seed, "--record", &record, "--json"]);
        let judged = json_lines(&["judge", &record, "--json"]);
        assert_eq!(played[..played.len() - 1], judged[..judged.len() - 1]);
        played.iter().filter_map(|line| line["judge"].as_str()).for_each(|words| rules += words);
    }
    for rule in ["(1)", "(2)", "(3)", "(4.1)", "(4.2)", "(4.3)", "(4.4)", "(T3)"] {
        assert!(rules.contains(rule), "{rule}");
    }
}

#[test]
fn impossible_records_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("match.json");
    let cases = [
        ("", "match.json: the file is empty"),
        (" \n", "match.json: the file is empty"),
        ("{", "EOF"),
        (r#"{"preplaced":9,"attempts":[]}"#, "there is no cell 9"),
        (r#"{"preplaced":4,"attempts":[{"seconds":-1,"robot":[]}]}"#, "attempt 1: seconds must not be negative"),
        (r#"{"preplaced":4,"attempts":[{"seconds":1,"robot":[[0,0]]}]}"#, "attempt 1: the robot needs three corners"),
        (
            r#"{"preplaced":4,"attempts":[{"seconds":1,"start":[[0,0]],"robot":[[0,0],[1,0],[0,1]]}]}"#,
            "attempt 1: the robot needs three corners",
        ),
        (
            r#"{"preplaced":4,"attempts":[{"seconds":1,"robot":[[0,0],[1,0],[0,1]],"set_down":[{"x":1,"y":1},{"x":1,"y":1},
            {"x":1,"y":1},{"x":1,"y":1},{"x":1,"y":1}]}]}"#,
            "attempt 1: 5 cubes were set down, but only 4 stood on green's store",
        ),
    ];
    let robot = r#"{"seconds":1,"robot":[[0,0],[1,0],[0,1]]}"#;
    let many = |attempt: &str, count: usize| {
        let attempts = vec![attempt; count].join(",");
        format!(r#"{{"preplaced":4,"attempts":[{attempts}]}}"#)
    };
    let corners = robot.replace("[0,1]]", &format!("[0,1]{}]", ",[0,0]".repeat(100)));
    let moved = robot.replace("]]}", &format!(r#"]],"moved":[{}]}}"#, [r#"{"cell":4,"x":0,"y":0}"#; 10].join(",")));
    let cases = cases.map(|(text, message)| (text.to_owned(), message)).into_iter().chain([
        (many(robot, 101), "a match has at most 100 attempts"),
        (many(&corners, 1), "attempt 1: a robot has at most 100 corners"),
        (many(&moved, 1), "attempt 1: at most 9 cubes stand on the board"),
        (" ".repeat(2 << 20), "it is larger than 1024 KiB"),
    ]);
    for (text, message) in cases {
        std::fs::write(&path, text).unwrap();
        let told = predicate::str::starts_with("error: ").and(predicate::str::contains(message));
        triliza(&["judge", path.to_str().unwrap()]).assert().code(2).stderr(told);
    }
}

#[test]
fn record_with_a_byte_order_mark_and_carriage_returns_is_read() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("match.json");
    std::fs::write(&path, "\u{feff}{\"preplaced\":4,\r\"attempts\":[]}\r").unwrap();
    triliza(&["judge", path.to_str().unwrap()]).assert().success();
}

#[test]
fn undone_attempt_is_judged_again_whatever_its_record_says_and_foreign_text_is_escaped() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("match.json");
    let robot = r#""robot":[[25,471],[225,471],[225,671],[25,671]]"#;
    let undone = r#""undone":{"reason":"\u001b[2J","at_ms":2,"verdict":"green 1: 1.0 s, cube valid on cell 0"}"#;
    let text = format!(r#"{{"preplaced":4,"attempts":[{{"seconds":9.5,{robot},{undone}}}]}}"#);
    std::fs::write(&path, text).unwrap();
    let judged = triliza(&["judge", path.to_str().unwrap()]).assert().success().get_output().stdout.clone();
    let judged = String::from_utf8(judged).unwrap();
    let line = judged.lines().next().unwrap();
    assert_eq!(line, r"undone (\u{1b}[2J): green 1: 9.5 s, stopped inside (1), no cube");
}

/// A file size limit of 0 has the effect of a full disk.
#[test]
fn robot_answers_when_it_cannot_write_its_memory() {
    let directory = tempfile::tempdir().unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" robot"]).arg(assert_cmd::cargo::cargo_bin("triliza"));
    shell.env_remove("TMPDIR").current_dir(&directory);
    shell.write_stdin(r#"{"team":"red","attempt":2,"cells":"gg..r....","cubes":3}"#);
    let told = predicate::str::contains("cannot remember in memory.json");
    shell.assert().success().stdout("{\"cell\":2}\n").stderr(told);
    assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 0);
}
