//! A player on a line that answers a referee like the accelerator's board.

use std::io::{self, Read, Write};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, Context};
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_core::protocol::{Frame, Prompt, Reply, TimedFrameDecoder, LONGEST_PAUSE};
use serialport::SerialPort;

use crate::seat::{Seat, Wanted};
use duo_players::game::Game;
use duo_players::player::Player;

/// Share of the time limit after which a legal move is sent in the player's place.
const LATEST_ANSWER: f64 = 0.95;

/// How the device behaves.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The team's identifier.
    pub team: [u8; 2],
    /// The player's time limit for a reply.
    pub limit: Duration,
    /// When to send a legal move in the player's place.
    pub stands_in: StandIn,
    /// Receives each event as text.
    pub tell: fn(&str),
    /// Receives the reason when the player fails to move.
    pub failed: fn(&str),
}

/// When to send a legal move in the player's place, so that the game is not lost at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandIn {
    /// Never.
    Never,
    /// When the player fails.
    AtFaults,
    /// When the player fails or its time is almost up.
    AtFaultsAndInTime,
}

/// An event while the device runs.
enum Event {
    /// A byte came, at this time.
    Byte(u8, Instant),
    /// The line has been silent for longer than a frame may pause.
    Silence(Instant),
    /// The line was lost.
    LineLost(io::Error),
    /// The player has an answer to the prompt with this number.
    Answer(u64, Code),
    /// The player has no answer to the prompt with this number.
    Fault(u64, String),
    /// The player could not be opened.
    NoPlayer(anyhow::Error),
}

/// A prompt that wants a move.
struct Question {
    number: u64,
    game: Game,
    asked: Instant,
    new_game: bool,
}

/// Answers the referee on `port` until the line is lost. The player is opened and runs in its own
/// thread, so that the line is read while it thinks.
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
        // Without a receiver the device has ended.
        Err(why) => drop(happened.send(Event::NoPlayer(why))),
    });
    let (seat, decoder) = (Seat::new(), TimedFrameDecoder::new());
    Device { manner, seat, decoder, ask, number: 0, pending: None, is_asked: false, new_game: true }
        .answer_all(&mut *port, &events)
}

struct Device {
    manner: Manner,
    seat: Seat,
    decoder: TimedFrameDecoder,
    ask: Sender<Question>,
    /// Number of the last prompt; answers to earlier prompts are void.
    number: u64,
    /// Whether the last prompt still needs a move.
    is_asked: bool,
    /// Deadline for that move.
    pending: Option<Instant>,
    /// Whether the player must begin a new game at the next question.
    new_game: bool,
}

impl Device {
    fn answer_all(&mut self, line: &mut dyn Write, events: &Receiver<Event>) -> anyhow::Result<()> {
        loop {
            let reply = match self.next_event(events)? {
                None => self.stand_in_if_late(Instant::now()),
                Some(Event::Byte(byte, at)) => {
                    self.decoder.take(byte, at).and_then(|frame| self.process_frame(frame, at))
                }
                Some(Event::Silence(at)) => self.decoder.expire(at).and_then(|frame| self.process_frame(frame, at)),
                Some(Event::Answer(number, code)) if number == self.number => Some(self.answer(code)),
                Some(Event::Fault(number, why)) if number == self.number => self.stand_in(&why),
                Some(Event::Answer(..) | Event::Fault(..)) => None,
                Some(Event::LineLost(why)) => return Err(anyhow!("the line is lost: {why}")),
                Some(Event::NoPlayer(why)) => return Err(why),
            };
            if let Some(reply) = reply {
                let sent = line.write_all(&reply.to_bytes()).and_then(|()| line.flush());
                sent.map_err(|why| anyhow!("the line is lost: {why}"))?;
            }
        }
    }

    /// The next event; `None` if an answer is due first.
    fn next_event(&self, events: &Receiver<Event>) -> anyhow::Result<Option<Event>> {
        let Some(due) = self.pending else { return Ok(Some(events.recv()?)) };
        match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(why) => Err(why.into()),
        }
    }

    /// Sends a move in the player's place if its deadline has passed.
    fn stand_in_if_late(&mut self, now: Instant) -> Option<Reply> {
        if self.pending.is_some_and(|due| due <= now) {
            // A late answer to this prompt is ignored from now on.
            self.number += 1;
            return self.stand_in("no answer in time");
        }
        None
    }

    /// The reply in place of a player that has failed to move.
    fn stand_in(&mut self, why: &str) -> Option<Reply> {
        if self.manner.stands_in == StandIn::Never {
            (self.manner.failed)(why);
            return None;
        }
        (self.manner.failed)(&format!("{why}; playing the first legal move"));
        Some(self.answer(fallback(self.seat.game())))
    }

    /// Processes a frame. As on the board, during a search only the start and the end of a match
    /// are heard.
    fn process_frame(&mut self, frame: Frame, asked: Instant) -> Option<Reply> {
        self.tell(format!("< {}", frame.to_bytes().escape_ascii()));
        if self.is_asked && !matches!(frame, Frame::Prompt(Prompt::Start | Prompt::End)) {
            self.tell("left out: the prompt before has not been answered yet".to_owned());
            return None;
        }
        self.number += 1;
        self.pending = None;
        self.is_asked = false;
        let (wanted, complaint) = self.seat.process_frame(frame);
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
                self.is_asked = true;
                let is_punctual = self.manner.stands_in == StandIn::AtFaultsAndInTime;
                self.pending = is_punctual.then(|| asked + self.manner.limit.mul_f64(LATEST_ANSWER));
                // If the player's thread has ended, its last event says why.
                let _ = self.ask.send(Question { number, game, asked, new_game });
                None
            }
        }
    }

    fn answer(&mut self, code: Code) -> Reply {
        self.pending = None;
        self.is_asked = false;
        self.tell(format!("> {code}"));
        if let Ok(played) = decode(code) {
            self.seat.play_answer(played);
        }
        Reply::Code(code)
    }

    fn tell(&self, what: String) {
        (self.manner.tell)(&what);
    }
}

/// Passes on bytes from the line until it is lost, and an event for each silence after them.
///
/// A silence counts only while this thread waits for it: on a busy machine a byte may wait long
/// before it is read, and its frame must not be cut for that reason.
/// must not fall apart for that.
fn listen(mut line: Box<dyn SerialPort>, to: &Sender<Event>) {
    let mut buffer = [0; 64];
    let poll = line.timeout();
    let mut silence_is_told = true;
    loop {
        let read = line.set_timeout(if silence_is_told { poll } else { LONGEST_PAUSE }).map_err(io::Error::from);
        let lost = match read.and_then(|()| line.read(&mut buffer)) {
            Ok(0) => io::Error::from(io::ErrorKind::UnexpectedEof),
            Ok(count) => {
                let now = Instant::now();
                silence_is_told = false;
                if buffer[..count].iter().any(|&byte| to.send(Event::Byte(byte, now)).is_err()) {
                    return;
                }
                continue;
            }
            Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
            Err(why) if why.kind() == io::ErrorKind::TimedOut => {
                if !std::mem::replace(&mut silence_is_told, true) && to.send(Event::Silence(Instant::now())).is_err() {
                    return;
                }
                continue;
            }
            Err(why) => why,
        };
        // Without a receiver the program is ending.
        let _ = to.send(Event::LineLost(lost));
        return;
    }
}

/// Asks the player each question and sends back a well-formed answer.
fn think(mut player: Box<dyn Player>, manner: Manner, questions: &Receiver<Question>, to: &Sender<Event>) {
    let mut new_game = true;
    while let Ok(mut question) = questions.recv() {
        new_game |= question.new_game;
        // Only the last question still needs an answer.
        while let Ok(newer) = questions.try_recv() {
            new_game |= newer.new_game;
            question = newer;
        }
        let Question { number, game, asked, .. } = question;
        let left = manner.limit.saturating_sub(asked.elapsed());
        if manner.stands_in == StandIn::AtFaultsAndInTime && left.is_zero() {
            // The question has been answered in the player's place.
            continue;
        }
        let ready = if new_game { player.new_game(game.position().start(Side::First)) } else { Ok(()) };
        new_game = false;
        let event = match ready.and_then(|()| player.reply(&game, left)) {
            Ok(turn) => Event::Answer(number, turn.code),
            Err(fault) => Event::Fault(number, format!("{}: {fault}", player.name())),
        };
        if to.send(event).is_err() {
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
    use duo_core::player::Start;

    const LATE: Duration = Duration::from_millis(LONGEST_PAUSE.as_millis() as u64 + 1);

    /// The bytes that a device writes when it receives `heard`; a space in `heard` is a long
    /// silence. The player answers at once with the first legal move.
    fn replies_to(heard: &[u8]) -> Vec<u8> {
        let limit = Duration::from_secs(10);
        let manner =
            Manner { team: *b"RS", limit, stands_in: StandIn::AtFaultsAndInTime, tell: |_| {}, failed: |_| {} };
        let ((ask, questions), (happened, events)) = (channel(), channel());
        let (seat, decoder) = (Seat::new(), TimedFrameDecoder::new());
        let mut device =
            Device { manner, seat, decoder, ask, number: 0, pending: None, is_asked: false, new_game: true };
        let mut now = Instant::now();
        for &byte in heard {
            let event = if byte == b' ' { Event::Silence(now + LATE) } else { Event::Byte(byte, now) };
            now += if byte == b' ' { LATE } else { Duration::ZERO };
            happened.send(event).unwrap();
        }
        let mut line = Vec::new();
        // The device ends when all senders of events are gone.
        drop(happened);
        device.answer_all(&mut line, &events).unwrap_err();
        line.extend(questions.try_iter().last().map(|question| fallback(&question.game).bytes()).unwrap_or_default());
        line
    }

    #[test]
    fn fragment_before_a_silence_is_discarded() {
        let expected = [&b"1RS"[..], &fallback(&Game::new(Start::Five)).bytes()].concat();
        assert_eq!(replies_to(b"0254 40000"), expected);
        // The zeros before the silence count as a start.
        assert!(replies_to(b"02540 40000").starts_with(b"1RS1RS"));
    }

    /// The events that the reader reports on a line on which `write` does something.
    fn reported_events(write: impl FnOnce(&mut dyn Write)) -> String {
        let (mut near, mut far) = serialport::TTYPort::pair().unwrap();
        far.set_timeout(Duration::from_millis(5)).unwrap();
        let (to, events) = channel();
        write(&mut near);
        let reader = thread::spawn(move || listen(Box::new(far), &to));
        thread::sleep(4 * LATE);
        drop(near);
        reader.join().unwrap();
        let shown = |event| match event {
            Event::Byte(byte, _) => char::from(byte),
            Event::Silence(_) => ' ',
            _ => '!',
        };
        events.iter().map(shown).collect()
    }

    #[test]
    fn silence_is_reported_once_and_only_after_bytes() {
        assert_eq!(reported_events(|_| {}), "!");
        // The first byte was sent long ago, but the silence since then was not observed.
        let late = |line: &mut dyn Write| {
            line.write_all(b"4").unwrap();
            thread::sleep(LATE);
            line.write_all(b"0000").unwrap();
        };
        assert_eq!(reported_events(late), "40000 !");
    }
}
