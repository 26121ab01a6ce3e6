//! Names what is wrong with a line, from the bytes that came before and after `0` was sent.

use std::fmt;

use duo_core::protocol::{without_line_ends, Prompt, Reply};

use crate::port::Mode;

/// Maximum number of bytes that a message shows.
const SHOWN: usize = 16;

/// Maximum number of unprintable bytes before the first `0` that count as harmless: adapters and
/// boards send a few when a port is opened.
const FORGIVEN: usize = 3;

/// A fault of the line, as far as its bytes show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// Nothing came.
    Silent,
    /// The sent bytes came back, and nothing else.
    Loop,
    /// The sent bytes came back before the answer.
    Echo,
    /// Unprintable bytes came in place of the answer.
    Garbage(Vec<u8>),
    /// Unprintable bytes came unasked.
    Noise(Vec<u8>),
    /// The answer has seven data bits and a parity bit.
    SevenBits(Vec<u8>),
    /// The answer is text in another form.
    OtherForm(Vec<u8>),
    /// The board answers, but in this mode.
    OtherMode(Mode),
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::Silent => f.write_str(
                "is it the right port, is the board configured and powered, and does its TX lead to our RX (swapped wires \
                are silent)?",
            ),
            LineFault::Loop => f.write_str(
                "the line sends back what was sent, and no answer: TX and RX are connected with each other, or the wires are \
                swapped",
            ),
            LineFault::Echo => {
                f.write_str("the line sends back what was sent before the answer: turn off the echo of the board or adapter")
            }
            LineFault::Garbage(bytes) => write!(
                f,
                "garbage in answer to 0, {}: the board's speed is not {}, or its levels are inverted (a 3.3 V pin on an \
                RS-232 plug)",
                describe_bytes(bytes),
                Mode::CONTEST
            ),
            LineFault::Noise(bytes) => write!(
                f,
                "noise on the line, unasked: {}: connect the ground wire, check plugs and levels, and the board's speed ({})",
                describe_bytes(bytes),
                Mode::CONTEST
            ),
            LineFault::SevenBits(bytes) => {
                write!(f, "{} in answer to 0: the board sends 7 data bits with parity; set {}", describe_bytes(bytes), Mode::CONTEST)
            }
            LineFault::OtherForm(bytes) => write!(
                f,
                "{} in answer to 0, not 1 and two printable characters: is another device or program on this port?",
                describe_bytes(bytes)
            ),
            LineFault::OtherMode(mode) => write!(f, "the board answers at {mode}: set it to {}", Mode::CONTEST),
        }
    }
}

/// The bytes for a message, in quotes; only the first ones if there are many.
fn describe_bytes(bytes: &[u8]) -> String {
    let first = &bytes[..bytes.len().min(SHOWN)];
    format!("\"{}\"{}", first.escape_ascii(), if first.len() < bytes.len() { "..." } else { "" })
}

/// Whether bytes without line ends begin with an identification.
pub fn is_identification(bytes: &[u8]) -> bool {
    let answer = bytes.get(..Prompt::Start.reply_length()).and_then(Reply::parse);
    matches!(answer, Some(reply @ Reply::Identifier(_)) if reply.is_well_formed())
}

/// Names the fault of a line on which `before` came unasked, and `heard` after `zeros` were sent.
pub fn diagnose(before: &[u8], zeros: usize, heard: &[u8]) -> Option<LineFault> {
    let heard = without_line_ends(heard);
    let is_unprintable = |byte: &&u8| !byte.is_ascii_graphic() && !byte.is_ascii_whitespace();
    let noise = before.iter().filter(is_unprintable).count();
    let garbage = heard.iter().filter(is_unprintable).count();
    if noise > FORGIVEN || (noise > 0 && garbage > 0) {
        return Some(LineFault::Noise(before.to_vec()));
    }
    if heard.is_empty() {
        return Some(LineFault::Silent);
    }
    if garbage > 0 && (0..heard.len()).any(|start| is_identification(&heard[start..])) {
        return Some(LineFault::Noise(heard));
    }
    if is_identification(&heard) {
        return None;
    }
    let echoed = heard.iter().take_while(|byte| **byte == b'0').count();
    if echoed == heard.len() && echoed <= zeros {
        return Some(LineFault::Loop);
    }
    if (1..=zeros).contains(&echoed) && is_identification(&heard[echoed..]) {
        return Some(LineFault::Echo);
    }
    let low: Vec<u8> = heard.iter().map(|byte| byte & 0x7f).collect();
    if garbage > 0 && low.len() == 3 && is_identification(&low) {
        return Some(LineFault::SevenBits(heard));
    }
    Some(if garbage > 0 { LineFault::Garbage(heard) } else { LineFault::OtherForm(heard) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fault_is_named_by_the_bytes() {
        let named = |before: &[u8], heard: &[u8]| diagnose(before, 1, heard);
        assert_eq!(named(b"", b""), Some(LineFault::Silent));
        assert_eq!(named(b"", b"\r\n1AB\r\n"), None);
        assert_eq!(named(b"", b"1AB1AB"), None);
        assert_eq!(named(b"", b"0"), Some(LineFault::Loop));
        assert_eq!(named(b"", b"01AB"), Some(LineFault::Echo));
        assert_eq!(named(b"", b"\xe0\x1c\xfc"), Some(LineFault::Garbage(b"\xe0\x1c\xfc".to_vec())));
        assert_eq!(named(b"", b"\xb1A\xc2"), Some(LineFault::SevenBits(b"\xb1A\xc2".to_vec())));
        assert_eq!(named(b"", b"login: "), Some(LineFault::OtherForm(b"login: ".to_vec())));
        assert_eq!(named(b"", b"00"), Some(LineFault::OtherForm(b"00".to_vec())));
    }

    #[test]
    fn noise_is_told_from_a_glitch_and_from_text() {
        assert_eq!(diagnose(b"\0", 1, b"1AB"), None);
        assert_eq!(diagnose(b"booting ...\r\n", 1, b"1AB"), None);
        assert_eq!(diagnose(b"\xff\0\xfe\x80", 1, b"1AB"), Some(LineFault::Noise(b"\xff\0\xfe\x80".to_vec())));
        assert_eq!(diagnose(b"\xff", 1, b"\x801AB"), Some(LineFault::Noise(b"\xff".to_vec())));
        for mixed in [b"1AB\xff", b"\xff1AB"] {
            assert_eq!(diagnose(b"", 1, mixed), Some(LineFault::Noise(mixed.to_vec())));
        }
    }

    #[test]
    fn cause_is_one_line_with_few_bytes() {
        let garbage = LineFault::Garbage(vec![0xff; 300]).to_string();
        let shown = "\\xff".repeat(SHOWN);
        assert_eq!(
            garbage,
            format!(
                "garbage in answer to 0, \"{shown}\"...: the board's speed is not 115200 baud 8N1, or its levels are inverted \
                (a 3.3 V pin on an RS-232 plug)"
            )
        );
    }
}
