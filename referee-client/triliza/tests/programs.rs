//! Requirement T4: robot programs that `triliza match` runs, good ones and every kind of
//! misbehaving one.

use std::time::{Duration, Instant};

use assert_cmd::Command;
use serde_json::Value;

/// Odds that the solver solves quickly.
const QUICK: [&str; 6] = ["--green-times", "60", "--red-times", "60", "--preplaced", "4"];

/// A match of this program against the best brain: the program's attempts, and the result.
fn play_match(program: &str, more: &[&str]) -> (Vec<Value>, Value) {
    let mut command = Command::cargo_bin("triliza").unwrap();
    command.args(["match", "--first", program, "--success", "1", "--think-ms", "500", "--json"]).args(more);
    let output = command.assert().success().get_output().stdout.clone();
    let lines = String::from_utf8(output).unwrap();
    let mut lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let result = lines.pop().unwrap();
    lines.retain(|line| line["team"] == result["colours"][0]);
    (lines, result)
}

/// Checks that a program that never answers correctly is named, stands still, and loses to an
/// opponent that plays on.
fn assert_loses_standing_still(program: &str, fault: &str) {
    let (attempts, result) = play_match(program, &[]);
    assert_eq!((&result["winner"], &result["scores"][0]), (&1.into(), &0.into()), "{program}");
    assert!(attempts.len() >= 2, "{program}");
    for attempt in attempts {
        assert!(attempt["fault"].as_str().unwrap().contains(fault), "{attempt}");
        assert_eq!(
            (&attempt["seconds"], attempt["judge"].as_str().unwrap().contains("no cube")),
            (&120.0.into(), true)
        );
    }
}

#[test]
fn t4_each_attempt_has_a_fresh_process_and_each_match_a_folder() {
    let counter = r#"cmd:sh -c 'cd "$TMPDIR"; echo x >> kept; n=$(wc -l < kept); echo "{\"cell\":$((n - 1))}"'"#;
    let idle = r#"cmd:echo '{"cell":null}'"#;
    for seed in ["1", "2"] {
        let (_, result) = play_match(counter, &["--second", idle, "--seed", seed]);
        // Cells 0, 1 and 2.
        assert_eq!((&result["winner"], &result["scores"][0]), (&0.into(), &3.into()), "{result}");
    }
    // In the second match of a run, the folder is empty again.
    let mut both = Command::cargo_bin("triliza").unwrap();
    both.args(["match", "--first", counter, "--second", idle, "--success", "1", "--games", "2", "--json"]);
    let output = both.assert().success().get_output().stdout.clone();
    assert_eq!(String::from_utf8(output).unwrap().matches(r#""scores":[3,0]"#).count(), 2);
}

#[test]
fn t4_program_gets_one_line_with_its_store() {
    let told = tempfile::NamedTempFile::new().unwrap();
    let path = told.path().to_str().unwrap();
    // Copies all input, and sets no cube down at its second attempt.
    let second = r#"if [ $(wc -l < kept) = 2 ]; then echo "{\"cell\":null}"; else echo "{\"cell\":8}"; fi"#;
    let program = format!("cmd:sh -c 'cat >> {path}; cd $TMPDIR; echo x >> kept; {second}'");
    play_match(&program, &["--second", r#"cmd:echo '{"cell":null}'"#, "--preplaced", "4"]);
    let told = std::fs::read_to_string(path).unwrap();
    let told: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let cubes: Vec<u64> = told.iter().map(|line| line["cubes"].as_u64().unwrap()).collect();
    assert_eq!(cubes, [4, 3, 3, 2]);
    for (line, attempt) in told.iter().zip(1..) {
        assert_eq!((line.as_object().unwrap().len(), &line["attempt"]), (4, &attempt.into()));
        assert_eq!(line["cells"].as_str().unwrap().chars().nth(4), Some('r'));
    }
}

#[test]
fn person_plays_by_lines_and_is_asked_again_after_a_refused_cell() {
    let human = |typed: &'static str, more: &[&str]| {
        let mut command = Command::cargo_bin("triliza").unwrap();
        command.args(["match", "--first", "human", "--second", r#"cmd:echo '{"cell":null}'"#, "--success", "1"]);
        command.args(more).args(QUICK).write_stdin(typed).assert()
    };
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let typed = "help\n9\n4\n0\n1\n2\n";
    let played = human(typed, &[]).success();
    let told = text(&played.get_output().stderr);
    for expected in ["type a cell: ", "'9' is not a cell", "cell 4 holds a red cube", "\n  3 r 5\n", "attempt 1 of 4"] {
        assert!(told.contains(expected), "{expected}: {told}");
    }
    assert!(text(&played.get_output().stdout).contains(" wins: "));
    let resigned = text(&human("0\nresign\n", &[]).success().get_output().stdout);
    for absence in [" 2: the human has resigned; 120.0 s", " 3: the human stays away; 120.0 s"] {
        assert!(resigned.contains(absence), "{resigned}");
    }
    let ended = text(&human("", &["--json"]).success().get_output().stdout);
    assert!(ended.contains(r#""absence":"the input has ended""#), "{ended}");
    let left = human("quit\n", &[]).code(1);
    assert!(text(&left.get_output().stderr).ends_with("error: you have left the match before its end\n"));
    let many = human("", &["--games", "2"]).code(2);
    assert!(text(&many.get_output().stderr).contains("a human plays one match at a time"));
}

#[test]
fn program_that_hangs_stands_still() {
    let begun = Instant::now();
    assert_loses_standing_still("cmd:sleep 99", "hangs");
    assert!(begun.elapsed() < Duration::from_secs(30), "nobody waits for it");
}

#[test]
fn program_that_hangs_without_end_of_line_stands_still() {
    assert_loses_standing_still(r#"cmd:sh -c 'printf "{\"cell\":0}"; sleep 99'"#, "hangs");
}

#[test]
fn program_that_hangs_takes_its_own_programs_with_it() {
    let directory = tempfile::tempdir().unwrap();
    let list = directory.path().join("started");
    assert_loses_standing_still(&format!("cmd:sh -c 'sleep 99 & echo $! >> {}; sleep 99'", list.display()), "hangs");
    let started = std::fs::read_to_string(list).unwrap();
    assert!(started.lines().count() >= 2);
    for process in started.lines() {
        // A killed process may remain as a zombie until its new parent waits for it.
        let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        assert!(state.is_empty() || state.contains(") Z "), "{state}");
    }
}

#[test]
fn program_runs_in_our_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("robot.sh"), "echo '{\"cell\":0}'").unwrap();
    for program in ["cmd:sh robot.sh", "cmd:sh ./robot.sh"] {
        let mut command = Command::cargo_bin("triliza").unwrap();
        command.args(["match", "--first", program, "--second", "random", "--json"]).args(QUICK).current_dir(&folder);
        let told = String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap();
        assert!(!told.contains("fault"), "{told}");
    }
}

#[test]
fn stderr_of_a_failing_program_is_shown_and_bounded() {
    let told = |program: &str, more: &[&str]| {
        let mut command = Command::cargo_bin("triliza").unwrap();
        command.args(["match", "--first", program, "--second", "random", "--think-ms", "500"]).args(QUICK).args(more);
        String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
    };
    let missing = "cmd:sh ./no-such-robot.sh";
    let why = "the program ended with status ";
    let single = told(missing, &[]);
    assert!(single.contains(why) && single.contains("without an answer (its stderr: "), "{single}");
    assert!(single.contains("no-such-robot.sh"), "{single}");
    // A series does not show each match, but its summary names the failure.
    let many = told(missing, &["--games", "3"]);
    let last = many.lines().last().unwrap();
    assert!(last.starts_with("the program of the first failed at ") && last.contains("no-such-robot.sh"), "{many}");
    let total: Value =
        serde_json::from_str(told(missing, &["--games", "3", "--json"]).lines().last().unwrap()).unwrap();
    assert!(total["failed"][0].as_u64() >= Some(6) && total["failed"][1] == 0, "{total}");
    assert!(total["last_fault"][0].as_str().unwrap().contains("no-such-robot.sh"), "{total}");
    // Output before a hang or a wrong answer is shown too; of a flood only the end.
    assert!(told("cmd:sh -c 'echo waiting >&2; exec sleep 99'", &[]).contains("hangs (its stderr: waiting)"));
    assert!(told("cmd:sh -c 'echo oops >&2; sleep 0.1; echo x'", &[]).contains("(its stderr: oops)"));
    let flood = told("cmd:sh -c 'head -c 100000 /dev/zero | tr \"\\0\" x >&2'", &[]);
    assert!(flood.contains(&"x".repeat(200)) && flood.lines().all(|line| line.len() < 1000), "{flood}");
}

#[test]
fn our_robot_on_both_sides_has_two_memories_and_leaves_no_files() {
    let folder = tempfile::tempdir().unwrap();
    let robot = format!("cmd:{} robot", assert_cmd::cargo::cargo_bin("triliza").display());
    let mut command = Command::cargo_bin("triliza").unwrap();
    command.args(["match", "--first", &robot, "--second", &robot, "--think-ms", "60000", "--json"]).args(QUICK);
    let told = command.current_dir(&folder).assert().success().get_output().stdout.clone();
    assert!(!String::from_utf8(told).unwrap().contains("fault"));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn program_that_crashes_stands_still() {
    assert_loses_standing_still("cmd:false", "ended with status 1 without an answer");
    assert_loses_standing_still("cmd:true", "ended without an answer");
    assert_loses_standing_still("cmd:sh -c 'kill -9 $$'", "was ended by SIGKILL without an answer");
    assert_loses_standing_still("cmd:sh -c 'exec >&-; sleep 99'", "closed its output without an answer");
}

#[test]
fn program_that_cannot_be_started_stands_still() {
    assert_loses_standing_still("cmd:/nonexistent/robot", "cannot be started: /nonexistent/robot: No such file");
}

#[test]
fn program_that_writes_outside_its_protocol_stands_still() {
    for nonsense in ["nonsense", "{}", "[4]", r#"{"cell":-1}"#, r#"{"cell":1.5}"#, r#"{"cell":0,"team":"red"}"#] {
        assert_loses_standing_still(&format!("cmd:echo '{nonsense}'"), "writes outside the protocol");
    }
    assert_loses_standing_still(r#"cmd:echo '{"cell":9}'"#, "there is no cell 9");
    assert_loses_standing_still(r"cmd:printf '\377\376\n'", "writes outside the protocol");
}

#[test]
fn program_that_begins_with_a_byte_order_mark_plays() {
    let (attempts, _) = play_match(r#"cmd:printf '\357\273\277{"cell":0}\r\n'"#, &["--preplaced", "4"]);
    assert!(attempts[0].get("fault").is_none(), "{}", attempts[0]);
}

#[test]
fn program_that_floods_stands_still() {
    assert_loses_standing_still("cmd:yes", "writes outside the protocol");
    assert_loses_standing_still("cmd:cat /dev/zero", "floods");
}

#[test]
fn program_that_lies_about_the_board_loses_its_cubes() {
    // The program takes the centre, where red's first cube stands, for empty.
    let (attempts, result) = play_match(r#"cmd:echo '{"cell":4}'"#, &["--preplaced", "4"]);
    assert_eq!((&result["winner"], &result["scores"][0]), (&1.into(), &0.into()));
    assert!(attempts.len() >= 2);
    for attempt in attempts {
        assert!(attempt["judge"].as_str().unwrap().contains("cell 4 holds another (4.1)"), "{attempt}");
        assert!(attempt.get("fault").is_none() && attempt["seconds"].as_f64().unwrap() < 120.0, "{attempt}");
    }
}
