//! A robot program: a new process for each attempt, which gets one line and answers with one.

use std::time::{Duration, Instant};

use ::tournament::evidence::{Speaker, Transcript};
use referee_client::child::{Errors, LineProcess, Silence, Start, StartError};
use serde_json::to_string;
use tempfile::TempDir;

use crate::protocol::{Reply, Sensed};

/// Bytes of the longest line that a robot program may write.
const LONGEST_LINE: usize = 4096;

/// Longest wait for the exit status of a program that closed its output.
const FAREWELL: Duration = Duration::from_millis(500);

/// A robot program in a match.
pub struct RobotProgram {
    command: Vec<String>,
    /// Time limit of an answer.
    think: Duration,
    /// The program's folder between attempts. Each side has a new one in each match, so that no
    /// program finds what another has left.
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

    /// Where the program puts its cube at an attempt; the error continues a sentence that begins
    /// with "the program".
    pub fn choose(&self, sensed: &Sensed) -> Result<Option<usize>, String> {
        // It runs in our own folder, so that a command means what it means when it is typed.
        let start = Start { keep: Some(self.folder.path()), errors: Errors::Stored, ..Start::new(&self.command) };
        let mut program = LineProcess::start(&start, LONGEST_LINE).map_err(|why| match why {
            StartError::Program { program, why } => format!("cannot be started: {program}: {why}"),
            why => format!("cannot be started: {why}"),
        })?;
        let line = to_string(sensed).map_err(|why| why.to_string())?;
        program.tell(&line);
        self.log(Speaker::Referee, &line);
        program.hang_up();
        let silence = match program.hear(self.think) {
            Ok(answer) => {
                self.log(Speaker::Player, &answer);
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

    fn log(&self, by: Speaker, line: &str) {
        if let Some(transcript) = &self.transcript {
            transcript.add(by, format!("{line}\n").as_bytes(), Instant::now());
        }
    }
}

/// What a program did, which may depend on how it ended, with the end of its stderr.
fn with_last_words(program: LineProcess, did: impl FnOnce(Option<&str>) -> String) -> String {
    let (account, words) = program.end(FAREWELL);
    let did = did(account.ending.as_deref());
    if words.is_empty() {
        did
    } else {
        format!("{did} (its stderr: {words})")
    }
}
