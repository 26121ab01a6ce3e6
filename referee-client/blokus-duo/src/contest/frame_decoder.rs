//! Bytes from a referee into frames, whatever else is on the line; the accelerator's frame decoder does the same.
//!
//! - A byte that begins no frame is dropped.
//! - `0` begins a match at any time, in the middle of a frame too. Within a code, where it may belong to the frame, zeros
//!   are a pass if there are four of them; else the first one was a start.
//! - A byte that cannot follow begins anew.
//! - A frame that pauses too long is dropped.

use std::time::{Duration, Instant};

use duo_core::cycle_model::frame_decoder::PAUSE_CYCLES;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::protocol::Prompt;

use super::frame::Frame;

/// Longest pause within a frame; its bytes take less than a tenth of a millisecond each.
pub const LONGEST_PAUSE: Duration = Duration::from_millis(PAUSE_CYCLES as u64 * 1000 / CLOCK_HZ as u64);

const START: Frame = Frame::Prompt(Prompt::Start);

/// Collects bytes until they are a frame.
#[derive(Debug)]
pub struct FrameDecoder {
    frame: Vec<u8>,
    last_byte: Instant,
}

impl FrameDecoder {
    /// With nothing received.
    pub fn new() -> FrameDecoder {
        FrameDecoder { frame: Vec::new(), last_byte: Instant::now() }
    }

    /// When [`FrameDecoder::expire`] is due if no byte comes before; `None` between frames.
    pub fn deadline(&self) -> Option<Instant> {
        (!self.frame.is_empty()).then(|| self.last_byte + LONGEST_PAUSE)
    }

    /// Drops the frame under way if the line has paused for too long by `now`. Zeros that it broke off at were a start.
    ///
    /// Due at the deadline, if it is certain that no byte is waiting to be read.
    pub fn expire(&mut self, now: Instant) -> Option<Frame> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return None;
        }
        let frame = std::mem::take(&mut self.frame);
        ends_in_zeros(&frame).then_some(START)
    }

    /// Takes the next byte, which came at `now`, no longer after the last one than a frame may pause.
    pub fn take(&mut self, byte: u8, now: Instant) -> Option<Frame> {
        self.last_byte = now;
        if !may_follow(&self.frame, byte) {
            let had_zeros = ends_in_zeros(&self.frame);
            self.frame.clear();
            let led = self.append(byte);
            return if had_zeros { Some(START) } else { led };
        }
        self.append(byte)
    }

    fn append(&mut self, byte: u8) -> Option<Frame> {
        self.frame.push(byte);
        let Some(length) = Frame::length(self.frame[0]) else {
            self.frame.clear();
            return None;
        };
        if self.frame.len() < length {
            return None;
        }
        Frame::parse(&std::mem::take(&mut self.frame))
    }
}

/// Whether `byte` can be the next one of the frame under way.
fn may_follow(frame: &[u8], byte: u8) -> bool {
    let code = code(frame);
    match frame {
        [b'2' | b'3'] => matches!(byte, b'5' | b'A'),
        // Zeros go on with zeros. After something else, a zero can only be a code's last character.
        _ if ends_in_zeros(frame) => byte == b'0',
        _ => byte != b'0' || code.is_empty() || code.len() == 3,
    }
}

/// The characters of the code so far.
fn code(frame: &[u8]) -> &[u8] {
    match frame {
        [b'3', _, code @ ..] => code,
        [b'3'] => &[],
        [_, code @ ..] => code,
        [] => &[],
    }
}

fn ends_in_zeros(frame: &[u8]) -> bool {
    !code(frame).is_empty() && code(frame).iter().all(|&character| character == b'0')
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::cycle_model::frame_decoder as hardware;
    use duo_core::cycle_model::CycleModel;
    use duo_core::notation::Code;
    use duo_core::player::Start;
    use proptest::prelude::*;

    /// What becomes of bytes that come without pauses.
    fn decode(bytes: &[u8]) -> Vec<Frame> {
        let (mut decoder, now) = (FrameDecoder::new(), Instant::now());
        bytes.iter().filter_map(|&byte| decoder.take(byte, now)).collect()
    }

    fn next_move(code: &[u8; 4]) -> Frame {
        Frame::Prompt(Prompt::NextMove { opponent: Code::new(*code) })
    }

    fn first_move(start: Start) -> Frame {
        Frame::Prompt(Prompt::FirstMove { start })
    }

    #[test]
    fn a_whole_game_of_frames() {
        let second = Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: Code::new(*b"53e0") });
        let set_up = [Frame::OpponentHasPlayed(Code::new(*b"53e0")), Frame::YouHavePlayed(Code::new(*b"a8e0"))];
        let end = Frame::Prompt(Prompt::End);
        let moves = [first_move(Start::Five), next_move(b"a8e0"), next_move(b"0000"), end, START, second];
        let frames = [&moves[..], &set_up].concat();
        let bytes: Vec<u8> = frames.iter().flat_map(|frame| frame.to_bytes()).collect();
        assert_eq!(decode(&bytes), frames);
    }

    #[test]
    fn a_zero_in_the_middle_of_a_frame_begins_a_match() {
        for broken in [&b"20"[..], b"30", b"450", b"4530", b"<530"] {
            assert_eq!(decode(broken), [START], "{}", broken.escape_ascii());
        }
        // Zeros that turn out to be no pass were a start.
        assert_eq!(decode(b"4025"), [START, first_move(Start::Five)]);
        assert_eq!(decode(b"35002A"), [START, first_move(Start::Ten)]);
    }

    #[test]
    fn garbage_is_dropped_and_the_next_frame_is_read() {
        assert_eq!(decode(b"\r\nxyz\xff1785"), []);
        assert_eq!(decode(b"2A2B25"), [first_move(Start::Ten), first_move(Start::Five)]);
    }

    #[test]
    fn a_code_that_names_no_move_still_arrives() {
        assert_eq!(decode(b"4ddz9"), [next_move(b"ddz9")]);
        assert_eq!(decode(b"4\xff!?0"), [next_move(b"\xff!?0")]);
    }

    /// What the accelerator's frame decoder makes of the same bytes: the kinds of its frames.
    fn decode_in_hardware(bytes: &[u8]) -> Vec<u8> {
        let mut decoder = hardware::FrameDecoder::new(CLOCK_HZ);
        let idle = hardware::In::default();
        let inputs = bytes.iter().map(|&data| hardware::In { data, data_valid: true, ..idle }).chain([idle, idle]);
        inputs.map(|input| decoder.step(input)).filter(|out| out.valid).map(|out| out.kind).collect()
    }

    fn kind(frame: &Frame) -> u8 {
        match frame {
            Frame::Prompt(Prompt::Start) => hardware::START,
            Frame::Prompt(Prompt::End) => hardware::END,
            Frame::Prompt(Prompt::FirstMove { .. }) => hardware::FIRST_MOVE,
            Frame::Prompt(Prompt::SecondMove { .. }) => hardware::SECOND_MOVE,
            Frame::Prompt(Prompt::NextMove { .. }) => hardware::NEXT_MOVE,
            Frame::OpponentHasPlayed(_) => hardware::OPPONENT_HAS_PLAYED,
            Frame::YouHavePlayed(_) => hardware::YOU_HAVE_PLAYED,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(5000))]

        #[test]
        fn the_accelerator_decodes_the_same_frames(
            // Mostly characters of frames, so that many are whole.
            bytes in prop::collection::vec(prop_oneof![9 => prop::sample::select(b"0002345A9<>5ab1eu7".to_vec()), 1 => any::<u8>()], 0..40)
        ) {
            let kinds: Vec<u8> = decode(&bytes).iter().map(kind).collect();
            prop_assert_eq!(kinds, decode_in_hardware(&bytes), "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn a_pause_drops_the_frame_and_tells_whether_it_was_a_start() {
        let (mut decoder, now) = (FrameDecoder::new(), Instant::now());
        let late = now + LONGEST_PAUSE;
        assert_eq!(decoder.deadline(), None);
        decoder.take(b'4', now);
        assert_eq!(decoder.deadline(), Some(late));
        assert_eq!((decoder.expire(now), decoder.deadline()), (None, Some(late)));
        assert_eq!((decoder.expire(late), decoder.deadline()), (None, None));
        decoder.take(b'4', now);
        decoder.take(b'0', now);
        assert_eq!(decoder.expire(late), Some(START));
        assert_eq!((decoder.deadline(), decoder.expire(late)), (None, None));
        assert_eq!(decoder.take(b'0', now), Some(START));
    }
}
