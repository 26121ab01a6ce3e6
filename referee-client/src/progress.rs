//! Progress on a terminal, for what takes longer than two seconds.

use std::time::{Duration, Instant};

use crate::note;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What is done sooner shows no progress.
const PATIENCE: Duration = Duration::from_secs(2);

/// Counts steps of a known number.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
}

impl Progress {
    /// `steps` are to come; `what` names them.
    pub fn new(steps: usize, what: &'static str) -> Progress {
        let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} {msg}, {eta} left")
            .expect("the template is well-formed");
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        Progress { bar: bar.with_style(style).with_message(what), begun: Instant::now() }
    }

    /// Says something: above the bar on a terminal, on a line of its own elsewhere.
    pub fn note(&self, text: &str) {
        self.bar.suspend(|| note!("{text}"));
    }

    /// One more step is done.
    pub fn step(&self) {
        if self.bar.is_hidden() && self.begun.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
