//! Progress of work that takes longer than a second: a bar on a terminal, otherwise a line at once
//! and then at intervals.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::{note, screen};
use console::Term;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shorter work shows no progress. No command is silent for longer than two seconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// Interval between two redraws if no step ends.
const REDRAW: Duration = Duration::from_secs(1);

/// Interval between two lines without a terminal.
const LINE_INTERVAL: Duration = Duration::from_secs(15);

/// Counts and shows steps.
pub struct Progress {
    count: Arc<Count>,
    bar: ProgressBar,
    /// Dropping this ends the thread that shows the progress.
    done: Option<Sender<()>>,
    watcher: Option<JoinHandle<()>>,
}

/// The state of the work.
struct Count {
    what: &'static str,
    /// Total number of steps, if known.
    steps: Option<u64>,
    done: AtomicU64,
    status: Mutex<String>,
    begun: Instant,
}

impl Progress {
    /// Progress of `steps` steps; `what` is their plural noun.
    pub fn new(steps: usize, what: &'static str) -> Progress {
        let style = ProgressStyle::with_template("{wide_bar} {msg}").expect("the template is well-formed");
        Progress::show(Some(steps as u64), style, what)
    }

    /// Progress of an unknown number of steps.
    pub fn open_ended(what: &'static str) -> Progress {
        Progress::show(None, ProgressStyle::with_template("{msg}").expect("the template is well-formed"), what)
    }

    fn show(steps: Option<u64>, style: ProgressStyle, what: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(steps, ProgressDrawTarget::hidden()).with_style(style);
        let (begun, done, status) = (Instant::now(), AtomicU64::new(0), Mutex::default());
        let count = Arc::new(Count { what, steps, done, status, begun });
        let (sender, is_done) = channel();
        let (told, drawn) = (Arc::clone(&count), bar.clone());
        // If the thread cannot start, the work continues without a display.
        let watcher = thread::Builder::new().spawn(move || watch(&told, &drawn, &is_done)).ok();
        Progress { count, bar, done: Some(sender), watcher }
    }

    /// Sets the text after the count.
    pub fn status(&self, text: String) {
        *self.count.status.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    /// Prints a line: on a terminal above the bar.
    pub fn note(&self, text: &str) {
        self.bar.suspend(|| note!("{text}"));
    }

    /// Counts one more step.
    pub fn step(&self) {
        self.count.done.fetch_add(1, Ordering::Relaxed);
        self.bar.inc(1);
        if !self.bar.is_hidden() {
            self.bar.set_message(self.count.line());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.done = None;
        // Wait for the thread, which draws the bar.
        if let Some(watcher) = self.watcher.take() {
            let _ = watcher.join();
        }
        self.bar.finish_and_clear();
    }
}

/// Shows the progress until the work is done.
fn watch(count: &Count, bar: &ProgressBar, is_done: &Receiver<()>) {
    let passes = |time| is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    if !passes(PATIENCE) {
        return;
    }
    if screen::is_drawable(&Term::stderr()) {
        bar.set_draw_target(ProgressDrawTarget::stderr());
        bar.set_message(count.line());
        while passes(REDRAW) {
            bar.set_message(count.line());
        }
    } else {
        note!("{}", count.line());
        while passes(LINE_INTERVAL) {
            note!("{}", count.line());
        }
    }
}

impl Count {
    fn line(&self) -> String {
        let status = self.status.lock().unwrap_or_else(PoisonError::into_inner).clone();
        describe(self.done.load(Ordering::Relaxed), self.steps, self.what, &status, self.begun.elapsed())
    }
}

/// Describes the completed steps, the remaining time at this rate, and the status.
fn describe(done: u64, steps: Option<u64>, what: &str, status: &str, elapsed: Duration) -> String {
    let time = match steps {
        None => format!("{done} {what}, {}", duration(elapsed)),
        Some(steps) if done == 0 => format!("0 of {steps} {what}, {}", duration(elapsed)),
        Some(steps) => {
            let left = elapsed.mul_f64(steps.saturating_sub(done) as f64 / done as f64);
            format!("{done} of {steps} {what}, {} left", duration(left))
        }
    };
    if status.is_empty() {
        time
    } else {
        format!("{time}; {status}")
    }
}

fn duration(time: Duration) -> String {
    let (hours, minutes, seconds) = (time.as_secs() / 3600, time.as_secs() / 60 % 60, time.as_secs() % 60);
    match (hours, minutes) {
        (0, 0) => format!("{seconds} s"),
        (0, 1..=9) => format!("{minutes} min {seconds} s"),
        (0, _) => format!("{minutes} min"),
        _ => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describe_gives_count_time_and_status() {
        let seconds = Duration::from_secs;
        assert_eq!(describe(0, Some(32), "games", "", seconds(7)), "0 of 32 games, 7 s");
        assert_eq!(describe(8, Some(32), "games", "a 6, b 2", seconds(100)), "8 of 32 games, 5 min 0 s left; a 6, b 2");
        assert_eq!(describe(1, Some(100), "games", "", seconds(100)), "1 of 100 games, 2 h 45 min left");
        assert_eq!(describe(3, None, "games", "LLR 0.1", seconds(700)), "3 games, 11 min; LLR 0.1");
        assert_eq!(describe(5, Some(4), "games", "", seconds(10)), "5 of 4 games, 0 s left");
    }
}
