//! Cycle model of the frame decoder, which turns the referee's bytes into frames.

use super::timing::CLOCK_HZ;
use super::CycleModel;
use crate::notation::Code;
use crate::player::Start;
use crate::protocol::{Frame, Prompt, LONGEST_PAUSE};

/// The longest pause within a frame, in cycles of the main board's clock; see [`pause_cycles`].
pub const PAUSE_CYCLES: u32 = pause_cycles(CLOCK_HZ);

/// Maximum number of clocks between two bytes of a frame. After one more, the frame is discarded.
pub const fn pause_cycles(clock_hz: u32) -> u32 {
    (clock_hz as u128 * LONGEST_PAUSE.as_millis() / 1000) as u32
}

/// `0`: a match starts.
pub const START: u8 = 0;
/// `9`: the game is over.
pub const END: u8 = 1;
/// `2X`: make the first move of the game, on start cell X.
pub const FIRST_MOVE: u8 = 2;
/// `3XYYYY`: make the second move of the game, on start cell X; YYYY was the first.
pub const SECOND_MOVE: u8 = 3;
/// `4XXXX`: the opponent has played XXXX; make a move.
pub const NEXT_MOVE: u8 = 4;
/// `<XXXX`: the opponent has played XXXX; no answer.
pub const OPPONENT_HAS_PLAYED: u8 = 5;
/// `>XXXX`: you have played XXXX; no answer.
pub const YOU_HAVE_PLAYED: u8 = 6;

/// The number of the frame's kind on the wires.
pub const fn kind(frame: Frame) -> u8 {
    match frame {
        Frame::Prompt(Prompt::Start) => START,
        Frame::Prompt(Prompt::End) => END,
        Frame::Prompt(Prompt::FirstMove { .. }) => FIRST_MOVE,
        Frame::Prompt(Prompt::SecondMove { .. }) => SECOND_MOVE,
        Frame::Prompt(Prompt::NextMove { .. }) => NEXT_MOVE,
        Frame::OpponentHasPlayed(_) => OPPONENT_HAS_PLAYED,
        Frame::YouHavePlayed(_) => YOU_HAVE_PLAYED,
    }
}

/// The frame of this kind, with a start cell and a code if the kind has them; `None` if `kind` is
/// not a number of [`kind`].
pub const fn frame(kind: u8, starts_at_ten: bool, code: Code) -> Option<Frame> {
    let start = if starts_at_ten { Start::Ten } else { Start::Five };
    Some(match kind {
        START => Frame::Prompt(Prompt::Start),
        END => Frame::Prompt(Prompt::End),
        FIRST_MOVE => Frame::Prompt(Prompt::FirstMove { start }),
        SECOND_MOVE => Frame::Prompt(Prompt::SecondMove { start, opponent: code }),
        NEXT_MOVE => Frame::Prompt(Prompt::NextMove { opponent: code }),
        OPPONENT_HAS_PLAYED => Frame::OpponentHasPlayed(code),
        YOU_HAVE_PLAYED => Frame::YouHavePlayed(code),
        _ => return None,
    })
}

crate::ports! {
    /// The decoder's inputs.
    pub struct In {
        /// Discard the frame in progress.
        pub reset: bool [1],
        /// The byte received.
        pub data: u8 [8],
        /// A byte is on the input.
        pub data_valid: bool [1],
        /// A byte was lost.
        pub framing_error: bool [1],
    }
}

crate::ports! {
    /// The decoder's outputs.
    pub struct Out {
        /// A frame is on the outputs.
        pub valid: bool [1],
        /// The frame's kind.
        pub kind: u8 [3],
        /// The frame's start cell is (a,a).
        pub starts_at_ten: bool [1],
        /// The frame's code is a pass.
        pub pass: bool [1],
        /// The frame's code has a character that cannot occur in a code.
        pub malformed: bool [1],
        /// Column of the code's centre.
        pub x: u8 [4],
        /// Row of the code's centre.
        pub y: u8 [4],
        /// Piece of the code.
        pub piece: u8 [5],
        /// Rotation of the code.
        pub rotation: u8 [3],
    }
}

/// Which byte of a frame comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    StartCell,
    Column,
    Row,
    Piece,
    Rotation,
}

/// The decoder's registers.
#[derive(Clone, Debug)]
pub struct FrameDecoder {
    longest_pause: u32,
    /// The inputs of the previous cycle.
    received: In,
    state: State,
    coming: u8,
    /// Number of cycles since the last byte of the frame in progress.
    pause: u32,
    /// Whether the code so far consists of zeros, at least one.
    all_zeros: bool,
    out: Out,
}

impl CycleModel for FrameDecoder {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.out;
        let received = std::mem::replace(&mut self.received, input);
        let frame = if received.data_valid { self.take_byte(received.data) } else { self.pass_cycle() };
        if received.framing_error || input.reset {
            self.state = State::Idle;
            self.all_zeros = false;
        }
        if input.reset {
            self.received = In::default();
        }
        self.out.valid = frame.is_some() && !input.reset;
        if let Some(kind) = frame {
            self.out.kind = kind;
            self.all_zeros = false;
        }
        out
    }
}

impl FrameDecoder {
    /// A decoder on a clock of `clock_hz`.
    pub fn new(clock_hz: u32) -> FrameDecoder {
        FrameDecoder {
            longest_pause: pause_cycles(clock_hz),
            received: In::default(),
            state: State::Idle,
            coming: START,
            pause: 0,
            all_zeros: false,
            out: Out::default(),
        }
    }

    /// Handles a cycle without a byte. Zeros followed by a pause are not a pass.
    fn pass_cycle(&mut self) -> Option<u8> {
        if self.state == State::Idle {
            self.pause = 0;
        } else if self.pause == self.longest_pause {
            self.pause = 0;
            self.state = State::Idle;
            return self.all_zeros.then_some(START);
        } else {
            self.pause += 1;
        }
        None
    }

    fn take_byte(&mut self, byte: u8) -> Option<u8> {
        self.pause = 0;
        match self.state {
            State::Idle => self.begin_frame(byte),
            State::StartCell => self.take_start_cell(byte),
            State::Column => {
                self.all_zeros = byte == b'0';
                self.out.malformed = byte != b'0' && coordinate(byte).is_none();
                self.out.x = coordinate_wires(byte);
                self.state = State::Row;
                None
            }
            State::Row => {
                self.out.y = coordinate_wires(byte);
                self.take_middle_character(byte, coordinate(byte).is_some(), State::Piece)
            }
            State::Piece => {
                self.out.piece = byte.wrapping_sub(b'a') & 0x1f;
                self.take_middle_character(byte, (b'a'..=b'u').contains(&byte), State::Rotation)
            }
            State::Rotation => self.take_rotation(byte),
        }
    }

    /// Handles the first byte of a frame, or a byte that cannot continue the frame.
    fn begin_frame(&mut self, byte: u8) -> Option<u8> {
        self.all_zeros = false;
        let (kind, state) = match byte {
            b'0' => (START, State::Idle),
            b'9' => (END, State::Idle),
            b'2' => (FIRST_MOVE, State::StartCell),
            b'3' => (SECOND_MOVE, State::StartCell),
            b'4' => (NEXT_MOVE, State::Column),
            b'<' => (OPPONENT_HAS_PLAYED, State::Column),
            b'>' => (YOU_HAVE_PLAYED, State::Column),
            _ => {
                self.state = State::Idle;
                return None;
            }
        };
        self.state = state;
        if state == State::Idle {
            return Some(kind);
        }
        self.coming = kind;
        None
    }

    fn take_start_cell(&mut self, byte: u8) -> Option<u8> {
        if byte != b'5' && byte != b'A' {
            return self.begin_frame(byte);
        }
        self.out.starts_at_ten = byte == b'A';
        let complete = self.coming == FIRST_MOVE;
        self.state = if complete { State::Idle } else { State::Column };
        complete.then_some(self.coming)
    }

    /// Handles the second or third character of a code. A zero after other characters, or another
    /// character after zeros, begins a new frame.
    fn take_middle_character(&mut self, byte: u8, valid: bool, next: State) -> Option<u8> {
        self.state = next;
        if self.all_zeros != (byte == b'0') {
            return self.begin_anew(byte);
        }
        self.out.malformed |= byte != b'0' && !valid;
        None
    }

    fn take_rotation(&mut self, byte: u8) -> Option<u8> {
        self.out.rotation = byte & 7;
        self.state = State::Idle;
        if self.all_zeros && byte != b'0' {
            return self.begin_anew(byte);
        }
        self.out.pass = self.all_zeros;
        self.out.malformed |= !(b'0'..=b'7').contains(&byte);
        Some(self.coming)
    }

    /// Ends a code at a byte that cannot continue it. If the code was a single zero or began with
    /// zeros, they start a match. The byte begins the next frame.
    fn begin_anew(&mut self, byte: u8) -> Option<u8> {
        let zeros = self.all_zeros;
        let led = self.begin_frame(byte);
        if zeros {
            Some(START)
        } else {
            led
        }
    }
}

/// The column or row of a character.
fn coordinate(byte: u8) -> Option<u8> {
    match byte {
        b'1'..=b'9' => Some(byte - b'1'),
        b'a'..=b'e' => Some(byte - b'a' + 9),
        _ => None,
    }
}

/// The bits on the coordinate's wires, even for characters that are not coordinates.
fn coordinate_wires(byte: u8) -> u8 {
    coordinate(byte).unwrap_or(byte.wrapping_sub(b'1')) & 0xf
}
