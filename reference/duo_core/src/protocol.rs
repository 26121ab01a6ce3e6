//! The frames of the contest's serial protocol as types.

use super::notation::Code;
use super::player::Start;

/// What the referee sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// `0`: a match starts; the answer is the team's identifier.
    Start,
    /// `2X`: the first move of the player who moves first, on the start cell X.
    FirstMove {
        /// The cell to cover.
        start: Start,
    },
    /// `3XYYYY`: the first move of the other player, on the start cell X.
    SecondMove {
        /// The cell to cover.
        start: Start,
        /// What the opponent has played.
        opponent: Code,
    },
    /// `4XXXX`: any later move.
    NextMove {
        /// What the opponent has played.
        opponent: Code,
    },
    /// `9`: the game is over; there is no answer.
    End,
}

/// Why bytes are no prompt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPrompt {
    /// No prompt begins so.
    #[error("no prompt begins with '{}'; they begin with 0, 2, 3, 4 or 9", .0.escape_ascii())]
    Kind(u8),
    /// The bytes are too few or too many.
    #[error("prompt \"{}\" must have {expected} bytes, not {}", .received.escape_ascii(), .received.len())]
    Length {
        /// What came.
        received: Vec<u8>,
        /// How many bytes such a prompt has.
        expected: usize,
    },
    /// The start cell is not known.
    #[error("'{}' is no start cell; it must be 5 or A", .0.escape_ascii())]
    Start(u8),
    /// There are no bytes.
    #[error("the prompt is empty")]
    Empty,
}

impl Prompt {
    /// Number of bytes of a prompt that begins with `kind`, or `None` if no prompt does.
    pub const fn length(kind: u8) -> Option<usize> {
        match kind {
            b'0' | b'9' => Some(1),
            b'2' => Some(2),
            b'3' => Some(6),
            b'4' => Some(5),
            _ => None,
        }
    }

    /// The bytes on the line.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Prompt::Start => b"0".to_vec(),
            Prompt::FirstMove { start } => vec![b'2', start.digit()],
            Prompt::SecondMove { start, opponent } => [&[b'3', start.digit()], &opponent.bytes()[..]].concat(),
            Prompt::NextMove { opponent } => [b"4", &opponent.bytes()[..]].concat(),
            Prompt::End => b"9".to_vec(),
        }
    }

    /// The prompt that consists of exactly these bytes. A move code in it may name no move.
    pub fn parse(bytes: &[u8]) -> Result<Prompt, BadPrompt> {
        let &kind = bytes.first().ok_or(BadPrompt::Empty)?;
        let start = |digit| Start::from_digit(digit).ok_or(BadPrompt::Start(digit));
        match *bytes {
            [b'0'] => Ok(Prompt::Start),
            [b'2', digit] => Ok(Prompt::FirstMove { start: start(digit)? }),
            [b'3', digit, a, b, c, d] => {
                Ok(Prompt::SecondMove { start: start(digit)?, opponent: Code::new([a, b, c, d]) })
            }
            [b'4', a, b, c, d] => Ok(Prompt::NextMove { opponent: Code::new([a, b, c, d]) }),
            [b'9'] => Ok(Prompt::End),
            _ => Err(match Prompt::length(kind) {
                Some(expected) => BadPrompt::Length { received: bytes.to_vec(), expected },
                None => BadPrompt::Kind(kind),
            }),
        }
    }

    /// Number of bytes of the answer, without line ends.
    pub const fn reply_length(self) -> usize {
        match self {
            Prompt::Start => 3,
            Prompt::FirstMove { .. } | Prompt::SecondMove { .. } | Prompt::NextMove { .. } => 4,
            Prompt::End => 0,
        }
    }
}

/// What a player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `1XX`: the team's identifier.
    Identifier([u8; 2]),
    /// A move. It may name none: that is for the referee to find out.
    Code(Code),
}

/// Why bytes are no reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReply {
    /// It is too short or too long.
    #[error("reply \"{}\" is neither an identifier (1XX) nor a four-character move code", .0.escape_ascii())]
    Length(Vec<u8>),
    /// Three bytes that do not begin with `1`.
    #[error("identifier \"{}\" must begin with 1", .0.escape_ascii())]
    Identifier(Vec<u8>),
    /// There are no bytes but line ends.
    #[error("the reply is empty")]
    Empty,
}

impl Reply {
    /// The bytes on the line.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Reply::Identifier(team) => [b"1", &team[..]].concat(),
            Reply::Code(code) => code.bytes().to_vec(),
        }
    }

    /// The reply in the bytes received; like the organisers' referee, it skips CR and LF.
    pub fn parse(received: &[u8]) -> Result<Reply, BadReply> {
        let bytes: Vec<u8> = received.iter().copied().filter(|byte| !matches!(byte, b'\r' | b'\n')).collect();
        match *bytes {
            [] => Err(BadReply::Empty),
            [b'1', x, y] => Ok(Reply::Identifier([x, y])),
            [_, _, _] => Err(BadReply::Identifier(bytes)),
            [a, b, c, d] => Ok(Reply::Code(Code::new([a, b, c, d]))),
            _ => Err(BadReply::Length(bytes)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: Code = Code::new(*b"53e0");

    #[test]
    fn prompts_are_written_as_the_contest_says() {
        for (prompt, bytes) in [
            (Prompt::Start, "0"),
            (Prompt::FirstMove { start: Start::Five }, "25"),
            (Prompt::FirstMove { start: Start::Ten }, "2A"),
            (Prompt::SecondMove { start: Start::Ten, opponent: CODE }, "3A53e0"),
            (Prompt::NextMove { opponent: Code::PASS }, "40000"),
            (Prompt::End, "9"),
        ] {
            assert_eq!(prompt.to_bytes(), bytes.as_bytes());
            assert_eq!(Prompt::parse(bytes.as_bytes()), Ok(prompt));
            assert_eq!(Prompt::length(bytes.as_bytes()[0]), Some(bytes.len()));
        }
    }

    #[test]
    fn damaged_prompts_say_what_is_wrong() {
        let refused = |bytes: &[u8]| Prompt::parse(bytes).unwrap_err().to_string();
        assert_eq!(refused(b""), "the prompt is empty");
        assert!(refused(b"1XX").contains("begins with '1'"));
        assert!(refused(b"2a").contains("'a' is no start cell"));
        assert!(refused(b"353e0").contains("must have 6 bytes, not 5"));
        assert!(refused(b"40000\n").contains("\"40000\\n\" must have 5 bytes, not 6"));
    }

    #[test]
    fn replies_are_read_without_line_ends() {
        assert_eq!(Reply::parse(b"1RX"), Ok(Reply::Identifier(*b"RX")));
        assert_eq!(Reply::parse(b"53e0\r\n"), Ok(Reply::Code(CODE)));
        assert_eq!(Reply::parse(b"\n11a0"), Ok(Reply::Code(Code::new(*b"11a0"))));
        for reply in [Reply::Identifier(*b"01"), Reply::Code(CODE)] {
            assert_eq!(Reply::parse(&reply.to_bytes()), Ok(reply));
        }
    }

    #[test]
    fn damaged_replies_say_what_is_wrong() {
        let refused = |bytes: &[u8]| Reply::parse(bytes).unwrap_err().to_string();
        assert_eq!(refused(b"\r\n"), "the reply is empty");
        assert!(refused(b"2XX").contains("must begin with 1"));
        assert!(refused(b"53e").contains("must begin with 1"));
        assert!(refused(b"53e00").contains("\"53e00\" is neither"));
    }
}
