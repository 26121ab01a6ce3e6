//! A child process that answers GTP commands within a time limit.

use std::time::{Duration, Instant};

use referee_client::child::{Errors, LineProcess, Silence, Start, StartError};

use duo_players::player::Fault;

/// Maximum length of an answer in bytes; longer answers count as a flood.
const ANSWER_BYTES: usize = 64 * 1024;

/// Characters of an answer that an error message shows.
const SHOWN_CHARACTERS: usize = 60;

/// Time limit for the last output of a program that has ended.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The running program.
pub struct Process(LineProcess);

impl Process {
    /// Starts a command; the error says why it cannot be started.
    pub fn start(command: &[String]) -> Result<Process, StartError> {
        Ok(Process(LineProcess::start(&Start { errors: Errors::Stored, ..Start::new(command) }, ANSWER_BYTES)?))
    }

    /// Whether the process has not ended; it may be too busy to answer.
    pub fn is_running(&mut self) -> bool {
        self.0.is_running()
    }

    /// Sends a command and returns the program with its answer. A fault ends the program.
    pub fn ask(mut self, command: &str, limit: Duration) -> Result<(Process, String), Fault> {
        let deadline = Instant::now() + limit;
        // Earlier output does not belong to the answer.
        self.0.forget(deadline);
        self.0.send_line(command);
        let mut answer = Vec::new();
        let mut bytes = 0;
        loop {
            match self.0.read_line(deadline.saturating_duration_since(Instant::now())) {
                // Skip empty lines before the answer.
                Ok(line) if line.is_empty() && answer.is_empty() => bytes += 1,
                Ok(line) if line.is_empty() => return Ok((self, parse_answer(command, &answer.join("\n"))?)),
                Ok(line) => {
                    bytes += line.len() + 1;
                    answer.push(line);
                }
                Err(Silence::Timeout) => return Err(Fault::Timeout(limit)),
                Err(Silence::TooLong) => bytes = usize::MAX,
                Err(Silence::Closed) => return Err(self.fault()),
            }
            if bytes > ANSWER_BYTES {
                return Err(Fault::Malformed(format!("more than {ANSWER_BYTES} bytes in answer to '{command}'")));
            }
        }
    }

    /// The fault of a program that has ended.
    fn fault(self) -> Fault {
        let (account, last_words) = self.0.end(LAST_WORDS);
        let ending = format!("the program {}", account.ending.as_deref().unwrap_or("closed its output"));
        Fault::Disconnected(if last_words.is_empty() { ending } else { format!("{ending}: {last_words}") })
    }
}

/// Removes the status character and the id from the answer.
fn parse_answer(command: &str, answer: &str) -> Result<String, Fault> {
    let shown = || answer.chars().take(SHOWN_CHARACTERS).collect::<String>().escape_debug().to_string();
    match answer.split_at_checked(1) {
        Some(("=", text)) => Ok(text.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned()),
        Some(("?", _)) => Err(Fault::Malformed(format!("'{command}' was refused: {}", shown()))),
        _ => Err(Fault::Malformed(format!("\"{}\" in answer to '{command}'", shown()))),
    }
}
