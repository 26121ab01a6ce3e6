//! `0` at any time restarts the board.

use duo_core::notation::Code;
use duo_core::player::Start;
use duo_core::position::Position;

use super::basics::opponents_answer;
use super::{pass_with, Remark};
use crate::compliance::exam::{Exam, Failure};

/// Beginnings of frames that a `0` cannot continue.
const BROKEN_FRAMES: [&[u8]; 4] = [b"2", b"3", b"3A5", b"4a8"];

/// Noise as from a loose plug, without the beginning of a frame.
const NOISE: &[u8] = b"\xff\x00\xfe~\r\nx?\x80";

pub fn restarts_in_a_game(exam: &mut Exam) -> Result<Remark, Failure> {
    for start in [Start::Five, Start::Ten] {
        exam.start()?;
        let mut position = Position::new(start);
        exam.turn(&mut position, Code::PASS)?;
        let opponent = opponents_answer(&mut position)?;
        exam.turn(&mut position, opponent)?;
        exam.ask::<3>(b"0")?;
        plays_afresh(exam, start.other())?;
    }
    pass_with("")
}

pub fn restarts_in_a_frame(exam: &mut Exam) -> Result<Remark, Failure> {
    for broken in BROKEN_FRAMES {
        exam.start()?;
        exam.send(broken)?;
        exam.ask::<3>(b"0").map_err(|why| format!("{why}, after {} and then 0", broken.escape_ascii()))?;
        plays_afresh(exam, Start::Ten)?;
    }
    pass_with("")
}

pub fn restarts_while_thinking(exam: &mut Exam) -> Result<Remark, Failure> {
    exam.start()?;
    exam.send(b"25")?;
    exam.send(b"0")?;
    let [first] = exam.receive::<1>(b"0")?;
    let was_faster = first != b'1';
    if was_faster {
        // Codes that cover (5,5) do not begin with 1, so the answer was sent before the zero
        // arrived.
        exam.receive::<3>(b"25")?;
        exam.receive::<1>(b"0")?;
    }
    exam.receive::<2>(b"0")?;
    exam.silence()?;
    plays_afresh(exam, Start::Ten)?;
    pass_with(if was_faster { "its answer was out before the 0" } else { "the answer under way was kept back" })
}

pub fn restarts_after_noise(exam: &mut Exam) -> Result<Remark, Failure> {
    exam.start()?;
    exam.send(NOISE)?;
    exam.silence()?;
    exam.ask::<3>(b"0")?;
    plays_afresh(exam, Start::Five)?;
    pass_with("")
}

/// Checks that no earlier game remains: the board makes a first move on an empty board.
fn plays_afresh(exam: &mut Exam, start: Start) -> Result<(), Failure> {
    exam.turn(&mut Position::new(start), Code::PASS).map(|_| ())
}
