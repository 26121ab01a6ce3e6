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
        Progress::with_bar(ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden()), style, what)
    }

    /// Nobody knows how many steps are to come.
    pub fn open_ended(what: &'static str) -> Progress {
        let style = ProgressStyle::with_template("{pos} {msg}, {elapsed}").expect("the template is well-formed");
        Progress::with_bar(ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()), style, what)
    }

    fn with_bar(bar: ProgressBar, style: ProgressStyle, what: &'static str) -> Progress {
        Progress { bar: bar.with_style(style).with_message(what), begun: Instant::now() }
    }

    /// Says beside the bar how things stand.
    pub fn status(&self, text: String) {
        self.bar.set_message(text);
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
