//! A player's replies.

use crate::notation::{decode, Code};

/// A player's answer to a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `1XX`: the team's identifier.
    Identifier([u8; 2]),
    /// A move code, which need not name a move.
    Code(Code),
}

impl Reply {
    /// The bytes on the line.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Reply::Identifier(team) => [b"1", &team[..]].concat(),
            Reply::Code(code) => code.bytes().to_vec(),
        }
    }

    /// Parses these bytes, without line ends, as a reply. Its content may still be invalid; see
    /// [`Reply::is_well_formed`].
    pub const fn parse(bytes: &[u8]) -> Option<Reply> {
        match *bytes {
            [b'1', x, y] => Some(Reply::Identifier([x, y])),
            [a, b, c, d] => Some(Reply::Code(Code::new([a, b, c, d]))),
            _ => None,
        }
    }

    /// Whether the identifier is printable, or the code names a move on the board.
    pub fn is_well_formed(self) -> bool {
        match self {
            Reply::Identifier(team) => team.iter().all(u8::is_ascii_graphic),
            Reply::Code(code) => decode(code).is_ok(),
        }
    }
}

/// Whether a byte ends a line. Players may end their replies with any number of CR and LF, which
/// the contest's referee skips too.
pub const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\r' | b'\n')
}

/// The bytes without line ends.
pub fn without_line_ends(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().copied().filter(|&byte| !is_line_end(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_read_back_as_written() {
        for reply in [Reply::Identifier(*b"01"), Reply::Code(Code::new(*b"53e0"))] {
            assert_eq!(Reply::parse(&reply.to_bytes()), Some(reply));
        }
        assert_eq!(Reply::parse(&without_line_ends(b"\n11a0\r\n")), Some(Reply::Code(Code::new(*b"11a0"))));
    }

    #[test]
    fn damaged_replies_are_refused() {
        for bytes in [&b""[..], b"1", b"2XX", b"53e", b"53e00", b"\r\n"] {
            assert_eq!(Reply::parse(bytes), None, "{}", bytes.escape_ascii());
        }
        assert!(!Reply::Identifier(*b"A\xff").is_well_formed());
        assert!(!Reply::Code(Code::new(*b"53v0")).is_well_formed());
    }
}
