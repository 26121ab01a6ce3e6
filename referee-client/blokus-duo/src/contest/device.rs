//! Answers a referee as the accelerator's board does: nothing unasked, ready to start afresh at any time.

use std::io::{self, Read, Write};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, Context};
use blokus_duo::moves::legal_placements;
use blokus_duo::notation::{decode, encode, Code};
use blokus_duo::placement::Move;
use blokus_duo::player::Player as Side;
use blokus_duo::protocol::{Prompt, Reply};
use serialport::SerialPort;

use super::frame::Frame;
use super::frame_decoder::FrameDecoder;
use super::seat::{Seat, Wanted};
use crate::game::Game;
use crate::players::Player;

/// The part of the limit of time after which a player that has no answer yet is no longer waited for.
const LATEST_ANSWER: f64 = 0.95;

/// How the device behaves on its line.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The team's identifier.
    pub team: [u8; 2],
    /// The time for a reply that the player is told.
    pub limit: Duration,
    /// Whether a legal move is sent in the player's place when its time is almost up.
    pub is_punctual: bool,
    /// Hears what happens, in words.
    pub tell: fn(&str),
}

/// What happens while the device runs.
enum Event {
    /// A byte came, at this time.
    Byte(u8, Instant),
    /// The line is gone.
    LineLost(io::Error),
    /// The player has an answer to the prompt with this number.
    Answer(u64, Code),
    /// There is no player.
    NoPlayer(anyhow::Error),
}

/// A prompt that wants a move.
struct Question {
    number: u64,
    game: Game,
    asked: Instant,
    new_game: bool,
}

/// Answers the referee on `port` until the line is lost. The player is made and asked in a thread of its own, so that the
/// line is heard while it thinks.
pub fn serve(
    mut port: Box<dyn SerialPort>,
    open_player: impl FnOnce() -> anyhow::Result<Box<dyn Player>> + Send + 'static,
    manner: Manner,
) -> anyhow::Result<()> {
    let (happened, events) = channel();
    let (ask, questions) = channel();
    let incoming = port.try_clone().context("cannot read and write the line at the same time")?;
    let from_line = happened.clone();
    thread::spawn(move || listen(incoming, &from_line));
    thread::spawn(move || match open_player() {
        Ok(player) => think(player, manner, &questions, &happened),
        // If nobody listens any more, nobody wants to know.
        Err(why) => drop(happened.send(Event::NoPlayer(why))),
    });
    let (seat, decoder) = (Seat::new(), FrameDecoder::new());
    Device { manner, seat, decoder, ask, number: 0, pending: None, new_game: true }.answer_all(&mut *port, &events)
}

struct Device {
    manner: Manner,
    seat: Seat,
    decoder: FrameDecoder,
    ask: Sender<Question>,
    /// Number of the last prompt; answers to earlier ones are void.
    number: u64,
    /// When the last prompt must be answered, where the player has not done so.
    pending: Option<Instant>,
    /// Whether the player has not been asked in this game yet.
    new_game: bool,
}

impl Device {
    fn answer_all(&mut self, line: &mut dyn Write, events: &Receiver<Event>) -> anyhow::Result<()> {
        loop {
            let replies = match self.next(events)? {
                None => [self.time_passes(Instant::now()), None],
                Some(Event::Byte(byte, at)) => self.byte(byte, at),
                Some(Event::Answer(number, code)) if number == self.number => [Some(self.answer(code)), None],
                Some(Event::Answer(..)) => [None, None],
                Some(Event::LineLost(why)) => return Err(anyhow!("the line is lost: {why}")),
                Some(Event::NoPlayer(why)) => return Err(why),
            };
            for reply in replies.into_iter().flatten() {
                let sent = line.write_all(&reply.to_bytes()).and_then(|()| line.flush());
                sent.map_err(|why| anyhow!("the line is lost: {why}"))?;
            }
        }
    }

    /// A byte that came at `at`, perhaps some time ago: first the frame before it ends, if it had paused too long by then.
    fn byte(&mut self, byte: u8, at: Instant) -> [Option<Reply>; 2] {
        let broken_off = self.decoder.expire(at).and_then(|frame| self.take(frame, at));
        [broken_off, self.decoder.take(byte, at).and_then(|frame| self.take(frame, at))]
    }

    /// The next event, or `None` if before it something is due: a pause or an answer.
    fn next(&self, events: &Receiver<Event>) -> anyhow::Result<Option<Event>> {
        let due = self.decoder.deadline().into_iter().chain(self.pending).min();
        let Some(due) = due else { return Ok(Some(events.recv()?)) };
        match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(why) => Err(why.into()),
        }
    }

    /// Does what is due at `now`.
    fn time_passes(&mut self, now: Instant) -> Option<Reply> {
        if self.decoder.deadline().is_some_and(|deadline| deadline <= now) {
            return self.decoder.expire(now).and_then(|frame| self.take(frame, now));
        }
        if self.pending.is_some_and(|due| due <= now) {
            (self.manner.tell)("no answer in time; playing the first legal move");
            // What the player answers to this prompt is void from now on.
            self.number += 1;
            return Some(self.answer(fallback(self.seat.game())));
        }
        None
    }

    /// Takes in a frame; what wants no thinking is answered at once.
    fn take(&mut self, frame: Frame, asked: Instant) -> Option<Reply> {
        self.number += 1;
        self.pending = None;
        self.tell(format!("< {}", frame.to_bytes().escape_ascii()));
        let (wanted, complaint) = self.seat.hear(frame);
        if let Some(complaint) = complaint {
            self.tell(complaint);
        }
        self.new_game |= !matches!(frame, Frame::Prompt(Prompt::NextMove { .. }));
        match wanted {
            Wanted::Identifier => {
                self.tell(format!("> 1{}", self.manner.team.escape_ascii()));
                Some(Reply::Identifier(self.manner.team))
            }
            Wanted::Nothing => None,
            Wanted::Move => {
                let (number, game, new_game) = (self.number, self.seat.game().clone(), self.new_game);
                self.new_game = false;
                self.pending = self.manner.is_punctual.then(|| asked + self.manner.limit.mul_f64(LATEST_ANSWER));
                // If the thinking thread is gone, its last event says why.
                let _ = self.ask.send(Question { number, game, asked, new_game });
                None
            }
        }
    }

    fn answer(&mut self, code: Code) -> Reply {
        self.pending = None;
        self.tell(format!("> {code}"));
        if let Ok(played) = decode(code) {
            self.seat.answered(played);
        }
        Reply::Code(code)
    }

    fn tell(&self, what: String) {
        (self.manner.tell)(&what);
    }
}

/// Passes on what comes from the line until it is lost.
fn listen(mut line: Box<dyn SerialPort>, to: &Sender<Event>) {
    let mut buffer = [0; 64];
    loop {
        let lost = match line.read(&mut buffer) {
            Ok(0) => io::Error::from(io::ErrorKind::UnexpectedEof),
            Ok(count) => {
                let now = Instant::now();
                if buffer[..count].iter().any(|&byte| to.send(Event::Byte(byte, now)).is_err()) {
                    return;
                }
                continue;
            }
            Err(why) if matches!(why.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => continue,
            Err(why) => why,
        };
        // If nobody listens any more, the program is ending.
        let _ = to.send(Event::LineLost(lost));
        return;
    }
}

/// Answers questions in the right form, whatever the player does.
fn think(mut player: Box<dyn Player>, manner: Manner, questions: &Receiver<Question>, to: &Sender<Event>) {
    let mut new_game = true;
    while let Ok(mut question) = questions.recv() {
        new_game |= question.new_game;
        // Only the last one is still waited for.
        while let Ok(newer) = questions.try_recv() {
            new_game |= newer.new_game;
            question = newer;
        }
        let Question { number, game, asked, .. } = question;
        let left = manner.limit.saturating_sub(asked.elapsed());
        if manner.is_punctual && left.is_zero() {
            // It has been answered already.
            continue;
        }
        let ready = if new_game { player.new_game(game.position().start(Side::First)) } else { Ok(()) };
        new_game = false;
        let code = match ready.and_then(|()| player.reply(&game, left)) {
            Ok(turn) => turn.code,
            Err(fault) => {
                (manner.tell)(&format!("{}: {fault}; playing the first legal move", player.name()));
                fallback(&game)
            }
        };
        if to.send(Event::Answer(number, code)).is_err() {
            return;
        }
    }
}

fn fallback(game: &Game) -> Code {
    encode(legal_placements(game.position()).first().map_or(Move::Pass, |&placement| Move::Place(placement)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::frame_decoder::LONGEST_PAUSE;
    use blokus_duo::player::Start;

    /// What a device writes that wakes up when all of these bytes have come, at these times after the first one. The player
    /// answers at once, with the first legal move.
    fn answered_late(bytes: &[(u8, Duration)]) -> Vec<u8> {
        let manner = Manner { team: *b"RS", limit: Duration::from_secs(10), is_punctual: true, tell: |_| {} };
        let ((ask, questions), (happened, events)) = (channel(), channel());
        let (seat, decoder) = (Seat::new(), FrameDecoder::new());
        let mut device = Device { manner, seat, decoder, ask, number: 0, pending: None, new_game: true };
        let begun = Instant::now();
        for &(byte, after) in bytes {
            happened.send(Event::Byte(byte, begun + after)).unwrap();
        }
        let mut line = Vec::new();
        // It ends when nobody can tell it anything more.
        drop(happened);
        device.answer_all(&mut line, &events).unwrap_err();
        line.extend(questions.try_iter().last().map(|question| fallback(&question.game).bytes()).unwrap_or_default());
        line
    }

    #[test]
    fn a_fragment_before_a_pause_is_dropped_by_who_hears_of_both_at_once() {
        let (soon, late) = (Duration::ZERO, LONGEST_PAUSE + Duration::from_millis(1));
        let start: Vec<_> = b"025".iter().map(|&byte| (byte, soon)).collect();
        let prompt: Vec<_> = b"40000".iter().map(|&byte| (byte, late)).collect();
        let expected = [&b"1RS"[..], &fallback(&Game::new(Start::Five)).bytes()].concat();
        assert_eq!(answered_late(&[&start[..], &[(b'4', soon)], &prompt[..]].concat()), expected);
        // Zeros before the pause were a start of their own.
        assert!(
            answered_late(&[&start[..], &[(b'4', soon), (b'0', soon)], &prompt[..]].concat()).starts_with(b"1RS1RS")
        );
    }
}
