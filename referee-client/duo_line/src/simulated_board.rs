//! A simulated board for tests, with an optional defect.

use std::collections::VecDeque;
use std::time::Duration;

use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::orientations::ROTATION_COUNT;
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::protocol::{Frame, FrameDecoder, Prompt};

use crate::port::Mode;
use crate::seat::{Seat, Wanted};
use crate::Line;
use duo_players::player::{Fault, Search};

/// A defect of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defect {
    /// Nothing.
    None,
    /// Never sends anything.
    Mute,
    /// Answers `0` with something other than an identifier.
    WrongIdentifier,
    /// Answers `0` twice.
    TwoIdentifiers,
    /// Answers each `0` with another identifier.
    ManyIdentifiers,
    /// Sends every byte back.
    Echo,
    /// Always covers (5,5).
    AlwaysAtFive,
    /// Mistakes a pass for the end.
    StopsAtPass,
    /// Answers `9`.
    AnswersEnd,
    /// Sends an extra byte after each move.
    Talkative,
    /// Continues the old game after a `0`.
    KeepsGame,
    /// Continues thinking after a `0`.
    ThinksOn,
    /// Waits for the rest of a frame, even through a `0`.
    WaitsForFrame,
    /// Mistakes noise for the beginning of a frame.
    ListensToNoise,
    /// Invents a move instead of passing.
    NeverPasses,
    /// Passes at every turn.
    AlwaysPasses,
    /// Reads a mirrored piece as unmirrored.
    Mirrors,
    /// Reads rotation 6 as rotation 2.
    MissesRotation,
    /// Reads one rotation of one piece as another rotation.
    Misreads {
        /// The piece's number.
        piece: u8,
        /// The rotation that it misreads.
        rotation: u8,
        /// The rotation that it reads instead.
        other: u8,
    },
    /// Writes each move with the highest possible rotation code.
    HighRotations,
    /// Needs more than a second from the tenth piece on.
    Slow,
    /// Its line sends back what was sent, and nothing else.
    Looped,
    /// Sends bytes that the line garbles.
    Garbles,
    /// Answers at another speed than the contest's.
    OtherSpeed,
    /// Its line carries noise all the time.
    Noisy,
    /// Its line carries noise from a while on.
    NoisyLater,
    /// Its line is lost after a while.
    Unplugged,
    /// Falls silent after a while.
    SwitchedOff,
    /// Answers no prompt for a move.
    NeverMoves,
    /// Starts slowly: answers the first zeros only after three of them, and then with pauses.
    WakesSlowly,
}

/// Quiet time after which the next late answer arrives.
const LATE_ANSWER_DELAY: Duration = Duration::from_millis(500);

/// Number of bytes after which the defects of the line that come later appear.
const LATER_BYTES: usize = 40;

/// Number of zeros that a slowly starting board misses.
const ZEROS_MISSED: u8 = 3;

/// The simulated board. It plays the first legal move.
pub struct FakeBoard {
    /// All bytes received.
    pub heard: Vec<u8>,
    /// Complaints about received moves.
    pub complaints: Vec<String>,
    defect: Defect,
    decoder: FrameDecoder,
    seat: Seat,
    collected: Vec<u8>,
    replies: VecDeque<u8>,
    /// The answer that the board is still thinking about.
    thought: Vec<u8>,
    /// Late answers: one arrives after each quiet time.
    late: VecDeque<&'static [u8]>,
    identified: u8,
    delay: Duration,
    mode: Mode,
}

impl FakeBoard {
    /// A board with this defect.
    pub fn new(defect: Defect) -> FakeBoard {
        FakeBoard {
            heard: Vec::new(),
            complaints: Vec::new(),
            defect,
            decoder: FrameDecoder::new(),
            seat: Seat::new(),
            collected: Vec::new(),
            replies: VecDeque::new(),
            thought: Vec::new(),
            late: VecDeque::new(),
            identified: 0,
            delay: Duration::from_millis(1),
            mode: Mode::CONTEST,
        }
    }

    /// Whether the board has this defect and it has appeared by now.
    fn is_later(&self, defect: Defect) -> bool {
        self.defect == defect && self.heard.len() > LATER_BYTES
    }

    fn is_deaf(&self) -> bool {
        self.defect == Defect::Mute
            || self.is_later(Defect::SwitchedOff)
            || (self.defect == Defect::OtherSpeed && self.mode.baud != 9_600)
    }

    fn process_byte(&mut self, byte: u8) -> Option<Frame> {
        match self.defect {
            Defect::WaitsForFrame => {
                self.collected.push(byte);
                let length = Frame::length(self.collected[0]).unwrap_or(1);
                (self.collected.len() == length).then(|| Frame::parse(&std::mem::take(&mut self.collected)))?
            }
            Defect::ListensToNoise if byte == 0xff || !self.collected.is_empty() => {
                self.collected.push(byte);
                if self.collected.len() == 16 {
                    self.collected.clear();
                }
                None
            }
            _ => self.decoder.take(byte),
        }
    }

    fn answer(&mut self, frame: Frame) {
        if self.defect == Defect::Echo {
            self.replies.extend(frame.to_bytes());
        }
        if self.defect == Defect::KeepsGame && !self.seat.game().history().is_empty() {
            match frame {
                Frame::Prompt(Prompt::Start) => return self.identify(),
                Frame::Prompt(Prompt::FirstMove { .. }) => return self.play(),
                _ => {}
            }
        }
        let (wanted, complaint) = self.seat.process_frame(self.misread(frame));
        self.complaints.extend(complaint);
        match (wanted, frame) {
            (Wanted::Identifier, _) => self.identify(),
            (Wanted::Move, Frame::Prompt(Prompt::NextMove { opponent: Code::PASS }))
                if self.defect == Defect::StopsAtPass => {}
            (Wanted::Move, _) if self.defect == Defect::NeverMoves => {}
            (Wanted::Move, _) => self.play(),
            (Wanted::Nothing, Frame::Prompt(Prompt::End)) if self.defect == Defect::AnswersEnd => {
                self.replies.extend(b"bye");
            }
            (Wanted::Nothing, _) => {}
        }
    }

    fn identify(&mut self) {
        self.identified = self.identified.wrapping_add(1);
        self.delay = Duration::from_millis(1);
        match self.defect {
            Defect::WrongIdentifier => self.replies.extend(b"AB1"),
            Defect::TwoIdentifiers => self.replies.extend(b"1AB1AB"),
            Defect::WakesSlowly if self.identified < ZEROS_MISSED => {}
            Defect::WakesSlowly if self.identified == ZEROS_MISSED => {
                self.late.extend([b"1AB"; ZEROS_MISSED as usize].map(|answer| &answer[..]));
            }
            Defect::ManyIdentifiers => self.replies.extend([b'1', b'A', b'0' + self.identified % 10]),
            // Line ends are ignored.
            _ => self.replies.extend(b"\r\n1AB"),
        }
    }

    fn play(&mut self) {
        let position = self.seat.game().position();
        let first = legal_placements(position).first().copied();
        let may_pass = !position.stones(position.to_move()).is_empty();
        let played = match first {
            Some(_) if self.defect == Defect::AlwaysPasses && may_pass => Move::Pass,
            Some(placement) => Move::Place(placement),
            None => Move::Pass,
        };
        self.delay = Duration::from_millis(if self.defect == Defect::Slow && position.ply() > 20 { 1001 } else { 1 });
        let code = match (played, self.defect) {
            (Move::Pass, Defect::NeverPasses) => Code::new(*b"55a0"),
            (Move::Place(_), Defect::HighRotations) => highest_code(played),
            _ => encode(played),
        };
        self.seat.play_answer(played);
        match self.defect {
            Defect::ThinksOn => self.thought.extend(code.bytes()),
            Defect::Talkative => self.replies.extend([&code.bytes()[..], b"!"].concat()),
            _ => self.replies.extend(code.bytes()),
        }
    }

    /// The frame as a defective board understands it.
    fn misread(&self, frame: Frame) -> Frame {
        let misread = |code: Code| {
            let [column, row, piece, rotation] = code.bytes();
            let rotation = match self.defect {
                _ if code == Code::PASS => rotation,
                Defect::Mirrors => rotation & !1,
                Defect::Misreads { piece: its, rotation: wrong, other }
                    if piece == b'a' + its && rotation == b'0' + wrong =>
                {
                    b'0' + other
                }
                Defect::MissesRotation if rotation == b'6' => b'2',
                _ => rotation,
            };
            Code::new([column, row, piece, rotation])
        };
        match frame {
            Frame::Prompt(Prompt::SecondMove { start, opponent }) => {
                Frame::Prompt(Prompt::SecondMove { start: self.misread_start(start), opponent: misread(opponent) })
            }
            Frame::Prompt(Prompt::NextMove { opponent }) => {
                Frame::Prompt(Prompt::NextMove { opponent: misread(opponent) })
            }
            Frame::Prompt(Prompt::FirstMove { start }) => {
                Frame::Prompt(Prompt::FirstMove { start: self.misread_start(start) })
            }
            other => other,
        }
    }

    fn misread_start(&self, start: Start) -> Start {
        if self.defect == Defect::AlwaysAtFive {
            Start::Five
        } else {
            start
        }
    }
}

/// The move's code with the highest rotation.
fn highest_code(played: Move) -> Code {
    let [column, row, piece, _] = encode(played).bytes();
    let codes = (0..ROTATION_COUNT as u8).rev().map(|rotation| Code::new([column, row, piece, b'0' + rotation]));
    codes.into_iter().find(|&code| decode(code) == Ok(played)).unwrap_or(encode(played))
}

impl Line for FakeBoard {
    fn reopen(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.heard.extend(bytes);
        if self.is_later(Defect::Unplugged) {
            return Err(Fault::Disconnected("the line is lost: gone".to_owned()));
        }
        if self.is_later(Defect::NoisyLater) {
            self.replies.extend(b"\xff\x00");
        }
        if self.defect == Defect::Looped {
            self.replies.extend(bytes);
        } else if self.defect == Defect::Garbles {
            self.replies.extend(b"\xe0\x1c\xfc");
        } else if !self.is_deaf() {
            for &byte in bytes {
                if let Some(frame) = self.process_byte(byte) {
                    self.answer(frame);
                }
            }
        }
        Ok(())
    }

    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault> {
        if self.replies.is_empty() {
            self.replies.extend(self.thought.drain(..));
        }
        if self.defect == Defect::Noisy && limit.is_zero() {
            return Ok((0xff, Duration::ZERO));
        }
        if self.replies.is_empty() && limit >= LATE_ANSWER_DELAY {
            self.replies.extend(self.late.pop_front().unwrap_or_default());
        }
        if self.delay > limit {
            // The answer arrives after the referee has given up waiting.
            self.replies.clear();
        }
        self.replies.pop_front().map(|byte| (byte, self.delay)).ok_or(Fault::Timeout(limit))
    }

    fn read_unasked(&mut self, _quiet: Duration) -> Result<Vec<u8>, Fault> {
        let came: Vec<u8> = self.replies.drain(..).chain(self.thought.drain(..)).collect();
        if came.is_empty() {
            self.replies.extend(self.late.pop_front().unwrap_or_default());
        }
        Ok(came)
    }

    fn settling(&self) -> Duration {
        Duration::ZERO
    }

    fn set_mode(&mut self, mode: Mode) -> Result<bool, Fault> {
        self.mode = mode;
        Ok(self.defect == Defect::OtherSpeed)
    }

    fn search(&mut self) -> Search {
        Search::default()
    }
}
