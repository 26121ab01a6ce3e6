//! Bots that hang, crash, flood, cheat, fork or exceed their limits: the referee names the reason,
//! leaves no process behind, and the others play on.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use attacks::Running;
use serde_json::Value;

use crate::match_runs::{built_in_bot, objects, players, plokkis};

/// Plays a match on a small board between this bot, in the second seat, and three good ones.
/// Returns its part of the result.
fn play_match(bot: &str, more: &[&str]) -> Value {
    let good = built_in_bot("smallest:1");
    let objects = objects(&[&["match", &good, bot, "biggest:1", "random:1", "--width", "9", "--json"], more].concat());
    let players = players(&objects);
    for (seat, player) in players.iter().enumerate().filter(|(seat, _)| *seat != 1) {
        assert!(player["fault"].is_null() && player["pieces"].as_u64().unwrap() > 0, "{seat} of {bot}: {player}");
    }
    players[1].clone()
}

/// The fault and detail of a dropped bot.
fn fault_of(bot: &str, more: &[&str]) -> (String, String) {
    let player = play_match(bot, more);
    let text = |key: &str| player[key].as_str().unwrap_or_else(|| panic!("{bot}: {player}")).to_owned();
    (text("fault"), text("detail"))
}

#[track_caller]
fn assert_dropped(bot: &str, more: &[&str], word: &str, detail: &str) {
    let fault = fault_of(bot, more);
    assert!(fault.0 == word && fault.1.contains(detail), "{bot}: {fault:?}");
}

/// Number of processes that run `sleep` for this time. Each test uses its own time to find its
/// processes.
fn sleepers(seconds: &str) -> usize {
    let command = format!("sleep\0{seconds}\0");
    let processes = fs::read_dir("/proc").unwrap().flatten();
    processes.filter(|process| fs::read_to_string(process.path().join("cmdline")).is_ok_and(|c| c == command)).count()
}

/// Waits for a condition.
#[track_caller]
fn wait_until(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn hanging_bot_is_dropped_after_the_waiting_time() {
    let begun = Instant::now();
    assert_dropped("sh -c 'echo Hanger; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    assert_dropped("sleep 99", &["--wait", "3"], "hangs", "no answer");
    assert_dropped("sh -c 'echo Tail; printf 1; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn bot_that_ends_too_soon_is_dropped_with_its_status() {
    assert_dropped("sh -c 'echo Crash; read start; kill -SEGV $$'", &[], "crash", "was ended by SIGSEGV");
    assert_dropped("sh -c 'echo Quit; exit 3'", &[], "crash", "ended with status 3");
    assert_dropped("sh -c 'echo Bye'", &[], "crash", "ended while it could still place");
    assert_dropped("sh -c 'echo Mute; exec >&-; sleep 99'", &[], "crash", "closed its output");
    assert_dropped("true", &[], "crash", "ended while");
}

#[test]
fn bot_that_cannot_be_started_is_an_error_before_the_game() {
    let told = "error: bot 2: cannot start './mybot': No such file or directory (os error 2)\n";
    plokkis(&["match", "random:1", "./mybot"]).assert().code(2).stdout("").stderr(told);
    plokkis(&["check", "./mybot"]).assert().code(2).stdout("").stderr(told.replace("bot 2", "bot 1"));
    // The file exists but cannot be started.
    let folder = tempfile::tempdir().unwrap();
    let told = format!("error: bot 1: cannot start '{}': Permission denied (os error 13)\n", folder.path().display());
    plokkis(&["match", folder.path().to_str().unwrap()]).assert().code(2).stdout("").stderr(told);
}

#[test]
fn bot_that_writes_nonsense_is_dropped() {
    assert_dropped(
        "sh -c 'echo Odd; echo hello; sleep 99'",
        &[],
        "nonsense",
        "'hello' is not a move: a move consists of whole numbers",
    );
    assert_dropped("sh -c 'echo Odd; echo 2 1 1; sleep 99'", &[], "nonsense", "2 cells need 4 coordinates, found 2");
    assert_dropped("sh -c 'echo Odd; echo -1; sleep 99'", &[], "nonsense", "'-1' is not a move");
    assert_dropped(r"sh -c 'echo Odd; printf \\377\\376\\n; sleep 99'", &[], "nonsense", "is not a move");
    assert_dropped("sh -c 'echo Bad; echo 1 5 5; sleep 99'", &[], "illegal", "a first piece must cover a corner");
    assert_dropped("sh -c 'echo Bad; echo 1 10 1; sleep 99'", &[], "illegal", "cell (10,1) is not on the board");
}

#[test]
fn bot_with_a_bad_name_is_dropped() {
    for name in ["ab", "a name", "1234", "TenLetters", ""] {
        assert_dropped(&format!("sh -c 'echo {name}; sleep 99'"), &[], "name", "is not a name: a name has 3 to 9");
    }
}

#[test]
fn byte_order_mark_and_carriage_returns_of_a_bot_are_skipped() {
    let player = play_match(r"sh -c 'printf \\357\\273\\277Marked\\r\\n0\\r\\n; cat'", &[]);
    assert_eq!((&player["name"], &player["resigned"]), (&"Marked".into(), &true.into()), "{player}");
}

#[test]
fn control_characters_of_a_bot_are_shown_as_escapes() {
    assert_dropped(r"sh -c 'echo Odd; printf \\033[2J\\n; sleep 99'", &[], "nonsense", r"'\u{1b}[2J' is not a move");
}

#[test]
fn bot_that_floods_is_dropped() {
    assert_dropped("sh -c 'echo Flood; yes'", &[], "nonsense", "'y' is not a move");
    assert_dropped("sh -c 'echo Flood; cat /dev/zero'", &[], "floods", "a line that is too long");
    assert_dropped("cat /dev/zero", &[], "floods", "a line that is too long");
}

#[test]
fn bot_that_does_not_read_affects_no_other_bot() {
    assert_dropped("sh -c 'echo Deaf; exec <&-; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    assert_dropped("sh -c 'echo Gone; read start; read move'", &[], "crash", "ended while");
}

#[test]
fn resignation_is_not_a_fault() {
    let player = play_match("sh -c 'echo Quitter; echo 0; cat'", &[]);
    assert_eq!((&player["fault"], &player["resigned"], &player["pieces"]), (&Value::Null, &true.into(), &0.into()));
}

#[test]
fn excess_cpu_time_costs_points_and_a_large_excess_the_game() {
    let busy = "sh -c 'echo Busy; while :; do :; done'";
    assert_dropped(busy, &["--cpu-end", "0.5"], "CPU", "more CPU time");
    // The process is in its own session and has another parent.
    let sly = "sh -c 'echo Sly; (setsid sh -c \"while :; do :; done\" &); cat > /dev/null'";
    assert_dropped(sly, &["--cpu-end", "0.5", "--wait", "60"], "CPU", "more CPU time");
    let wasteful =
        format!("sh -c 'i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; exec {}'", built_in_bot("smallest:2"));
    let player = play_match(&wasteful, &["--cpu", "0.1"]);
    assert!(player["cpu_ms"].as_u64().unwrap() > 100, "{player}");
    assert_eq!((&player["points"], &player["fault"]), (&0.into(), &Value::Null));
    assert!(player["pieces"].as_u64().unwrap() > 0);
}

#[test]
fn bot_with_too_much_memory_is_dropped() {
    let hog = "sh -c 'echo Hog; head -c 90000000 /dev/zero | tail -c 90000000 > /dev/null; sleep 99'";
    assert_dropped(hog, &["--memory", "60", "--wait", "60"], "memory", "more memory");
    // Each process stays below the limit.
    let share = "(x=$(head -c 25000000 /dev/zero | tr \\\\0 x); sleep 99) & ".repeat(4);
    let herd = format!("sh -c 'echo Herd; {share} wait'");
    assert_dropped(&herd, &["--memory", "60", "--wait", "60"], "memory", "more memory");
}

#[test]
fn bot_with_too_many_processes_is_dropped() {
    assert_dropped(
        "sh -c 'echo Bomb; for i in $(seq 60); do sleep 99 & done; wait'",
        &[],
        "processes",
        "more processes",
    );
}

#[test]
fn bot_that_writes_too_much_is_dropped() {
    let writer = "sh -c 'echo Writer; head -c 3000000 /dev/zero > $TMPDIR/log; cat > /dev/null'";
    assert_dropped(writer, &["--disk", "1", "--wait", "60"], "disk", "more to the disk");
    let player = play_match("sh -c 'echo Neat; echo 1 > $TMPDIR/log && echo 0; cat > /dev/null'", &["--disk", "1"]);
    assert_eq!((&player["fault"], &player["resigned"]), (&Value::Null, &true.into()));
    assert!((1..100).contains(&player["disk_kib"].as_u64().unwrap()), "{player}");
    // It cannot write to any other folder.
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("log");
    let player =
        play_match(&format!("sh -c 'echo Stray; echo 1 > {} || echo 0; cat > /dev/null'", file.display()), &[]);
    assert!(player["resigned"] == true && !file.exists(), "{player}");
}

#[test]
fn no_process_of_a_bot_survives_the_game() {
    // A child, an orphan, and a process in its own session.
    let sleep = "exec sleep 98.1";
    let bot = format!(
        "sh -c 'echo Forker; (sh -c \"{sleep}\" &); setsid sh -c \"{sleep}\" & sh -c \"{sleep}\" & sleep 2; echo 0; cat'"
    );
    let game = thread::spawn(move || play_match(&bot, &[]));
    wait_until(|| sleepers("98.1") == 3);
    assert_eq!(game.join().unwrap()["fault"], Value::Null);
    assert_eq!(sleepers("98.1"), 0);
}

#[test]
fn bot_that_kills_its_supervisor_is_dropped() {
    let killer = "sh -c 'echo Killer; sleep 0.2; kill -9 $PPID; exec sleep 98.2'";
    let player = play_match(killer, &["--wait", "3"]);
    assert!(player["fault"].is_string(), "{player}");
    assert_eq!(sleepers("98.2"), 0);
}

#[test]
fn bots_end_with_a_killed_referee() {
    let bot = "sh -c 'echo Sleeper; exec sleep 98.3'";
    let mut referee = Command::new(assert_cmd::cargo::cargo_bin("plokkis"));
    let referee = Running::start(referee.args(["match", bot, bot]).stdout(Stdio::null()));
    wait_until(|| sleepers("98.3") == 2);
    referee.kill();
    wait_until(|| sleepers("98.3") == 0);
}
