//! A tournament of simulated robots, and of one that is judged by hand.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;

fn triliza(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(cargo_bin("triliza")).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn lines(cup: &Path) -> usize {
    std::fs::read_to_string(cup.join("results.jsonl")).map_or(0, |text| text.lines().count())
}

#[test]
fn results_that_a_judge_enters_end_a_tournament_that_waits_for_them() {
    let place = tempfile::tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.to_str().unwrap();
    let players = ["--player", "a=best", "--player", "b=random", "--player", "real=judge"];
    let mut tournament = Command::new(cargo_bin("triliza"))
        .args(["tournament", "round-robin", folder, "--rounds", "1"])
        .args(players)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while lines(&cup) < 2 {
        assert!(tournament.try_wait().unwrap().is_none());
        sleep(Duration::from_millis(20));
    }
    let result = |game: &str, more: &[&str]| {
        triliza(&[&["tournament", "result", folder, game, "--reason", "judged on table 2"], more].concat())
    };
    assert!(result("1", &["--draw"]).2.contains("game 1 is played here"));
    assert!(result("3", &["--winner", "b"]).2.contains("game 3 is one between a and real"));
    assert!(tournament.try_wait().unwrap().is_none(), "the tournament waits for its judge");
    for (game, winner) in [("3", "real"), ("4", "a"), ("5", "real")] {
        let (is_taken, _, why) = result(game, &["--winner", winner, "--scores", "3", "2"]);
        assert!(is_taken, "{why}");
    }
    assert!(result("6", &["--draw"]).0);
    assert!(tournament.wait().unwrap().success());
    let (_, table, _) = triliza(&["tournament", "table", folder]);
    assert!(!table.contains("games have been played"), "{table}");
    let (_, evidence, _) = triliza(&["tournament", "evidence", folder, "1"]);
    assert!(evidence.contains("the rule: ") && evidence.contains("games/000001.json"), "{evidence}");
    let record = cup.join("games/000001.json");
    assert!(triliza(&["judge", record.to_str().unwrap()]).0);
}
