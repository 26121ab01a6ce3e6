//! A pseudo terminal: a serial line whose one end is a path for a program and whose other end a
//! test uses.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::time::Duration;

use rustix::event::{poll, PollFd, PollFlags, Timespec};
use rustix::io::retry_on_intr;
use rustix::pty::{grantpt, openpt, ptsname, unlockpt, OpenptFlags};
use rustix::termios::{tcgetattr, tcsetattr, OptionalActions};

/// Time limit for a byte that must arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// Quiet time after which the line counts as silent.
const SILENCE: Duration = Duration::from_millis(300);

/// The test's end; dropping it unplugs the line.
pub struct PseudoTerminal {
    line: File,
    path: PathBuf,
    /// Keeps the line alive, and its bytes unchanged, even if the program does not have it open.
    far_end: File,
}

impl PseudoTerminal {
    /// A new line.
    pub fn new() -> PseudoTerminal {
        let near_end = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&near_end).unwrap();
        unlockpt(&near_end).unwrap();
        let name = ptsname(&near_end, Vec::new()).unwrap();
        let path = PathBuf::from(std::ffi::OsStr::from_bytes(name.as_bytes()));
        let far_end = OpenOptions::new().read(true).write(true).open(&path).unwrap();
        let mut settings = tcgetattr(&far_end).unwrap();
        settings.make_raw();
        tcsetattr(&far_end, OptionalActions::Now, &settings).unwrap();
        PseudoTerminal { line: File::from(near_end), path, far_end }
    }

    /// Path of the end that the program opens.
    pub fn path(&self) -> &str {
        self.path.to_str().unwrap()
    }

    /// The speed that the program has set.
    pub fn speed(&self) -> u32 {
        tcgetattr(&self.far_end).unwrap().output_speed()
    }

    /// The far end, for a program that takes it as its input or output.
    pub fn far_end(&self) -> File {
        self.far_end.try_clone().unwrap()
    }

    /// Sends bytes to the program.
    pub fn send(&mut self, bytes: &[u8]) {
        self.line.write_all(bytes).unwrap();
    }

    /// Waits for the next bytes from the program.
    pub fn receive<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        std::array::from_fn(|_| self.receive_within(PATIENCE).expect("the program says nothing"))
    }

    /// The next byte if it comes within [`SILENCE`].
    pub fn receive_soon(&mut self) -> Option<u8> {
        self.receive_within(SILENCE)
    }

    /// The next byte if it comes within `time`.
    pub fn receive_within(&mut self, time: Duration) -> Option<u8> {
        let time = Timespec::try_from(time).unwrap();
        let ready = retry_on_intr(|| poll(&mut [PollFd::new(&self.line, PollFlags::IN)], Some(&time))).unwrap();
        let mut byte = [0];
        (ready > 0).then(|| self.line.read_exact(&mut byte).unwrap()).map(|()| byte[0])
    }

    /// Checks that no byte comes within [`SILENCE`].
    pub fn assert_silent(&mut self) {
        assert_eq!(self.receive_soon(), None);
    }
}
