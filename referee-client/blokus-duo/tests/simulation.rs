//! The programs with the emitted Verilog behind them: the same moves, nodes and cycles as from its software twin.

use std::fs;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::tempdir;

/// What a command writes with `--json`.
fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    let output = command.args(arguments).arg("--json").assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What the two must agree on in every line.
fn essentials(lines: &[Value]) -> Vec<[&Value; 7]> {
    let keys = ["move", "nodes", "cycles", "score", "depth", "position", "reason"];
    lines.iter().map(|line| keys.map(|key| &line[key])).collect()
}

#[test]
fn whole_games_from_both_sides_and_cells_are_those_of_the_twin() {
    let [simulated, modelled] = ["sim", "model"].map(|player| {
        let arguments = ["match", "--first", player, "--second", "random:7", "--games", "2", "--budget-cycles", "3000"];
        json_lines(&arguments)
    });
    let results = simulated.iter().filter(|line| line.get("winner").is_some());
    assert!(results.clone().all(|line| line["detail"].is_null()), "{:?}", results.collect::<Vec<_>>());
    assert_eq!(essentials(&simulated), essentials(&modelled));
}

#[test]
fn openings_are_set_up_over_the_wire() {
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
fn the_bench_has_one_signature() {
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
fn perft_with_the_hardware_s_move_lists() {
    for (depth, leaves) in [("0", "1\n"), ("1", "414\n"), ("2", "171396\n")] {
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        command.args(["perft", depth, "--on", "sim"]).assert().success().stdout(leaves);
    }
}

#[test]
fn the_accelerator_survives_a_contest() {
    // Budget enough to be still thinking when a 0 comes.
    let lines = json_lines(&["compliance", "--player", "sim", "--budget-cycles", "20000"]);
    let (summary, checks) = lines.split_last().unwrap();
    assert!(checks.iter().all(|check| check["result"] == "pass"), "{checks:?}");
    assert_eq!(summary["passed"], checks.len());
    assert_eq!(checks[11]["detail"], "the answer under way was kept back");
}
