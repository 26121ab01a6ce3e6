//! A tournament of simulated robots and of one that is judged by hand.

use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use serde_json::Value;

fn triliza(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(cargo_bin("triliza")).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn lines(cup: &Path) -> usize {
    std::fs::read_to_string(cup.join("results.jsonl")).map_or(0, |text| text.lines().count())
}

#[test]
fn tournament_waits_for_results_that_a_judge_enters() {
    let place = tempfile::tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.to_str().unwrap();
    let players = ["--player", "a=best", "--player", "b=random", "--player", "real=judge"];
    let mut tournament = Command::new(cargo_bin("triliza"));
    tournament.args(["tournament", "round-robin", folder, "--rounds", "1"]).args(players);
    let tournament = Running::start(tournament.stdout(Stdio::null()).stderr(Stdio::null()));
    tournament.wait_until(|| lines(&cup) >= 2);
    let result = |game: &str, more: &[&str]| {
        triliza(&[&["tournament", "result", folder, game, "--reason", "judged on table 2"], more].concat())
    };
    assert!(result("1", &["--draw"]).2.contains("game 1 is not judged by hand"));
    assert!(result("3", &["--winner", "b"]).2.contains("game 3 is between a and real"));
    assert!(tournament.try_wait().is_none(), "the tournament waits for its judge");
    for (game, winner) in [("3", "real"), ("4", "a"), ("5", "real")] {
        let (is_taken, _, why) = result(game, &["--winner", winner, "--scores", "3", "2"]);
        assert!(is_taken, "{why}");
    }
    assert!(result("6", &["--draw"]).0);
    assert!(tournament.wait().success());
    let (_, table, _) = triliza(&["tournament", "table", folder]);
    assert!(!table.contains("games have been played"), "{table}");
    let (_, evidence, _) = triliza(&["tournament", "evidence", folder, "1"]);
    assert!(evidence.contains("the rule: ") && evidence.contains("games/000001.json"), "{evidence}");
    let record = cup.join("games/000001.json");
    assert!(triliza(&["judge", record.to_str().unwrap()]).0);
}

#[test]
fn team_of_the_manual_plays_and_a_failing_one_is_explained() {
    let place = tempfile::tempdir().unwrap();
    std::fs::write(place.path().join("robot.sh"), "echo '{\"cell\":0}'").unwrap();
    std::fs::write(place.path().join("broken.sh"), "read line; echo no module named cubes >&2; exit 3").unwrap();
    let run = |arguments: &[&str]| {
        let output = Command::new(cargo_bin("triliza")).args(arguments).current_dir(&place).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        assert!(output.status.success(), "{}", text(output.stderr));
        text(output.stdout) + &text(output.stderr)
    };
    let players =
        ["--player", "ours=random", "--player", "theirs=cmd:sh robot.sh", "--player", "broken=cmd:sh broken.sh"];
    let told = run(&[&["tournament", "round-robin", "cup", "--rounds", "1"], &players[..]].concat());
    let log = std::fs::read_to_string(place.path().join("cup/results.jsonl")).unwrap();
    let results: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(results.len(), 6);
    let why = "it ended with status 3 without an answer (its stderr: no module named cubes)";
    for result in &results {
        let broken = result["players"].as_array().unwrap().iter().position(|name| name == "broken");
        let Some(broken) = broken else {
            assert!(result["detail"].is_null() && result.get("programs").is_none(), "{result}");
            continue;
        };
        let detail = result["detail"].as_str().unwrap();
        assert!(detail.starts_with("the program of broken failed at ") && detail.ends_with(why), "{result}");
        assert_eq!((&result["faults"][broken], &result["winner"]), (&"program failed".into(), &(1 - broken).into()));
        assert!(result["faults"][1 - broken].is_null(), "{result}");
        assert!(told.contains(&format!("game {}: ", result["game"])) && told.contains(why), "{told}");
    }
    // The transcript, followed by the rule.
    let game = results.iter().find(|result| result["players"][0] == "theirs").unwrap()["game"].to_string();
    let evidence = run(&["tournament", "evidence", "cup", &game]);
    for part in ["referee  {\"team\":\"green\"", "player   {\"cell\":0}"] {
        assert!(evidence.replace("\\\"", "\"").contains(part), "{part} is not in\n{evidence}");
    }
    let game = results.iter().find(|result| result["players"][0] == "broken").unwrap()["game"].to_string();
    let evidence = run(&["tournament", "evidence", "cup", &game]);
    assert!(
        evidence.contains(why) && evidence.contains("the rule: a robot whose program does not answer"),
        "{evidence}"
    );
    assert!(run(&["tournament", "table", "cup"]).contains("4 program failed"));
}
