//! `analyze` with our records and with those of other programs.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

fn analyze(file: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("analyze").arg(file).args(arguments);
    command
}

/// The second side throws its monomino away, then both play sensibly. Another program wrote the
/// record, so our own properties are missing.
const OTHER_PROGRAM: &str = "(;FF[4]CA[UTF-8]GM[Blokus Duo]AP[Other:1.0]\n\
    ;1[e8,d9,e9,f9,e10];W[j5]C[too early!](;B[g10,h10,g11,h11,h12])(;B[g10]))";

#[test]
fn analyze_lists_every_turn_and_draws_the_game() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("other.blksgf");
    fs::write(&record, OTHER_PROGRAM.replace(";1[", ";B[")).unwrap();
    let [chart, pixels, boards] = ["chart.svg", "chart.png", "boards"].map(|name| folder.path().join(name));
    let table = predicate::str::starts_with("first player (1) against second player (2)\n")
        .and(predicate::str::contains("   2     2  aaa0??"))
        .and(predicate::str::contains("\nsecond player: 1 turns, blunders (??) 1, "));
    let arguments = ["--blunder", "15", "--budget", "20000"];
    let pictures = ["--chart", chart.to_str().unwrap(), "--boards", boards.to_str().unwrap()];
    analyze(&record, &[&arguments[..], &pictures].concat()).assert().success().stdout(table);
    let svg = fs::read_to_string(&chart).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("aaa0 ??") && !svg.contains("56u0 ??"), "the blunder is marked, and nothing else");
    let drawn: Vec<String> =
        (1..=3).map(|turn| fs::read_to_string(boards.join(format!("turn-{turn:02}.svg"))).unwrap()).collect();
    assert!(drawn.iter().all(|svg| svg.starts_with("<svg")) && drawn[0] != drawn[1]);
    let arguments = ["--by", "model", "--json", "--chart", pixels.to_str().unwrap()];
    let output = analyze(&record, &arguments).assert().success().get_output().stdout.clone();
    let lines: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(
        (&lines[1]["move"], &lines[1]["side"], &lines[1]["points"][1]),
        (&"aaa0".into(), &1.into(), &(-88).into())
    );
    assert!(lines[1]["loss"].as_f64().unwrap() > lines[2]["loss"].as_f64().unwrap());
    assert_eq!(&fs::read(&pixels).unwrap()[..8], b"\x89PNG\r\n\x1a\n");
}

#[test]
fn analyze_names_line_and_column_of_an_error() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("bad.blksgf");
    let cases = [
        (
            "(;GM[Blokus Duo]\n;B[e10]\n;W[e10])",
            "bad.blksgf, line 3, column 2: 55a0 by the second player: cell (5,5) is already",
        ),
        ("(;GM[Blokus Duo]\n;B[e10]\n;W[j5", "line 3, column 3: the file ends before the ']'"),
        ("(;GM[Blokus Trigon]\n;B[e10])", "line 1, column 3: this is a game of Blokus Trigon"),
        ("(;GM[Blokus Duo])", "bad.blksgf has no turns"),
        ("(;GM[Blokus Duo]);", "bad.blksgf has no turns"),
        (
            "(;GM[Blokus Duo];B[e10])\n(;GM[Blokus Duo];B[e10,e9])",
            "line 2, column 1: the second of 2 games begins here: choose one with --game N",
        ),
        (
            "(;GM[Blokus Duo]RE[W+55];B[e10];W[j5,i5])",
            "line 1, column 17: RE[W+55] is not the result on the board, W+1",
        ),
    ];
    for (text, told) in cases {
        fs::write(&record, text).unwrap();
        let one_line =
            predicate::function(|text: &str| text.lines().filter(|line| line.starts_with("error: ")).count() == 1);
        analyze(&record, &[]).assert().code(2).stderr(predicate::str::contains(told).and(one_line));
    }
}

/// The turns of a record, as the side and the move of each.
fn turns(record: &Path, arguments: &[&str]) -> Vec<(u64, String)> {
    let arguments = [&["--json", "--budget", "1"], arguments].concat();
    let output = analyze(record, &arguments).assert().success().get_output().stdout.clone();
    let lines = String::from_utf8(output).unwrap();
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|turn| Some((turn["side"].as_u64()?, turn["move"].as_str()?.to_owned()))).collect()
}

#[test]
fn records_that_pentobi_writes_or_opens_are_read() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("pentobi.blksgf");
    let [cross, corner, monomino] = [(0, "56u0"), (0, "35a0"), (1, "aaa0")];
    for (text, expected) in [
        ("(;GM[Blokus Duo];W[j5];B[e8,d9,e9,f9,e10])", vec![monomino, cross]),
        ("(;GM[Blokus Duo];B[e8,d9,e9,f9,e10];B[c10];W[j5])", vec![cross, corner, monomino]),
        ("(;GM[Blokus Duo];AB[e8,d9,e9,f9,e10]AW[j5];B[c10])", vec![corner]),
        ("(;GM[Blokus Duo];1[e8,d9,e9,f9,e10];2[j5])", vec![cross, monomino]),
        ("(;GM[Blokus Duo];BLUE[e8, d9, e9, f9, e10];GREEN[j5])\n-- the end --", vec![cross, monomino]),
    ] {
        fs::write(&record, text).unwrap();
        let expected: Vec<(u64, String)> = expected.into_iter().map(|(side, code)| (side, code.to_owned())).collect();
        assert_eq!(turns(&record, &[]), expected, "{text}");
    }
}

#[test]
fn game_of_several_in_a_file_can_be_chosen() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("two.blksgf");
    fs::write(&record, "\u{feff}(;GM[Blokus Duo];B[e10])\r(;GM[Blokus Duo]XY[1];B[e10,e9])\r").unwrap();
    assert_eq!(turns(&record, &["--game", "1"]), [(0, "55a0".to_owned())]);
    assert_eq!(turns(&record, &["--game", "2"]).len(), 1);
    let told = predicate::str::ends_with("two.blksgf, line 2, column 17: ignored the unknown property XY\n");
    analyze(&record, &["--game", "2", "--budget", "1"]).assert().success().stderr(told);
    let told = predicate::str::contains("there is no game 3: the file holds 2 games");
    analyze(&record, &["--game", "3"]).assert().code(2).stderr(told);
}

#[test]
fn given_opening_counts_against_neither_player() {
    let folder = tempdir().unwrap();
    let [record, chart] = ["ours.blksgf", "chart.svg"].map(|name| folder.path().join(name));
    // Only the third turn has a time, so the two turns before it belong to a given opening.
    let given = OTHER_PROGRAM.replace(";1[", ";B[").replace("h12]", "h12]ET[0.5]");
    fs::write(&record, given).unwrap();
    let table = predicate::str::is_match(r"(?m)^ +2 +2 +aaa0 .*%+ +\(opening\)$").unwrap();
    let table = table.and(predicate::str::contains("second player: 0 turns, blunders (??) 0"));
    let table = table.and(predicate::str::contains("first player: 1 turns"));
    analyze(&record, &["--chart", chart.to_str().unwrap()]).assert().success().stdout(table);
    assert!(!fs::read_to_string(&chart).unwrap().contains("??"));
}

/// A horizontal text of a chart: left, right, top and bottom edge, and the text.
type Label = ([f64; 4], String);

/// The horizontal texts of a chart, assuming that a character is 0.6 of its height wide.
fn labels(svg: &str) -> Vec<Label> {
    let texts = svg.split("<text").skip(1).filter_map(|text| text.split_once(">\n"));
    let level = texts.filter(|(attributes, _)| !attributes.contains("rotate"));
    let placed = level.map(|(attributes, rest)| {
        let value = |name: &str| attributes.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap();
        let number = |name: &str| value(name).parse::<f64>().unwrap();
        let (text, size) = (rest.split("\n</text>").next().unwrap(), number("font-size"));
        let width = 0.6 * size * text.chars().count() as f64;
        // Share of the text that lies before the point at which it is anchored.
        let before = |kinds: [&str; 3], name| kinds.iter().position(|kind| *kind == value(name)).unwrap() as f64 / 2.0;
        let left = number("x") - width * before(["start", "middle", "end"], "text-anchor");
        let top = number("y") - size * before(["0.76em", "0.5ex", "-0.5ex"], "dy");
        ([left, left + width, top, top + size], text.to_owned())
    });
    placed.collect()
}

/// In one game a player places nearly everything, in the other both place little, so the lines end
/// at the chart's upper and lower edge.
#[test]
fn texts_of_a_chart_do_not_overlap() {
    let folder = tempdir().unwrap();
    let [long, short, chart] = ["long.blksgf", "short.blksgf", "chart.svg"].map(|name| folder.path().join(name));
    let mut game = Command::cargo_bin("blokus-duo").unwrap();
    game.args(["match", "--first", "model", "--second", "first-legal", "--budget-cycles", "20000", "--record"]);
    game.arg(&long).assert().success();
    fs::write(&short, "(;GM[Blokus Duo]\n;B[e10]\n;W[j5])").unwrap();
    for record in [long, short] {
        analyze(&record, &["--budget", "2000", "--chart", chart.to_str().unwrap()]).assert().success();
        let labels = labels(&fs::read_to_string(&chart).unwrap());
        assert!(labels.len() > 10, "{labels:?}");
        for (index, (one, text)) in labels.iter().enumerate() {
            assert!(one[0] >= 0.0 && one[1] <= 960.0, "{text:?} at {one:?} leaves the picture");
            for (other, under) in &labels[index + 1..] {
                let apart =
                    (0..2).any(|axis| one[2 * axis + 1] <= other[2 * axis] || other[2 * axis + 1] <= one[2 * axis]);
                assert!(apart, "{text:?} at {one:?} and {under:?} at {other:?}");
            }
        }
    }
}
