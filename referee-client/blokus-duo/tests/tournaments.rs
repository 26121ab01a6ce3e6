//! Whole tournaments: killed and resumed, played in parts and merged, with players that misbehave,
//! and sequential tests that end by themselves.

use std::collections::BTreeSet;
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

/// The standings that a tournament ends with.
fn table(arguments: &[&str]) -> String {
    String::from_utf8(tournament(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

/// The results by game, without machine-dependent fields.
fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).unwrap();
    let mut results: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for result in &mut results {
        for cost in result["costs"].as_array_mut().unwrap() {
            cost.as_object_mut().unwrap().retain(|name, _| !name.ends_with("us"));
        }
    }
    results.sort_by_key(|result| result["game"].as_u64());
    results
}

/// Milliseconds for a move: more than a contest's second, for which a busy machine may stand still.
const MOVE_TIME: [&str; 2] = ["--move-time", "60000"];

/// Four players whose games do not depend on chance or time.
const PLAYERS: [&str; 8] =
    ["--player", "model@60000", "--player", "weak=model@500", "--player", "random", "--player", "engine@9000"];

#[test]
fn killed_tournament_ends_with_the_same_table() {
    let place = tempdir().unwrap();
    let [whole, killed] = ["whole", "killed"].map(|name| place.path().join(name));
    let arguments = |folder: &Path| {
        let mut arguments = vec!["round-robin".to_owned(), folder.display().to_string()];
        arguments.extend(
            PLAYERS.into_iter().chain(MOVE_TIME).chain(["--rounds", "4", "--concurrency", "3"]).map(str::to_owned),
        );
        arguments
    };
    let expected = table(&arguments(&whole).iter().map(String::as_str).collect::<Vec<_>>());
    let lines = || fs::read(killed.join("results.jsonl")).map_or(0, |b| b.iter().filter(|&&b| b == b'\n').count());
    let mut kills = 0;
    loop {
        let before = lines();
        let mut child = Program::new(cargo_bin("blokus-duo"));
        child.arg("tournament").args(arguments(&killed)).stdout(Stdio::null()).stderr(Stdio::null());
        let child = Running::start(&mut child);
        while lines() < before + 5 && child.try_wait().is_none() {
            sleep(Duration::from_millis(1));
        }
        if child.try_wait().is_some() {
            break;
        }
        child.kill();
        kills += 1;
        if kills == 2 {
            // A kill may also leave a line without its end.
            let text = fs::read(killed.join("results.jsonl")).unwrap();
            fs::write(killed.join("results.jsonl"), &text[..text.len() - 7]).unwrap();
        }
    }
    assert!(kills >= 3, "the tournament was over too soon");
    let again = tournament(&["resume", killed.to_str().unwrap()]).assert().success().stdout(expected);
    again.stderr(predicate::str::contains("48 of 48 games have been played already"));
    assert_eq!(results(&killed), results(&whole));
    for name in ["table.txt", "table.md"] {
        assert_eq!(fs::read(killed.join(name)).unwrap(), fs::read(whole.join(name)).unwrap());
    }
    // Every game has a record, equal to that of the tournament without kills.
    for game in 1..=48 {
        let codes = |folder: &Path| {
            let text = fs::read_to_string(folder.join(format!("games/{game:06}.blksgf"))).unwrap();
            text.split("MC[").skip(1).map(|rest| rest[..4].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(codes(&killed), codes(&whole));
        assert!(!codes(&killed).is_empty());
    }
}

#[test]
fn merged_parts_equal_the_whole() {
    let place = tempdir().unwrap();
    let folder = |name: &str| place.path().join(name).display().to_string();
    let play = |name: &str, shard: &[&str]| {
        let folder = folder(name);
        let arguments: Vec<&str> = ["round-robin", &folder, "--rounds", "2", "--seed", "5"]
            .into_iter()
            .chain(PLAYERS)
            .chain(MOVE_TIME)
            .collect();
        table(&[&arguments, shard].concat())
    };
    let whole = play("whole", &[]);
    let parts = ["1/3", "2/3", "3/3"].map(|part| {
        let name = format!("part-{}", &part[..1]);
        assert_ne!(play(&name, &["--shard", part]), whole);
        folder(&name)
    });
    let merged = folder("merged");
    // Two parts are incomplete. With the third part the tournament is complete, however often parts
    // are merged again.
    tournament(&["merge", &merged, &parts[2], &parts[0]])
        .assert()
        .success()
        .stdout(predicate::str::contains("16 of 24 games have been played"));
    assert_eq!(table(&["merge", &merged, &parts[0], &parts[1], &parts[2]]), whole);
    assert_eq!(results(Path::new(&merged)), results(Path::new(&folder("whole"))));
    let records = |name: &str| -> BTreeSet<_> {
        fs::read_dir(place.path().join(name).join("games")).unwrap().map(|entry| entry.unwrap().file_name()).collect()
    };
    assert_eq!(records("merged"), records("whole"));
    assert_eq!(records("whole").len(), 24);
    // Decisions of a part are merged with it. If two parts contain different decisions, merging
    // fails.
    for decision in [vec!["overrule", &parts[1], "3", "--nobody"], vec!["withdraw", &parts[2], "random"]] {
        table(&[&decision, &["--reason", "found out"][..]].concat());
    }
    let told = table(&["merge", &merged, &parts[0], &parts[1], &parts[2]]);
    assert!(told.contains("withdrawn: random"), "{told}");
    assert!(table(&["evidence", &merged, "3"]).contains("found out"));
    assert_eq!(table(&["merge", &merged, &parts[0], &parts[1], &parts[2]]), told);
    assert_eq!(table(&["merge", &folder("anew"), &parts[0], &parts[1], &parts[2]]), told);
    table(&["overrule", &parts[1], "3", "--draw", "--reason", "on second thoughts"]);
    table(&["overrule", &merged, "3", "--winner", "random", "--reason", "seen twice"]);
    tournament(&["merge", &merged, &parts[1]])
        .assert()
        .code(2)
        .stderr(predicate::str::contains("disagree about game 3"));
    // Parts of another tournament are refused.
    table(&["gauntlet", &folder("other"), "--player", "random", "--player", "first-legal", "--rounds", "1"]);
    let refused = "is not a part of the tournament in";
    tournament(&["merge", &merged, &parts[0], &folder("other")])
        .assert()
        .code(2)
        .stderr(predicate::str::contains(refused).and(predicate::str::contains("format is \"gauntlet\" there")));
}

#[test]
fn slurm_job_array_plays_all_parts() {
    let place = tempdir().unwrap();
    let folder = |name: &str| place.path().join(name).display().to_string();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../contrib/tournament.sbatch");
    let players = ["--player", "model@2000", "--player", "random", "--rounds", "3", "--move-time", "60000"];
    for task in ["1", "2"] {
        // The variables that Slurm sets for a task.
        Command::new("bash")
            .arg(&script)
            .args([&folder("cup"), "gauntlet"])
            .args(players)
            .envs([("SLURM_ARRAY_TASK_ID", task), ("SLURM_ARRAY_TASK_COUNT", "2"), ("SLURM_CPUS_PER_TASK", "1")])
            .env("PROGRAM", cargo_bin("blokus-duo"))
            .assert()
            .success();
    }
    let whole = table(&[&["gauntlet", &folder("whole")][..], &players].concat());
    assert_eq!(table(&["merge", &folder("merged"), &folder("cup/part-1"), &folder("cup/part-2")]), whole);
}

#[test]
fn sprt_finds_the_handicapped_player_weaker() {
    let place = tempdir().unwrap();
    for (strong_first, accepted) in [(true, "H1"), (false, "H0")] {
        let folder = place.path().join(accepted).display().to_string();
        let (new, old) =
            if strong_first { ("new=model@20000", "old=model@500") } else { ("new=model@500", "old=model@20000") };
        let arguments = ["sprt", &folder, "--player", new, "--player", old, "--elo1", "30", "--json"];
        let lines = table(&[&arguments[..], &MOVE_TIME].concat());
        let (games, last) = lines.trim_end().rsplit_once('\n').unwrap();
        let last: Value = serde_json::from_str(last).unwrap();
        assert_eq!(last["sprt"]["accepted"], accepted);
        assert_eq!(last["complete"], true);
        // Games up to the decision count, and later ones do not.
        let played = games.lines().count() as u64;
        assert_eq!(last["games"].as_u64().unwrap() + last["uncounted"].as_u64().unwrap(), played);
        assert!(played < 400, "{played} games");
        // The test is decided, so resuming plays no games.
        let again = table(&["resume", &folder, "--json"]);
        assert_eq!(serde_json::from_str::<Value>(&again).unwrap()["sprt"], last["sprt"]);
        let course = place.path().join("course.svg");
        let told = table(&["statistics", &folder, "--plot", course.to_str().unwrap()]);
        assert!(
            told.contains("drawn games ") && told.contains("longest move") && told.contains("\n 2  old "),
            "{told}"
        );
        assert!(fs::read_to_string(course).unwrap().contains("log-likelihood ratio"));
        // Its pairs decide a test that begins with them.
        let pairs: Vec<String> = last["sprt"]["pairs"].as_array().unwrap().iter().map(Value::to_string).collect();
        let (from, later) = (pairs.join(","), format!("{folder}-later"));
        let arguments = ["sprt", &later, "--player", new, "--player", old, "--elo1", "30", "--from", &from];
        tournament(&arguments).assert().code(2).stderr(predicate::str::contains("decide the test already"));
    }
}

#[test]
fn misbehaving_player_forfeits_only_its_own_games() {
    let place = tempdir().unwrap();
    let folder = place.path().join("cup").display().to_string();
    let answering = |name: &str, genmove: &str| {
        format!("{name}=gtp:sh -c 'while read c; do case $c in g*) {genmove};; *) printf \"= \\n\\n\";; esac; done'")
    };
    let liar = answering("liar", "printf \"= a1,a3\\n\\n\"");
    let dead = answering("dead", "exit");
    let mute = answering("mute", "exec sleep 99");
    let flood = answering("flood", "yes");
    let options = ["round-robin", &folder, "--rounds", "1", "--json", "--move-time", "4000", "--concurrency", "4"];
    let arguments = [
        options.as_slice(),
        &["--player", &liar, "--player", &dead, "--player", &mute, "--player", &flood, "--player", "first-legal"],
    ];
    let lines = table(&arguments.concat());
    let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!((&last["complete"], &last["games"]), (&Value::from(true), &Value::from(20)));
    let player = |name: &str| last["players"].as_array().unwrap().iter().find(|p| p["name"] == name).unwrap().clone();
    assert_eq!(
        (&player("first-legal")["won"], &player("first-legal")["forfeits"]),
        (&Value::from(8), &Value::Object(Default::default()))
    );
    for (name, cause) in [("liar", "malformed reply"), ("dead", "disconnected"), ("mute", "timeout")] {
        let player = player(name);
        let causes: Vec<&String> = player["forfeits"].as_object().unwrap().keys().collect();
        assert_eq!(causes, [cause], "{name}");
        // Against an opponent that also misbehaves, the player that moves first loses, because its
        // fault shows first.
        assert_eq!((&player["won"], &player["lost"]), (&Value::from(3), &Value::from(5)), "{name}");
    }
    assert!(!player("flood")["forfeits"].as_object().unwrap().is_empty());
}

#[test]
fn bad_input_gives_one_line() {
    let place = tempdir().unwrap();
    let folder = place.path().join("cup").display().to_string();
    let two = ["--player", "first-legal", "--player", "random", "--rounds", "1"];
    table(&[["round-robin", &folder].as_slice(), &two].concat());
    let cases: &[(Vec<&str>, &str)] = &[
        (
            [["round-robin", &folder, "--seed", "2"].as_slice(), &two].concat(),
            "another tournament: seed is 1 there and 2 here",
        ),
        (vec!["round-robin", "x", "--player", "random"], "2 to 100 players, not 1"),
        (vec!["round-robin", "x", "--player", "random", "--player", "random"], "two players are called random"),
        (vec!["gauntlet", "x", "--player", "human", "--player", "random"], "a human cannot play in a tournament"),
        (vec!["gauntlet", "x", "--player", "model@x", "--player", "random"], "the budget 'x' must be a number"),
        (
            vec!["gauntlet", "x", "--player", "model@90000000", "--player", "random"],
            "model@90000000: --budget-cycles 90000000 is too much",
        ),
        (
            vec!["gauntlet", "x", "--player", "engine@5000ms", "--player", "random"],
            "engine@5000ms would answer too late",
        ),
        (vec!["gauntlet", "x", "--player", "gtp:/nonexistent", "--player", "random"], "/nonexistent"),
        (vec!["gauntlet", "x", "--player", "TU Graz=random", "--player", "model"], "try TU_Graz=random"),
        (
            vec!["gauntlet", "x", "--player", "x@5=judge", "--player", "model"],
            "'x@5' is not a valid name (1 to 40 letters",
        ),
        (vec!["gauntlet", "x", "--player", "random", "--player", "sim", "--shard", "3/2"], "a part is i/n"),
        (
            vec!["sprt", "x", "--player", "random", "--player", "model", "--elo0", "5", "--elo1", "1"],
            "elo0 must be less than elo1",
        ),
        (vec!["sprt", "x", "--player", "random", "--player", "model", "--player", "sim"], "between two players, not 3"),
        (
            vec!["gauntlet", "x", "--player", "random", "--player", "model", "--player", "sim", "--rounds", "600000"],
            "2400000 games are too many",
        ),
        (vec!["resume", "/nonexistent"], "there is no tournament in /nonexistent"),
        (vec!["table", "/nonexistent"], "there is no tournament in /nonexistent"),
        (vec!["merge", &folder, "/nonexistent"], "there is no tournament in /nonexistent"),
        (
            vec!["round-robin", "/dev/null/x", "--player", "random", "--player", "first-legal"],
            "cannot write in /dev/null/x",
        ),
    ];
    for (arguments, message) in cases {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(*message).and(predicate::str::starts_with("error: ")).and(one_line);
        tournament(arguments).current_dir(place.path()).assert().code(2).stdout("").stderr(told);
    }
    // Refused input must not create files.
    assert!(!place.path().join("x").exists());
}

#[test]
fn decisions_take_effect_and_are_logged_with_reasons() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.display().to_string();
    let players = ["--player", "a=first-legal", "--player", "b=random:1", "--player", "c=random:2"];
    table(&[["round-robin", &folder, "--rounds", "1"].as_slice(), &players, &MOVE_TIME].concat());
    let before = results(&cup);
    let standings = |arguments: &[&str]| -> Value {
        let told = table(&[arguments, &["--json"]].concat());
        serde_json::from_str(told.lines().last().unwrap()).unwrap()
    };
    let of = |table: &Value, name: &str, key: &str| {
        table["players"].as_array().unwrap().iter().find(|player| player["name"] == name).unwrap()[key].clone()
    };
    // The winner of game 1 loses it by decision, and game 2 is played again.
    let loser = before[0]["players"][1 - before[0]["winner"].as_u64().unwrap() as usize].as_str().unwrap().to_owned();
    let won = of(&standings(&["table", &folder]), &loser, "won").as_u64().unwrap();
    let after = standings(&["overrule", &folder, "1", "--winner", &loser, "--reason", "the clock was wrong"]);
    assert_eq!(of(&after, &loser, "won"), won + 1);
    let replayed = standings(&["replay", &folder, "2", "--reason", "the power failed"]);
    assert_eq!((&replayed["games"], &replayed["complete"]), (&Value::from(5), &Value::from(false)));
    assert!(cup.join("games/000002-1.blksgf").is_file() && !cup.join("games/000002.blksgf").exists());
    let again = standings(&["resume", &folder]);
    assert_eq!((&again["games"], &again["complete"]), (&Value::from(6), &Value::from(true)));
    assert!(cup.join("games/000002.blksgf").is_file());
    let evidence = table(&["evidence", &folder, "1"]);
    assert!(evidence.contains("overruled: the clock was wrong (as played: "), "{evidence}");
    assert!(evidence.contains(&format!("decided: {loser} wins game 1 against ")), "{evidence}");
    // A player who withdraws forfeits its open games, which are not played.
    standings(&["replay", &folder, "4", "--reason", "a bug"]);
    let left = standings(&["withdraw", &folder, "c", "--reason", "its board is broken"]);
    assert_eq!(of(&left, "c", "forfeits")["withdrawn"], 1);
    assert_eq!(standings(&["resume", &folder])["games"], 6);
    for (arguments, told) in [
        (vec!["replay", &folder, "9", "--reason", "x"], "game 9 has no result"),
        (vec!["overrule", &folder, "1", "--winner", "d", "--reason", "x"], "game 1 is between"),
        (vec!["overrule", &folder, "9", "--winner", "a", "--reason", "x"], "there is no game 9 in the plan"),
        (vec!["withdraw", &folder, "d", "--reason", "x"], "there is no player d"),
        (vec!["withdraw", &folder, "a", "--reason", " "], "the reason is empty"),
    ] {
        tournament(&arguments).assert().code(2).stdout("").stderr(predicate::str::contains(told));
    }
}

#[test]
fn missing_program_loses_its_games_and_the_others_play_on() {
    let place = tempdir().unwrap();
    let [cup, script] = ["cup", "gone"].map(|name| place.path().join(name).display().to_string());
    // The program exists when all players are admitted, and for one game at most.
    fs::write(&script, "#!/bin/sh\nrm \"$0\"\n").unwrap();
    Program::new("chmod").args(["+x", &script]).status().unwrap();
    let gone = format!("gone=gtp:{script}");
    let arguments = [
        "round-robin",
        &cup,
        "--rounds",
        "1",
        "--player",
        &gone,
        "--player",
        "a=random:1",
        "--player",
        "b=first-legal",
    ];
    table(&arguments);
    let results = results(Path::new(&cup));
    let lost = |result: &&Value| result["detail"].as_str().is_some_and(|why| why.contains("cannot start"));
    assert!(results.len() == 6 && (3..=4).contains(&results.iter().filter(lost).count()), "{results:?}");
    // A missing program does not stop the others when the tournament is resumed.
    let log = Path::new(&cup).join("results.jsonl");
    let text = fs::read_to_string(&log).unwrap();
    fs::write(&log, text.lines().take(2).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let told = predicate::str::contains("gone cannot play and loses its games: cannot start");
    tournament(&["resume", &cup]).assert().success().stderr(told);
}
