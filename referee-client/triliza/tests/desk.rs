//! `triliza desk`: the judge's orders are stored at once, and only the judge can give them.

use std::path::Path;
use std::process::Command;

use attacks::{http, Program};
use serde_json::{json, Value};
use tempfile::TempDir;

/// A desk with a match in a folder.
struct Desk {
    folder: TempDir,
    program: Program,
}

fn run(folder: &Path, limit: &str) -> Program {
    std::fs::write(folder.join("judge.key"), "ourjudgeskey").unwrap();
    let triliza = assert_cmd::cargo::cargo_bin("triliza");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limit} exec \"$0\" desk \"$1\" --listen 127.0.0.1:0")]).arg(triliza).arg(folder);
    Program::start(&mut shell, "http://")
}

impl Desk {
    fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let program = run(folder.path(), "");
        let desk = Desk { folder, program };
        desk.order_done(json!({ "do": "begin", "green": "Olive", "red": "Rose", "preplaced": 4 }));
        desk
    }

    /// Kills the program and starts another one in its folder.
    fn restart_after_kill(self, limit: &str) -> Desk {
        let Desk { folder, program } = self;
        drop(program);
        Desk { program: run(folder.path(), limit), folder }
    }

    fn state(&self) -> Value {
        serde_json::from_str(&http::body(&self.program.address, "/api/state?page=ours")).unwrap()
    }

    /// The state without the seconds on the stopwatch.
    fn state_without_clock(&self) -> Value {
        let mut shown = self.state()["match"].clone();
        shown["clock"]["seconds"].take();
        shown
    }

    fn post(&self, path: &str, body: &Value) -> (u16, String) {
        let lines = "Content-Type: application/json\r\nConnection: close\r\n";
        let request = http::request(&format!("POST {path}"), "localhost", lines, &body.to_string());
        let (status, answer) = http::ask(&self.program.address, &request).unwrap();
        (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
    }

    /// Sends an order from a page that has just looked.
    fn order(&self, order: Value) -> (u16, String) {
        let version = self.state()["version"].clone();
        self.post("/api/order", &json!({ "key": "ourjudgeskey", "page": "ours", "version": version, "order": order }))
    }

    fn order_done(&self, order: Value) {
        assert_eq!(self.order(order.clone()), (200, "{}".to_owned()), "{order}");
    }

    fn judge(&self, seconds: f64, stop: &str, cube: Value, displaced: Value) {
        self.order_done(json!({ "do": "judge", "sighting": sighting(seconds, stop, cube, displaced) }));
    }

    /// The output of `triliza judge` for a match's file.
    fn judged(&self, number: u32) -> Vec<Value> {
        let file = self.folder.path().join(format!("matches/{number:03}.json"));
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("triliza"));
        let output = command.arg("judge").arg(file).arg("--json").output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn sighting(seconds: f64, stop: &str, cube: Value, displaced: Value) -> Value {
    json!({ "seconds": seconds, "started": true, "stop": stop, "cube": cube, "more": 0, "displaced": displaced })
}

fn cell(cell: usize) -> Value {
    json!({ "cell": cell })
}

#[test]
fn desk_survives_a_kill_after_every_order() {
    let mut desk = Desk::new();
    let attempts = [
        (30.0, "inside", cell(0), json!([])),
        (100.0, "partly", cell(8), json!([])),
        (45.5, "inside", cell(0), json!([])),
        (20.0, "outside", cell(1), json!([])),
        (60.0, "inside", json!("no_frame"), json!([])),
        (50.0, "inside", cell(2), json!([0, 4])),
        (70.0, "inside", json!("none"), json!([])),
    ];
    for (seconds, stop, cube, displaced) in attempts {
        desk.judge(seconds, stop, cube, displaced);
        let before = desk.state_without_clock();
        desk = desk.restart_after_kill("");
        assert_eq!(desk.state_without_clock(), before);
    }
    assert_eq!(desk.state()["match"]["to_move"], "red");
    desk.judge(80.0, "inside", cell(4), json!([]));
    let state = desk.state();
    // Red's first cube was lost (4.4) and its last one took that place; green's cube was put back
    // on cell 0 (4.3).
    assert_eq!((&state["match"]["board"], &state["match"]["cubes"]), (&json!("g.r.r...r"), &json!([1, 3])));
    let judged = desk.judged(1);
    assert_eq!(judged.last().unwrap()["winner"], 1);
    let words = |entry: &Value| entry["words"].as_str().unwrap().split_once(": ").unwrap().1.to_owned();
    let entries: Vec<String> = state["match"]["entries"].as_array().unwrap().iter().map(words).collect();
    let told: Vec<&str> = judged.iter().filter_map(|line| line["judge"].as_str()).collect();
    assert_eq!(entries, told);
    assert!(entries[1].starts_with("120.0 s, stopped partly outside, +30 s (2), cube valid on cell 8"), "{entries:?}");
    assert!(entries[5].contains("put back (4.3): [0]; out of the game (4.4): [4]"), "{entries:?}");
    let (status, why) = desk.order(json!({ "do": "judge", "sighting": sighting(1.0, "inside", cell(3), json!([])) }));
    assert_eq!((status, why.as_str()), (400, "the match is over\n"));
}

#[test]
fn match_of_the_desk_is_entered_by_its_teams_names() {
    let desk = Desk::new();
    let file = desk.folder.path().join("matches/001.json");
    let cup = desk.folder.path().join("cup");
    std::fs::create_dir_all(cup.join("games")).unwrap();
    // Games 1 and 2 are between Rose and Olive, with Rose in the first seat of game 1. In game 3
    // Rose plays against another team.
    let plan = json!({ "game": "triliza", "format": "round-robin", "players": ["Rose=judge", "Olive=judge", "best"],
        "rounds": 1, "seed": 1, "success": 0.8, "misread": 0.0, "preplaced": 4, "think_ms": 2000 });
    std::fs::write(cup.join("tournament.json"), plan.to_string()).unwrap();
    let enter = |game: &str| {
        let mut command = assert_cmd::Command::cargo_bin("triliza").unwrap();
        command.arg("judge").arg(&file).arg("--enter").arg(&cup).args(["--game", game]).assert()
    };
    let refused = |game: &str, why: &'static str| drop(enter(game).code(2).stderr(predicates::str::contains(why)));
    refused("1", "the match is not over");
    // Green, the team Olive, completes a line.
    for (green, red) in [(0, 3), (1, 5)] {
        desk.judge(50.0, "inside", cell(green), json!([]));
        desk.judge(60.0, "inside", cell(red), json!([]));
    }
    desk.order_done(json!({ "do": "undo", "reason": "red's second cube fell over" }));
    desk.judge(60.0, "inside", json!("no_frame"), json!([]));
    desk.judge(50.0, "inside", cell(2), json!([]));
    refused("3", "game 3 is one between Rose and best");
    refused("9", "there is no game 9 in the plan");
    enter("1").success();
    enter("2").success();
    let table = std::fs::read_to_string(cup.join("table.txt")).unwrap();
    assert!(table.contains("2 of 6 games"), "{table}");
    refused("1", "game 1 has a result");
    let log = std::fs::read_to_string(cup.join("results.jsonl")).unwrap();
    let results: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told = |result: &Value| json!([result["players"], result["winner"], result["scores"], result["seconds"]]);
    assert_eq!(told(&results[0]), json!([["Rose", "Olive"], 1, [1, 3], [120.0, 150.0]]));
    assert_eq!(told(&results[1]), json!([["Olive", "Rose"], 0, [3, 1], [150.0, 120.0]]));
    let kept: Value = serde_json::from_slice(&std::fs::read(cup.join("games/000001.json")).unwrap()).unwrap();
    assert_eq!(kept["attempts"][3]["undone"]["reason"], "red's second cube fell over");
}

#[test]
fn undone_attempt_stays_in_the_record_with_its_reason() {
    let desk = Desk::new();
    desk.judge(30.0, "inside", cell(0), json!([]));
    desk.judge(31.0, "inside", cell(0), json!([]));
    desk.order_done(json!({ "do": "undo", "reason": "the wrong cell" }));
    assert_eq!(desk.state()["match"]["clock"], json!({ "is": "stopped", "seconds": 31.0 }));
    desk.order_done(json!({ "do": "undo", "reason": "the wrong robot" }));
    desk.judge(32.0, "inside", cell(1), json!([]));
    let desk = desk.restart_after_kill("");
    let state = desk.state();
    assert_eq!((&state["match"]["board"], &state["match"]["to_move"]), (&json!(".g..r...."), &json!("red")));
    let entries = state["match"]["entries"].as_array().unwrap();
    let trace: Vec<&Value> = entries.iter().map(|entry| &entry["undone"]).collect();
    assert_eq!(trace, [&json!("the wrong robot"), &json!("the wrong cell"), &Value::Null]);
    assert!(entries[1]["words"].as_str().unwrap().starts_with("red 1: 31.0 s, stopped inside (1), cube removed"));
    let judged = desk.judged(1);
    assert_eq!(
        (judged.len(), &judged[1]["undone"], &judged[2]["team"]),
        (4, &json!("the wrong cell"), &json!("green"))
    );
    // There is nothing to undo, and no reason is given.
    assert_eq!(desk.order(json!({ "do": "undo", "reason": " " })).0, 400);
    desk.order_done(json!({ "do": "undo", "reason": "again" }));
    assert_eq!(desk.order(json!({ "do": "undo", "reason": "again" })).0, 400);
}

#[test]
fn stopwatch_survives_a_kill() {
    let desk = Desk::new();
    desk.order_done(json!({ "do": "start" }));
    std::thread::sleep(std::time::Duration::from_millis(300));
    let desk = desk.restart_after_kill("");
    let clock = desk.state()["match"]["clock"].clone();
    assert!(clock["is"] == "running" && clock["seconds"].as_f64().unwrap() >= 0.3, "{clock}");
    for order in [
        json!({ "do": "start" }),
        json!({ "do": "undo", "reason": "x" }),
        json!({ "do": "choose", "number": 1 }),
        json!({ "do": "judge", "sighting": sighting(1.0, "inside", cell(1), json!([])) }),
        json!({ "do": "begin", "green": "A", "red": "B", "preplaced": 0 }),
    ] {
        let (status, why) = desk.order(order.clone());
        assert_eq!(status, 400, "{order}: {why}");
    }
    desk.order_done(json!({ "do": "stop" }));
    let stopped = desk.state()["match"]["clock"]["seconds"].as_f64().unwrap();
    assert!(stopped >= 0.3 && desk.restart_after_kill("").state()["match"]["clock"]["seconds"] == stopped);
}

#[test]
fn only_one_page_with_the_key_judges() {
    let desk = Desk::new();
    let before = desk.state_without_clock();
    let version = desk.state()["version"].clone();
    let letter = |key: &str, page: &str, version: &Value, order: &str| json!({ "key": key, "page": page, "version": version, "order": { "do": order } });
    assert_eq!(desk.post("/api/order", &letter("guess", "ours", &version, "start")).0, 403);
    assert_eq!(desk.post("/api/order", &letter("guess", "other", &version, "take")).0, 403);
    let (status, why) = desk.post("/api/order", &letter("ourjudgeskey", "other", &version, "start"));
    assert_eq!((status, why.as_str()), (409, "another page judges now\n"));
    // An order about an older state is refused.
    let old = json!(version.as_u64().unwrap() - 1);
    assert_eq!(desk.post("/api/order", &letter("ourjudgeskey", "ours", &old, "start")).0, 409);
    assert_eq!(desk.state_without_clock(), before);
    assert_eq!(desk.state()["seat"], "yours");
    assert_eq!(desk.post("/api/order", &letter("ourjudgeskey", "other", &json!(0), "take")).0, 200);
    assert_eq!(desk.state()["seat"], "taken");
    assert_eq!(desk.order(json!({ "do": "start" })).0, 409);
}

#[test]
fn several_matches_are_judged_and_an_earlier_one_again() {
    let desk = Desk::new();
    desk.judge(30.0, "inside", cell(0), json!([]));
    let long = "x".repeat(41);
    let pairs = [("Same", "Same"), ("A B", "A_B"), ("", "B"), (&long, "B"), ("\u{202e}evilO", "B"), ("A\u{200b}", "A")];
    for (green, red) in pairs {
        assert_eq!(desk.order(json!({ "do": "begin", "green": green, "red": red, "preplaced": 0 })).0, 400);
    }
    assert_eq!(desk.order(json!({ "do": "begin", "green": "A", "red": "B", "preplaced": 9 })).0, 400);
    desk.order_done(json!({ "do": "begin", "green": "A", "red": "B", "preplaced": 0 }));
    assert_eq!(desk.state()["match"]["board"], "r........");
    desk.order_done(json!({ "do": "choose", "number": 1 }));
    assert_eq!(desk.state()["match"]["board"], "g...r....");
    assert_eq!(desk.order(json!({ "do": "choose", "number": 3 })).0, 400);
    let drawn: Value = serde_json::from_str(&desk.post("/api/draw", &json!({ "teams": ["A", "B"] })).1).unwrap();
    assert!([json!({ "green": "A", "red": "B" }), json!({ "green": "B", "red": "A" })].contains(&drawn));
    let address = &desk.program.address;
    assert!(http::body(address, "/arenas/001.svg").starts_with("<svg"));
    let record: Value = serde_json::from_str(&http::body(address, "/records/001.json")).unwrap();
    assert_eq!(record["teams"], json!(["Olive", "Rose"]));
}

#[test]
fn time_before_the_first_attempt_is_zero_without_a_sign() {
    let state = http::body(&Desk::new().program.address, "/api/state?page=ours");
    assert!(state.contains(r#""seconds":[0.0,0.0]"#), "{state}");
}

#[test]
fn preview_shows_the_findings_and_changes_nothing() {
    let desk = Desk::new();
    let before = desk.state_without_clock();
    let (status, found) = desk.post("/api/preview", &sighting(100.0, "partly", cell(4), json!([4])));
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((status, &found["board"]), (200, &json!("....r....")));
    assert!(found["judge"].as_str().unwrap().contains("cell 4 is the opponent's (4.3)"), "{found}");
    assert_eq!(desk.post("/api/preview", &sighting(100.0, "partly", cell(4), json!([5]))).0, 400);
    assert_eq!(desk.state_without_clock(), before);
}

/// A file size limit of 0 has the effect of a full disk.
#[test]
fn attempt_that_cannot_be_written_does_not_count() {
    let desk = Desk::new();
    desk.judge(30.0, "inside", cell(0), json!([]));
    let desk = desk.restart_after_kill("trap '' XFSZ; ulimit -f 0;");
    let before = desk.state_without_clock();
    let (status, why) = desk.order(json!({ "do": "judge", "sighting": sighting(1.0, "inside", cell(1), json!([])) }));
    assert!(status == 500 && why.contains("cannot write"), "{status} {why}");
    assert_eq!(desk.state_without_clock(), before);
    let desk = desk.restart_after_kill("");
    assert_eq!(desk.state_without_clock(), before);
}

#[test]
fn damaged_or_locked_folder_is_refused() {
    let desk = Desk::new();
    let refused = |folder: &Path, why: &str| {
        let mut command = assert_cmd::Command::cargo_bin("triliza").unwrap();
        let told = predicates::str::starts_with("error: ");
        let told = predicates::prelude::PredicateBooleanExt::and(told, predicates::str::contains(why));
        command.arg("desk").arg(folder).args(["--listen", "127.0.0.1:0"]).assert().code(2).stderr(told);
    };
    refused(desk.folder.path(), "another program is at work");
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("matches")).unwrap();
    let robot = r#"{"seconds":1,"robot":[[0,0]]}"#;
    for (text, why) in [
        ("{", "001.json: EOF"),
        (&*format!(r#"{{"preplaced":4,"attempts":[{robot}]}}"#), "001.json: attempt 1: the robot needs three"),
    ] {
        std::fs::write(folder.path().join("matches/001.json"), text).unwrap();
        refused(folder.path(), why);
    }
    std::fs::remove_file(folder.path().join("matches/001.json")).unwrap();
    std::fs::write(folder.path().join("judge.key"), "a b").unwrap();
    refused(folder.path(), "judge.key: a key is");
}
