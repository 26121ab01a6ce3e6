//! A board under examination: sends prompts, judges answers, and collects figures for the summary.

use std::time::Duration;

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::position::Position;
use duo_core::protocol::{is_line_end, without_line_ends, Handshake, Identification, Prompt, Reply};
use serialport::Parity;

use super::aliases::Aliases;
use super::transcript::{Entry, Transcript};
use crate::diagnosis::{diagnose, is_identification, LineFault};
use crate::port::Mode;
use crate::{Line, MAX_UNASKED};
use duo_players::player::Fault;

/// Time for the answer to the first `0`, which a board that was just plugged in may miss.
const WAKING_LIMIT: Duration = Duration::from_secs(1);

/// Maximum number of times that the first `0` is sent.
const WAKING_ATTEMPTS: usize = 5;

/// Maximum number of times that `0` is sent after a failed check, to see whether the board still
/// answers.
const CALLING_ATTEMPTS: usize = 10;

/// Time for the answer to one of these zeros.
const CALLING_LIMIT: Duration = Duration::from_millis(500);

/// Time that the line is listened to before the first `0`, as a multiple of its settling time.
const LISTENING: u32 = 100;

/// Quiet time that ends the answer to a first `0`, as a multiple of the line's settling time.
/// Adapters deliver bytes in bursts.
const BURST: u32 = 10;

/// Modes that are tried when a board does not answer in the contest's mode.
const OTHER_MODES: [Mode; 9] = [
    Mode { baud: 9_600, parity: Parity::None },
    Mode { baud: 57_600, parity: Parity::None },
    Mode { baud: 230_400, parity: Parity::None },
    Mode { baud: 19_200, parity: Parity::None },
    Mode { baud: 38_400, parity: Parity::None },
    Mode { baud: 460_800, parity: Parity::None },
    Mode { baud: 921_600, parity: Parity::None },
    Mode { baud: Mode::CONTEST.baud, parity: Parity::Even },
    Mode { baud: Mode::CONTEST.baud, parity: Parity::Odd },
];

/// Time for an answer in another mode.
const OTHER_MODE_LIMIT: Duration = Duration::from_millis(150);

/// Waiting time for an answer as a multiple of the limit, so that a report can say how late it was.
const GRACE: u32 = 3;

/// Time after the last byte sent in which a late answer may still arrive, as a multiple of the
/// limit.
const MAX_OVERDUE: u32 = 2 * GRACE;

/// Time that a board must stay silent, as a multiple of the line's settling time.
const SILENT_SETTLINGS: u32 = 40;

/// Why a check failed, in words.
pub type Failure = String;

/// A reply and the time it took.
#[derive(Clone, Debug)]
pub struct Timed {
    /// The answer, with bytes that are not printable escaped.
    pub answer: String,
    /// The prompt, escaped like the answer.
    pub prompt: String,
    /// From the last byte of the prompt to the last byte of the answer.
    pub time: Duration,
}

/// The board, with its answers so far.
pub struct Exam {
    line: Box<dyn Line>,
    /// The reason why the line is lost, if it is.
    lost: Option<Failure>,
    limit: Duration,
    /// Number of bytes of answers that are overdue.
    owed: usize,
    transcript: Transcript,
    /// The reply that took longest.
    pub slowest: Option<Timed>,
    /// Number of prompts without a complete answer in time.
    pub late: usize,
    /// Number of replies to prompts for moves.
    pub moves: usize,
    /// Replies whose code names a legal move but is not the canonical one.
    pub not_canonical: Vec<Code>,
    /// Number of games played to their end.
    pub whole_games: usize,
    /// Number of correct answers where it had to pass.
    pub forced_passes: usize,
    /// The answer where it should have passed but did not.
    pub failed_to_pass: Option<Failure>,
    /// Spellings of moves that it has understood.
    pub aliases: Aliases,
}

impl Exam {
    /// Examines the board at the end of `line`, which must answer within `limit`.
    pub fn new(line: Box<dyn Line>, limit: Duration) -> Exam {
        Exam {
            line,
            lost: None,
            limit,
            owed: 0,
            transcript: Transcript::default(),
            slowest: None,
            late: 0,
            moves: 0,
            not_canonical: Vec::new(),
            whole_games: 0,
            forced_passes: 0,
            failed_to_pass: None,
            aliases: Aliases::default(),
        }
    }

    /// Time limit for a reply.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// The last bytes on the line since the previous call.
    pub fn take_transcript(&mut self) -> Vec<Entry> {
        self.transcript.take_last()
    }

    /// Examines the line before the first check: listens, then repeats `0` until something answers,
    /// because a board that was just plugged in may still be starting. Fails with the likely cause
    /// if the line or the board cannot pass any check.
    pub fn examine(&mut self) -> Result<(), Failure> {
        self.line.reopen().map_err(|fault| self.fail(fault))?;
        let before = self.listen()?;
        let (zeros, heard) = self.call(WAKING_ATTEMPTS, WAKING_LIMIT)?;
        let Some(mut fault) = diagnose(&before, zeros, &heard) else { return self.collect_owed() };
        if matches!(fault, LineFault::Silent | LineFault::Garbage(_)) {
            fault = self.other_mode()?.map_or(fault, LineFault::OtherMode);
        }
        Err(match fault {
            LineFault::Silent => format!("nothing answers {zeros} zeros within {zeros} s: {fault}"),
            _ => fault.to_string(),
        })
    }

    /// Examines the line again after a failed check. Fails with the likely cause if no further
    /// check can pass.
    pub fn examine_again(&mut self) -> Result<(), Failure> {
        if let Some(why) = &self.lost {
            return Err(format!("{why}: was the board unplugged or switched off?"));
        }
        self.collect_owed()?;
        let (zeros, heard) = self.call(CALLING_ATTEMPTS, CALLING_LIMIT)?;
        self.collect_owed()?;
        match diagnose(b"", zeros, &heard) {
            Some(LineFault::Silent) => Err(format!(
                "it no longer answers 0, {zeros} times: was the board unplugged or switched off, or does it hang until it is reset?"
            )),
            Some(fault @ (LineFault::Noise(_) | LineFault::Garbage(_) | LineFault::Loop)) => Err(fault.to_string()),
            _ => Ok(()),
        }
    }

    /// The bytes that come before anything is sent.
    fn listen(&mut self) -> Result<Vec<u8>, Failure> {
        let time = self.line.settling() * LISTENING;
        let mut heard = Vec::new();
        while heard.len() < MAX_UNASKED {
            match self.line.receive(time) {
                Ok((byte, _)) => heard.push(byte),
                Err(Fault::Timeout(_)) => break,
                Err(fault) => return Err(self.fail(fault)),
            }
        }
        self.transcript.note_received(&heard, None);
        Ok(heard)
    }

    /// Repeats `0` until something comes. Returns the number of zeros and what came.
    fn call(&mut self, attempts: usize, limit: Duration) -> Result<(usize, Vec<u8>), Failure> {
        let burst = self.line.settling() * BURST;
        let mut handshake = Handshake::new();
        for zeros in 1..=attempts {
            self.send(&handshake.start())?;
            match self.line.receive(limit) {
                Ok((byte, after)) => {
                    let rest = self.line.read_unasked(burst).map_err(|fault| self.fail(fault))?;
                    let heard = [&[byte][..], &rest].concat();
                    self.transcript.note_received(&heard, Some(after));
                    // A slow board answers every zero; a board that was still starting has missed
                    // the first ones.
                    for &byte in &heard {
                        handshake.take(byte);
                    }
                    self.owed = handshake.owed_bytes();
                    return Ok((zeros, heard));
                }
                Err(Fault::Timeout(_)) => {}
                Err(fault) => return Err(self.fail(fault)),
            }
        }
        Ok((attempts, Vec::new()))
    }

    /// The mode in which the board answers, if the line has modes and one of them is it.
    fn other_mode(&mut self) -> Result<Option<Mode>, Failure> {
        let mut found = None;
        for mode in OTHER_MODES {
            if !self.line.set_mode(mode).map_err(|fault| self.fail(fault))? {
                continue;
            }
            self.line.discard().map_err(|fault| self.fail(fault))?;
            let (_, heard) = self.call(1, OTHER_MODE_LIMIT)?;
            if is_identification(&without_line_ends(&heard)) {
                found = Some(mode);
                break;
            }
        }
        self.line.set_mode(Mode::CONTEST).map_err(|fault| self.fail(fault))?;
        Ok(found)
    }

    /// Describes a fault, and remembers a lost line.
    fn fail(&mut self, fault: Fault) -> Failure {
        let why = fault.to_string();
        if let Fault::Disconnected(_) = fault {
            self.lost.get_or_insert_with(|| why.clone());
        }
        why
    }

    /// Waits for overdue answers, so that they are not taken for answers to the next prompt or for
    /// unasked bytes.
    fn collect_owed(&mut self) -> Result<(), Failure> {
        let (mut late, mut time) = (Vec::new(), Duration::ZERO);
        while self.owed > 0 {
            match self.line.receive(self.limit * MAX_OVERDUE) {
                Ok((byte, after)) => {
                    time = after;
                    late.push(byte);
                    self.owed -= usize::from(!is_line_end(byte));
                }
                Err(Fault::Timeout(_)) => break,
                Err(fault) => return Err(self.fail(fault)),
            }
        }
        self.owed = 0;
        self.transcript.note_received(&late, Some(time));
        self.line.discard().map_err(|fault| self.fail(fault))
    }

    /// Restarts the board and returns its identifier.
    pub fn start(&mut self) -> Result<[u8; 2], Failure> {
        self.line.reopen().map_err(|fault| self.fail(fault))?;
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

    /// Sends bytes that do not need an answer yet.
    pub fn send(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.transcript.note_sent(bytes);
        self.line.send(bytes).map_err(|fault| self.fail(fault))
    }

    /// Sends a prompt and returns the answer. Fails if it comes late or with unasked bytes.
    pub fn ask<const COUNT: usize>(&mut self, prompt: &[u8]) -> Result<[u8; COUNT], Failure> {
        self.nothing_within(Duration::ZERO)?;
        self.send(prompt)?;
        let answer = self.receive(prompt)?;
        self.nothing_within(self.line.settling())?;
        Ok(answer)
    }

    /// Receives the answer to the bytes sent last.
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
        self.transcript.note_received(&raw, Some(time));
        let answer = received.map_err(|fault| match fault {
            Fault::Timeout(_) => {
                self.owed = COUNT - answer.len();
                self.missing_bytes(&answer)
            }
            other => self.fail(other),
        })?;
        self.note_time(prompt, &answer, time);
        if time > self.limit {
            self.late += 1;
            return Err(format!("answered after {} ms, not within {}", time.as_millis(), self.limit.as_millis()));
        }
        Ok(answer)
    }

    fn missing_bytes(&mut self, answer: &[u8]) -> Failure {
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

    /// Fails if the board sends anything within the time that it must stay silent.
    pub fn silence(&mut self) -> Result<(), Failure> {
        self.nothing_within(self.line.settling() * SILENT_SETTLINGS)
    }

    fn nothing_within(&mut self, quiet: Duration) -> Result<(), Failure> {
        let bytes = self.line.read_unasked(quiet).map_err(|fault| self.fail(fault))?;
        self.transcript.note_received(&bytes, None);
        if bytes.iter().all(|&byte| is_line_end(byte)) {
            return Ok(());
        }
        Err(format!("sent unasked: \"{}\"", bytes.escape_ascii()))
    }

    /// Prompts the board in a position where it is to move, and plays its answer. `opponent` is the
    /// last move, in the spelling that is sent.
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
