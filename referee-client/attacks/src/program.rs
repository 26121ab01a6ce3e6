//! The program under attack.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A running server, which ends with this.
pub struct Program {
    process: Child,
    /// Where it listens.
    pub address: String,
}

impl Program {
    /// Starts a server whose first line on stderr names its address, behind these words.
    ///
    /// # Panics
    ///
    /// If it says anything else.
    pub fn start(command: &mut Command, before_address: &str) -> Program {
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut notes = BufReader::new(process.stderr.take().expect("stderr is piped"));
        let mut line = String::new();
        notes.read_line(&mut line).expect("notes are text");
        let rest = line.split_once(before_address).unwrap_or_else(|| panic!("no address: {line}")).1;
        let end = rest.find(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == ':'));
        let address = rest[..end.unwrap_or(rest.len())].to_owned();
        // Whatever it notes later shall not fill its pipe.
        thread::spawn(move || notes.lines().for_each(drop));
        Program { process, address }
    }

    pub(crate) fn number(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
