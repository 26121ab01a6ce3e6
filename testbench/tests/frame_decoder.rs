//! The frame decoder in lockstep with its model, and compared with the protocol read as text.

mod expected_frames;

use duo_core::cycle_model::frame_decoder::{self as model, In, Out};
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::notation::{decode, Code};
use duo_core::placement::{Move, PLACEMENT_COUNT};
use expected_frames::{Contents, Expected, Reader};
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// A slow clock, so that the longest pause takes few cycles.
const SLOW_CLOCK_HZ: u32 = 400;

/// One frame of every kind. A frame with a code ends in it.
const FRAMES: [&[u8]; 9] = [b"0", b"9", b"25", b"2A", b"3553e0", b"3Aa8e0", b"4a4t3", b"<53e0", b">0000"];

/// Model and design in lockstep, and next to them a reader that treats the bytes as text.
struct Bench {
    lockstep: Lockstep<model::FrameDecoder>,
    reader: Reader,
    /// Frames expected from the input of the last cycle and of the cycle before it.
    due: [Option<Expected>; 2],
    /// Whether a byte came in the last cycle.
    byte_before: bool,
    /// The outputs for the last frame. They are valid until the decoder reads another byte.
    held: Option<Out>,
    frames: Vec<Expected>,
}

impl Bench {
    fn new(clock_hz: u32, seed: u64) -> Bench {
        let block = || hdl::frame_decoder::FrameDecoder::new(clock_hz);
        let design = Design::build("frame_decoder", &hdl::emit::verilog("frame_decoder", block)).unwrap();
        Bench {
            lockstep: Lockstep::new(&design, model::FrameDecoder::new(clock_hz)).with_seed(seed),
            reader: Reader::new(model::pause_cycles(clock_hz)),
            due: [None, None],
            byte_before: false,
            held: None,
            frames: Vec::new(),
        }
    }

    fn slow() -> Bench {
        Bench::new(SLOW_CLOCK_HZ, 0)
    }

    /// Runs one clock. A frame must come exactly when the reader says so, and its outputs must hold
    /// until the next byte.
    fn step(&mut self, input: In) -> Out {
        let out = self.lockstep.step(input).unwrap();
        let due = self.due[1].take();
        assert_eq!(out.valid, due.is_some(), "in cycle {}: {due:?}", self.lockstep.cycle() - 1);
        if let Some(expected) = due {
            expected.check(&out);
            self.frames.push(expected);
            self.held = Some(Out { valid: false, ..out });
        } else if let Some(held) = self.held {
            assert_eq!(out, held);
        }
        if self.byte_before {
            self.held = None;
        }
        self.byte_before = input.data_valid;
        // A reset also discards the frame that is being decoded.
        self.due = [self.reader.step(&input), self.due[0].take().filter(|_| !input.reset)];
        out
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &data in bytes {
            self.step(In { data, data_valid: true, ..In::default() });
        }
    }

    fn wait(&mut self, cycles: u32) {
        for _ in 0..cycles {
            self.step(In::default());
        }
    }

    /// Waits for the end of the longest pause, and returns the frames since the last call.
    fn take_frames(&mut self) -> Vec<Expected> {
        self.wait(model::pause_cycles(SLOW_CLOCK_HZ) + 3);
        std::mem::take(&mut self.frames)
    }

    /// Checks that, after a pause, the decoder reads a start and a prompt, regardless of earlier
    /// input.
    fn is_right_again(&mut self) {
        self.take_frames();
        self.bytes(b"04a8e0");
        assert_eq!(self.take_frames(), [Expected::START, code(b"a8e0", model::NEXT_MOVE)]);
    }
}

fn code(characters: &[u8; 4], kind: u8) -> Expected {
    Expected { kind, contents: Contents::Code(Code::new(*characters)), starts_at_ten: None }
}

/// The characters for columns and rows.
const COORDINATES: &[u8; 14] = b"123456789abcde";

#[test]
fn all_26008_codes_are_read_in_every_frame_that_has_one() {
    let mut bench = Bench::slow();
    let (mut placements, mut codes) = (std::collections::HashSet::new(), 0);
    for &x in COORDINATES {
        for &y in COORDINATES {
            for piece in b'a'..=b'u' {
                for rotation in b'0'..=b'7' {
                    let characters = [x, y, piece, rotation];
                    // The decoder also reads codes that reach over the edge of the board.
                    if let Ok(Move::Place(placement)) = decode(Code::new(characters)) {
                        placements.insert(placement);
                        codes += 1;
                    }
                    for lead in [&b"4"[..], b"<", b">", b"35", b"3A"] {
                        bench.bytes(lead);
                        bench.bytes(&characters);
                    }
                    bench.wait(2);
                    assert_eq!(bench.frames.len(), 5);
                    bench.frames.clear();
                }
            }
        }
    }
    assert_eq!((placements.len(), codes), (PLACEMENT_COUNT, 26_008));
}

#[test]
fn the_protocol_is_read_as_it_is_written() {
    let mut bench = Bench::slow();
    let five = |kind| Expected { kind, contents: Contents::Nothing, starts_at_ten: Some(false) };
    let ten = |kind| Expected { starts_at_ten: Some(true), ..five(kind) };
    let start = Expected::START;
    let end = Expected { kind: model::END, ..start };
    let next = |characters| code(characters, model::NEXT_MOVE);
    let cases: &[(&[u8], &[Expected])] = &[
        (b"0", &[start]),
        (b"9", &[end]),
        (b"25", &[five(model::FIRST_MOVE)]),
        (b"2A", &[ten(model::FIRST_MOVE)]),
        (b"3553e0", &[Expected { starts_at_ten: Some(false), ..code(b"53e0", model::SECOND_MOVE) }]),
        (b"3Aa8e0", &[Expected { starts_at_ten: Some(true), ..code(b"a8e0", model::SECOND_MOVE) }]),
        (b"40000", &[next(b"0000")]),
        (b"<a4t3", &[code(b"a4t3", model::OPPONENT_HAS_PLAYED)]),
        (b">0000", &[code(b"0000", model::YOU_HAVE_PLAYED)]),
        // A zero that cannot belong to a code starts a match. Zeros that do not continue as a pass
        // also start one.
        (b"20", &[start]),
        (b"450", &[start]),
        (b"4530", &[start]),
        (b"453e0", &[next(b"53e0")]),
        (b"40", &[start]),
        (b"400", &[start]),
        (b"4000", &[start]),
        (b"4053e0", &[start, start]),
        (b"404a8e0", &[start, next(b"a8e0")]),
        (b"40025", &[start, five(model::FIRST_MOVE)]),
        (b"400025", &[start, five(model::FIRST_MOVE)]),
        (b"3A00004a8e0", &[Expected { starts_at_ten: Some(true), ..code(b"0000", model::SECOND_MOVE) }, next(b"a8e0")]),
        // Unknown start cell: the byte may begin another frame.
        (b"2a", &[]),
        (b"24a8e0", &[next(b"a8e0")]),
        (b"3225", &[five(model::FIRST_MOVE)]),
        // Too short, line ends, too long, capitals, unknown characters.
        (b"4", &[]),
        (b"453e", &[]),
        (b"\r\n25\r\n", &[five(model::FIRST_MOVE)]),
        (b"4a8e0a8e3", &[next(b"a8e0")]),
        (b"4A8E0", &[next(b"A8E0")]),
        (b"4zzzz", &[next(b"zzzz")]),
    ];
    for (bytes, frames) in cases {
        bench.bytes(bytes);
        assert_eq!(bench.take_frames(), *frames, "{}", bytes.escape_ascii());
    }
}

#[test]
fn every_byte_at_every_place_of_every_frame() {
    let mut bench = Bench::slow();
    for frame in FRAMES {
        for place in 0..=frame.len() {
            for byte in 0..=255 {
                // The byte replaces the right one, or comes before it. The rest of the frame
                // follows.
                for rest in [frame.get(place + 1..).unwrap_or_default(), &frame[place..]] {
                    bench.lockstep.set_context(format!("{} with byte {byte:02x} at {place}", frame.escape_ascii()));
                    bench.bytes(&frame[..place]);
                    bench.bytes(&[byte]);
                    bench.bytes(rest);
                    bench.is_right_again();
                }
            }
        }
    }
}

#[test]
fn a_pause_in_a_frame_may_be_so_long_and_not_longer() {
    // The boards' clock tests one place with the real number of cycles, and the slow clock tests
    // every place.
    for (clock_hz, frames) in [(CLOCK_HZ, &FRAMES[6..7]), (SLOW_CLOCK_HZ, &FRAMES[..])] {
        let mut bench = Bench::new(clock_hz, 0);
        let longest = model::pause_cycles(clock_hz);
        for frame in frames {
            let places = if clock_hz == CLOCK_HZ { 2..3 } else { 1..frame.len() };
            for place in places {
                bench.bytes(&frame[..place]);
                bench.wait(longest);
                bench.bytes(&frame[place..]);
                bench.wait(2);
                assert_eq!(bench.frames.len(), 1, "{} with a pause at {place}", frame.escape_ascii());
                bench.bytes(&frame[..place]);
                bench.wait(longest + 2);
                bench.bytes(b"25");
                bench.wait(2);
                let last = bench.frames.last().map(|frame| frame.kind);
                assert_eq!(last, Some(model::FIRST_MOVE), "{} cut at {place}", frame.escape_ascii());
                bench.frames.clear();
            }
        }
    }
}

#[test]
fn a_framing_error_or_the_reset_drops_the_frame_under_way() {
    let mut bench = Bench::slow();
    let error = In { framing_error: true, ..In::default() };
    let reset = In { reset: true, ..In::default() };
    for frame in FRAMES {
        for place in 0..frame.len() {
            for interruption in [error, reset] {
                // The cases include the cycle of a byte, and the cycle in which a pause ends.
                for silent in [0, 1, model::pause_cycles(SLOW_CLOCK_HZ)] {
                    for data_valid in [false, true] {
                        bench.bytes(&frame[..place]);
                        bench.wait(silent);
                        bench.step(In { data: frame[place], data_valid, ..interruption });
                        bench.is_right_again();
                    }
                }
            }
        }
    }
}

#[test]
fn a_million_bytes_of_anything() {
    let seed = seed(6);
    let (mut bench, mut rng) = (Bench::new(SLOW_CLOCK_HZ, seed), fastrand::Rng::with_seed(seed));
    let mut sent = 0;
    while sent < 1_000_000 {
        let data_valid = rng.bool();
        let data = match rng.u8(..8) {
            0 => rng.u8(..),
            1..4 => *rng.choice(b"0002345A9<>").unwrap(),
            _ => *rng.choice(b"0001234567890abcdeu37").unwrap(),
        };
        let framing_error = rng.u16(..200) == 0;
        bench.step(In { data, data_valid, framing_error, reset: rng.u16(..500) == 0 });
        if rng.u16(..1000) == 0 {
            bench.wait(model::pause_cycles(SLOW_CLOCK_HZ) + rng.u32(..3) - 1);
        }
        sent += u32::from(data_valid);
    }
    for kind in model::START..=model::YOU_HAVE_PLAYED {
        assert!(bench.frames.iter().filter(|frame| frame.kind == kind).count() > 1000, "kind {kind}");
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::slow();
    let mut waveform = Waveform::new();
    let mut bytes = b"3Aa8e09".iter();
    for clock in 0..32 {
        let next = if clock % 4 == 1 { bytes.next() } else { None };
        let input = In { data: next.copied().unwrap_or_default(), data_valid: next.is_some(), ..In::default() };
        waveform.push(&input, &bench.step(input));
    }
    assert_eq!(bench.frames.len(), 2);
    testbench::manual::check("frame_decoder", &waveform).unwrap();
}
