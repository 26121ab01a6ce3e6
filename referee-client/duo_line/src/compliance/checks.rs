//! The list of checks, and how they run.

mod basics;
mod games;
mod restarts;
mod summary;

use super::exam::{Exam, Failure};
use super::finding::{Finding, Verdict};
use super::report::Listener;

/// The remark of a passed check.
pub struct Remark {
    text: String,
    verdict: Verdict,
}

/// A requirement on boards.
pub struct Check {
    /// The requirement.
    pub name: &'static str,
    run: fn(&mut Exam) -> Result<Remark, Failure>,
}

/// All checks in order. The last ones look back at earlier answers.
pub const CHECKS: &[Check] = &[
    Check { name: "answers 0 with 1 and its identifier", run: basics::identifies_itself },
    Check { name: "answers every 0, always the same", run: basics::identifies_itself_again },
    Check { name: "25: moves first, covering (5,5)", run: basics::moves_first_from_5 },
    Check { name: "2A: moves first, covering (a,a)", run: basics::moves_first_from_a },
    Check { name: "35XXXX: moves second, covering (5,5)", run: basics::moves_second_from_5 },
    Check { name: "3AXXXX: moves second, covering (a,a)", run: basics::moves_second_from_a },
    Check { name: "40000: moves on when the opponent passes", run: basics::moves_after_a_pass },
    Check { name: "9: says nothing, and is ready for the next game", run: basics::ends_silently },
    Check { name: "sends nothing unasked", run: basics::keeps_silent },
    Check { name: "0 in the middle of a game starts afresh", run: restarts::restarts_in_a_game },
    Check { name: "0 in the middle of a frame starts afresh", run: restarts::restarts_in_a_frame },
    Check { name: "0 while it thinks starts afresh", run: restarts::restarts_while_thinking },
    Check { name: "0 after noise on the line is answered", run: restarts::restarts_after_noise },
    Check { name: "a whole game, moving first from (5,5)", run: games::whole_game_as_first },
    Check { name: "a whole game, moving second from (a,a)", run: games::whole_game_as_second },
    Check { name: "passes when it cannot move", run: games::passes_when_stuck },
    Check { name: "reads all 168 ways of writing pieces and rotations", run: games::reads_every_alias },
    Check { name: "writes moves in their canonical form", run: summary::writes_canonically },
    Check { name: "answers in time", run: summary::answers_in_time },
];

/// Runs all checks. If the line or the board cannot pass any check, from the start or from some
/// check on, that check fails with the cause and the rest are not run.
pub fn run_all(exam: &mut Exam, listener: &mut impl Listener) -> anyhow::Result<()> {
    listener.begins(1, CHECKS[0].name)?;
    let mut stopped = exam.examine().err();
    for (index, check) in CHECKS.iter().enumerate() {
        listener.begins(index + 1, check.name)?;
        let mut outcome = match &stopped {
            Some(why) if index > 0 => (Verdict::NotRun, why.clone()),
            Some(why) => (Verdict::Fail, why.clone()),
            None => match (check.run)(exam) {
                Ok(remark) => (remark.verdict, remark.text),
                Err(why) => (Verdict::Fail, why),
            },
        };
        let transcript = exam.take_transcript();
        if outcome.0 == Verdict::Fail && stopped.is_none() {
            if let Err(cause) = exam.examine_again() {
                outcome.1 = if cause.contains(&outcome.1) { cause.clone() } else { format!("{}; {cause}", outcome.1) };
                stopped = Some(cause);
            }
            exam.take_transcript();
        }
        let transcript = if outcome.0 == Verdict::Fail { transcript } else { Vec::new() };
        listener.finds(Finding {
            check: index + 1,
            name: check.name,
            result: outcome.0,
            detail: outcome.1,
            transcript,
        })?;
    }
    Ok(())
}

/// Passes with a remark.
fn pass_with(text: impl Into<String>) -> Result<Remark, Failure> {
    Ok(Remark { text: text.into(), verdict: Verdict::Pass })
}

/// Passes with a warning.
fn warning(text: impl Into<String>) -> Result<Remark, Failure> {
    Ok(Remark { text: text.into(), verdict: Verdict::Warning })
}

/// Neither passes nor fails, because there was nothing to check.
fn not_run(text: impl Into<String>) -> Result<Remark, Failure> {
    Ok(Remark { text: text.into(), verdict: Verdict::NotRun })
}
