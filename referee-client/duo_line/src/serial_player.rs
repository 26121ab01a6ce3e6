//! `serial:PATH`: a player that is a device answering the contest's prompts.

use std::time::Duration;

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::{Player as Side, Start};
use duo_core::protocol::{is_line_end, without_line_ends, Frame, Handshake, Identification, Prompt};

use crate::diagnosis::{diagnose, LineFault};
use crate::Line;
use duo_players::game::{Game, Ply};
use duo_players::player::{Fault, Player, Turn};
use duo_players::spec::PositionTransfer;

/// Time limit for the answer to `0`, which takes no thinking.
const HANDSHAKE_LIMIT: Duration = Duration::from_secs(1);

/// Number of times that `0` is sent to a silent device, which may still be configuring itself.
const SILENT_ATTEMPTS: u32 = 5;

/// Number of times that `0` is sent after wrong answers, because bytes of an earlier game may come
/// first.
const WRONG_ATTEMPTS: u32 = 3;

/// Number of unasked bytes that count as a flood. A disturbance on the line is shorter.
const FLOOD: usize = 64;

/// Number of received bytes that a message shows.
const SHOWN_BYTES: usize = 24;

/// A device that answers prompts.
///
/// Where prompts alone tell the device the game, as in a contest, nothing else is sent. If the
/// device has another game, it is restarted and gets the position move by move, provided that it
/// understands set-up frames.
pub struct WirePlayer<L> {
    name: String,
    line: L,
    transfer: PositionTransfer,
    /// The turns that the device knows.
    known: Vec<Ply>,
    /// Its last answer in this game.
    last_answer: Option<Code>,
}

impl<L: Line> WirePlayer<L> {
    /// A player that is the device at the end of `line`.
    pub fn new(name: String, line: L, transfer: PositionTransfer) -> WirePlayer<L> {
        WirePlayer { name, line, transfer, known: Vec::new(), last_answer: None }
    }

    /// Restarts the device, whatever it was doing.
    fn start(&mut self) -> Result<(), Fault> {
        self.known.clear();
        self.last_answer = None;
        let mut silent_attempts = if self.line.reopen()? { SILENT_ATTEMPTS } else { 1 };
        let mut wrong_attempts = WRONG_ATTEMPTS;
        loop {
            self.line.discard()?;
            let fault = match self.identify() {
                Ok(()) => return Ok(()),
                Err(fault) => fault,
            };
            let attempts = match fault {
                Fault::Timeout(_) => &mut silent_attempts,
                Fault::Malformed(_) => &mut wrong_attempts,
                Fault::Disconnected(_) | Fault::Resigned => return Err(fault),
            };
            *attempts -= 1;
            if *attempts == 0 {
                return Err(fault);
            }
        }
    }

    fn identify(&mut self) -> Result<(), Fault> {
        let mut handshake = Handshake::new();
        self.line.send(&handshake.start())?;
        while handshake.identification() == Identification::Incomplete {
            match self.line.receive(HANDSHAKE_LIMIT) {
                Ok((byte, _)) => {
                    handshake.take(byte);
                }
                Err(Fault::Timeout(_)) if !handshake.answer().is_empty() => {
                    return Err(wrong_start(&handshake, || incomplete(handshake.answer(), HANDSHAKE_LIMIT)))
                }
                Err(fault) => return Err(fault),
            }
        }
        for byte in self.line.read_unasked(self.line.settling())? {
            handshake.take(byte);
        }
        match handshake.identification() {
            Identification::Identifier(_) => Ok(()),
            _ => Err(wrong_start(&handshake, || {
                Fault::Malformed(format!("{} in answer to 0", describe_bytes(handshake.answer())))
            })),
        }
    }

    /// Tells the device all turns except the opponent's last one, and returns the prompt for that
    /// turn.
    fn catch_up(&mut self, game: &Game) -> Result<Prompt, Fault> {
        let own = game.position().to_move();
        let history = game.history();
        let untold = match history.split_last() {
            Some((last, before)) if last.side != own => before,
            // The prompt does not carry a move of the opponent.
            _ => history,
        };
        if !untold.starts_with(&self.known) {
            self.start()?;
        }
        for ply in &untold[self.known.len()..] {
            self.set_up(own, ply)?;
        }
        self.known = history.to_vec();
        Ok(game.prompt_due())
    }

    fn set_up(&mut self, own: Side, ply: &Ply) -> Result<(), Fault> {
        let code = encode(ply.played);
        match self.transfer {
            // A pass does not change the board.
            PositionTransfer::Prompts if ply.played == Move::Pass => Ok(()),
            PositionTransfer::Prompts => {
                Err(Fault::Disconnected(format!("the contest's prompts cannot tell it of {code} in this position")))
            }
            PositionTransfer::SetUpFrames if ply.side == own => self.send(Frame::YouHavePlayed(code)),
            PositionTransfer::SetUpFrames => self.send(Frame::OpponentHasPlayed(code)),
        }
    }

    fn send(&mut self, frame: Frame) -> Result<(), Fault> {
        self.line.send(&frame.to_bytes())
    }

    /// The next characters that count, with the arrival time of the last one.
    fn receive<const COUNT: usize>(&mut self, limit: Duration) -> Result<([u8; COUNT], Duration), Fault> {
        let mut received = [0; COUNT];
        let mut elapsed = Duration::ZERO;
        let mut count = 0;
        while count < COUNT {
            let (byte, at) = self.line.receive(limit).map_err(|fault| match fault {
                Fault::Timeout(_) if count > 0 => incomplete(&received[..count], limit),
                other => other,
            })?;
            if !is_line_end(byte) {
                received[count] = byte;
                count += 1;
            }
            elapsed = at;
        }
        Ok((received, elapsed))
    }

    /// Reads unasked bytes up to a silence of `quiet`. A disturbance of the line is tolerated; a
    /// second answer or a flood is a fault.
    fn tolerate_noise(&mut self, quiet: Duration) -> Result<(), Fault> {
        let bytes = without_line_ends(&self.line.read_unasked(quiet)?);
        if bytes.len() >= FLOOD {
            return Err(Fault::Malformed(format!("floods the line with bytes unasked: {}", describe_bytes(&bytes))));
        }
        let is_code = |bytes: &[u8]| bytes.try_into().is_ok_and(|bytes| decode(Code::new(bytes)).is_ok());
        if bytes.windows(4).any(is_code) {
            return Err(second_answer(&bytes));
        }
        Ok(())
    }
}

fn incomplete(received: &[u8], limit: Duration) -> Fault {
    Fault::Malformed(format!("only {} within {} ms", describe_bytes(received), limit.as_millis()))
}

/// The fault of the line if the answer to `0` shows one, or else the board's fault.
fn wrong_start(handshake: &Handshake, of_board: impl FnOnce() -> Fault) -> Fault {
    match diagnose(&[], 1, handshake.answer()) {
        Some(fault @ (LineFault::Loop | LineFault::Echo | LineFault::Garbage(_) | LineFault::SevenBits(_))) => {
            Fault::Malformed(fault.to_string())
        }
        _ => of_board(),
    }
}

fn second_answer(bytes: &[u8]) -> Fault {
    Fault::Malformed(format!("answered once more, unasked: {}", describe_bytes(bytes)))
}

/// The bytes for a message, in quotes; only the first ones if there are many.
fn describe_bytes(bytes: &[u8]) -> String {
    let first = &bytes[..bytes.len().min(SHOWN_BYTES)];
    format!("\"{}\"{}", first.escape_ascii(), if first.len() < bytes.len() { "..." } else { "" })
}

impl<L: Line> Player for WirePlayer<L> {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        self.start()
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        self.tolerate_noise(Duration::ZERO)?;
        let prompt = self.catch_up(game)?;
        self.send(Frame::Prompt(prompt))?;
        let (bytes, elapsed) = self.receive::<4>(limit)?;
        let search = self.line.search();
        self.tolerate_noise(self.line.settling())?;
        let code = Code::new(bytes);
        // A piece cannot be played twice, so this is a second answer to the previous prompt.
        if code != Code::PASS && self.last_answer.replace(code) == Some(code) {
            return Err(second_answer(&bytes));
        }
        if let Ok(played) = decode(code) {
            self.known.push(Ply { side: game.position().to_move(), played });
        }
        Ok(Turn { code, elapsed, search })
    }

    fn game_over(&mut self) {
        // Whether or not the device receives this, its next game begins with a start.
        let _ = self.send(Frame::Prompt(Prompt::End));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulated_board::{Defect, FakeBoard};
    use duo_players::players::first_legal::FirstLegal;

    const LIMIT: Duration = Duration::from_secs(1);

    fn player(defect: Defect, transfer: PositionTransfer) -> WirePlayer<FakeBoard> {
        WirePlayer::new("board".to_owned(), FakeBoard::new(defect), transfer)
    }

    fn game(line: &str) -> Game {
        Game::from_codes(line, Start::Five).unwrap()
    }

    /// The bytes that the board receives while a player replies in these positions, one after the
    /// other.
    fn bytes_received(lines: &[&str]) -> String {
        let mut player = player(Defect::None, PositionTransfer::SetUpFrames);
        player.new_game(Start::Five).unwrap();
        for line in lines {
            let turn = player.reply(&game(line), LIMIT).unwrap();
            let expected = FirstLegal.reply(&game(line), Duration::MAX).unwrap();
            assert_eq!(turn.code, expected.code, "after {line}");
        }
        player.game_over();
        assert_eq!(player.line.complaints, [""; 0]);
        String::from_utf8(player.line.heard).unwrap()
    }

    #[test]
    fn contest_needs_only_prompts() {
        assert_eq!(bytes_received(&["", "55a0 abq1"]), "0254abq19");
        assert_eq!(bytes_received(&["56u0", "56u0 aaa0 84n0"]), "03A56u0484n09");
    }

    #[test]
    fn opening_is_set_up_before_the_first_prompt() {
        assert_eq!(bytes_received(&["44p0 b9t6 37t0 88m1"]), "0>44p0<b9t6>37t0488m19");
        assert_eq!(bytes_received(&["44p0 b9t6 37t0"]), "0<44p0>b9t6437t09");
    }

    #[test]
    fn another_game_restarts_the_device() {
        assert_eq!(bytes_received(&["", "56u0 abq1"]), "0250>56u04abq19");
    }

    #[test]
    fn board_without_set_up_frames_is_refused_other_games() {
        let mut player = player(Defect::None, PositionTransfer::Prompts);
        for line in ["", "55a0 abq1", "56u0"] {
            player.reply(&game(line), LIMIT).unwrap();
        }
        let fault = player.reply(&game("44p0 b9t6 37t0 88m1"), LIMIT).unwrap_err();
        assert!(matches!(&fault, Fault::Disconnected(why) if why.contains("cannot tell it of 44p0")), "{fault:?}");
    }

    /// The fault of a board in its first turn of a game.
    fn fault(defect: Defect) -> Fault {
        let mut player = player(defect, PositionTransfer::Prompts);
        player.new_game(Start::Five).and_then(|()| player.reply(&game(""), LIMIT)).unwrap_err()
    }

    #[test]
    fn wrong_identifier_is_reported_with_its_bytes() {
        assert_eq!(fault(Defect::Mute), Fault::Timeout(LIMIT));
        assert_eq!(fault(Defect::WrongIdentifier), Fault::Malformed("\"AB1\" in answer to 0".to_owned()));
        assert_eq!(fault(Defect::TwoIdentifiers), Fault::Malformed("\"1AB1AB\" in answer to 0".to_owned()));
    }

    #[test]
    fn wrong_start_names_the_fault_of_the_line() {
        for (defect, cause) in [
            (Defect::Looped, "TX and RX are connected with each other"),
            (Defect::Echo, "turn off the echo"),
            (Defect::Garbles, "the board's speed is not 115200 baud 8N1"),
        ] {
            let fault = fault(defect);
            assert!(matches!(&fault, Fault::Malformed(why) if why.contains(cause)), "{defect:?}: {fault:?}");
        }
    }

    #[test]
    fn bytes_before_the_start_are_ignored() {
        let mut player = player(Defect::None, PositionTransfer::Prompts);
        player.line.send(b"0025").unwrap();
        assert_eq!(player.new_game(Start::Five), Ok(()));
    }

    #[test]
    fn noise_is_tolerated_but_a_second_answer_is_a_fault() {
        let mut player = player(Defect::Talkative, PositionTransfer::Prompts);
        player.new_game(Start::Five).unwrap();
        player.reply(&game(""), LIMIT).unwrap();
        // The board answers a prompt that the referee has not sent.
        player.line.send(b"4abq1").unwrap();
        let fault = player.reply(&game("55a0 abq1"), LIMIT).unwrap_err();
        assert!(matches!(&fault, Fault::Malformed(why) if why.starts_with("answered once more, unasked")), "{fault:?}");
    }
}
