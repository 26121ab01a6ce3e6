//! The game as the far end of a line was told it, and the answers that it owes.

use duo_core::notation::{decode, Code};
use duo_core::player::Player;
use duo_core::position::Position;
use duo_core::protocol::{Frame, Prompt, Reply};

/// An answer that the far end owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Whether it is a move rather than the identifier.
    pub is_move: bool,
    /// Whether no later frame may cut it short.
    pub is_certain: bool,
}

impl Wanted {
    /// Bytes of the answer.
    pub fn length(self) -> usize {
        if self.is_move {
            4
        } else {
            3
        }
    }
}

/// Frames that the far end received together.
pub struct Told {
    frames: Vec<Frame>,
    /// Their answers, in order.
    pub wanted: Vec<Wanted>,
}

/// Why an answer is wrong.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    /// It has other bytes than the answers owed.
    #[error("not the answers asked for")]
    Bytes,
    /// Not the code of a move.
    #[error("{0}")]
    NoMove(#[from] duo_core::notation::NoSuchCode),
    /// A move against the rules.
    #[error("illegal by what it was told: {0}")]
    Illegal(#[from] duo_core::illegal::Illegal),
}

/// The game as the far end was told it.
#[derive(Clone, Debug)]
pub struct View {
    /// Unknown before a game begins, and after set-up frames.
    position: Option<Position>,
    side: Player,
    has_answered: bool,
}

impl View {
    /// The view before any frame.
    pub fn new() -> View {
        View { position: None, side: Player::First, has_answered: false }
    }

    /// Finds the answers that these frames ask for.
    pub fn tell(&self, heard: &[Frame]) -> Told {
        let last = heard.len().saturating_sub(1);
        let wanted = heard.iter().enumerate().filter_map(|(index, &frame)| {
            let wanted = Wanted { is_move: asks_for_move(frame), is_certain: index == last };
            (frame.reply_length() > 0).then_some(wanted)
        });
        Told { wanted: wanted.collect(), frames: heard.to_vec() }
    }

    /// Whether the last prompt for a move has been answered.
    pub fn is_waiting_done(&self) -> bool {
        self.has_answered
    }

    /// Plays the frames and their answers.
    pub fn take_answers(&mut self, told: Told, answered: &[u8], team: &[u8; 2]) -> Result<(), Wrong> {
        let mut answers = split(answered, &told.wanted, team).ok_or(Wrong::Bytes)?.into_iter();
        self.has_answered = false;
        for frame in told.frames {
            self.hear(frame);
            if frame.reply_length() == 0 {
                continue;
            }
            let answer = answers.next().unwrap_or_default();
            if let (true, Ok(code)) = (asks_for_move(frame), <[u8; 4]>::try_from(answer)) {
                let played = decode(Code::new(code))?;
                self.has_answered = true;
                if let Some(position) = &mut self.position {
                    position.play(played)?;
                }
            }
        }
        Ok(())
    }

    /// Plays a frame.
    fn hear(&mut self, frame: Frame) {
        match frame {
            Frame::Prompt(Prompt::FirstMove { start }) => {
                (self.position, self.side) = (Some(Position::new(start)), Player::First);
            }
            Frame::Prompt(Prompt::SecondMove { start, opponent }) => {
                (self.position, self.side) = (Some(Position::new(start.other())), Player::Second);
                self.opponent_has_played(opponent);
            }
            Frame::Prompt(Prompt::NextMove { opponent }) => self.opponent_has_played(opponent),
            Frame::Prompt(Prompt::End) => {}
            Frame::Prompt(Prompt::Start) | Frame::OpponentHasPlayed(_) | Frame::YouHavePlayed(_) => {
                self.position = None;
            }
        }
    }

    /// Plays the opponent's move. An illegal move counts as a pass.
    fn opponent_has_played(&mut self, code: Code) {
        let Some(position) = &mut self.position else { return };
        position.set_to_move(self.side.other());
        if let Ok(played) = decode(code) {
            let _ = position.play(played);
        }
        position.set_to_move(self.side);
    }
}

impl Default for View {
    fn default() -> View {
        View::new()
    }
}

fn asks_for_move(frame: Frame) -> bool {
    matches!(frame, Frame::Prompt(Prompt::FirstMove { .. } | Prompt::SecondMove { .. } | Prompt::NextMove { .. }))
}

/// Splits the bytes into the wanted answers, of which uncertain ones may be cut short.
fn split<'a>(answered: &'a [u8], wanted: &[Wanted], team: &[u8; 2]) -> Option<Vec<&'a [u8]>> {
    let Some((first, rest)) = wanted.split_first() else { return answered.is_empty().then(Vec::new) };
    let least = if first.is_certain { first.length() } else { 0 };
    (least..=first.length().min(answered.len())).rev().find_map(|length| {
        let (answer, behind) = answered.split_at(length);
        let fits = first.is_move || Reply::Identifier(*team).to_bytes().starts_with(answer);
        let others = fits.then(|| split(behind, rest, team))??;
        Some([vec![answer], others].concat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_separated_and_stray_bytes_are_found() {
        let wanted = |is_move, is_certain| Wanted { is_move, is_certain };
        let split = |bytes: &'static [u8], wanted: &[Wanted]| split(bytes, wanted, b"ZZ");
        assert_eq!(split(b"1ZZ", &[wanted(false, true)]), Some(vec![&b"1ZZ"[..]]));
        for stray in [&b"1ZY"[..], b"1ZZ1", b"1Z", b""] {
            assert_eq!(split(stray, &[wanted(false, true)]), None);
        }
        let cut = [wanted(true, false), wanted(false, true)];
        assert_eq!(split(b"53e01ZZ", &cut), Some(vec![&b"53e0"[..], b"1ZZ"]));
        assert_eq!(split(b"531ZZ", &cut), Some(vec![&b"53"[..], b"1ZZ"]));
        assert_eq!(split(b"1ZZ", &cut), Some(vec![&b""[..], b"1ZZ"]));
        assert_eq!(split(b"53e0", &cut), None);
    }
}
