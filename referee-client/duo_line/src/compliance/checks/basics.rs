//! The contest's prompts, one by one.

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;

use super::{pass_with, warning, Remark};
use crate::compliance::aliases::Aliases;
use crate::compliance::exam::{Exam, Failure};

/// First moves of an opponent that starts at (5,5): one from the published example, and one that is
/// not in canonical form.
const FIRST_MOVES_FROM_5: [Code; 2] = [Code::new(*b"53e0"), Code::new(*b"55a5")];

/// First moves of an opponent that starts at (a,a).
const FIRST_MOVES_FROM_A: [Code; 2] = [Code::new(*b"a8e0"), Code::new(*b"aau7")];

pub fn identifies_itself(exam: &mut Exam) -> Result<Remark, Failure> {
    let identifier = exam.start()?;
    let time = exam.slowest.as_ref().map_or(0.0, |slowest| slowest.time.as_secs_f64() * 1000.0);
    pass_with(format!("{} after {time:.1} ms", identifier.escape_ascii()))
}

pub fn identifies_itself_again(exam: &mut Exam) -> Result<Remark, Failure> {
    let first = exam.start()?;
    for _ in 0..3 {
        let again = exam.ask::<3>(b"0")?;
        if again[1..] != first {
            return Err(format!("first {}, then {}", first.escape_ascii(), again.escape_ascii()));
        }
    }
    exam.silence()?;
    pass_with("")
}

pub fn moves_first_from_5(exam: &mut Exam) -> Result<Remark, Failure> {
    moves_first(exam, Start::Five)
}

pub fn moves_first_from_a(exam: &mut Exam) -> Result<Remark, Failure> {
    moves_first(exam, Start::Ten)
}

fn moves_first(exam: &mut Exam, start: Start) -> Result<Remark, Failure> {
    exam.start()?;
    let played = exam.turn(&mut Position::new(start), Code::PASS)?;
    pass_with(encode(played).to_string())
}

pub fn moves_second_from_5(exam: &mut Exam) -> Result<Remark, Failure> {
    moves_second(exam, Start::Five, FIRST_MOVES_FROM_A)
}

pub fn moves_second_from_a(exam: &mut Exam) -> Result<Remark, Failure> {
    moves_second(exam, Start::Ten, FIRST_MOVES_FROM_5)
}

fn moves_second(exam: &mut Exam, start: Start, opponents: [Code; 2]) -> Result<Remark, Failure> {
    let mut answers = Vec::new();
    for opponent in opponents {
        exam.start()?;
        let mut position = Position::new(start.other());
        play(&mut position, opponent)?;
        answers.push(encode(exam.turn(&mut position, opponent)?).to_string());
    }
    pass_with(answers.join(", "))
}

pub fn moves_after_a_pass(exam: &mut Exam) -> Result<Remark, Failure> {
    exam.start()?;
    let mut position = Position::new(Start::Five);
    let first = exam.turn(&mut position, Code::PASS)?;
    // A first move must not be a pass, so the opponent begins the game with one piece.
    let opponent = opponents_answer(&mut position)?;
    let second = exam.turn(&mut position, opponent)?;
    if second == Move::Pass {
        return warning("it passed voluntarily, so the opponent's pass would end the game");
    }
    play(&mut position, Code::PASS)?;
    let third = exam.turn(&mut position, Code::PASS)?;
    pass_with([first, second, third].map(|played| encode(played).to_string()).join(", "))
}

/// Plays a legal move for the opponent.
pub fn opponents_answer(position: &mut Position) -> Result<Code, Failure> {
    let code = Aliases::default().choose(position, 0.0).map_or(Code::PASS, |choice| choice.code);
    play(position, code)?;
    Ok(code)
}

/// Plays this move for the opponent.
pub fn play(position: &mut Position, code: Code) -> Result<(), Failure> {
    let played = decode(code).map_err(|why| why.to_string())?;
    position.play(played).map(|_| ()).map_err(|why| why.to_string())
}

pub fn ends_silently(exam: &mut Exam) -> Result<Remark, Failure> {
    exam.start()?;
    exam.turn(&mut Position::new(Start::Five), Code::PASS)?;
    exam.send(b"9")?;
    exam.silence()?;
    exam.ask::<3>(b"0")?;
    exam.turn(&mut Position::new(Start::Ten), Code::PASS)?;
    pass_with("")
}

pub fn keeps_silent(exam: &mut Exam) -> Result<Remark, Failure> {
    exam.start()?;
    exam.silence()?;
    let mut position = Position::new(Start::Five);
    exam.turn(&mut position, Code::PASS)?;
    exam.silence()?;
    let opponent = opponents_answer(&mut position)?;
    exam.turn(&mut position, opponent)?;
    exam.silence()?;
    exam.send(b"9")?;
    exam.silence()?;
    pass_with("after the identifier, after moves, after the end")
}
