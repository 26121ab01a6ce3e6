//! Children that hang, die, flood, never read, or run away: each is told from the others, and nothing of any is left.
//!
//! This is a program of its own instead of a list of tests, because a supervisor is the same program as the one it works for.

use std::env::{args, current_dir, current_exe};
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use referee_client::child::{Errors, Limit, Limits, LineProcess, Silence, Start, StartError};
use referee_client::program;

/// Longer than anything takes that is not to be waited for.
const LONG: Duration = Duration::from_secs(30);

/// Shorter than what is waited for in vain.
const SHORT: Duration = Duration::from_millis(300);

const LONGEST_LINE: usize = 1000;

/// What this program does in the roles that its command line gives it.
#[derive(Parser)]
enum Role {
    /// Start a child by a shell's script, and wait without end
    Parent { script: String },
}

type Test = (&'static str, fn());

const TESTS: [Test; 14] = [
    ("lines_go_both_ways", lines_go_both_ways),
    ("who_hangs_is_not_waited_for", who_hangs_is_not_waited_for),
    ("who_dies_is_told_how", who_dies_is_told_how),
    ("who_closes_its_output_is_not_dead", who_closes_its_output_is_not_dead),
    ("who_never_reads_does_not_hold_us_up", who_never_reads_does_not_hold_us_up),
    ("a_line_without_end_is_not_kept", a_line_without_end_is_not_kept),
    ("a_flood_of_lines_waits_in_its_pipe", a_flood_of_lines_waits_in_its_pipe),
    ("the_last_words_are_kept_and_a_flood_of_them_is_taken", the_last_words_are_kept_and_a_flood_of_them_is_taken),
    ("what_cannot_be_started_says_why", what_cannot_be_started_says_why),
    (
        "it_runs_where_we_do_and_keeps_things_where_it_is_told_to",
        it_runs_where_we_do_and_keeps_things_where_it_is_told_to,
    ),
    ("limits_hold_for_all_that_it_starts", limits_hold_for_all_that_it_starts),
    ("with_limits_it_writes_into_a_folder_of_its_own_alone", with_limits_it_writes_into_a_folder_of_its_own_alone),
    ("nothing_that_it_has_started_is_left", nothing_that_it_has_started_is_left),
    ("a_parent_that_is_killed_takes_its_children_with_it", a_parent_that_is_killed_takes_its_children_with_it),
];

fn main() -> ExitCode {
    match args().nth(1).as_deref() {
        Some("parent" | "supervise") => program::main(|role| match role {
            Role::Parent { script } => {
                let _child = start(&script);
                loop {
                    thread::park();
                }
            }
        }),
        // As any list of tests takes it: a part of a name. What else a runner of tests may say does not concern us.
        wanted => {
            let wanted = wanted.filter(|wanted| !wanted.starts_with('-')).unwrap_or_default();
            for (name, test) in TESTS.iter().filter(|(name, _)| name.contains(wanted)) {
                println!("test {name} ...");
                test();
            }
            ExitCode::SUCCESS
        }
    }
}

fn shell(script: &str) -> Vec<String> {
    ["sh", "-c", script].map(str::to_owned).to_vec()
}

fn start(script: &str) -> LineProcess {
    LineProcess::start(&Start::new(&shell(script)), LONGEST_LINE).unwrap()
}

/// Whether a process runs; a zombie that nobody has taken leave of does not.
fn runs(process: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !(state.is_empty() || state.contains(") Z "))
}

fn until(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < LONG);
        thread::sleep(Duration::from_millis(5));
    }
}

fn lines_go_both_ways() {
    let mut child = start("while read line; do echo \"  <$line>  \"; done");
    for line in ["a", "", "two words"] {
        child.tell(line);
        assert_eq!(child.hear(LONG), Ok(format!("<{line}>")));
    }
    assert!(child.is_running());
    child.hang_up();
    assert_eq!(child.hear(LONG), Err(Silence::Closed));
    assert_eq!(child.end(LONG).0.ending.as_deref(), Some("ended"));
    // No text, and no end of the line.
    let mut child = start("printf '\\377'");
    assert_eq!(child.hear(LONG), Ok("\u{fffd}".to_owned()));
}

fn who_hangs_is_not_waited_for() {
    let begun = Instant::now();
    let mut child = start("printf half; exec sleep 98");
    assert_eq!(child.hear(SHORT), Err(Silence::Timeout));
    assert_eq!(child.end(SHORT).0.ending, None);
    assert!(begun.elapsed() < LONG);
}

fn who_dies_is_told_how() {
    for (script, ending) in [("exit 3", "ended with status 3"), ("kill -SEGV $$", "was ended by SIGSEGV")] {
        let mut child = start(script);
        assert_eq!(child.hear(LONG), Err(Silence::Closed));
        assert_eq!(child.end(LONG).0.ending.as_deref(), Some(ending));
    }
    let mut child = start("true");
    let begun = Instant::now();
    while child.is_running() {
        assert!(begun.elapsed() < LONG);
    }
    child.tell("to nobody");
}

fn who_closes_its_output_is_not_dead() {
    let mut child = start("exec >&-; exec sleep 98");
    assert_eq!(child.hear(LONG), Err(Silence::Closed));
    assert!(child.is_running());
}

fn who_never_reads_does_not_hold_us_up() {
    let begun = Instant::now();
    let mut child = start("echo ready; exec sleep 98");
    (0..10_000).for_each(|_| child.tell(&"x".repeat(1000)));
    assert_eq!(child.hear(LONG), Ok("ready".to_owned()));
    drop(child);
    assert!(begun.elapsed() < LONG);
}

fn a_line_without_end_is_not_kept() {
    let mut child = start("echo ready; exec cat /dev/zero");
    assert_eq!(child.hear(LONG), Ok("ready".to_owned()));
    assert_eq!(child.hear(LONG), Err(Silence::TooLong));
    assert_eq!(child.hear(LONG), Err(Silence::Closed));
    let just_right = "x".repeat(LONGEST_LINE - 1);
    let mut child = start(&format!("echo {just_right}; echo {just_right}x"));
    assert_eq!((child.hear(LONG), child.hear(LONG)), (Ok(just_right), Err(Silence::TooLong)));
}

fn a_flood_of_lines_waits_in_its_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let count = folder.path().join("count");
    let script = format!("i=0; while :; do i=$((i+1)); echo $i; echo $i >> {}; done", count.display());
    let mut child = start(&script);
    let written = || fs::read_to_string(&count).map_or(0, |text| text.lines().count());
    until(|| written() > 1000);
    // It comes to a halt: two looks a moment apart see the same number.
    until(|| {
        let before = written();
        thread::sleep(SHORT);
        before > 0 && before == written()
    });
    assert_eq!(child.hear(LONG), Ok("1".to_owned()));
    child.forget(Instant::now() + SHORT);
    assert!(child.hear(LONG).unwrap().parse::<usize>().unwrap() > 10);
}

fn the_last_words_are_kept_and_a_flood_of_them_is_taken() {
    let said = |script: &str| {
        let command = shell(script);
        let start = Start { errors: Errors::Stored, ..Start::new(&command) };
        let mut child = LineProcess::start(&start, LONGEST_LINE).unwrap();
        assert_eq!(child.hear(LONG), Err(Silence::Closed));
        let (account, words) = child.end(LONG);
        (account.ending.unwrap(), words)
    };
    let flood = said("head -c 1000000 /dev/zero >&2; echo >&2; echo the last >&2; echo >&2; exit 4");
    assert_eq!(flood, ("ended with status 4".to_owned(), "the last".to_owned()));
    assert_eq!(said("for word in a b c '' d; do echo $word >&2; done").1, "b / c / d");
    assert_eq!(said("printf '\\033[2Jred\\n' >&2").1, "[2Jred");
    assert_eq!(said("head -c 5000 /dev/zero | tr '\\0' x >&2").1, format!("{0} / {0}", "x".repeat(200)));
}

fn what_cannot_be_started_says_why() {
    let why = |command: &[String]| LineProcess::start(&Start::new(command), LONGEST_LINE).unwrap_err();
    assert!(matches!(why(&[]), StartError::Empty));
    let told = why(&["/nonexistent/program".to_owned()]).to_string();
    assert!(told.starts_with("cannot start '/nonexistent/program': No such file"), "{told}");
}

fn it_runs_where_we_do_and_keeps_things_where_it_is_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let command = shell("pwd -P; echo $TMPDIR");
    let start = Start { keep: Some(folder.path()), ..Start::new(&command) };
    let mut child = LineProcess::start(&start, LONGEST_LINE).unwrap();
    assert_eq!(Path::new(&child.hear(LONG).unwrap()), current_dir().unwrap().canonicalize().unwrap());
    assert_eq!(Path::new(&child.hear(LONG).unwrap()), folder.path());
}

fn limits_hold_for_all_that_it_starts() {
    let broke = |script: &str, cpu_ms: u64, memory_kib: u64| {
        let limits = Some(Limits { cpu: Duration::from_millis(cpu_ms), memory_kib, disk_kib: 1 << 10 });
        let command = shell(script);
        let child = LineProcess::start(&Start { limits, ..Start::new(&command) }, LONGEST_LINE).unwrap();
        child.end(LONG).0.broke
    };
    assert_eq!(broke("(setsid sh -c 'while :; do :; done' &); exec sleep 98", 200, 1 << 20), Some(Limit::Cpu));
    assert_eq!(broke("x=$(head -c 30000000 /dev/zero | tr \\\\0 x); sleep 98", 60_000, 20 << 10), Some(Limit::Memory));
    assert_eq!(broke("for i in $(seq 60); do sleep 98 & done; wait", 60_000, 1 << 20), Some(Limit::Processes));
    assert_eq!(broke("head -c 1500000 /dev/zero > $TMPDIR/large; sleep 98", 60_000, 1 << 20), Some(Limit::Disk));
    let many = "mkdir $TMPDIR/in; for i in $(seq 60); do head -c 50000 /dev/zero > $TMPDIR/in/$i; done; sleep 98";
    assert_eq!(broke(many, 60_000, 1 << 20), Some(Limit::Disk));
    // Nobody has looked when it is over; and what no file may grow to.
    assert_eq!(broke("head -c 1500000 /dev/zero > $TMPDIR/quick", 60_000, 1 << 20), Some(Limit::Disk));
    assert_eq!(broke("head -c 99000000 /dev/zero > $TMPDIR/huge", 60_000, 1 << 20), Some(Limit::Disk));
    assert_eq!(broke("head -c 500000 /dev/zero > $TMPDIR/small", 60_000, 1 << 20), None);
    assert_eq!(broke("true", 60_000, 1 << 20), None);
}

fn with_limits_it_writes_into_a_folder_of_its_own_alone() {
    let outside = tempfile::tempdir().unwrap();
    let file = outside.path().join("file");
    fs::write(&file, "ours\n").unwrap();
    let (there, file) = (outside.path().display(), file.display());
    let tries = [
        format!("echo x > {there}/new"),
        format!("echo x >> {file}"),
        format!("rm {file}"),
        format!("mv {file} $TMPDIR"),
        format!("mkdir {there}/folder"),
        format!("ln -s x {there}/link"),
        // A descendant with another parent is restricted too.
        format!("(setsid sh -c 'echo x > {there}/new' &)"),
    ];
    let script = format!(
        "exec 2> /dev/null; {}; echo y > $TMPDIR/own && cat $TMPDIR/own {file}; echo $TMPDIR",
        tries.join("; ")
    );
    let command = shell(&script);
    let limits = Some(Limits { cpu: LONG, memory_kib: 1 << 20, disk_kib: 1 << 10 });
    let mut child = LineProcess::start(&Start { limits, ..Start::new(&command) }, LONGEST_LINE).unwrap();
    assert_eq!([child.hear(LONG).unwrap(), child.hear(LONG).unwrap()], ["y", "ours"].map(str::to_owned));
    let own = child.hear(LONG).unwrap();
    child.end(LONG);
    assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 1);
    assert!(own.contains("child-") && !Path::new(&own).exists(), "{own}");
}

/// A script that starts a child, an orphan and one in a session of its own, and notes their numbers in a file.
fn forker(list: &Path) -> String {
    let note = format!("echo \\$\\$ >> {}; exec sleep 98", list.display());
    format!("(sh -c \"{note}\" &); setsid sh -c \"{note}\" & sh -c \"{note}\" & exec sleep 98")
}

fn started(list: &Path) -> Vec<String> {
    until(|| fs::read_to_string(list).unwrap_or_default().lines().count() == 3);
    fs::read_to_string(list).unwrap().lines().map(str::to_owned).collect()
}

fn nothing_that_it_has_started_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("started");
    let child = start(&forker(&list));
    let started = started(&list);
    assert!(started.iter().all(|process| runs(process)));
    drop(child);
    assert!(!started.iter().any(|process| runs(process)));
}

fn a_parent_that_is_killed_takes_its_children_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("started");
    let mut parent = Command::new(current_exe().unwrap());
    let mut parent = parent.arg("parent").arg(forker(&list)).stdout(Stdio::null()).spawn().unwrap();
    let started = started(&list);
    assert!(started.iter().all(|process| runs(process)));
    parent.kill().unwrap();
    parent.wait().unwrap();
    until(|| !started.iter().any(|process| runs(process)));
}
