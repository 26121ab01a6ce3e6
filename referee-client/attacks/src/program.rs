//! The program under attack.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;

use crate::running::Running;

/// A running server. It ends when this is dropped.
pub struct Program {
    process: Running,
    /// The address that it listens on.
    pub address: String,
}

impl Program {
    /// Starts a server whose first line on stderr has its address after `before_address`.
    ///
    /// # Panics
    ///
    /// The line has no address.
    pub fn start(command: &mut Command, before_address: &str) -> Program {
        let mut process = Running::start(command.stdout(Stdio::null()).stderr(Stdio::piped()));
        let mut notes = BufReader::new(process.stderr.take().expect("stderr is piped"));
        let mut line = String::new();
        notes.read_line(&mut line).expect("notes are text");
        let rest = line.split_once(before_address).unwrap_or_else(|| panic!("no address: {line}")).1;
        let end = rest.find(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == ':'));
        let address = rest[..end.unwrap_or(rest.len())].to_owned();
        // Read all further messages, so that the pipe does not fill.
        thread::spawn(move || notes.lines().for_each(drop));
        Program { process, address }
    }

    pub(crate) fn number(&self) -> u32 {
        self.process.id()
    }
}
