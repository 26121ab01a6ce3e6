//! The protocol read as text: finds the frames in a stream of bytes by comparing the bytes with
//! patterns.
//!
//! It shares only the numbers of the kinds with the frame decoder and its model.

use duo_core::cycle_model::frame_decoder::{self as model, In, Out};
use duo_core::notation::{decode, Code, NoSuchCode};

/// The contents of a frame besides its kind and its start cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    Nothing,
    /// A move's code, valid or not.
    Code(Code),
}

/// A frame that the decoder must report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The kind, as the model numbers it.
    pub kind: u8,
    pub contents: Contents,
    /// Whether the start cell is the one at ten, if the frame names a start cell.
    pub starts_at_ten: Option<bool>,
}

impl Expected {
    /// The start of a match.
    pub const START: Expected = Expected { kind: model::START, contents: Contents::Nothing, starts_at_ten: None };

    /// Panics unless the outputs show this frame.
    pub fn check(&self, out: &Out) {
        assert_eq!(out.kind, self.kind, "{self:?}");
        if let Some(starts_at_ten) = self.starts_at_ten {
            assert_eq!(out.starts_at_ten, starts_at_ten, "{self:?}");
        }
        let Contents::Code(code) = self.contents else { return };
        assert_eq!(out.pass, code == Code::PASS, "{self:?}");
        let malformed = !matches!(decode(code), Ok(_) | Err(NoSuchCode::OffBoard(_)));
        assert_eq!(out.malformed, malformed, "{self:?}");
        if !malformed && !out.pass {
            let [x, y, piece, rotation] = code.bytes();
            let coordinate = |character: u8| (character as char).to_digit(16).unwrap() - 1;
            let read = [u32::from(out.x), u32::from(out.y), u32::from(out.piece), u32::from(out.rotation)];
            let written = [coordinate(x), coordinate(y), u32::from(piece - b'a'), u32::from(rotation - b'0')];
            assert_eq!(read, written, "{self:?}");
        }
    }
}

/// Reads a stream of bytes, one clock at a time.
pub struct Reader {
    /// The bytes of the current frame.
    frame: Vec<u8>,
    silent_cycles: u32,
    longest_pause: u32,
}

impl Reader {
    /// A reader before its first byte. A pause within a frame may last `longest_pause` cycles.
    pub fn new(longest_pause: u32) -> Reader {
        Reader { frame: Vec::new(), silent_cycles: 0, longest_pause }
    }

    /// Reads the input of one clock, and returns the frame that ends in it.
    pub fn step(&mut self, input: &In) -> Option<Expected> {
        let mut found = None;
        if input.data_valid {
            self.silent_cycles = 0;
            found = self.byte(input.data);
        } else {
            self.silent_cycles += 1;
            if self.silent_cycles > self.longest_pause {
                found = self.only_zeros().then_some(Expected::START);
                self.frame.clear();
            }
        }
        if input.framing_error || input.reset {
            self.frame.clear();
        }
        found.filter(|_| !input.reset)
    }

    fn byte(&mut self, byte: u8) -> Option<Expected> {
        let zeros = self.only_zeros();
        let before = self.code().len();
        self.frame.push(byte);
        let fits = match (self.frame.len(), before) {
            (2, _) if matches!(self.frame[0], b'2' | b'3') => matches!(byte, b'5' | b'A'),
            (_, 1..=3) if zeros => byte == b'0',
            (_, 1..=2) => byte != b'0',
            _ => true,
        };
        if !fits {
            self.frame = vec![byte];
        }
        let found = self.whole_frame();
        if found.is_some() || !b"234<>".contains(&self.frame[0]) {
            self.frame.clear();
        }
        if !fits && zeros {
            return Some(Expected::START);
        }
        found
    }

    fn whole_frame(&self) -> Option<Expected> {
        let ten = |cell: u8| Some(cell == b'A');
        let nothing = Contents::Nothing;
        let code = |a, b, c, d| Contents::Code(Code::new([a, b, c, d]));
        let (kind, starts_at_ten, contents) = match self.frame[..] {
            [b'0'] => (model::START, None, nothing),
            [b'9'] => (model::END, None, nothing),
            [b'2', cell] => (model::FIRST_MOVE, ten(cell), nothing),
            [b'3', cell, a, b, c, d] => (model::SECOND_MOVE, ten(cell), code(a, b, c, d)),
            [b'4', a, b, c, d] => (model::NEXT_MOVE, None, code(a, b, c, d)),
            [b'<', a, b, c, d] => (model::OPPONENT_HAS_PLAYED, None, code(a, b, c, d)),
            [b'>', a, b, c, d] => (model::YOU_HAVE_PLAYED, None, code(a, b, c, d)),
            _ => return None,
        };
        Some(Expected { kind, contents, starts_at_ten })
    }

    /// The characters of the code so far.
    fn code(&self) -> &[u8] {
        let lead = match self.frame.first() {
            Some(b'3') => 2,
            Some(b'4' | b'<' | b'>') => 1,
            _ => self.frame.len(),
        };
        self.frame.get(lead..).unwrap_or_default()
    }

    fn only_zeros(&self) -> bool {
        !self.code().is_empty() && self.code().iter().all(|&character| character == b'0')
    }
}
