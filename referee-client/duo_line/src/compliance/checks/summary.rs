//! Checks of all answers so far.

use super::{not_run, pass_with, warning, Remark};
use crate::compliance::exam::{Exam, Failure};

/// Share of the time limit above which the slowest reply gets a warning.
const TOO_CLOSE: f64 = 0.97;

pub fn writes_canonically(exam: &mut Exam) -> Result<Remark, Failure> {
    match &exam.not_canonical[..] {
        _ if exam.moves == 0 => not_run("it has not sent a legal move"),
        [] => pass_with(format!("{} moves", exam.moves)),
        [first, ..] => warning(format!(
            "{} of {} moves are not, {first} for one: legal, but records read better with the lowest rotation",
            exam.not_canonical.len(),
            exam.moves
        )),
    }
}

pub fn answers_in_time(exam: &mut Exam) -> Result<Remark, Failure> {
    let limit = exam.limit();
    let Some(slowest) = &exam.slowest else { return Err("it never answered in time".to_owned()) };
    let time = slowest.time.as_secs_f64() * 1000.0;
    let what = format!("slowest {time:.1} of {} ms: {} to {}", limit.as_millis(), slowest.answer, slowest.prompt);
    if exam.late > 0 {
        return Err(format!("too late: {} of its answers; {what}", exam.late));
    }
    if slowest.time > limit.mul_f64(TOO_CLOSE) {
        return warning(format!("{what}, which leaves little for a slower line"));
    }
    pass_with(what)
}
