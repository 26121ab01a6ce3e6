//! What comes to a player on the line: the contest's prompts, and the frames that set a position up.

use duo_core::notation::Code;
use duo_core::protocol::Prompt;

/// A whole frame.
///
/// Set-up frames come between `0` and the next prompt, or between prompts, and have no answer. The first piece of a side
/// settles which start cell is whose. A pass needs no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A prompt of the contest.
    Prompt(Prompt),
    /// `<XXXX`: the opponent has played XXXX.
    OpponentHasPlayed(Code),
    /// `>XXXX`: you have played XXXX.
    YouHavePlayed(Code),
}

/// First byte of [`Frame::OpponentHasPlayed`].
const OPPONENT_HAS_PLAYED: u8 = b'<';

/// First byte of [`Frame::YouHavePlayed`].
const YOU_HAVE_PLAYED: u8 = b'>';

impl Frame {
    /// Number of bytes of a frame that begins with `kind`, or `None` if no frame does.
    pub fn length(kind: u8) -> Option<usize> {
        match kind {
            OPPONENT_HAS_PLAYED | YOU_HAVE_PLAYED => Some(5),
            _ => Prompt::length(kind),
        }
    }

    /// The frame as it is sent.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Frame::Prompt(prompt) => prompt.to_bytes(),
            Frame::OpponentHasPlayed(code) => [&[OPPONENT_HAS_PLAYED], &code.bytes()[..]].concat(),
            Frame::YouHavePlayed(code) => [&[YOU_HAVE_PLAYED], &code.bytes()[..]].concat(),
        }
    }

    /// Reads exactly one frame.
    pub fn parse(bytes: &[u8]) -> Option<Frame> {
        match *bytes {
            [OPPONENT_HAS_PLAYED, a, b, c, d] => Some(Frame::OpponentHasPlayed(Code::new([a, b, c, d]))),
            [YOU_HAVE_PLAYED, a, b, c, d] => Some(Frame::YouHavePlayed(Code::new([a, b, c, d]))),
            _ => Prompt::parse(bytes).ok().map(Frame::Prompt),
        }
    }
}
