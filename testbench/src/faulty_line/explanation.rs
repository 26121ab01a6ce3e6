//! Results of games over a faulty line, with the causes of the losses.

use std::collections::BTreeMap;
use std::fmt;

use super::fault::Fault;

/// The referee's reason for a lost game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The answer is missing or incomplete.
    NoAnswer,
    /// More bytes came than an answer has.
    TooMuch,
    /// The answer is not a legal move.
    Illegal,
}

/// The effect of the fault that lost the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The far end did not receive a prompt for a move.
    PromptLost,
    /// The far end received another prompt, and its answer is legal there.
    PromptAltered,
    /// The answer was altered on the line.
    AnswerAltered,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The fault of the line.
    pub fault: Fault,
    /// Whether the fault occurred before the game ended.
    pub struck: bool,
    /// If the game was lost: the referee's reason, and the cause.
    pub lost: Option<(Loss, Cause)>,
    /// Answers that the referee accepted.
    pub turns: u32,
}

/// Results counted by fault.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    rows: BTreeMap<Fault, Row>,
}

#[derive(Clone, Debug, Default)]
struct Row {
    games: u32,
    struck: u32,
    lost: u32,
    turns: u32,
    why: BTreeMap<(Cause, Loss), u32>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, report: &Report) {
        let row = self.rows.entry(report.fault).or_default();
        row.games += 1;
        row.struck += u32::from(report.struck);
        row.turns += report.turns;
        if let Some((loss, cause)) = report.lost {
            row.lost += 1;
            *row.why.entry((cause, loss)).or_default() += 1;
        }
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.rows.values().map(|row| row.games).sum()
    }

    /// The number of games lost with this fault.
    pub fn lost_games(&self, fault: Fault) -> u32 {
        self.rows.get(&fault).map_or(0, |row| row.lost)
    }
}

impl fmt::Display for Tally {
    /// A table in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let causes = [Cause::PromptLost, Cause::PromptAltered, Cause::AnswerAltered];
        writeln!(f, "| fault | games | reached by the fault | lost | prompt lost | prompt altered | answer altered |")?;
        writeln!(f, "|---|---:|---:|---:|---:|---:|---:|")?;
        for (fault, row) in &self.rows {
            let by_cause = causes.map(|cause| -> u32 {
                row.why.iter().filter(|((its, _), _)| *its == cause).map(|(_, count)| count).sum()
            });
            let [lost, altered, answer] = by_cause;
            let Row { games, struck, lost: all, .. } = row;
            writeln!(f, "| {} | {games} | {struck} | {all} | {lost} | {altered} | {answer} |", fault.name())?;
        }
        let sum = |of: fn(&Row) -> u32| self.rows.values().map(of).sum::<u32>();
        let turns = sum(|row| row.turns);
        write!(f, "{} games, {} lost, {turns} answers accepted", self.games(), sum(|row| row.lost))
    }
}
