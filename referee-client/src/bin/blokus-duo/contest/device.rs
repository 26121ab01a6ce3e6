//! Answers a referee as the accelerator's board does: nothing unasked, ready to start afresh at any time.

use std::io::{self, Read, Write};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, Context};
use reference::blokus_duo::moves::legal_placements;
use reference::blokus_duo::notation::{decode, encode, Code};
use reference::blokus_duo::placement::Move;
use reference::blokus_duo::player::Player as Side;
use reference::blokus_duo::protocol::{Prompt, Reply};
use serialport::SerialPort;

use super::frame::Frame;
use super::frame_decoder::FrameDecoder;
use super::seat::{Seat, Wanted};
use crate::game::Game;
use crate::players::Player;
use referee_client::note;

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
    team: [u8; 2],
    limit: Duration,
) -> anyhow::Result<()> {
    let (happened, events) = channel();
    let (ask, questions) = channel();
    let incoming = port.try_clone().context("cannot read and write the line at the same time")?;
    let from_line = happened.clone();
    thread::spawn(move || listen(incoming, &from_line));
    thread::spawn(move || match open_player() {
        Ok(player) => think(player, limit, &questions, &happened),
        // If nobody listens any more, nobody wants to know.
        Err(why) => drop(happened.send(Event::NoPlayer(why))),
    });
    Device { team, seat: Seat::new(), decoder: FrameDecoder::new(), ask, number: 0, new_game: true }
        .answer_all(&mut *port, &events)
}

struct Device {
    team: [u8; 2],
    seat: Seat,
    decoder: FrameDecoder,
    ask: Sender<Question>,
    /// Number of the last prompt; answers to earlier ones are void.
    number: u64,
    /// Whether the player has not been asked in this game yet.
    new_game: bool,
}

impl Device {
    fn answer_all(&mut self, line: &mut dyn Write, events: &Receiver<Event>) -> anyhow::Result<()> {
        loop {
            let reply = match self.next(events)? {
                None => self.decoder.pause().and_then(|frame| self.take(frame, Instant::now())),
                Some(Event::Byte(byte, at)) => self.decoder.take(byte, at).and_then(|frame| self.take(frame, at)),
                Some(Event::Answer(number, code)) if number == self.number => Some(self.answer(code)),
                Some(Event::Answer(..)) => None,
                Some(Event::LineLost(why)) => return Err(anyhow!("the line is lost: {why}")),
                Some(Event::NoPlayer(why)) => return Err(why),
            };
            if let Some(reply) = reply {
                line.write_all(&reply.to_bytes()).and_then(|()| line.flush()).context("the line is lost")?;
            }
        }
    }

    /// The next event, or `None` if the frame under way has paused too long.
    fn next(&self, events: &Receiver<Event>) -> anyhow::Result<Option<Event>> {
        let Some(deadline) = self.decoder.deadline() else { return Ok(Some(events.recv()?)) };
        match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(why) => Err(why.into()),
        }
    }

    /// Takes in a frame; what wants no thinking is answered at once.
    fn take(&mut self, frame: Frame, asked: Instant) -> Option<Reply> {
        self.number += 1;
        note!("< {}", frame.to_bytes().escape_ascii());
        let (wanted, complaint) = self.seat.hear(frame);
        if let Some(complaint) = complaint {
            note!("{complaint}");
        }
        self.new_game |= !matches!(frame, Frame::Prompt(Prompt::NextMove { .. }));
        match wanted {
            Wanted::Identifier => {
                note!("> 1{}", self.team.escape_ascii());
                Some(Reply::Identifier(self.team))
            }
            Wanted::Nothing => None,
            Wanted::Move => {
                let (number, game, new_game) = (self.number, self.seat.game().clone(), self.new_game);
                self.new_game = false;
                // If the thinking thread is gone, its last event says why.
                let _ = self.ask.send(Question { number, game, asked, new_game });
                None
            }
        }
    }

    fn answer(&mut self, code: Code) -> Reply {
        note!("> {code}");
        if let Ok(played) = decode(code) {
            self.seat.answered(played);
        }
        Reply::Code(code)
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

/// Answers questions, in time and in the right form whatever the player does.
fn think(mut player: Box<dyn Player>, limit: Duration, questions: &Receiver<Question>, to: &Sender<Event>) {
    for Question { number, game, asked, new_game } in questions {
        let left = limit.saturating_sub(asked.elapsed());
        let ready = if new_game { player.new_game(game.position().start(Side::First)) } else { Ok(()) };
        let code = match ready.and_then(|()| player.reply(&game, left)) {
            Ok(turn) => turn.code,
            Err(fault) => {
                note!("{}: {fault}; playing the first legal move", player.name());
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
