//! Work that is left when a signal ends the program, such as restoring its terminal.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag::register_conditional_default;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Signals by which a person or the system ends a program.
const SIGNALS: [i32; 3] = [SIGHUP, SIGINT, SIGTERM];

static TASKS: Mutex<Tasks> = Mutex::new(Tasks { is_watching: false, last: 0, waiting: BTreeMap::new() });

struct Tasks {
    is_watching: bool,
    /// The number of the last task.
    last: u64,
    waiting: BTreeMap<u64, Box<dyn FnOnce() + Send>>,
}

/// Keeps a task waiting for a signal until it is dropped.
pub struct Waiting(u64);

impl Drop for Waiting {
    fn drop(&mut self) {
        let task = tasks().waiting.remove(&self.0);
        drop(task);
    }
}

/// Runs `task` if SIGHUP, SIGINT or SIGTERM ends the program before the returned value is dropped.
/// The program still ends by the signal, and a second signal ends it at once.
///
/// # Errors
///
/// The signals cannot be watched.
pub fn on_signal(task: impl FnOnce() + Send + 'static) -> io::Result<Waiting> {
    let mut tasks = tasks();
    if !tasks.is_watching {
        watch()?;
        tasks.is_watching = true;
    }
    tasks.last += 1;
    let number = tasks.last;
    tasks.waiting.insert(number, Box::new(task));
    Ok(Waiting(number))
}

/// Ends the program like Ctrl+C, for terminals that read Ctrl+C as a key.
pub fn interrupt() -> ! {
    end_by(SIGINT);
    exit(128 + SIGINT)
}

fn watch() -> io::Result<()> {
    // `nohup` and shell scripts let a program ignore a signal.
    let ignored = ignored_signals();
    let heeded: Vec<i32> = SIGNALS.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0).collect();
    let is_ending = Arc::new(AtomicBool::new(false));
    for &signal in &heeded {
        register_conditional_default(signal, is_ending.clone())?;
    }
    let mut signals = Signals::new(heeded)?;
    thread::Builder::new().spawn(move || {
        if let Some(signal) = signals.forever().next() {
            is_ending.store(true, Ordering::SeqCst);
            end_by(signal);
        }
    })?;
    Ok(())
}

/// Runs the tasks, the latest first, and ends the program by this signal.
fn end_by(signal: i32) {
    // While this holds the lock, the other threads can neither undo nor add to a task's work.
    let mut tasks = tasks();
    while let Some((_, task)) = tasks.waiting.pop_last() {
        task();
    }
    let _ = emulate_default_handler(signal);
}

/// A bit for each signal that this program ignores; bit 0 is signal 1.
fn ignored_signals() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

fn tasks() -> MutexGuard<'static, Tasks> {
    TASKS.lock().unwrap_or_else(PoisonError::into_inner)
}
