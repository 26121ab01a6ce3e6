//! A board under examination: sends prompts, judges answers, and gathers what the summary checks need.

use std::time::Duration;

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::position::Position;
use duo_core::protocol::{is_line_end, Handshake, Identification, Prompt, Reply};

use super::aliases::Aliases;
use super::transcript::{Entry, Transcript};
use crate::Line;
use duo_players::player::Fault;

/// Time for the answer to the very first `0`, which a board that was just plugged in may miss.
const WAKING_LIMIT: Duration = Duration::from_secs(1);

/// How often the first `0` is sent.
const WAKING_ATTEMPTS: usize = 5;

/// Waiting time for an answer in multiples of the limit, so that a report can say how late it was.
const GRACE: u32 = 3;

/// Time after the last byte sent in which a late answer may still come, in multiples of the limit.
const LONGEST_DEBT: u32 = 2 * GRACE;

/// Silence that a board must keep, in multiples of the line's settling time.
const SILENCE: u32 = 40;

/// Why a check failed, in words.
pub type Failure = String;

/// A reply and the time it took.
#[derive(Clone, Debug)]
pub struct Timed {
    pub answer: String,
    pub prompt: String,
    /// From the last byte of the prompt to the last byte of the answer.
    pub time: Duration,
}

/// The board, with its answers so far.
pub struct Exam {
    line: Box<dyn Line>,
    limit: Duration,
    /// Bytes of answers that are overdue.
    owed: usize,
    transcript: Transcript,
    /// The slowest reply.
    pub slowest: Option<Timed>,
    /// Prompts without a whole answer in time.
    pub late: usize,
    /// Replies to prompts for moves.
    pub moves: usize,
    /// Replies that name a legal move by another code than the canonical one.
    pub not_canonical: Vec<Code>,
    /// Answers to positions in which it had to pass.
    pub forced_passes: usize,
    /// Its answer where it should have passed.
    pub failed_to_pass: Option<Failure>,
    /// Spellings of moves that it has understood.
    pub aliases: Aliases,
}

impl Exam {
    /// The board at the end of `line`, which must answer within `limit`.
    pub fn new(line: Box<dyn Line>, limit: Duration) -> Exam {
        Exam {
            line,
            limit,
            owed: 0,
            transcript: Transcript::default(),
            slowest: None,
            late: 0,
            moves: 0,
            not_canonical: Vec::new(),
            forced_passes: 0,
            failed_to_pass: None,
            aliases: Aliases::default(),
        }
    }

    /// The time for a reply.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// The last bytes on the line since the previous call.
    pub fn take_transcript(&mut self) -> Vec<Entry> {
        self.transcript.take_last()
    }

    /// Repeats `0` until something answers, as a board that was just plugged in may still be starting.
    pub fn wake(&mut self) -> Result<(), Failure> {
        self.line.ready().map_err(in_words)?;
        let mut handshake = Handshake::new();
        for _ in 0..WAKING_ATTEMPTS {
            self.send(&handshake.start())?;
            match self.line.receive(WAKING_LIMIT) {
                Ok((byte, after)) => {
                    self.transcript.received(&[byte], Some(after));
                    // A board that was slow to answer answers every zero; one that was still starting has missed the first.
                    handshake.take(byte);
                    self.owed = handshake.owed();
                    return self.collect_owed();
                }
                Err(Fault::Timeout(_)) => {}
                Err(fault) => return Err(in_words(fault)),
            }
        }
        Err(format!("nothing answers {WAKING_ATTEMPTS} zeros within {WAKING_ATTEMPTS} s: is it the right port?"))
    }

    /// Waits for overdue answers, so that they do not count as answers to the next prompt or as unasked bytes.
    fn collect_owed(&mut self) -> Result<(), Failure> {
        let (mut late, mut time) = (Vec::new(), Duration::ZERO);
        while self.owed > 0 {
            match self.line.receive(self.limit * LONGEST_DEBT) {
                Ok((byte, after)) => {
                    time = after;
                    late.push(byte);
                    self.owed -= usize::from(!is_line_end(byte));
                }
                Err(Fault::Timeout(_)) => break,
                Err(fault) => return Err(in_words(fault)),
            }
        }
        self.owed = 0;
        self.transcript.received(&late, Some(time));
        self.line.discard().map_err(in_words)
    }

    /// Restarts the board and returns its identifier.
    pub fn start(&mut self) -> Result<[u8; 2], Failure> {
        self.line.ready().map_err(in_words)?;
        self.collect_owed()?;
        let mut handshake = Handshake::new();
        self.send(&handshake.start())?;
        for byte in self.receive::<{ Prompt::Start.reply_length() }>(b"0")? {
            handshake.take(byte);
        }
        let team = match handshake.identification() {
            Identification::Identifier(team) if Reply::Identifier(team).is_well_formed() => team,
            _ => {
                let answer = handshake.answer().escape_ascii();
                return Err(format!("\"{answer}\" in answer to 0, not 1 and two printable characters"));
            }
        };
        self.nothing_within(self.line.settling())?;
        Ok(team)
    }

    /// Sends bytes that need no answer yet.
    pub fn send(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.transcript.sent(bytes);
        self.line.send(bytes).map_err(in_words)
    }

    /// Sends a prompt and returns the answer. Fails if it comes late or with unasked bytes.
    pub fn ask<const COUNT: usize>(&mut self, prompt: &[u8]) -> Result<[u8; COUNT], Failure> {
        self.nothing_within(Duration::ZERO)?;
        self.send(prompt)?;
        let answer = self.receive(prompt)?;
        self.nothing_within(self.line.settling())?;
        Ok(answer)
    }

    /// The answer to what was sent last.
    pub fn receive<const COUNT: usize>(&mut self, prompt: &[u8]) -> Result<[u8; COUNT], Failure> {
        let (mut raw, mut answer, mut time) = (Vec::new(), Vec::new(), Duration::ZERO);
        let received = loop {
            match self.line.receive(self.limit * GRACE) {
                Ok((byte, after)) => {
                    time = after;
                    raw.push(byte);
                    if !is_line_end(byte) {
                        answer.push(byte);
                    }
                }
                Err(fault) => break Err(fault),
            }
            if let Ok(answer) = <[u8; COUNT]>::try_from(&answer[..]) {
                break Ok(answer);
            }
        };
        self.transcript.received(&raw, Some(time));
        let answer = received.map_err(|fault| match fault {
            Fault::Timeout(_) => {
                self.owed = COUNT - answer.len();
                self.missing(&answer)
            }
            other => in_words(other),
        })?;
        self.note_time(prompt, &answer, time);
        if time > self.limit {
            self.late += 1;
            return Err(format!("answered after {} ms, not within {}", time.as_millis(), self.limit.as_millis()));
        }
        Ok(answer)
    }

    fn missing(&mut self, answer: &[u8]) -> Failure {
        self.late += 1;
        let limit = (self.limit * GRACE).as_millis();
        if answer.is_empty() {
            format!("no answer within {limit} ms")
        } else {
            format!("only \"{}\" within {limit} ms", answer.escape_ascii())
        }
    }

    fn note_time(&mut self, prompt: &[u8], answer: &[u8], time: Duration) {
        if self.slowest.as_ref().is_none_or(|slowest| slowest.time < time) {
            let [prompt, answer] = [prompt, answer].map(|bytes| bytes.escape_ascii().to_string());
            self.slowest = Some(Timed { prompt, answer, time });
        }
    }

    /// Fails if the board sends anything for a while.
    pub fn silence(&mut self) -> Result<(), Failure> {
        self.nothing_within(self.line.settling() * SILENCE)
    }

    fn nothing_within(&mut self, quiet: Duration) -> Result<(), Failure> {
        let bytes = self.line.unasked(quiet).map_err(in_words)?;
        self.transcript.received(&bytes, None);
        if bytes.iter().all(|&byte| is_line_end(byte)) {
            return Ok(());
        }
        Err(format!("sent unasked: \"{}\"", bytes.escape_ascii()))
    }

    /// Prompts the board in a position where it is to move, `opponent` being the move that led there as it is to be
    /// written, and plays its answer.
    pub fn turn(&mut self, position: &mut Position, opponent: Code) -> Result<Move, Failure> {
        let start = position.start(position.to_move());
        let prompt = Prompt::due(start, position.ply() as usize, Some(opponent));
        let code = Code::new(self.ask(&prompt.to_bytes())?);
        let played = decode(code).map_err(|why| why.to_string())?;
        position.play(played).map_err(|why| format!("{code} is illegal: {why}"))?;
        self.moves += 1;
        if encode(played) != code {
            self.not_canonical.push(code);
        }
        Ok(played)
    }
}

fn in_words(fault: Fault) -> Failure {
    fault.to_string()
}
