//! Shows at the terminal what takes long.

use std::cell::Cell;
use std::io::IsTerminal;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

pub use indicatif::ProgressBar;
use indicatif::ProgressStyle;

/// Work that ends sooner is not announced. No command is silent for longer than two seconds.
const PATIENCE: Duration = Duration::from_secs(1);

thread_local! {
    static IS_SILENT: Cell<bool> = const { Cell::new(false) };
}

/// Does `work` in the background of something else that the terminal shows: nothing that this
/// thread does is announced.
pub fn in_silence<T>(work: impl FnOnce() -> T) -> T {
    let before = IS_SILENT.replace(true);
    let result = work();
    IS_SILENT.set(before);
    result
}

/// Does `work`. After a second, stderr shows `message` and the time so far until it is done.
pub fn announce<T>(message: &str, work: impl FnOnce() -> T) -> T {
    if IS_SILENT.get() {
        return work();
    }
    std::thread::scope(|scope| {
        let (done, waiting) = mpsc::channel::<()>();
        scope.spawn(move || {
            if waiting.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            if is_dumb || !std::io::stderr().is_terminal() {
                eprintln!("{message} ...");
                return;
            }
            let bar = ProgressBar::new_spinner().with_message(message.to_owned());
            bar.set_style(style("{spinner} {msg} [{elapsed_precise}]"));
            bar.set_elapsed(PATIENCE);
            bar.enable_steady_tick(Duration::from_millis(100));
            // The sender is dropped when the work is done.
            let _ = waiting.recv();
            bar.finish_and_clear();
        });
        let result = work();
        drop(done);
        result
    })
}

/// A progress bar of this length. The template says what it shows (see [`indicatif`]).
pub fn bar(length: u64, template: &str) -> ProgressBar {
    ProgressBar::new(length).with_style(style(template))
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is well formed")
}
