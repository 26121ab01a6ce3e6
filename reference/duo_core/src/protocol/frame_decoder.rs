//! Turns bytes into frames, whatever else is on the line, like the hardware's frame decoder.
//!
//! - Between frames, a byte that cannot begin a frame is ignored.
//! - A byte that cannot continue the frame in progress discards it, and is read as the first byte
//!   of another frame.
//! - `0` starts a match at any time, even within a frame. Within a code, where a `0` may belong to
//!   the frame, four zeros are a pass; if there are fewer, the first of them was a start.
//! - A frame that pauses for longer than [`LONGEST_PAUSE`] is discarded.

use std::time::{Duration, Instant};

use super::{Frame, Prompt};
use crate::notation::Code;
use crate::player::Start;

/// The longest pause within a frame. At 115,200 baud, a byte takes less than 0.1 ms.
pub const LONGEST_PAUSE: Duration = Duration::from_millis(50);

const START: Frame = Frame::Prompt(Prompt::Start);

/// Collects bytes until they form a frame. It does not know the time: the caller reports pauses.
#[derive(Clone, Debug, Default)]
pub struct FrameDecoder {
    /// The bytes of the frame in progress.
    bytes: Vec<u8>,
}

impl FrameDecoder {
    /// A decoder between frames.
    pub const fn new() -> FrameDecoder {
        FrameDecoder { bytes: Vec::new() }
    }

    /// Whether a frame has begun but is not complete.
    pub const fn is_within_frame(&self) -> bool {
        !self.bytes.is_empty()
    }

    /// Takes the next byte, and returns the frame that ends with it. If the byte ends zeros that
    /// were a start, that start is the frame; a frame that consists only of the byte is lost.
    pub fn take(&mut self, byte: u8) -> Option<Frame> {
        if self.may_continue_with(byte) {
            return self.append(byte);
        }
        let were_zeros = self.ends_in_zeros();
        self.bytes.clear();
        let frame = self.append(byte);
        if were_zeros {
            Some(START)
        } else {
            frame
        }
    }

    /// Discards the frame in progress because the line has paused for too long. Zeros at its end
    /// were a start.
    pub fn pause(&mut self) -> Option<Frame> {
        let were_zeros = self.ends_in_zeros();
        self.bytes.clear();
        were_zeros.then_some(START)
    }

    /// Discards the frame in progress, because one of its bytes was lost.
    pub fn reset(&mut self) {
        self.bytes.clear();
    }

    fn append(&mut self, byte: u8) -> Option<Frame> {
        self.bytes.push(byte);
        let Some(length) = Frame::length(self.bytes[0]) else {
            self.bytes.clear();
            return None;
        };
        if self.bytes.len() < length {
            return None;
        }
        let frame = read_whole(&self.bytes);
        self.bytes.clear();
        frame
    }

    fn may_continue_with(&self, byte: u8) -> bool {
        let code = self.code();
        match self.bytes[..] {
            [b'2' | b'3'] => Start::from_digit(byte).is_some(),
            // Zeros continue only with zeros. After other characters, a zero can only be a code's
            // last character.
            _ if self.ends_in_zeros() => byte == b'0',
            _ => byte != b'0' || code.is_empty() || code.len() == 3,
        }
    }

    /// The characters of the code so far.
    fn code(&self) -> &[u8] {
        match self.bytes[..] {
            [b'3', _, ref code @ ..] => code,
            [b'3'] => &[],
            [_, ref code @ ..] => code,
            [] => &[],
        }
    }

    fn ends_in_zeros(&self) -> bool {
        !self.code().is_empty() && self.code().iter().all(|&character| character == b'0')
    }
}

/// Parses bytes whose number is that of a frame of their kind.
fn read_whole(bytes: &[u8]) -> Option<Frame> {
    let code = |characters: &[u8]| characters.try_into().ok().map(Code::new);
    Some(match *bytes {
        [b'0'] => START,
        [b'9'] => Frame::Prompt(Prompt::End),
        [b'2', digit] => Frame::Prompt(Prompt::FirstMove { start: Start::from_digit(digit)? }),
        [b'3', digit, ref opponent @ ..] => {
            Frame::Prompt(Prompt::SecondMove { start: Start::from_digit(digit)?, opponent: code(opponent)? })
        }
        [b'4', ref opponent @ ..] => Frame::Prompt(Prompt::NextMove { opponent: code(opponent)? }),
        [b'<', ref played @ ..] => Frame::OpponentHasPlayed(code(played)?),
        [b'>', ref played @ ..] => Frame::YouHavePlayed(code(played)?),
        _ => return None,
    })
}

/// A [`FrameDecoder`] that receives the time of each byte.
#[derive(Debug, Default)]
pub struct TimedFrameDecoder {
    decoder: FrameDecoder,
    last_byte: Option<Instant>,
}

impl TimedFrameDecoder {
    /// A decoder between frames.
    pub const fn new() -> TimedFrameDecoder {
        TimedFrameDecoder { decoder: FrameDecoder::new(), last_byte: None }
    }

    /// Time at which [`TimedFrameDecoder::expire`] is due unless another byte arrives; `None`
    /// between frames.
    pub fn deadline(&self) -> Option<Instant> {
        self.last_byte.filter(|_| self.decoder.is_within_frame()).map(|last_byte| last_byte + LONGEST_PAUSE)
    }

    /// Discards the frame under way if its deadline has passed by `now`; returns a start if the
    /// frame ended in zeros.
    ///
    /// Call it only when no byte is waiting to be read.
    pub fn expire(&mut self, now: Instant) -> Option<Frame> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return None;
        }
        self.decoder.pause()
    }

    /// Takes the next byte, which arrived at `now`, before the deadline.
    pub fn take(&mut self, byte: u8, now: Instant) -> Option<Frame> {
        self.last_byte = Some(now);
        self.decoder.take(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cycle_model::frame_decoder as hardware;
    use crate::cycle_model::timing::CLOCK_HZ;
    use crate::cycle_model::CycleModel;
    use crate::notation::{decode, NoSuchCode};
    use proptest::prelude::*;

    /// The frames in bytes without pauses.
    fn frames(bytes: &[u8]) -> Vec<Frame> {
        let mut decoder = FrameDecoder::new();
        bytes.iter().filter_map(|&byte| decoder.take(byte)).collect()
    }

    fn next_move(code: &[u8; 4]) -> Frame {
        Frame::Prompt(Prompt::NextMove { opponent: Code::new(*code) })
    }

    fn first_move(start: Start) -> Frame {
        Frame::Prompt(Prompt::FirstMove { start })
    }

    #[test]
    fn decoder_reads_a_whole_game() {
        let second = Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: Code::new(*b"53e0") });
        let set_up = [Frame::OpponentHasPlayed(Code::new(*b"53e0")), Frame::YouHavePlayed(Code::new(*b"a8e0"))];
        let end = Frame::Prompt(Prompt::End);
        let moves = [first_move(Start::Five), next_move(b"a8e0"), next_move(b"0000"), end, START, second];
        let expected = [&moves[..], &set_up].concat();
        let bytes: Vec<u8> = expected.iter().flat_map(|frame| frame.to_bytes()).collect();
        assert_eq!(frames(&bytes), expected);
    }

    #[test]
    fn zero_within_a_frame_starts_a_match() {
        for broken in [&b"20"[..], b"30", b"450", b"4530", b"<530"] {
            assert_eq!(frames(broken), [START], "{}", broken.escape_ascii());
        }
        // Zeros that turn out not to be a pass were a start.
        assert_eq!(frames(b"4025"), [START, first_move(Start::Five)]);
        assert_eq!(frames(b"35002A"), [START, first_move(Start::Ten)]);
    }

    #[test]
    fn decoder_skips_garbage_before_a_frame() {
        assert_eq!(frames(b"\r\nxyz\xff1785"), []);
        assert_eq!(frames(b"2A2B25"), [first_move(Start::Ten), first_move(Start::Five)]);
    }

    #[test]
    fn decoder_passes_on_codes_that_name_no_move() {
        assert_eq!(frames(b"4ddz9"), [next_move(b"ddz9")]);
        assert_eq!(frames(b"4\xff!?0"), [next_move(b"\xff!?0")]);
    }

    #[test]
    fn pause_discards_the_frame_and_turns_zeros_into_a_start() {
        let (mut decoder, now) = (TimedFrameDecoder::new(), Instant::now());
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

    /// Events that the referee can cause on the line.
    #[derive(Clone, Debug)]
    enum Event {
        Byte(u8),
        Pause,
    }

    /// Bytes and pauses. Most bytes belong to frames, so that many frames are complete.
    fn line_events() -> impl Strategy<Value = Vec<Event>> {
        let event = prop_oneof![
            18 => prop::sample::select(b"0002345A9<>5ab1eu7".to_vec()).prop_map(Event::Byte),
            2 => any::<u8>().prop_map(Event::Byte),
            1 => Just(Event::Pause),
        ];
        prop::collection::vec(event, 0..40)
    }

    /// A frame as shown by the accelerator: its kind, its start cell, and the code as shown by the
    /// decoder's wires.
    fn shown(frame: Frame) -> (u8, Option<Start>, Option<Result<Code, ()>>) {
        let start = match frame {
            Frame::Prompt(Prompt::FirstMove { start } | Prompt::SecondMove { start, .. }) => Some(start),
            _ => None,
        };
        let code = frame.code().map(|code| match decode(code) {
            Ok(_) | Err(NoSuchCode::OffBoard(_)) => Ok(code),
            Err(_) => Err(()),
        });
        (hardware::kind(frame), start, code)
    }

    /// The frame on the accelerator's outputs.
    fn shown_by_hardware(out: &hardware::Out) -> (u8, Option<Start>, Option<Result<Code, ()>>) {
        let start = if out.starts_at_ten { Start::Ten } else { Start::Five };
        let coordinate = |index: u8| crate::notation::coordinate(index.into()) as u8;
        let code = || match (out.malformed, out.pass) {
            (true, _) => Err(()),
            (false, true) => Ok(Code::PASS),
            _ => Ok(Code::new([coordinate(out.x), coordinate(out.y), b'a' + out.piece, b'0' + out.rotation])),
        };
        let has_start = matches!(out.kind, hardware::FIRST_MOVE | hardware::SECOND_MOVE);
        let has_code = !matches!(out.kind, hardware::START | hardware::END | hardware::FIRST_MOVE);
        (out.kind, has_start.then_some(start), has_code.then(code))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(5000))]

        /// The parser, its adapters and the cycle model find the same frames in the same bytes and
        /// pauses.
        #[test]
        fn every_decoder_finds_the_same_frames(events in line_events()) {
            // A clock so slow that a pause takes only a few cycles.
            const SLOW_HZ: u32 = 400;
            let mut decoder = FrameDecoder::new();
            let (mut timed, mut now) = (TimedFrameDecoder::new(), Instant::now());
            let mut model = hardware::FrameDecoder::new(SLOW_HZ);
            let (mut found, mut timed_found, mut model_found) = (Vec::new(), Vec::new(), Vec::new());
            let idle = hardware::In::default();
            for event in events {
                let inputs = match event {
                    Event::Byte(data) => {
                        found.extend(decoder.take(data));
                        timed_found.extend(timed.take(data, now));
                        vec![hardware::In { data, data_valid: true, ..idle }]
                    }
                    Event::Pause => {
                        found.extend(decoder.pause());
                        now += LONGEST_PAUSE;
                        timed_found.extend(timed.expire(now));
                        vec![idle; hardware::pause_cycles(SLOW_HZ) as usize + 1]
                    }
                };
                model_found.extend(inputs.into_iter().map(|input| model.step(input)).filter(|out| out.valid));
            }
            model_found.extend([idle; 2].map(|input| model.step(input)).into_iter().filter(|out| out.valid));
            for &frame in &found {
                prop_assert_eq!(Frame::parse(&frame.to_bytes()), Some(frame));
            }
            let shown: Vec<_> = found.iter().copied().map(shown).collect();
            prop_assert_eq!(found, timed_found);
            prop_assert_eq!(shown, model_found.iter().map(shown_by_hardware).collect::<Vec<_>>());
        }
    }

    #[test]
    fn hardware_pauses_as_long_as_software() {
        let cycles = LONGEST_PAUSE.as_millis() * u128::from(CLOCK_HZ) / 1000;
        assert_eq!(u128::from(hardware::PAUSE_CYCLES), cycles);
    }
}
