//! Records in the `blksgf` format, checked by an independent reader written from its description.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::prelude::*;
use attacks::Running;
use serde_json::Value;
use tempfile::tempdir;

/// A node's properties with their values, in order.
type Node = Vec<(String, Vec<String>)>;

/// Reads a file with one game without variations.
fn read(text: &str) -> Vec<Node> {
    let body = text.strip_prefix('(').expect("a game tree begins with a bracket");
    let body = body.trim_end().strip_suffix(')').expect("a game tree ends with a bracket");
    let mut nodes: Vec<Node> = Vec::new();
    let mut rest = body.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            ';' => nodes.push(Vec::new()),
            '[' => {
                let mut value = String::new();
                loop {
                    match rest.next().expect("a value ends") {
                        ']' => break,
                        '\\' => value.push(rest.next().expect("something is escaped")),
                        other => value.push(other),
                    }
                }
                nodes.last_mut().unwrap().last_mut().expect("a value has a property").1.push(value);
            }
            c if c.is_ascii_uppercase() => {
                let mut name = c.to_string();
                while let Some(more) = rest.next_if(char::is_ascii_uppercase) {
                    name.push(more);
                }
                nodes.last_mut().expect("a property has a node").push((name, Vec::new()));
            }
            c => assert!(c.is_whitespace(), "unexpected {c:?}"),
        }
    }
    nodes
}

fn value<'a>(node: &'a Node, name: &str) -> Option<&'a str> {
    node.iter().find(|(known, _)| known == name).map(|(_, values)| values[0].as_str())
}

fn play(first: &str, record: &Path, games: &str) -> Vec<Value> {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--json", "--first", first, "--second", "random:9", "--games", games]);
    // More than a second, for which a busy machine may stand still.
    command.args(["--move-time", "60000", "--budget-cycles", "20000", "--record"]).arg(record);
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Columns and rows of a move's cells, from 0 at the bottom left. Checks that they are written as
/// in the description: letter and number, separated by commas without blanks, in the order a1, b1,
/// ... a2, b2, ...
fn cells(value: &str) -> Vec<(u8, u8)> {
    let cell = |text: &str| {
        let (column, row) = text.split_at(1);
        let (column, row) = (column.as_bytes()[0], row.parse::<u8>().unwrap());
        assert!((b'a'..=b'n').contains(&column) && (1..=14).contains(&row), "{value}");
        assert_eq!(text, format!("{}{row}", column as char));
        (column - b'a', row - 1)
    };
    let cells: Vec<(u8, u8)> = value.split(',').map(cell).collect();
    assert!(cells.windows(2).all(|pair| (pair[0].1, pair[0].0) < (pair[1].1, pair[1].0)), "out of order: {value}");
    cells
}

/// Checks a record against the description of the format: "Pentobi SGF Files", in the sources of
/// Pentobi (doc/blksgf).
fn assert_valid(text: &str) {
    assert!(text.starts_with("(;GM[Blokus Duo]"), "readers look at the beginning only");
    let nodes = read(text);
    assert_eq!(value(&nodes[0], "CA"), Some("UTF-8"));
    let mut taken = BTreeSet::new();
    for (index, node) in nodes.iter().enumerate() {
        let names: BTreeSet<&str> = node.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names.len(), node.len(), "a property stands twice in {node:?}");
        assert!(node.iter().all(|(_, values)| values.len() == 1), "a list where one value belongs: {node:?}");
        // Other properties of SGF and this dialect (markup, set-up, other colours) are not used
        // here.
        let known = ["GM", "FF", "CA", "AP", "PB", "PW", "RO", "C", "RE", "GC", "B", "W"];
        let private = ["MC", "ET", "CY", "ND", "DP", "SV", "PT"];
        assert!(names.iter().all(|name| known.contains(name) || private.contains(name)), "{names:?}");
        let moves: Vec<&str> = ["B", "W"].into_iter().filter_map(|name| value(node, name)).collect();
        assert!(moves.len() <= usize::from(index > 0), "{node:?}");
        for cell in moves.iter().flat_map(|cells_of_move| cells(cells_of_move)) {
            assert!(taken.insert(cell), "{cell:?} is covered twice");
        }
    }
    assert!(!taken.is_empty());
}

#[test]
fn records_follow_the_description_of_the_format() {
    let folder = tempdir().unwrap();
    for (index, start) in ["5", "a"].into_iter().enumerate() {
        let path = folder.path().join(format!("{index}.blksgf"));
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        let players = ["match", "--first", "model", "--second", "random:3", "--budget-cycles", "2000"];
        command.args(players).args(["--start", start, "--json", "--record"]).arg(&path).assert().success();
        assert_valid(&fs::read_to_string(path).unwrap());
    }
}

#[test]
fn records_read_back_as_written() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.blksgf");
    let lines = play("model", &path, "1");
    let (_, moves) = lines.split_last().unwrap();
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    let output = command.args(["analyze", "--json", "--budget", "1"]).arg(&path).assert().success();
    let output = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let turns: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(turns.len(), moves.len() + 1);
    for (turn, line) in turns.iter().zip(moves) {
        for name in ["move", "name", "time_ms", "cycles", "nodes"] {
            assert_eq!(turn[name], line[name], "{name} in {turn}");
        }
    }
}

#[test]
fn record_contains_the_game() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.blksgf");
    let lines = play("random:8", &path, "1");
    let (result, moves) = lines.split_last().unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let nodes = read(&text);
    let (root, turns) = nodes.split_first().unwrap();
    assert_eq!((value(root, "PB"), value(root, "PW")), (Some("random:8"), Some("random:9")));
    let margin = result["scores"][0].as_i64().unwrap() - result["scores"][1].as_i64().unwrap();
    let winner = if margin > 0 { "B" } else { "W" };
    assert_eq!(value(root, "RE").unwrap(), format!("{winner}+{}", margin.abs()));
    assert_eq!(turns.len(), moves.len());
    // The cells of the moves, sent through GTP, give the same final board.
    let mut script = String::from("set_game Blokus Duo\n");
    for (node, line) in turns.iter().zip(moves) {
        let player = if line["player"] == 0 { "B" } else { "W" };
        assert!(value(node, "C").unwrap().contains(line["move"].as_str().unwrap()));
        match value(node, player) {
            Some(cells) => script += &format!("play {player} {cells}\n"),
            None => assert_eq!(line["move"], "0000"),
        }
    }
    script += "final_score\n";
    let mut command = assert_cmd::Command::cargo_bin("blokus-duo").unwrap();
    let answers = command.args(["gtp", "--player", "first-legal"]).write_stdin(script).assert().success();
    let answers = String::from_utf8(answers.get_output().stdout.clone()).unwrap();
    assert!(!answers.contains('?'), "{answers}");
    assert!(answers.ends_with(&format!("= {winner}+{}\n\n", margin.abs())), "{answers}");
}

#[test]
fn each_game_of_a_match_has_a_file_that_names_a_fault() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("match.blksgf");
    play("gtp:sh -c 'while read c; do case $c in g*) printf \"= x]y\\\\n\\\\n\";; *) printf \"= \\\\n\\\\n\";; esac; done'", &path, "2");
    let games = ["match-1.blksgf", "match-2.blksgf"].map(|name| fs::read_to_string(folder.path().join(name)).unwrap());
    let [first, second] = games.map(|text| read(&text).swap_remove(0));
    assert_eq!((value(&first, "RE"), value(&second, "RE")), (Some("W+F"), Some("B+F")));
    // The bracket in the garbage is escaped.
    assert!(value(&first, "GC").unwrap().contains("x]y"), "{first:?}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn record_replaces_no_file_with_contents() {
    let folder = tempdir().unwrap();
    let [empty, kept] = ["game.blksgf", "game-2.blksgf"].map(|name| folder.path().join(name));
    fs::write(&empty, "").unwrap();
    play("random:8", &empty, "1");
    assert!(fs::read_to_string(&empty).unwrap().contains("RE["));
    fs::write(&kept, "a game").unwrap();
    for (games, taken) in [("1", &empty), ("3", &kept)] {
        let before = fs::read_to_string(taken).unwrap();
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        command.args(["match", "--first", "random:8", "--second", "random:9", "--games", games, "--record"]);
        let told = format!("error: {} exists: give the record another name\n", taken.display());
        command.arg(&empty).assert().code(2).stdout("").stderr(told);
        assert_eq!(fs::read_to_string(taken).unwrap(), before);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    play("random:8", Path::new("/dev/null"), "1");
}

#[test]
fn killed_match_leaves_a_complete_file() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("killed.blksgf");
    let hanging =
        "gtp:sh -c 'while read c; do case $c in g*) exec sleep 1000;; *) printf \"= \\\\n\\\\n\";; esac; done'";
    let mut playing = Command::cargo_bin("blokus-duo").unwrap();
    playing.args(["match", "--first", "first-legal", "--second", hanging, "--move-time", "100000", "--record"]);
    let playing = Running::start(playing.arg(&path).stdout(Stdio::null()));
    // The first move is in the record before the second player is asked for its move.
    let record = || fs::read_to_string(&path).unwrap_or_default();
    playing.wait_until(|| record().contains(";B["));
    let nodes = read(&record());
    playing.kill();
    assert_eq!(nodes.len(), 2);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(read(&text), nodes);
}
