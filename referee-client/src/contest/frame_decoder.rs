//! Bytes from a referee into prompts, whatever else is on the line.
//!
//! - A byte that begins no prompt is dropped.
//! - `0` begins a match at any time, in the middle of a frame too. Only where it may belong to the frame (the digits of a
//!   code) is it taken for that; the referee repeats `0` until it is answered.
//! - A frame that cannot be completed any more is dropped, and the byte that spoilt it is looked at anew.
//! - A frame that pauses too long is dropped.

use std::time::{Duration, Instant};

use reference::blokus_duo::protocol::Prompt;

/// Longest pause within a frame; its bytes take less than a tenth of a millisecond each.
pub const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// Collects bytes until they are a prompt.
#[derive(Debug, Default)]
pub struct FrameDecoder {
    frame: Vec<u8>,
    last_byte: Option<Instant>,
}

impl FrameDecoder {
    /// Takes the next byte, which came at `now`.
    pub fn take(&mut self, byte: u8, now: Instant) -> Option<Prompt> {
        let paused = self.last_byte.is_some_and(|last| now.duration_since(last) > LONGEST_PAUSE);
        if paused || !may_continue(&self.frame, byte) {
            self.frame.clear();
        }
        self.last_byte = Some(now);
        if self.frame.is_empty() && Prompt::length(byte).is_none() {
            return None;
        }
        self.frame.push(byte);
        if Some(self.frame.len()) < Prompt::length(self.frame[0]) {
            return None;
        }
        Prompt::parse(&std::mem::take(&mut self.frame)).ok()
    }
}

/// Whether a prompt can begin with `frame` and go on with `byte`.
fn may_continue(frame: &[u8], byte: u8) -> bool {
    match frame {
        [] => true,
        [b'2' | b'3'] => matches!(byte, b'5' | b'A'),
        [b'4', code @ ..] | [b'3', _, code @ ..] => may_continue_code(code, byte),
        _ => false,
    }
}

/// Whether a code can begin with `code` and go on with `byte`. It need not be a move that exists.
fn may_continue_code(code: &[u8], byte: u8) -> bool {
    let passes = code.iter().all(|&digit| digit == b'0');
    let as_pass = passes && byte == b'0';
    let as_move = match code {
        [] => is_coordinate(byte),
        [column] => is_coordinate(*column) && is_coordinate(byte),
        [b'0', ..] => false,
        [_, _] => byte.is_ascii_lowercase(),
        _ => byte.is_ascii_digit(),
    };
    as_pass || as_move
}

fn is_coordinate(byte: u8) -> bool {
    matches!(byte, b'1'..=b'9' | b'a'..=b'e')
}

#[cfg(test)]
mod tests {
    use super::*;
    use reference::blokus_duo::notation::Code;
    use reference::blokus_duo::player::Start;

    /// What becomes of bytes that come without pauses.
    fn decode(bytes: &[u8]) -> Vec<Prompt> {
        let (mut decoder, now) = (FrameDecoder::default(), Instant::now());
        bytes.iter().filter_map(|&byte| decoder.take(byte, now)).collect()
    }

    fn next_move(code: &[u8; 4]) -> Prompt {
        Prompt::NextMove { opponent: Code::new(*code) }
    }

    #[test]
    fn a_whole_game_of_frames() {
        let first = Prompt::FirstMove { start: Start::Five };
        let second = Prompt::SecondMove { start: Start::Ten, opponent: Code::new(*b"53e0") };
        let frames = [Prompt::Start, first, next_move(b"a8e0"), next_move(b"0000"), Prompt::End, Prompt::Start, second];
        let bytes: Vec<u8> = frames.iter().flat_map(|frame| frame.to_bytes()).collect();
        assert_eq!(decode(&bytes), frames);
    }

    #[test]
    fn a_zero_in_the_middle_of_a_frame_begins_a_match() {
        for broken in [&b"20"[..], b"30", b"350", b"453e00"] {
            assert_eq!(decode(broken).last().copied(), (broken != b"350").then_some(Prompt::Start), "{broken:?}");
        }
        // After a column a zero can be no row, after a row no piece.
        assert_eq!(decode(b"450"), [Prompt::Start]);
        assert_eq!(decode(b"4530"), [Prompt::Start]);
        assert_eq!(
            decode(b"45302525"),
            [Prompt::Start, Prompt::FirstMove { start: Start::Five }, Prompt::FirstMove { start: Start::Five }]
        );
    }

    #[test]
    fn garbage_is_dropped_and_the_next_frame_is_read() {
        assert_eq!(decode(b"\r\nxyz\xff1785"), []);
        assert_eq!(decode(b"4z4a8e0"), [next_move(b"a8e0")]);
        assert_eq!(
            decode(b"2A2B25"),
            [Prompt::FirstMove { start: Start::Ten }, Prompt::FirstMove { start: Start::Five }]
        );
    }

    #[test]
    fn a_code_that_names_no_move_still_arrives() {
        assert_eq!(decode(b"4ddz9"), [next_move(b"ddz9")]);
    }

    #[test]
    fn a_frame_that_pauses_too_long_is_dropped() {
        let (mut decoder, start) = (FrameDecoder::default(), Instant::now());
        let late = start + LONGEST_PAUSE + Duration::from_millis(1);
        assert_eq!(decoder.take(b'4', start), None);
        assert_eq!(decoder.take(b'0', late), Some(Prompt::Start));
    }
}
