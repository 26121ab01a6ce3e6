//! Commands of organisers: an event from its file, decisions that are revoked, Ctrl+C.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::{fs, io};

use assert_cmd::cargo::cargo_bin;
use assert_cmd::Command;
use attacks::Running;
use predicates::str::contains;
use serde_json::Value;
use tempfile::tempdir;

fn tournament(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("tournament").args(arguments);
    command
}

fn output(arguments: &[&str]) -> String {
    String::from_utf8(tournament(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

const EVENT: &str = r#"title = "Open Cup"
date = 2026-11-28

[format]
name = "knockout"
games = 2
third-place = true

[game]
opening-plies = 2
budget-cycles = 500
move-time = 60000

[[teams]]
name = "Jena"
institution = "FSU Jena"
player = "random:1"

[[teams]]
name = "Porto"
seed = 1
player = "first-legal"

[[teams]]
name = "Graz"
player = "random:2"

[[teams]]
name = "Brno"
player = "random:3"
"#;

#[test]
fn event_file_is_played_and_its_errors_name_the_line() {
    let place = tempdir().unwrap();
    let [cup, file] = ["cup", "cup.toml"].map(|name| place.path().join(name).display().to_string());
    for (was, is, told) in [
        ("seed = 1", "seeds = 1", "cup.toml, line 21: unknown field `seeds`"),
        ("first-legal", "deep-blue", "cup.toml, line 22: there is no player 'deep-blue'"),
        ("budget-cycles = 500", "budget-cycles = \"much\"", "cup.toml, line 11: invalid value 'much'"),
        ("opening-plies", "opening-ply", "cup.toml, line 10: blokus-duo has no option 'opening-ply'; it has openings"),
    ] {
        fs::write(&file, EVENT.replacen(was, is, 1)).unwrap();
        tournament(&["event", &cup, &file]).assert().code(2).stdout("").stderr(contains(told));
        assert!(!Path::new(&cup).exists());
    }
    fs::write(&file, EVENT).unwrap();
    let table = output(&["event", &cup, &file]);
    assert!(table.contains("match for third place:") && table.contains("third place"), "{table}");
    let text = fs::read_to_string(Path::new(&cup).join("tournament.json")).unwrap();
    let plan: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(plan["event"]["title"], "Open Cup");
    assert_eq!(plan["players"][0], "Porto=first-legal");
    assert_eq!(plan["event"]["institutions"]["Jena"], "FSU Jena");
    // An unchanged file continues the tournament; a changed one is another tournament.
    assert_eq!(output(&["event", &cup, &file]), table);
    fs::write(&file, EVENT.replacen("games = 2", "games = 4", 1)).unwrap();
    tournament(&["event", &cup, &file]).assert().code(2).stderr(contains("holds another tournament: format is"));
}

#[test]
fn revoked_decisions_leave_the_table_as_it_was() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.display().to_string();
    let players = ["--player", "Jena=first-legal", "--player", "Porto=random:1"];
    output(&[["round-robin", &folder, "--rounds", "1", "--move-time", "60000"].as_slice(), &players].concat());
    let read = |name: &str| fs::read_to_string(cup.join(name)).unwrap();
    let (table, record) = (output(&["table", &folder]), read("games/000001.blksgf"));
    let of_two = fs::read_to_string(cup.join("results.jsonl")).unwrap();
    let second: Value =
        of_two.lines().map(|line| serde_json::from_str(line).unwrap()).find(|one: &Value| one["game"] == 2).unwrap();
    let loser = if second["winner"] == 0 { "Jena" } else { "Porto" };
    assert_ne!(output(&["overrule", &folder, "2", "--winner", loser, "--reason", "the hub"]), table);
    assert_ne!(output(&["replay", &folder, "1", "--reason", "the power failed"]), table);
    assert!(!cup.join("games/000001.blksgf").exists());
    output(&["revoke", &folder, "2", "--reason", "the wrong game"]);
    assert_eq!(read("games/000001.blksgf"), record);
    assert_eq!(output(&["revoke", &folder, "1", "--reason", "a mistake"]), table);
    let decisions = output(&["decisions", &folder]);
    let expected =
        format!("1  {loser} wins game 2 against {}: the hub (revoked)", if loser == "Jena" { "Porto" } else { "Jena" });
    assert_eq!(decisions.lines().next(), Some(expected.as_str()));
    assert!(
        decisions.contains("3  decision 2 is revoked (Jena and Porto play game 1 again): the wrong game"),
        "{decisions}"
    );
    tournament(&["revoke", &folder, "9", "--reason", "x"]).assert().code(2).stderr(contains("there is no decision 9"));
}

#[test]
fn interrupted_program_says_how_to_resume() {
    let place = tempdir().unwrap();
    let folder = place.path().join("Jena's cup").display().to_string();
    let players = ["--player", "random:1", "--player", "random:2", "--rounds", "100000"];
    let mut command = Program::new(cargo_bin("blokus-duo"));
    command.args(["tournament", "round-robin", &folder]).args(players);
    let mut playing = Running::start(command.stdout(Stdio::null()).stderr(Stdio::piped()));
    let log = place.path().join("Jena's cup/results.jsonl");
    playing.wait_until(|| fs::metadata(&log).is_ok_and(|about| about.len() > 0));
    Program::new("kill").args(["-INT", &playing.id().to_string()]).status().unwrap();
    let told = io::read_to_string(playing.stderr.take().unwrap()).unwrap();
    assert_eq!(playing.wait().signal(), Some(2));
    let quoted = folder.replace("Jena's cup", r"Jena'\''s cup");
    assert!(told.contains(&format!("`blokus-duo tournament resume '{quoted}'` continues")), "{told}");
}
