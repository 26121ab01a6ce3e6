//! Tournaments that draw one round after the other, and decisions while games are played.

use std::fs;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::thread::sleep;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use assert_cmd::Command;
use attacks::Running;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

fn tournament(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("tournament").args(arguments);
    command
}

fn output_of(arguments: &[&str]) -> String {
    String::from_utf8(tournament(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

fn standings(arguments: &[&str]) -> Value {
    let output = output_of(&[arguments, &["--json"]].concat());
    serde_json::from_str(output.lines().last().unwrap()).unwrap()
}

/// The lines of a folder's log that have this key.
fn lines(cup: &Path, key: &str) -> Vec<Value> {
    let text = fs::read_to_string(cup.join("results.jsonl")).unwrap_or_default();
    let lines = text.lines().map_while(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter(|line| line.get(key).is_some()).collect()
}

/// The rounds, then the results by game without machine-dependent fields.
fn log(cup: &Path) -> Vec<String> {
    let mut results = lines(cup, "players");
    results.sort_by_key(|result| result["game"].as_u64());
    let without_time = |mut result: Value| {
        result.as_object_mut().unwrap().remove("costs");
        result.to_string()
    };
    let rounds = lines(cup, "round").into_iter().map(|round| round.to_string());
    rounds.chain(results.into_iter().map(without_time)).collect()
}

const FIVE: [&str; 12] = [
    "--player",
    "a=model@9000",
    "--player",
    "b=random",
    "--player",
    "c=model@500",
    "--player",
    "d=first-legal",
    "--player",
    "e=random:2",
    // A busy machine may stand still for longer than a second.
    "--move-time",
    "60000",
];

fn begin(format: &str, cup: &Path, more: &[&str]) -> Vec<String> {
    let words = [&[format, cup.to_str().unwrap()][..], &FIVE, more].concat();
    words.into_iter().map(str::to_owned).collect()
}

fn start(arguments: &[String]) -> Running {
    let mut program = Program::new(cargo_bin("blokus-duo"));
    Running::start(program.arg("tournament").args(arguments).stdout(Stdio::null()).stderr(Stdio::null()))
}

fn words(arguments: &[String]) -> Vec<&str> {
    arguments.iter().map(String::as_str).collect()
}

#[test]
fn every_format_ends_as_if_it_had_never_been_killed() {
    let place = tempdir().unwrap();
    for (format, more, games) in [
        ("swiss", &["--rounds", "4", "--games", "2"][..], 16),
        ("knockout", &["--replays", "1"], 8),
        ("groups", &["--groups", "2", "--advance", "2"], 8 + 6),
    ] {
        let [whole, killed] = ["whole", "killed"].map(|name| place.path().join(format!("{format}-{name}")));
        let expected = output_of(&words(&begin(format, &whole, more)));
        let mut kills = 0;
        loop {
            let before = lines(&killed, "players").len();
            let child = start(&begin(format, &killed, more));
            while lines(&killed, "players").len() < before + 2 && child.try_wait().is_none() {
                sleep(Duration::from_millis(1));
            }
            if child.try_wait().is_some() {
                break;
            }
            child.kill();
            kills += 1;
            // Leave an unfinished line, as a kill may.
            let text = fs::read_to_string(killed.join("results.jsonl")).unwrap();
            fs::write(killed.join("results.jsonl"), text + "{\"game\":").unwrap();
        }
        assert!(kills >= 2, "{format} was over too soon");
        assert_eq!(output_of(&["resume", killed.to_str().unwrap()]), expected);
        assert_eq!(log(&killed), log(&whole));
        assert!(lines(&whole, "players").len() >= games, "{format}: {expected}");
        let standings = standings(&["table", whole.to_str().unwrap()]);
        assert_eq!(standings["complete"], true);
        let winner = &standings["players"][0];
        assert!(format == "swiss" || winner["reached"] == "winner", "{winner}");
    }
}

#[test]
fn decisions_take_effect_while_the_tournament_is_played() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.to_str().unwrap();
    // This player resigns its first game at once. Later it thinks until all decisions have been
    // made.
    let [once, decided] = ["once", "decided"].map(|name| place.path().join(name));
    let resigns = format!(
        "if [ -e {once} ]; then until [ -e {decided} ]; do sleep 0.02; done; fi; : >{once}",
        once = once.display(),
        decided = decided.display()
    );
    let slow = format!("slow=gtp:sh -c 'while read c; do case $c in g*) {resigns}; printf \"= resign\\n\\n\";; *) printf \"= \\n\\n\";; esac; done'");
    let players = ["--player", &slow, "--player", "x=first-legal", "--player", "y=random"];
    let arguments = [&players[..], &["--rounds", "2", "--concurrency", "1"]].concat();
    let arguments: Vec<String> =
        ["round-robin", folder].iter().chain(&arguments).map(|&word| word.to_owned()).collect();
    let child = start(&arguments);
    child.wait_until(|| !lines(&cup, "players").is_empty());
    output_of(&["enter", folder, "--player", "late=first-legal", "--reason", "the train was late"]);
    output_of(&["overrule", folder, "1", "--winner", "slow", "--reason", "the hub was at fault"]);
    output_of(&["replay", folder, "1", "--reason", "agreed by both"]);
    output_of(&["withdraw", folder, "y", "--reason", "the board is broken"]);
    assert!(child.try_wait().is_none(), "it was over too soon");
    fs::write(decided, "").unwrap();
    assert!(child.wait().success());
    let table = standings(&["table", folder]);
    // Two games in each of two rounds, for three pairings of the first players and for the late
    // player against three opponents.
    assert_eq!((&table["games"], &table["complete"]), (&Value::from(2 * 2 * (3 + 3)), &Value::from(true)), "{table}");
    let of = |name: &str| table["players"].as_array().unwrap().iter().find(|player| player["name"] == name).unwrap();
    assert_eq!(of("late")["games"], 12);
    assert!(of("y")["forfeits"]["withdrawn"].as_u64().unwrap() >= 4, "{table}");
    let of_first = lines(&cup, "players").iter().filter(|result| result["game"] == 1).count();
    assert_eq!(of_first, 2, "game 1 was played again");
    assert!(cup.join("games/000001-1.blksgf").is_file() && cup.join("games/000001.blksgf").is_file());
    assert!(fs::read_to_string(cup.join("table.txt")).unwrap().contains("withdrawn: y"));
}

#[test]
fn bad_input_gives_one_line() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.to_str().unwrap();
    output_of(&words(&begin("knockout", &cup, &[])));
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    for (arguments, why) in [
        (
            vec!["enter", folder, "--player", "z=random", "--reason", "late"],
            "the first round of the knockout has been drawn",
        ),
        (vec!["result", folder, "1", "--draw", "--reason", "x"], "game 1 is not judged by hand"),
        (vec!["merge", "all", folder], "a tournament whose rounds are drawn one after the other has no parts"),
        (
            vec!["overrule", folder, "1", "--points", "15", "-20", "--reason", "x"],
            "shares of 1, such as 1 0 or 0.5 0.5",
        ),
        (vec!["levels", "x", "--player", "random"], "games of 4, which blokus-duo does not have"),
        (vec!["groups", "x", "--player", "random", "--player", "model"], "take 4 players or more, not 2"),
        (vec!["swiss", folder, "--player", "random", "--player", "model"], "holds another tournament: "),
        (vec!["overrule", folder, "1", "--points", "1", "--reason", "x"], "game 1 has 2 players"),
    ] {
        let complaint = predicate::str::contains(why).and(one_line());
        tournament(&arguments).current_dir(place.path()).assert().code(2).stdout("").stderr(complaint);
    }
    assert!(!place.path().join("x").exists() && !place.path().join("all").exists());
}
