//! The referee's frames: their lengths, and how they are written and parsed.

use super::FrameDecoder;
use crate::notation::Code;
use crate::player::Start;

/// A frame of the contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// `0`: a match starts.
    Start,
    /// `2X`: make the game's first move.
    FirstMove {
        /// The cell to cover.
        start: Start,
    },
    /// `3XYYYY`: make the game's second move.
    SecondMove {
        /// The cell to cover.
        start: Start,
        /// The game's first move.
        opponent: Code,
    },
    /// `4XXXX`: make a later move.
    NextMove {
        /// The opponent's last move.
        opponent: Code,
    },
    /// `9`: the game is over.
    End,
}

/// A frame of the contest, or a set-up frame.
///
/// Set-up frames come between `0` and the next prompt, or between prompts. The first piece that a
/// set-up frame places determines which start cell belongs to which side. A pass need not be sent,
/// but a machine with a tree may then take a position for the one that it expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A frame of the contest.
    Prompt(Prompt),
    /// `<XXXX`: the opponent has played XXXX.
    OpponentHasPlayed(Code),
    /// `>XXXX`: you have played XXXX.
    YouHavePlayed(Code),
}

impl Prompt {
    /// The prompt for the player on `start` after `turns` turns of the game. `opponents_last` is
    /// the opponent's last move, in the spelling to be sent. `None` means that the opponent's turn
    /// was skipped, which is written as a pass.
    pub fn due(start: Start, turns: usize, opponents_last: Option<Code>) -> Prompt {
        match (turns, opponents_last) {
            (0, _) => Prompt::FirstMove { start },
            (1, Some(opponent)) => Prompt::SecondMove { start, opponent },
            (_, opponent) => Prompt::NextMove { opponent: opponent.unwrap_or(Code::PASS) },
        }
    }

    /// The bytes on the line.
    pub fn to_bytes(self) -> Vec<u8> {
        Frame::Prompt(self).to_bytes()
    }

    /// Number of bytes of the reply, without line ends.
    pub const fn reply_length(self) -> usize {
        match self {
            Prompt::Start => 3,
            Prompt::FirstMove { .. } | Prompt::SecondMove { .. } | Prompt::NextMove { .. } => 4,
            Prompt::End => 0,
        }
    }
}

impl Frame {
    /// Number of bytes of a frame whose first byte is `kind`; `None` if `kind` cannot begin a
    /// frame.
    pub const fn length(kind: u8) -> Option<usize> {
        match kind {
            b'0' | b'9' => Some(1),
            b'2' => Some(2),
            b'3' => Some(6),
            b'4' | b'<' | b'>' => Some(5),
            _ => None,
        }
    }

    /// The bytes on the line.
    pub fn to_bytes(self) -> Vec<u8> {
        let with_code = |kind: u8, code: Code| [&[kind], &code.bytes()[..]].concat();
        match self {
            Frame::Prompt(Prompt::Start) => b"0".to_vec(),
            Frame::Prompt(Prompt::FirstMove { start }) => vec![b'2', start.digit()],
            Frame::Prompt(Prompt::SecondMove { start, opponent }) => {
                [&[b'3', start.digit()], &opponent.bytes()[..]].concat()
            }
            Frame::Prompt(Prompt::NextMove { opponent }) => with_code(b'4', opponent),
            Frame::Prompt(Prompt::End) => b"9".to_vec(),
            Frame::OpponentHasPlayed(code) => with_code(b'<', code),
            Frame::YouHavePlayed(code) => with_code(b'>', code),
        }
    }

    /// Parses exactly these bytes as a frame, without additional bytes. Its code need not name a
    /// move.
    pub fn parse(bytes: &[u8]) -> Option<Frame> {
        let mut decoder = FrameDecoder::new();
        let last = bytes.iter().filter_map(|&byte| decoder.take(byte)).last()?;
        (last.to_bytes() == bytes).then_some(last)
    }

    /// The move code in the frame.
    pub const fn code(self) -> Option<Code> {
        match self {
            Frame::Prompt(Prompt::SecondMove { opponent: code, .. } | Prompt::NextMove { opponent: code }) => {
                Some(code)
            }
            Frame::OpponentHasPlayed(code) | Frame::YouHavePlayed(code) => Some(code),
            Frame::Prompt(Prompt::Start | Prompt::FirstMove { .. } | Prompt::End) => None,
        }
    }

    /// Number of bytes of the reply, without line ends.
    pub const fn reply_length(self) -> usize {
        match self {
            Frame::Prompt(prompt) => prompt.reply_length(),
            Frame::OpponentHasPlayed(_) | Frame::YouHavePlayed(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: Code = Code::new(*b"53e0");

    #[test]
    fn frames_are_written_as_the_contest_says() {
        for (frame, bytes) in [
            (Frame::Prompt(Prompt::Start), "0"),
            (Frame::Prompt(Prompt::FirstMove { start: Start::Five }), "25"),
            (Frame::Prompt(Prompt::FirstMove { start: Start::Ten }), "2A"),
            (Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: CODE }), "3A53e0"),
            (Frame::Prompt(Prompt::NextMove { opponent: Code::PASS }), "40000"),
            (Frame::Prompt(Prompt::End), "9"),
            (Frame::OpponentHasPlayed(CODE), "<53e0"),
            (Frame::YouHavePlayed(CODE), ">53e0"),
        ] {
            assert_eq!(frame.to_bytes(), bytes.as_bytes());
            assert_eq!(Frame::parse(bytes.as_bytes()), Some(frame));
            assert_eq!(Frame::length(bytes.as_bytes()[0]), Some(bytes.len()));
        }
    }

    #[test]
    fn damaged_frames_are_refused() {
        for bytes in [&b""[..], b"1XX", b"2a", b"353e0", b"40000\n", b"x25", b"225", b"2525", b"4a0e0", b"4025"] {
            assert_eq!(Frame::parse(bytes), None, "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn each_turn_has_its_prompt() {
        let due = |turns, opponents_last| Prompt::due(Start::Five, turns, opponents_last).to_bytes();
        assert_eq!(due(0, None), b"25");
        assert_eq!(due(1, Some(CODE)), b"3553e0");
        assert_eq!(due(2, Some(CODE)), b"453e0");
        // The opponent's turn was skipped.
        assert_eq!(due(1, None), b"40000");
        assert_eq!(due(3, None), b"40000");
    }
}
