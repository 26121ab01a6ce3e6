//! A terminal that gives a program each key at once and shows what it draws on a screen of its own.

use std::io::{self, Write};

use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode, EnterAlternateScreen, LeaveAlternateScreen};

use crate::on_signal::{on_signal, Waiting};

/// Restores the terminal when it is dropped, or when a signal ends the program.
pub struct RawScreen<Out: Write + 'static> {
    out: fn() -> Out,
    _restores_on_signal: Waiting,
}

impl<Out: Write + 'static> RawScreen<Out> {
    /// Takes over the terminal of this output, `stdout` or `stderr`.
    ///
    /// # Errors
    ///
    /// It is not a terminal, or the terminal is lost.
    pub fn open(out: fn() -> Out) -> io::Result<RawScreen<Out>> {
        let waiting = on_signal(move || restore(out))?;
        enable_raw_mode()?;
        let screen = RawScreen { out, _restores_on_signal: waiting };
        execute!(out(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }
}

impl<Out: Write + 'static> Drop for RawScreen<Out> {
    fn drop(&mut self) {
        restore(self.out);
    }
}

fn restore<Out: Write + 'static>(out: fn() -> Out) {
    // If the terminal is lost, it cannot be restored.
    let _ = execute!(out(), Show, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}
