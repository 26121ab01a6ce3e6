//! How games over a faulty line ended, and why the lost ones were.

use std::collections::BTreeMap;
use std::fmt;

use super::fault::Fault;

/// What the referee saw of a lost game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// No whole answer came.
    NoAnswer,
    /// More came than an answer.
    TooMuch,
    /// What came is no legal move.
    Illegal,
}

/// What the fault did to make it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The prompt did not arrive as one that asks for a move.
    PromptLost,
    /// The far end was told of something else, and its answer is legal there.
    PromptAltered,
    /// The answer was another one when it left.
    AnswerAltered,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was wrong with the line.
    pub fault: Fault,
    /// Whether the game lasted until the fault came.
    pub struck: bool,
    /// If the game was lost: what the referee saw, and why.
    pub lost: Option<(Loss, Cause)>,
    /// Answers that the referee accepted.
    pub turns: u32,
}

/// Games counted by their fault.
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

    /// All games.
    pub fn games(&self) -> u32 {
        self.rows.values().map(|row| row.games).sum()
    }

    /// The games lost with this fault.
    pub fn lost(&self, fault: Fault) -> u32 {
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
