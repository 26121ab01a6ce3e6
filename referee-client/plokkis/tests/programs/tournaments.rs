//! Tournaments, including killed and resumed ones.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use attacks::Running;
use predicates::prelude::*;

use crate::match_runs::{objects, plokkis};

const BOTS: [&str; 8] = ["--bot", "random:1", "--bot", "smallest", "--bot", "big=biggest", "--bot", "random:2"];

fn small_tournament(dir: &Path) -> Vec<String> {
    let more = ["--bot", "territory", "--bot", "random:3", "--bot", "smallest:2", "--bot", "biggest:2"];
    let sizes = ["--width", "9", "--group-size", "4", "--seeding-rounds", "1", "--wait", "60"];
    let dir = dir.to_str().unwrap();
    ["tournament", dir].iter().chain(&BOTS).chain(&more).chain(&sizes).map(|word| (*word).to_owned()).collect()
}

fn as_strs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

#[test]
fn tournament_plays_seeding_and_all_combinations_in_groups() {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("cup");
    let arguments = [small_tournament(&dir), vec!["--json".to_owned()]].concat();
    let lines = objects(&as_strs(&arguments));
    // Eight tables of seeding; two groups of four, each combination in four rotations.
    let games: Vec<_> = lines.iter().filter(|line| line["game"].is_u64()).collect();
    assert_eq!(games.len(), 8 + 2 * 4);
    let groups = lines.last().unwrap()["groups"].as_array().unwrap();
    let names = |group: usize| -> BTreeSet<String> {
        groups[group].as_array().unwrap().iter().map(|bot| bot["name"].to_string()).collect()
    };
    assert_eq!((groups.len(), names(0).len(), names(1).len()), (2, 4, 4));
    assert!(names(0).is_disjoint(&names(1)));
    assert!(names(0).contains("\"territory\"") && names(0).contains("\"smallest\""), "{:?}", names(0));
    for game in 1..=16 {
        let record = dir.join(format!("games/{game:06}.jsonl"));
        plokkis(&["replay", record.to_str().unwrap()]).assert().success();
    }
    // The evidence contains every line of a bot and the rule that decided.
    let evidence = plokkis(&["tournament", "evidence", dir.to_str().unwrap(), "3"]).assert().success();
    let evidence = String::from_utf8(evidence.get_output().stdout.clone()).unwrap();
    let expected = ["referee  9 4 ", "player   ", "the rule: a player with more pieces", "000003.jsonl"];
    expected.iter().for_each(|part| assert!(evidence.contains(part), "{part} is not in\n{evidence}"));
    // No game is left to play, and the table is the same.
    let table = fs::read_to_string(dir.join("table.txt")).unwrap();
    plokkis(&["tournament", dir.to_str().unwrap()])
        .assert()
        .success()
        .stdout(table)
        .stderr(predicate::str::contains("16 of 16 games have been played already"));
}

#[test]
fn killed_tournament_continues_with_the_same_results() {
    let place = tempfile::tempdir().unwrap();
    let (whole, killed) = (place.path().join("whole"), place.path().join("killed"));
    plokkis(&as_strs(&small_tournament(&whole))).assert().success();
    let results = |dir: &Path| {
        let text = fs::read_to_string(dir.join("results.jsonl")).unwrap_or_default();
        // The order of games, CPU time and memory depend on the machine.
        let line = |line: &str| {
            let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
            for figure in ["cpu_s", "memory_mib"] {
                line["figures"].as_object_mut().map(|figures| figures.remove(figure));
            }
            line.to_string()
        };
        let ended = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        ended.map(line).collect::<BTreeSet<String>>()
    };
    for least in [2, 9] {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("plokkis"));
        command.args(small_tournament(&killed)).stdout(Stdio::null()).stderr(Stdio::null());
        Running::start(&mut command).wait_until(|| results(&killed).len() >= least);
    }
    // An incomplete last line does not count.
    let path = killed.join("results.jsonl");
    let torn = fs::read_to_string(&path).unwrap() + "{\"game\":1";
    fs::write(&path, torn).unwrap();
    plokkis(&["tournament", killed.to_str().unwrap()]).assert().success();
    assert_eq!(results(&killed), results(&whole));
}

#[test]
fn bad_tournaments_give_one_line_and_status_2() {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("cup");
    let dir = dir.to_str().unwrap();
    fn begin<'a>(dir: &'a str, more: &[&'a str]) -> Vec<&'a str> {
        [&["tournament", dir][..], more].concat()
    }
    let cases: &[(Vec<&str>, &str)] = &[
        (begin(dir, &[]), "there is no tournament in"),
        (begin(dir, &["--bot", "self"]), "a tournament has 4 to 100 players, not 1"),
        (
            begin(dir, &["--bot", "self", "--bot", "self", "--bot", "random", "--bot", "biggest"]),
            "two players are called self",
        ),
        (begin(dir, &["--bot", "x='"]), "is not a command"),
        (begin(dir, &[&BOTS[..], &["--group-size", "3"]].concat()), "3 is not in 4..=64"),
    ];
    for (arguments, message) in cases {
        plokkis(arguments).assert().code(2).stderr(predicate::str::contains(*message)).stdout("");
    }
    plokkis(&begin(dir, &[&BOTS[..], &["--width", "5"]].concat())).assert().success();
    plokkis(&begin(dir, &[&BOTS[..], &["--width", "6"]].concat()))
        .assert()
        .code(2)
        .stderr(predicate::str::contains("holds another tournament"));
    let results = place.path().join("cup/results.jsonl");
    let text = fs::read_to_string(&results).unwrap();
    let last = text.lines().last().unwrap();
    fs::write(&results, format!("{text}{last}\n")).unwrap();
    plokkis(&begin(dir, &[])).assert().code(2).stderr(predicate::str::contains("has a result already"));
    fs::write(&results, "nonsense\n").unwrap();
    plokkis(&begin(dir, &[])).assert().code(2).stderr(predicate::str::contains("results.jsonl, line 1: "));
    fs::write(place.path().join("cup/tournament.json"), "{}").unwrap();
    plokkis(&begin(dir, &[])).assert().code(2).stderr(predicate::str::contains("is not a valid plan of a tournament"));
}

#[test]
fn missing_bot_is_an_error_before_the_tournament_and_drops_out_during_it() {
    let place = tempfile::tempdir().unwrap();
    let cup = place.path().join("cup");
    let bots = ["--bot=random:1", "--bot=random:2", "--bot=random:3", "--bot=gone=./gone"];
    let begin = [&["tournament", cup.to_str().unwrap(), "--width=5"][..], &bots].concat();
    let told = predicates::str::contains("cannot start './gone': No such file or directory");
    plokkis(&begin).assert().code(2).stdout("").stderr(told);
    assert!(!cup.exists());
    let bot = place.path().join("gone");
    std::os::unix::fs::symlink("/bin/true", &bot).unwrap();
    plokkis(&begin).current_dir(place.path()).assert().success();
    // If a bot disappears later, the others play on.
    fs::remove_file(bot).unwrap();
    let log = cup.join("results.jsonl");
    let text = fs::read_to_string(&log).unwrap();
    let games = text.lines().filter(|line| line.contains("\"game\"")).count();
    let end = text.match_indices('\n').nth(1).unwrap().0 + 1;
    fs::write(&log, &text[..end]).unwrap();
    let told = predicates::str::contains("gone cannot play and loses its games");
    plokkis(&begin[..2]).current_dir(place.path()).assert().success().stderr(told);
    let text = fs::read_to_string(&log).unwrap();
    assert_eq!(text.lines().filter(|line| line.contains("\"game\"")).count(), games);
    assert!(text.lines().last().unwrap().contains("\"crash\""), "{text}");
}
