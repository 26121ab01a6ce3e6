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
        (&["solve", "--green-times", "1,2,3,4,5,6", "--red-times", "60"], "at most 5 different times"),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        triliza(arguments).assert().code(2).stdout("").stderr(told);
    }
}
