//! Children that hang, die, flood, never read or run away. Each case is recognised, and no
//! processes are left.
//!
//! This is a program of its own instead of a list of tests, because a supervisor is the program for
//! which it works, started a second time.

use std::env::{args, current_dir, current_exe};
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use referee_client::child::{Errors, Limit, Limits, LineProcess, Silence, Start, StartError};
use referee_client::program;

/// Longer than anything takes that the tests wait for.
const LONG: Duration = Duration::from_secs(30);

/// A wait that is expected to time out.
const SHORT: Duration = Duration::from_millis(300);

const LONGEST_LINE: usize = 1000;

/// The roles of this program.
#[derive(Parser)]
enum Role {
    /// Start a child that runs a shell script, and wait forever
    Parent { script: String },
}

type Test = (&'static str, fn());

const TESTS: [Test; 14] = [
    ("lines_pass_in_both_directions", lines_pass_in_both_directions),
    ("hanging_child_is_not_waited_for", hanging_child_is_not_waited_for),
    ("dead_child_is_reported_with_its_status", dead_child_is_reported_with_its_status),
    ("child_that_closes_its_output_is_not_dead", child_that_closes_its_output_is_not_dead),
    ("child_that_never_reads_does_not_block_us", child_that_never_reads_does_not_block_us),
    ("endless_line_is_not_stored", endless_line_is_not_stored),
    ("flood_of_lines_waits_in_its_pipe", flood_of_lines_waits_in_its_pipe),
    ("last_stderr_lines_are_stored_and_a_flood_is_read", last_stderr_lines_are_stored_and_a_flood_is_read),
    ("start_error_gives_the_reason", start_error_gives_the_reason),
    ("child_runs_in_our_folder_with_its_own_tmpdir", child_runs_in_our_folder_with_its_own_tmpdir),
    ("limits_apply_to_all_descendants", limits_apply_to_all_descendants),
    ("child_with_limits_writes_only_to_its_own_folder", child_with_limits_writes_only_to_its_own_folder),
    ("all_descendants_are_ended", all_descendants_are_ended),
    ("children_end_with_a_killed_parent", children_end_with_a_killed_parent),
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
        // Like a test harness, takes a part of a test's name. Other options of test runners are
        // ignored.
        wanted => {
            let wanted = wanted.filter(|wanted| !wanted.starts_with('-')).unwrap_or_default();
            let mut passed = 0;
            for (name, test) in TESTS.iter().filter(|(name, _)| name.contains(wanted)) {
                println!("test {name} ...");
                test();
                passed += 1;
            }
            // As Rust's own harness ends: `cargo xtask test` counts tests by this line.
            println!("test result: ok. {passed} passed; 0 failed; {} filtered out", TESTS.len() - passed);
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

/// Whether a process runs. A zombie that has not been waited for does not.
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

fn lines_pass_in_both_directions() {
    let mut child = start("while read line; do echo \"  <$line>  \"; done");
    for line in ["a", "", "two words"] {
        child.send_line(line);
        assert_eq!(child.read_line(LONG), Ok(format!("<{line}>")));
    }
    assert!(child.is_running());
    child.hang_up();
    assert_eq!(child.read_line(LONG), Err(Silence::Closed));
    assert_eq!(child.end(LONG).0.ending.as_deref(), Some("ended"));
    // Neither valid text nor a line end.
    let mut child = start("printf '\\377'");
    assert_eq!(child.read_line(LONG), Ok("\u{fffd}".to_owned()));
    // Some programs begin their output with a byte order mark.
    let mut child = start("printf '\\357\\273\\277a\\n\\357\\273\\277b\\n'");
    assert_eq!([child.read_line(LONG), child.read_line(LONG)], ["a", "\u{feff}b"].map(|line| Ok(line.to_owned())));
}

fn hanging_child_is_not_waited_for() {
    let begun = Instant::now();
    let mut child = start("printf half; exec sleep 98");
    assert_eq!(child.read_line(SHORT), Err(Silence::Timeout));
    assert_eq!(child.end(SHORT).0.ending, None);
    assert!(begun.elapsed() < LONG);
}

fn dead_child_is_reported_with_its_status() {
    for (script, ending) in [("exit 3", "ended with status 3"), ("kill -SEGV $$", "was ended by SIGSEGV")] {
        let mut child = start(script);
        assert_eq!(child.read_line(LONG), Err(Silence::Closed));
        assert_eq!(child.end(LONG).0.ending.as_deref(), Some(ending));
    }
    let mut child = start("true");
    let begun = Instant::now();
    while child.is_running() {
        assert!(begun.elapsed() < LONG);
    }
    child.send_line("to nobody");
}

fn child_that_closes_its_output_is_not_dead() {
    let mut child = start("exec >&-; exec sleep 98");
    assert_eq!(child.read_line(LONG), Err(Silence::Closed));
    assert!(child.is_running());
}

fn child_that_never_reads_does_not_block_us() {
    let begun = Instant::now();
    let mut child = start("echo ready; exec sleep 98");
    (0..10_000).for_each(|_| child.send_line(&"x".repeat(1000)));
    assert_eq!(child.read_line(LONG), Ok("ready".to_owned()));
    drop(child);
    assert!(begun.elapsed() < LONG);
}

fn endless_line_is_not_stored() {
    let mut child = start("echo ready; exec cat /dev/zero");
    assert_eq!(child.read_line(LONG), Ok("ready".to_owned()));
    assert_eq!(child.read_line(LONG), Err(Silence::TooLong));
    assert_eq!(child.read_line(LONG), Err(Silence::Closed));
    let just_right = "x".repeat(LONGEST_LINE - 1);
    let mut child = start(&format!("echo {just_right}; echo {just_right}x"));
    assert_eq!((child.read_line(LONG), child.read_line(LONG)), (Ok(just_right), Err(Silence::TooLong)));
}

fn flood_of_lines_waits_in_its_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let count = folder.path().join("count");
    let script = format!("i=0; while :; do i=$((i+1)); echo $i; echo $i >> {}; done", count.display());
    let mut child = start(&script);
    let written = || fs::read_to_string(&count).map_or(0, |text| text.lines().count());
    until(|| written() > 1000);
    // It stops: two measurements a moment apart give the same number.
    until(|| {
        let before = written();
        thread::sleep(SHORT);
        before > 0 && before == written()
    });
    assert_eq!(child.read_line(LONG), Ok("1".to_owned()));
    child.forget(Instant::now() + SHORT);
    assert!(child.read_line(LONG).unwrap().parse::<usize>().unwrap() > 10);
}

fn last_stderr_lines_are_stored_and_a_flood_is_read() {
    let said = |script: &str| {
        let command = shell(script);
        let start = Start { errors: Errors::Stored, ..Start::new(&command) };
        let mut child = LineProcess::start(&start, LONGEST_LINE).unwrap();
        assert_eq!(child.read_line(LONG), Err(Silence::Closed));
        let (account, words) = child.end(LONG);
        (account.ending.unwrap(), words)
    };
    let flood = said("head -c 1000000 /dev/zero >&2; echo >&2; echo the last >&2; echo >&2; exit 4");
    assert_eq!(flood, ("ended with status 4".to_owned(), "the last".to_owned()));
    assert_eq!(said("for word in a b c '' d; do echo $word >&2; done").1, "b / c / d");
    assert_eq!(said("printf '\\033[2Jred\\n' >&2").1, "[2Jred");
    assert_eq!(said("head -c 5000 /dev/zero | tr '\\0' x >&2").1, format!("{0} / {0}", "x".repeat(200)));
}

fn start_error_gives_the_reason() {
    let why = |command: &[String]| LineProcess::start(&Start::new(command), LONGEST_LINE).unwrap_err();
    assert!(matches!(why(&[]), StartError::Empty));
    let told = why(&["/nonexistent/program".to_owned()]).to_string();
    assert!(told.starts_with("cannot start '/nonexistent/program': No such file"), "{told}");
}

fn child_runs_in_our_folder_with_its_own_tmpdir() {
    let folder = tempfile::tempdir().unwrap();
    let command = shell("pwd -P; echo $TMPDIR");
    let start = Start { keep: Some(folder.path()), ..Start::new(&command) };
    let mut child = LineProcess::start(&start, LONGEST_LINE).unwrap();
    assert_eq!(Path::new(&child.read_line(LONG).unwrap()), current_dir().unwrap().canonicalize().unwrap());
    assert_eq!(Path::new(&child.read_line(LONG).unwrap()), folder.path());
}

fn limits_apply_to_all_descendants() {
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
    // These end before the first measurement, or hit the hard limit on file sizes.
    assert_eq!(broke("head -c 1500000 /dev/zero > $TMPDIR/quick", 60_000, 1 << 20), Some(Limit::Disk));
    assert_eq!(broke("head -c 99000000 /dev/zero > $TMPDIR/huge", 60_000, 1 << 20), Some(Limit::Disk));
    assert_eq!(broke("head -c 500000 /dev/zero > $TMPDIR/small", 60_000, 1 << 20), None);
    assert_eq!(broke("true", 60_000, 1 << 20), None);
}

fn child_with_limits_writes_only_to_its_own_folder() {
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
        // A started process with another parent is restricted too.
        format!("(setsid sh -c 'echo x > {there}/new' &)"),
    ];
    let script = format!(
        "exec 2> /dev/null; {}; echo y > $TMPDIR/own && cat $TMPDIR/own {file}; echo $TMPDIR",
        tries.join("; ")
    );
    let command = shell(&script);
    let limits = Some(Limits { cpu: LONG, memory_kib: 1 << 20, disk_kib: 1 << 10 });
    let mut child = LineProcess::start(&Start { limits, ..Start::new(&command) }, LONGEST_LINE).unwrap();
    assert_eq!([child.read_line(LONG).unwrap(), child.read_line(LONG).unwrap()], ["y", "ours"].map(str::to_owned));
    let own = child.read_line(LONG).unwrap();
    child.end(LONG);
    assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 1);
    assert!(own.contains("child-") && !Path::new(&own).exists(), "{own}");
}

/// A script that starts a child, an orphan, and a process in its own session, and writes their
/// numbers to a file.
fn forker(list: &Path) -> String {
    let note = format!("echo \\$\\$ >> {}; exec sleep 98", list.display());
    format!("(sh -c \"{note}\" &); setsid sh -c \"{note}\" & sh -c \"{note}\" & exec sleep 98")
}

fn started(list: &Path) -> Vec<String> {
    until(|| fs::read_to_string(list).unwrap_or_default().lines().count() == 3);
    fs::read_to_string(list).unwrap().lines().map(str::to_owned).collect()
}

fn all_descendants_are_ended() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("started");
    let child = start(&forker(&list));
    let started = started(&list);
    assert!(started.iter().all(|process| runs(process)));
    drop(child);
    assert!(!started.iter().any(|process| runs(process)));
}

fn children_end_with_a_killed_parent() {
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
