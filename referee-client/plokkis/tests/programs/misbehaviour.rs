//! Bots that hang, crash, flood, lie, fork, grow or run away: the reason is named, nothing of them is left, and the others play on.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::match_runs::{objects, own_bot, players, plokkis};

/// A match on a small board of this bot, second to move, with three good ones: its line of the result.
fn played(bot: &str, more: &[&str]) -> Value {
    let good = own_bot("smallest:1");
    let objects = objects(&[&["match", &good, bot, "biggest:1", "random:1", "--width", "9", "--json"], more].concat());
    let players = players(&objects);
    for (seat, player) in players.iter().enumerate().filter(|(seat, _)| *seat != 1) {
        assert!(player["fault"].is_null() && player["pieces"].as_u64().unwrap() > 0, "{seat} of {bot}: {player}");
    }
    players[1].clone()
}

/// What is told of a bot that is dropped.
fn dropped(bot: &str, more: &[&str]) -> (String, String) {
    let player = played(bot, more);
    let text = |key: &str| player[key].as_str().unwrap_or_else(|| panic!("{bot}: {player}")).to_owned();
    (text("fault"), text("detail"))
}

#[track_caller]
fn is_dropped(bot: &str, more: &[&str], word: &str, detail: &str) {
    let told = dropped(bot, more);
    assert!(told.0 == word && told.1.contains(detail), "{bot}: {told:?}");
}

/// How many processes run `sleep` for so many seconds: bots cannot write down who they are, so each test's sleep for a time of their own.
fn sleepers(seconds: &str) -> usize {
    let command = format!("sleep\0{seconds}\0");
    let processes = fs::read_dir("/proc").unwrap().flatten();
    processes.filter(|process| fs::read_to_string(process.path().join("cmdline")).is_ok_and(|c| c == command)).count()
}

/// Waits for something to come about.
#[track_caller]
fn until(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn who_hangs_is_not_waited_for() {
    let begun = Instant::now();
    is_dropped("sh -c 'echo Hanger; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    is_dropped("sleep 99", &["--wait", "3"], "hangs", "no answer");
    is_dropped("sh -c 'echo Tail; printf 1; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn who_ends_too_soon_is_told_how() {
    is_dropped("sh -c 'echo Crash; read start; kill -SEGV $$'", &[], "crash", "was ended by SIGSEGV");
    is_dropped("sh -c 'echo Quit; exit 3'", &[], "crash", "ended with status 3");
    is_dropped("sh -c 'echo Bye'", &[], "crash", "ended while it could place");
    is_dropped("sh -c 'echo Mute; exec >&-; sleep 99'", &[], "crash", "closed its output");
    is_dropped("true", &[], "crash", "ended while");
}

#[test]
fn a_bot_that_cannot_be_started_is_bad_input_before_the_game() {
    let told = "error: bot 2: cannot start './mybot': No such file or directory (os error 2)\n";
    plokkis(&["match", "random:1", "./mybot"]).assert().code(2).stdout("").stderr(told);
    plokkis(&["check", "./mybot"]).assert().code(2).stdout("").stderr(told.replace("bot 2", "bot 1"));
    // There, but not to be started.
    let folder = tempfile::tempdir().unwrap();
    let told = format!("error: bot 1: cannot start '{}': Permission denied (os error 13)\n", folder.path().display());
    plokkis(&["match", folder.path().to_str().unwrap()]).assert().code(2).stdout("").stderr(told);
}

#[test]
fn who_writes_nonsense_is_out() {
    is_dropped(
        "sh -c 'echo Odd; echo hello; sleep 99'",
        &[],
        "nonsense",
        "'hello' is no move: a move is whole numbers",
    );
    is_dropped("sh -c 'echo Odd; echo 2 1 1; sleep 99'", &[], "nonsense", "2 cells take 4 coordinates, not 2");
    is_dropped("sh -c 'echo Odd; echo -1; sleep 99'", &[], "nonsense", "'-1' is no move");
    is_dropped(r"sh -c 'echo Odd; printf \\377\\376\\n; sleep 99'", &[], "nonsense", "is no move");
    is_dropped("sh -c 'echo Bad; echo 1 5 5; sleep 99'", &[], "illegal", "a first piece covers a corner");
    is_dropped("sh -c 'echo Bad; echo 1 10 1; sleep 99'", &[], "illegal", "cell (10,1) is not on the board");
}

#[test]
fn names_are_checked() {
    for name in ["ab", "a name", "1234", "TenLetters", ""] {
        is_dropped(&format!("sh -c 'echo {name}; sleep 99'"), &[], "name", "is no name: a name is 3 to 9");
    }
}

#[test]
fn who_floods_is_out() {
    is_dropped("sh -c 'echo Flood; yes'", &[], "nonsense", "'y' is no move");
    is_dropped("sh -c 'echo Flood; cat /dev/zero'", &[], "floods", "a line longer");
    is_dropped("cat /dev/zero", &[], "floods", "a line longer");
}

#[test]
fn who_does_not_read_or_dies_while_being_written_to_spoils_nothing() {
    is_dropped("sh -c 'echo Deaf; exec <&-; sleep 99'", &["--wait", "3"], "hangs", "no answer");
    is_dropped("sh -c 'echo Gone; read start; read move'", &[], "crash", "ended while");
}

#[test]
fn who_resigns_is_no_wrongdoer() {
    let player = played("sh -c 'echo Quitter; echo 0; cat'", &[]);
    assert_eq!((&player["fault"], &player["resigned"], &player["pieces"]), (&Value::Null, &true.into(), &0.into()));
}

#[test]
fn too_much_cpu_time_costs_the_points_and_much_more_the_game() {
    let busy = "sh -c 'echo Busy; while :; do :; done'";
    is_dropped(busy, &["--cpu-end", "0.5"], "CPU", "more CPU time");
    // In a session of its own, under another parent.
    let sly = "sh -c 'echo Sly; (setsid sh -c \"while :; do :; done\" &); cat > /dev/null'";
    is_dropped(sly, &["--cpu-end", "0.5", "--wait", "60"], "CPU", "more CPU time");
    let wasteful = format!("sh -c 'i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; exec {}'", own_bot("smallest:2"));
    let player = played(&wasteful, &["--cpu", "0.1"]);
    assert!(player["cpu_ms"].as_u64().unwrap() > 100, "{player}");
    assert_eq!((&player["points"], &player["fault"]), (&0.into(), &Value::Null));
    assert!(player["pieces"].as_u64().unwrap() > 0);
}

#[test]
fn too_much_memory_ends_the_game() {
    let hog = "sh -c 'echo Hog; head -c 90000000 /dev/zero | tail -c 90000000 > /dev/null; sleep 99'";
    is_dropped(hog, &["--memory", "60", "--wait", "60"], "memory", "more memory");
    // Each of them stays below the limit.
    let share = "(x=$(head -c 25000000 /dev/zero | tr \\\\0 x); sleep 99) & ".repeat(4);
    let herd = format!("sh -c 'echo Herd; {share} wait'");
    is_dropped(&herd, &["--memory", "60", "--wait", "60"], "memory", "more memory");
}

#[test]
fn too_many_processes_end_the_game() {
    is_dropped("sh -c 'echo Bomb; for i in $(seq 60); do sleep 99 & done; wait'", &[], "processes", "more processes");
}

#[test]
fn too_much_on_the_disk_ends_the_game() {
    let writer = "sh -c 'echo Writer; head -c 3000000 /dev/zero > $TMPDIR/log; cat > /dev/null'";
    is_dropped(writer, &["--disk", "1", "--wait", "60"], "disk", "more to the disk");
    let player = played("sh -c 'echo Neat; echo 1 > $TMPDIR/log && echo 0; cat > /dev/null'", &["--disk", "1"]);
    assert_eq!((&player["fault"], &player["resigned"]), (&Value::Null, &true.into()));
    assert!((1..100).contains(&player["disk_kib"].as_u64().unwrap()), "{player}");
    // Elsewhere it writes nothing at all.
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("log");
    let player = played(&format!("sh -c 'echo Stray; echo 1 > {} || echo 0; cat > /dev/null'", file.display()), &[]);
    assert!(player["resigned"] == true && !file.exists(), "{player}");
}

#[test]
fn nothing_that_a_bot_has_started_is_left() {
    // A child, an orphan, and one in a session of its own.
    let sleep = "exec sleep 98.1";
    let bot = format!(
        "sh -c 'echo Forker; (sh -c \"{sleep}\" &); setsid sh -c \"{sleep}\" & sh -c \"{sleep}\" & sleep 2; echo 0; cat'"
    );
    let game = thread::spawn(move || played(&bot, &[]));
    until(|| sleepers("98.1") == 3);
    assert_eq!(game.join().unwrap()["fault"], Value::Null);
    assert_eq!(sleepers("98.1"), 0);
}

#[test]
fn who_kills_its_supervisor_is_out_all_the_same() {
    let killer = "sh -c 'echo Killer; sleep 0.2; kill -9 $PPID; exec sleep 98.2'";
    let player = played(killer, &["--wait", "3"]);
    assert!(player["fault"].is_string(), "{player}");
    assert_eq!(sleepers("98.2"), 0);
}

#[test]
fn a_referee_that_is_killed_takes_its_bots_with_it() {
    let bot = "sh -c 'echo Sleeper; exec sleep 98.3'";
    let mut referee = Command::new(assert_cmd::cargo::cargo_bin("plokkis"))
        .args(["match", bot, bot])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    until(|| sleepers("98.3") == 2);
    referee.kill().unwrap();
    referee.wait().unwrap();
    until(|| sleepers("98.3") == 0);
}
