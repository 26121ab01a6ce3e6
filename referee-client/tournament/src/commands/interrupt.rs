//! Ctrl+C: says how the tournament continues, then ends the program as usual.

use std::io::{self, Read};
use std::os::unix::net::UnixStream;
use std::thread;

use referee_client::note;
use signal_hook::consts::SIGINT;
use signal_hook::low_level::{emulate_default_handler, pipe};

/// From now on Ctrl+C prints this before the program ends. All results so far are in the log, so
/// nothing else needs to be done.
pub fn tell_on_interrupt(text: String) -> io::Result<()> {
    let (mut interrupted, sender) = UnixStream::pair()?;
    pipe::register(SIGINT, sender)?;
    thread::Builder::new().spawn(move || {
        if interrupted.read_exact(&mut [0]).is_ok() {
            // The terminal shows ^C, perhaps behind a progress bar.
            note!("\n{text}");
            let _ = emulate_default_handler(SIGINT);
        }
    })?;
    Ok(())
}
