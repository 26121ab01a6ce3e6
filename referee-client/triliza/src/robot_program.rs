//! A robot's program: started afresh for each attempt, told a line, and believed if it answers with one.

use std::time::{Duration, Instant};

use ::tournament::evidence::{Speaker, Transcript};
use referee_client::child::{Errors, LineProcess, Silence, Start, StartError};
use serde_json::to_string;
use tempfile::TempDir;

use crate::protocol::{Reply, Sensed};

/// Longest line that is read of a robot program, in bytes.
const LONGEST_LINE: usize = 4096;

/// How long it takes at most until it is known how a program has ended that closed its output.
const FAREWELL: Duration = Duration::from_millis(500);

/// A robot's program in a match.
pub struct RobotProgram {
    command: Vec<String>,
    /// How long it may think.
    think: Duration,
    /// Where it may keep something from one attempt to the next. It is another one for each match and each side, so that nobody
    /// finds what somebody else has left.
    keep: TempDir,
    transcript: Option<Transcript>,
}

impl RobotProgram {
    /// A program that has not been started.
    pub fn new(command: &[String], think: Duration) -> anyhow::Result<RobotProgram> {
        Ok(RobotProgram { command: command.to_owned(), think, keep: TempDir::new()?, transcript: None })
    }

    /// Begins a match: it remembers nothing of the one before.
    pub fn new_match(&mut self) -> anyhow::Result<()> {
        self.keep = TempDir::new()?;
        Ok(())
    }

    /// Has all taken down from now on that is said to it, and by it.
    pub fn take_down(&mut self, transcript: Transcript) {
        self.transcript = Some(transcript);
    }

    /// Where it puts its cube at an attempt; the error says how it failed, behind "the program".
    pub fn choose(&self, sensed: &Sensed) -> Result<Option<usize>, String> {
        // It runs where we do, so that a command means what it means when it is typed.
        let start = Start { keep: Some(self.keep.path()), errors: Errors::Stored, ..Start::new(&self.command) };
        let mut program = LineProcess::start(&start, LONGEST_LINE).map_err(|why| match why {
            StartError::Program { program, why } => format!("cannot be started: {program}: {why}"),
            why => format!("cannot be started: {why}"),
        })?;
        let line = to_string(sensed).map_err(|why| why.to_string())?;
        program.tell(&line);
        self.note(Speaker::Referee, &line);
        program.hang_up();
        let silence = match program.hear(self.think) {
            Ok(answer) => {
                self.note(Speaker::Player, &answer);
                return Reply::read(&answer).map(|reply| reply.cell).map_err(|why| with_last_words(program, |_| why));
            }
            Err(silence) => silence,
        };
        Err(with_last_words(program, |ending| match silence {
            Silence::Timeout => "hangs".to_owned(),
            Silence::TooLong => "floods".to_owned(),
            Silence::Closed => format!("{} without an answer", ending.unwrap_or("closed its output")),
        }))
    }

    fn note(&self, by: Speaker, line: &str) {
        if let Some(transcript) = &self.transcript {
            transcript.add(by, format!("{line}\n").as_bytes(), Instant::now());
        }
    }
}

/// What a program did, of whose ending it may depend, and what it has written to its stderr about it.
fn with_last_words(program: LineProcess, did: impl FnOnce(Option<&str>) -> String) -> String {
    let (account, words) = program.end(FAREWELL);
    let did = did(account.ending.as_deref());
    if words.is_empty() {
        did
    } else {
        format!("{did} (its stderr: {words})")
    }
}
