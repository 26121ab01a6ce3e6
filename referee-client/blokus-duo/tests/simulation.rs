//! The programs with the emitted Verilog: equal moves, nodes and cycles to the fast model's.

use std::fs;
use std::os::unix::fs::{symlink, PermissionsExt};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::tempdir;

/// The built program with an environment as a person has it: cargo's variables are removed.
fn without_cargo() -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.env_clear().envs(["PATH", "HOME"].map(|name| (name, std::env::var_os(name).unwrap_or_default())));
    command
}

/// The output of a command with `--json`.
fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    let output = command.args(arguments).arg("--json").assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The fields in which model and simulation must agree.
fn essentials(lines: &[Value]) -> Vec<[&Value; 7]> {
    let keys = ["move", "nodes", "cycles", "score", "depth", "position", "reason"];
    lines.iter().map(|line| keys.map(|key| &line[key])).collect()
}

#[test]
fn simulated_games_equal_those_of_the_fast_model() {
    let [simulated, modelled] = ["sim", "model"].map(|player| {
        let arguments = [
            "match",
            "--first",
            player,
            "--second",
            "random:7",
            "--games",
            "2",
            "--budget-cycles",
            "3000",
            "--move-time",
            "60000",
        ];
        json_lines(&arguments)
    });
    let results = simulated.iter().filter(|line| line.get("winner").is_some());
    assert!(results.clone().all(|line| line["detail"].is_null()), "{:?}", results.collect::<Vec<_>>());
    assert_eq!(essentials(&simulated), essentials(&modelled));
}

#[test]
fn simulations_play_side_by_side_in_a_tournament() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("cup");
    let players = [
        "--player",
        "sim@1000",
        "--player",
        "model@1000",
        "--rounds",
        "1",
        "--concurrency",
        "2",
        "--json",
        "--move-time",
        "60000",
    ];
    let mut command = without_cargo();
    let output = command.args(["tournament", "round-robin"]).arg(&path).args(players).assert().success();
    let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let results: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(results.iter().filter(|line| line["reason"] == "both players passed").count(), 2, "{text}");
}

/// The game that is played without arguments says how long a board would think, and at the end what
/// it showed and what to try next.
#[test]
fn default_game_explains_itself() {
    let quick = ["--budget-cycles", "1000", "--move-time", "50"];
    let told = |arguments: &[&str]| {
        let output = without_cargo().args(arguments).args(quick).assert().success().get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    };
    let newcomer = told(&[]);
    assert!(newcomer.starts_with("A game of two players: sim, "), "{newcomer}");
    assert!(newcomer.contains("sim thinks 1,000 clock cycles about a move"), "{newcomer}");
    assert!(newcomer.contains("in a contest a board thinks 76,000,000 (0.950 s)"), "{newcomer}");
    assert!(newcomer.contains("blokus-duo match --first human --second model --strength board"), "{newcomer}");
    let expert = told(&["match", "--first", "sim"]);
    assert!(expert.contains("a board thinks") && !expert.contains("Play against it"), "{expert}");
}

#[test]
fn default_game_plays_with_the_model_without_a_compiler() {
    let folder = tempdir().unwrap();
    let no_compiler = |arguments: &[&str]| {
        let mut command = without_cargo();
        command.args(arguments).args(["--second", "first-legal", "--budget-cycles", "1000", "--json"]);
        command.env("PATH", folder.path()).env("CARGO_TARGET_DIR", folder.path()).assert()
    };
    let output = no_compiler(&["match"]).success().get_output().clone();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("sim cannot play: ") && told.contains("g++ not found"), "{told}");
    assert!(told.contains("model plays instead"), "{told}");
    assert!(String::from_utf8(output.stdout).unwrap().contains("both players passed"));
    // If the command names the simulation, nothing else replaces it.
    no_compiler(&["match", "--first", "sim"]).code(1);
}

/// The simulation is built while the other player makes the first move. A compiler that fails shows
/// the order.
#[test]
fn first_move_does_not_wait_for_the_simulation() {
    let folder = tempdir().unwrap();
    let [programs, target] = ["programs", "target"].map(|name| folder.path().join(name));
    [&programs, &target].into_iter().for_each(|dir| fs::create_dir(dir).unwrap());
    fs::write(programs.join("g++"), "#!/bin/sh\nexit 1\n").unwrap();
    fs::set_permissions(programs.join("g++"), fs::Permissions::from_mode(0o755)).unwrap();
    symlink(testbench::workspace::target_dir().join("tools"), target.join("tools")).unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let mut command = without_cargo();
    command.args(["match", "--first", "first-legal", "--second", "sim", "--json"]);
    let output = command.env("PATH", path).env("CARGO_TARGET_DIR", &target).assert().success().get_output().clone();
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert_eq!((&lines[0]["name"], &lines[1]["winner"]), (&"first-legal".into(), &0.into()), "{text}");
    assert!(lines[1]["detail"].as_str().unwrap().contains("cannot build the simulation of accelerator"), "{text}");
}

#[test]
fn openings_are_set_up_over_the_serial_line() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("openings.txt");
    fs::write(&path, "44p0 b9t6 37t0 88m1\naaa0 55a0 98b0\n").unwrap();
    let [simulated, modelled] = ["sim", "model"].map(|player| {
        let openings = path.to_str().unwrap();
        json_lines(&[
            "match",
            "--first",
            player,
            "--second",
            "first-legal",
            "--openings",
            openings,
            "--budget-cycles",
            "2000",
        ])
    });
    assert_eq!(essentials(&simulated), essentials(&modelled));
}

#[test]
fn bench_has_one_signature() {
    let [simulated, modelled] =
        ["sim", "model"].map(|player| json_lines(&["bench", "--on", player, "--budget-cycles", "2000"]));
    assert_eq!(simulated, modelled);
    let sum = simulated.last().unwrap();
    assert!(sum["positions"].as_u64().unwrap() >= 24);
    for key in ["nodes", "cycles", "cycles_per_node", "nodes_per_second"] {
        assert!(sum[key].as_f64().unwrap() > 0.0, "{sum}");
    }
}

#[test]
fn perft_agrees_with_the_hardware_move_lists() {
    for (depth, leaves) in [("0", "1\n"), ("1", "414\n"), ("2", "171396\n")] {
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        command.args(["perft", depth, "--on", "sim"]).assert().success().stdout(leaves);
    }
}

#[test]
fn accelerator_passes_compliance() {
    // A budget so large that the player is still thinking when a 0 comes.
    let lines = json_lines(&["compliance", "--player", "sim", "--budget-cycles", "20000"]);
    let (summary, checks) = lines.split_last().unwrap();
    assert!(checks.iter().all(|check| check["result"] == "pass"), "{checks:?}");
    assert_eq!(summary["passed"], checks.len());
    assert_eq!(checks[11]["detail"], "the answer under way was kept back");
}
