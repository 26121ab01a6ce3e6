//! The program `triliza`: known values, its manners, and robots that misbehave.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

fn triliza(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("triliza").unwrap();
    command.args(arguments);
    command
}

/// The objects that a command writes, one a line.
fn objects(arguments: &[&str]) -> Vec<Value> {
    let output = triliza(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn solve_tells_the_known_values() {
    let solved = &objects(&["solve", "--success", "0.8", "--json"])[0];
    for (kind, known) in [("centre", 0.540), ("corner", 0.527), ("edge", 0.520)] {
        let value = solved["red_win"][kind].as_f64().unwrap();
        assert!((value - known).abs() < 0.0005, "{kind}: {value}");
    }
    assert_eq!(solved["best_first_cell"], 4);
    assert_eq!((&solved["plain"]["games"], &solved["plain"]["positions"]), (&255_168.into(), &5_478.into()));
}

#[test]
fn solve_lists_a_policy_that_wins_at_once_where_it_can() {
    let solved = &objects(&["solve", "--policy", "--json"])[0];
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
        (&["match", "--first", "genius"], "there is no brain 'genius'"),
        (&["match", "--preplaced", "9"], "9 is not in 0..9"),
        (&["match", "--svg", "/nonexistent/x.svg"], "cannot write /nonexistent/x.svg"),
        (&["judge", "/nonexistent"], "cannot read /nonexistent"),
        (&["robot"], "what is sensed"),
        (&["solve", "--green-times", "1,2,3,4,5,6", "--red-times", "60"], "at most 5 different times"),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        // A match that cannot write its drawing has been played all the same.
        let assert = triliza(arguments).assert().code(2).stderr(told);
        if arguments[0] != "match" {
            assert.stdout("");
        }
    }
}

#[test]
fn a_hundred_thousand_matches_agree_with_the_solver() {
    for cell in ["4", "0"] {
        let total = objects(&["match", "--games", "100000", "--preplaced", cell, "--json"]).pop().unwrap();
        let number = |key: &str| total[key].as_f64().unwrap();
        // Three standard deviations: the interval of 95 % would fail one seed in twenty.
        assert!((number("red_wins") - number("solver")).abs() < 1.53 * number("half_width_95"), "{total}");
    }
}

#[test]
fn the_best_policy_beats_one_that_assumes_success() {
    let total =
        objects(&["match", "--first", "best", "--second", "hopeful", "--games", "20000", "--json"]).pop().unwrap();
    // Colours are drawn, so that equals would share the wins: three standard deviations of 20,000 are 212.
    assert!(total["wins"][0].as_u64().unwrap() > 10_212, "{total}");
}

#[test]
fn t4_a_fresh_process_an_attempt_with_a_directory_that_lasts_for_the_match() {
    let counter = r#"cmd:sh -c 'echo x >> kept; n=$(wc -l < kept); echo "{\"cell\":$((n - 1))}"'"#;
    let idle = r#"cmd:echo '{"cell":null}'"#;
    let arguments = ["match", "--first", counter, "--second", idle, "--success", "1", "--games", "2", "--json"];
    let results = objects(&arguments);
    // Cells 0, 1, 2 in either match: what was kept in the first one is gone in the second.
    for result in &results[..2] {
        assert_eq!((&result["winner"], &result["scores"][0]), (&0.into(), &3.into()), "{result}");
    }
}

#[test]
fn programs_that_misbehave_are_judged_and_the_match_goes_on() {
    let cases = [
        ("cmd:sleep 9", Some("hangs")),
        ("cmd:false", Some("ended without an answer")),
        ("cmd:/nonexistent/robot", Some("cannot start")),
        ("cmd:echo nonsense", Some("outside the protocol")),
        ("cmd:yes", Some("outside the protocol")),
        ("cmd:cat /dev/zero", Some("outside the protocol")),
        (r#"cmd:echo '{"cell":9}'"#, Some("there is no cell 9")),
        // It believes that the centre is empty.
        (r#"cmd:echo '{"cell":4}'"#, None),
    ];
    for (program, fault) in cases {
        let arguments =
            ["match", "--first", program, "--second", "best", "--success", "1", "--think-ms", "500", "--json"];
        let lines = objects(&arguments);
        let (result, attempts) = lines.split_last().unwrap();
        assert_eq!((&result["winner"], &result["scores"][0]), (&1.into(), &0.into()), "{program}");
        let own: Vec<&Value> = attempts.iter().filter(|line| line["team"] == result["colours"][0]).collect();
        assert!(own.len() >= 2, "{program}");
        for attempt in own {
            match fault {
                Some(fault) => {
                    assert!(attempt["fault"].as_str().unwrap().contains(fault), "{attempt}");
                    assert_eq!(attempt["seconds"], 120.0);
                }
                None => assert!(attempt["judge"].as_str().unwrap().contains("cell 4 holds another"), "{attempt}"),
            }
        }
    }
}

#[test]
fn the_robot_program_plays_as_the_best_brain_and_survives_a_damaged_memory() {
    let directory = tempfile::tempdir().unwrap();
    let memory = directory.path().join("memory.json");
    let answer = |sensed: &str| {
        let output = triliza(&["robot"]).current_dir(&directory).write_stdin(sensed).assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap().trim().to_owned()
    };
    // Green threatens row 0; the block is at 2.
    let sensed = r#"{"team":"red","attempt":2,"cells":"gg..r....","cubes":3}"#;
    for damage in [None, Some(""), Some("{\"attempt\":1"), Some("[1,2]"), Some("{\"team\":\"red\",\"attempt\":-1}")] {
        damage.iter().for_each(|text| std::fs::write(&memory, text).unwrap());
        assert_eq!(answer(sensed), r#"{"cell":2}"#, "{damage:?}");
    }
    // What it knows outweighs one wrong reading: cell 2 holds red's own cube, cell 0 green's.
    let known = r#"{"team":"red","attempt":1,"believed":"g.r.r....","read":"g.r.r...."}"#;
    std::fs::write(&memory, known).unwrap();
    assert_eq!(answer(r#"{"team":"red","attempt":2,"cells":".gr......","cubes":3}"#), r#"{"cell":6}"#);
}

#[test]
fn a_recorded_match_is_judged_the_same_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let (record, svg) = (path("match.json"), path("arena.svg"));
    let played = objects(&["match", "--seed", "3", "--record", &record, "--json"]);
    let judged = objects(&["judge", &record, "--svg", &svg, "--json"]);
    assert_eq!(played[..played.len() - 1], judged[..judged.len() - 1]);
    assert_eq!(played.last().unwrap()["reason"], judged.last().unwrap()["reason"]);
    assert!(std::fs::read_to_string(svg).unwrap().starts_with("<svg "));
}

#[test]
fn records_that_make_no_sense_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("match.json");
    let cases = [
        ("{", "EOF"),
        (r#"{"preplaced":9,"attempts":[]}"#, "there is no cell 9"),
        (r#"{"preplaced":4,"attempts":[{"seconds":-1,"robot":[]}]}"#, "attempt 1: seconds must not be negative"),
        (r#"{"preplaced":4,"attempts":[{"seconds":1,"robot":[[0,0]]}]}"#, "attempt 1: the robot needs three corners"),
    ];
    for (text, message) in cases {
        std::fs::write(&path, text).unwrap();
        let told = predicate::str::starts_with("error: ").and(predicate::str::contains(message));
        triliza(&["judge", path.to_str().unwrap()]).assert().code(2).stderr(told);
    }
}
