//! `measure`, `curve` and `learn`.

use std::fs;

use predicates::prelude::*;
use serde_json::Value;

use crate::match_runs::{objects, plokkis};

#[test]
fn series_continues_and_begins_with_the_same_pieces_in_each_seat() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("games.jsonl").display().to_string();
    let measure = |games: &str| {
        let told = objects(&["measure", "biggest:1", "smallest:1", "--games", games, "--kept", &file, "--json"]);
        (told[0].clone(), fs::read_to_string(&file).unwrap())
    };
    let (told, first) = measure("4");
    assert!(told["games"] == 4 && told["standard_error"].is_number() && first.lines().count() == 4, "{told}");
    let (again, same) = measure("4");
    assert_eq!((again, &same), (told, &first));
    let (more, longer) = measure("5");
    assert!(more["games"] == 5 && longer.starts_with(&first) && longer.lines().count() == 5, "{more}");
    // Games of another pairing or seed do not count, but stay in the file.
    let other = ["measure", "smallest:1", "biggest:1", "--games", "1", "--kept", &file, "--json"];
    assert_eq!(objects(&other)[0]["games"], 1);
    assert_eq!(objects(&[&other[..], &["--seed", "2"]].concat())[0]["games"], 1);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 7);
    // A game's points add up to those of all places.
    for line in longer.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let others = game["others_scored"].as_array().unwrap();
        let all = others.iter().chain([&game["one_scored"]]).map(|score| score["points"].as_u64().unwrap());
        assert_eq!(all.sum::<u64>(), 12);
    }
}

/// The games of the manual were played on another machine; moves must not depend on it.
#[test]
fn games_of_the_manual_are_reproducible() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("games.jsonl");
    let measure = ["measure", "self:0.01", "self:0.1", "--games", "2", "--kept", file.to_str().unwrap()];
    plokkis(&measure).assert().success();
    let without_use = |line: &str| {
        let mut game: Value = serde_json::from_str(line).unwrap();
        let (one, others) = (game["one_scored"].take(), game["others_scored"].take());
        let scores = others.as_array().unwrap().iter().chain([&one]);
        let scores: Vec<_> = scores.map(|score| [&score["points"], &score["pieces"]].map(Value::to_string)).collect();
        (game.to_string(), scores)
    };
    let played = fs::read_to_string(&file).unwrap();
    assert_eq!(played.lines().count(), 2);
    let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../doc/plokkis-effort.jsonl");
    let measured: Vec<_> = fs::read_to_string(manual).unwrap().lines().map(without_use).collect();
    for game in played.lines().map(without_use) {
        assert!(measured.contains(&game), "{game:?}");
    }
}

#[test]
fn first_piece_depends_on_the_seed() {
    let first = |seed: &str| {
        let heard = "25 4 1\n0\n0\n0\n-1\n";
        let output = plokkis(&["bot", "self:0.001", "--first", seed]).write_stdin(heard).assert().get_output().clone();
        String::from_utf8(output.stdout).unwrap().lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(first("1"), first("1"));
    assert!(["2", "3", "4"].iter().any(|seed| first(seed) != first("1")));
}

#[test]
fn curve_shows_only_games_of_self_against_self() {
    let place = tempfile::tempdir().unwrap();
    let [file, picture] = ["games.jsonl", "curve.svg"].map(|name| place.path().join(name).display().to_string());
    let curve = ["curve", &file, "--out", &picture];
    plokkis(&["measure", "random:1", "smallest:1", "--games", "1", "--kept", &file]).assert().success();
    plokkis(&curve).assert().code(2).stderr(predicate::str::contains("has no games of self against self"));
    plokkis(&["measure", "self:0.002", "self:0.001", "--games", "1", "--kept", &file]).assert().success();
    plokkis(&curve).assert().success().stdout("");
    // The measured point, and the one of four equals.
    assert_eq!(fs::read_to_string(&picture).unwrap().matches("<circle").count(), 2);
    fs::write(&file, "half a li").unwrap();
    for arguments in [&curve[..], &["measure", "self", "self", "--kept", &file]] {
        plokkis(arguments).assert().code(2).stderr(predicate::str::contains("games.jsonl, line 1: "));
    }
    plokkis(&["curve", "/nonexistent", "--out", "x.gif"]).assert().code(2);
    let told = predicate::str::contains("cannot read /nonexistent: there is no such file");
    plokkis(&["curve", "/nonexistent", "--out", "x.svg"]).assert().code(2).stderr(told);
}

#[test]
fn learn_is_reproducible_and_depends_on_the_games() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("weights.rs").display().to_string();
    let learn = |seed: &str| {
        let learn = ["learn", "--games", "2", "--effort", "1", "--seed", seed];
        let output = plokkis(&learn).assert().success().get_output().clone();
        assert!(String::from_utf8_lossy(&output.stderr).contains("error of a lead's value: 0."));
        plokkis(&[&learn[..], &["--out", &file]].concat()).assert().success().stdout("");
        assert_eq!(fs::read(&file).unwrap(), output.stdout);
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(learn("1").contains("\npub const WEIGHTS: Weights = Weights {\n    pieces: [["));
    assert_ne!(learn("1"), learn("2"));
    // The error comes before hours of games.
    for command in [&["learn", "--games", "100000", "--out"][..], &["measure", "self", "self", "--kept"]] {
        let told = predicate::str::contains("cannot write /nonexistent/x: ");
        plokkis(&[command, &["/nonexistent/x"]].concat()).assert().code(2).stderr(told);
    }
}
