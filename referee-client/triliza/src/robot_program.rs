//! A robot program: a new process for each attempt, which reads one line and answers with one line.

use std::time::{Duration, Instant};

use ::tournament::evidence::{Speaker, Transcript};
use referee_client::child::{Errors, LineProcess, Silence, Start, StartError};
use serde_json::to_string;
use tempfile::TempDir;

use crate::protocol::{Reply, Sensed};

/// Maximum length of a line from a robot program, in bytes.
const MAX_LINE_BYTES: usize = 4096;

/// Time limit for the exit status of a program that has closed its output.
const FAREWELL: Duration = Duration::from_millis(500);

/// A robot program in a match.
pub struct RobotProgram {
    command: Vec<String>,
    /// Time limit of an answer.
    think: Duration,
    /// The folder in which the program may keep files between attempts. It is new for each side and
    /// match, so that programs cannot find files of others.
    folder: TempDir,
    transcript: Option<Transcript>,
}

impl RobotProgram {
    pub fn new(command: &[String], think: Duration) -> anyhow::Result<RobotProgram> {
        Ok(RobotProgram { command: command.to_owned(), think, folder: TempDir::new()?, transcript: None })
    }

    /// Begins a match with an empty folder.
    pub fn start_match(&mut self) -> anyhow::Result<()> {
        self.folder = TempDir::new()?;
        Ok(())
    }

    /// Copies all later lines to and from the program to the transcript.
    pub fn copy_to(&mut self, transcript: Transcript) {
        self.transcript = Some(transcript);
    }

    /// Asks the program for the cell of its cube; the error continues a sentence that begins with
    /// "the program".
    pub fn choose(&self, sensed: &Sensed) -> Result<Option<usize>, String> {
        // The program runs in the user's working folder, so that its command means the same as when
        // typed.
        let start = Start { keep: Some(self.folder.path()), errors: Errors::Stored, ..Start::new(&self.command) };
        let mut program = LineProcess::start(&start, MAX_LINE_BYTES).map_err(|why| match why {
            StartError::Program { program, why } => format!("cannot be started: {program}: {why}"),
            why => format!("cannot be started: {why}"),
        })?;
        let line = to_string(sensed).map_err(|why| why.to_string())?;
        program.send_line(&line);
        self.log(Speaker::Referee, &line);
        program.hang_up();
        let silence = match program.read_line(self.think) {
            Ok(answer) => {
                self.log(Speaker::Player, &answer);
                return Reply::read(&answer).map(|reply| reply.cell).map_err(|why| with_stderr(program, |_| why));
            }
            Err(silence) => silence,
        };
        Err(with_stderr(program, |ending| match silence {
            Silence::Timeout => "hangs".to_owned(),
            Silence::TooLong => "floods".to_owned(),
            Silence::Closed => format!("{} without an answer", ending.unwrap_or("closed its output")),
        }))
    }

    fn log(&self, by: Speaker, line: &str) {
        if let Some(transcript) = &self.transcript {
            transcript.add(by, format!("{line}\n").as_bytes(), Instant::now());
        }
    }
}

/// Describes a fault, which may depend on the exit status, followed by the end of the program's
/// stderr.
fn with_stderr(program: LineProcess, did: impl FnOnce(Option<&str>) -> String) -> String {
    let (account, words) = program.end(FAREWELL);
    let did = did(account.ending.as_deref());
    if words.is_empty() {
        did
    } else {
        format!("{did} (its stderr: {words})")
    }
}
