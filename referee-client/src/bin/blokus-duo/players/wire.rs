//! Players on the contest's wire: prompts go out as bytes, replies come back as bytes.

use std::time::Duration;

use reference::blokus_duo::notation::{decode, encode, Code};
use reference::blokus_duo::placement::Move;
use reference::blokus_duo::player::{Player as Side, Start};
use reference::blokus_duo::protocol::{Prompt, Reply};

use super::{Fault, Player, Search, Turn};
use crate::contest::frame::Frame;
use crate::game::{Game, Ply};

/// Time for the answer to `0`, which takes no thinking.
const HANDSHAKE_LIMIT: Duration = Duration::from_secs(1);

/// A line to a device, with a clock of its own.
pub trait Line {
    /// Drops what has come unasked, sends bytes, and returns when the last one has left.
    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault>;

    /// The next byte, and how long after the last one sent it had arrived in full; at most `limit` is waited for it.
    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault>;

    /// What the device shows of its last search beside the line.
    fn search(&mut self) -> Search;
}

/// A device that answers prompts.
///
/// It is told of the game by the prompts alone where they suffice, as in a contest. Where the game is not the one it knows,
/// it is started afresh and the position set up move by move.
pub struct WirePlayer<L> {
    name: String,
    line: L,
    /// The turns that the device knows of.
    known: Vec<Ply>,
}

impl<L: Line> WirePlayer<L> {
    /// A device at the end of `line`.
    pub fn new(name: String, line: L) -> WirePlayer<L> {
        WirePlayer { name, line, known: Vec::new() }
    }

    fn start(&mut self) -> Result<(), Fault> {
        self.known.clear();
        self.send(Frame::Prompt(Prompt::Start))?;
        let (identifier, _) = self.receive::<3>(HANDSHAKE_LIMIT)?;
        match Reply::parse(&identifier) {
            Ok(Reply::Identifier(_)) => Ok(()),
            Ok(Reply::Code(code)) => Err(Fault::Malformed(format!("{code} in answer to 0"))),
            Err(why) => Err(Fault::Malformed(why.to_string())),
        }
    }

    /// Makes the device know all turns but the opponent's last one, and returns the prompt that tells of that.
    fn catch_up(&mut self, game: &Game) -> Result<Prompt, Fault> {
        let own = game.position().to_move();
        let start = game.position().start(own);
        let history = game.history();
        let (untold, prompt) = match history.split_last() {
            None => (history, Prompt::FirstMove { start }),
            Some((last, before)) if last.side != own => {
                let opponent = encode(last.played);
                let prompt = if before.is_empty() {
                    Prompt::SecondMove { start, opponent }
                } else {
                    Prompt::NextMove { opponent }
                };
                (before, prompt)
            }
            // The opponent was left out, which is as if it had passed.
            Some(_) => (history, Prompt::NextMove { opponent: Code::PASS }),
        };
        if !untold.starts_with(&self.known) {
            self.start()?;
        }
        for ply in &untold[self.known.len()..] {
            // A pass changes nothing on the board.
            if ply.played != Move::Pass {
                self.send(set_up(own, ply))?;
            }
        }
        self.known = history.to_vec();
        Ok(prompt)
    }

    fn send(&mut self, frame: Frame) -> Result<(), Fault> {
        self.line.send(&frame.to_bytes())
    }

    /// The next characters that count, and when the last of them had come.
    fn receive<const COUNT: usize>(&mut self, limit: Duration) -> Result<([u8; COUNT], Duration), Fault> {
        let mut received = [0; COUNT];
        let mut elapsed = Duration::ZERO;
        let mut count = 0;
        while count < COUNT {
            let (byte, at) = self.line.receive(limit)?;
            if !matches!(byte, b'\r' | b'\n') {
                received[count] = byte;
                count += 1;
            }
            elapsed = at;
        }
        Ok((received, elapsed))
    }
}

fn set_up(own: Side, ply: &Ply) -> Frame {
    let code = encode(ply.played);
    if ply.side == own {
        Frame::YouHavePlayed(code)
    } else {
        Frame::OpponentHasPlayed(code)
    }
}

impl<L: Line> Player for WirePlayer<L> {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        self.start()
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        let prompt = self.catch_up(game)?;
        self.send(Frame::Prompt(prompt))?;
        let (bytes, elapsed) = self.receive::<4>(limit)?;
        let code = Code::new(bytes);
        if let Ok(played) = decode(code) {
            self.known.push(Ply { side: game.position().to_move(), played });
        }
        Ok(Turn { code, elapsed, search: self.line.search() })
    }

    fn game_over(&mut self) {
        // Whether it hears this or not, its next game begins with a start.
        let _ = self.send(Frame::Prompt(Prompt::End));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::frame_decoder::FrameDecoder;
    use crate::contest::seat::{Seat, Wanted};
    use crate::players::first_legal::FirstLegal;
    use std::collections::VecDeque;
    use std::time::Instant;

    /// A device that plays the first legal move, and keeps what it was sent.
    struct Device {
        decoder: FrameDecoder,
        seat: Seat,
        heard: Vec<u8>,
        replies: VecDeque<u8>,
    }

    impl Device {
        fn new() -> Device {
            Device { decoder: FrameDecoder::new(), seat: Seat::new(), heard: Vec::new(), replies: VecDeque::new() }
        }
    }

    impl Line for &mut Device {
        fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
            self.heard.extend(bytes);
            for &byte in bytes {
                let Some(frame) = self.decoder.take(byte, Instant::now()) else { continue };
                let (wanted, complaint) = self.seat.hear(frame);
                assert_eq!(complaint, None);
                match wanted {
                    Wanted::Nothing => {}
                    Wanted::Identifier => self.replies.extend(b"\r\n1AB"),
                    Wanted::Move => {
                        let turn = FirstLegal.reply(self.seat.game(), Duration::MAX)?;
                        self.seat.answered(decode(turn.code).unwrap());
                        self.replies.extend(turn.code.bytes());
                    }
                }
            }
            Ok(())
        }

        fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault> {
            self.replies.pop_front().map(|byte| (byte, Duration::from_millis(1))).ok_or(Fault::Timeout(limit))
        }

        fn search(&mut self) -> Search {
            Search::default()
        }
    }

    /// What the device hears while a player replies in these positions, one after the other.
    fn heard(lines: &[&str]) -> String {
        let mut device = Device::new();
        let mut player = WirePlayer::new("device".to_owned(), &mut device);
        player.new_game(Start::Five).unwrap();
        for line in lines {
            let game = Game::from_codes(line, Start::Five).unwrap();
            let turn = player.reply(&game, Duration::from_secs(1)).unwrap();
            let expected = FirstLegal.reply(&game, Duration::MAX).unwrap();
            assert_eq!(turn.code, expected.code, "after {line}");
        }
        player.game_over();
        String::from_utf8(device.heard.clone()).unwrap()
    }

    #[test]
    fn a_contest_needs_the_prompts_alone() {
        assert_eq!(heard(&["", "55a0 abq1"]), "0254abq19");
        assert_eq!(heard(&["56u0", "56u0 aaa0 84n0"]), "03A56u0484n09");
    }

    #[test]
    fn an_opening_is_set_up_first() {
        assert_eq!(heard(&["44p0 b9t6 37t0 88m1"]), "0>44p0<b9t6>37t0488m19");
        assert_eq!(heard(&["44p0 b9t6 37t0"]), "0<44p0>b9t6437t09");
    }

    #[test]
    fn another_game_starts_afresh() {
        assert_eq!(heard(&["", "56u0 abq1"]), "0250>56u04abq19");
    }
}
