//! Draws the next round, in formats that draw one round after the other. Each round follows from
//! the plan and the log alone.

pub mod groups;
pub mod knockout;
pub mod levels;
pub mod points;
pub mod swiss;

use crate::entry::{Entry, Round};
use crate::format::Format;
use crate::plan::Plan;
use crate::state::State;

/// The next step of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Announce this round.
    Round(Round),
    /// Play the games that have no result yet.
    Games,
    /// The tournament is over.
    Over,
}

/// The next step. A sequential test may be over before all its games are.
pub fn next_step(state: &State) -> Next {
    if !state.all_games_played() {
        return Next::Games;
    }
    let plan = state.plan();
    let round = match plan.format {
        Format::RoundRobin | Format::Gauntlet | Format::Sprt(_) | Format::Alone => None,
        Format::Swiss { games } => swiss::draw_round(state, games),
        Format::Knockout(terms) => {
            let seeds = state.present_players().map(|player| state.players()[player].name().to_owned()).collect();
            knockout::draw_round(state, &terms, 1, seeds)
        }
        Format::Groups { groups, advance, knockout } => groups::draw_round(state, groups, advance, &knockout),
        Format::Levels { group_size, group_rounds } => levels::draw_round(state, group_size, group_rounds),
    };
    round.map_or(Next::Over, Next::Round)
}

/// The outcome of recomputing a drawn round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The round is the one that the rules draw.
    Correct,
    /// The rules draw this round instead.
    Differs(Box<Round>),
    /// No round was due: games had no result yet, or the tournament was over.
    NotDue,
    /// The round was drawn by other rules than those of this program.
    OtherRules,
}

/// Recomputes every drawn round of a log, each from the lines before it.
///
/// # Errors
///
/// A line does not fit the plan or the lines before it.
pub fn check(plan: Plan, entries: &[Entry]) -> Result<Vec<(Round, Finding)>, String> {
    let mut state = State::new(plan);
    let mut checked = Vec::new();
    for entry in entries {
        if let Entry::Round(round) = entry {
            let is_swiss = matches!(state.plan().format, Format::Swiss { .. });
            let finding = match next_step(&state) {
                _ if is_swiss && round.rules.as_deref() != Some(swiss::RULES) => Finding::OtherRules,
                Next::Round(expected) if expected == *round => Finding::Correct,
                Next::Round(expected) => Finding::Differs(Box::new(expected)),
                Next::Games | Next::Over => Finding::NotDue,
            };
            checked.push((round.clone(), finding));
        }
        state.apply(entry.clone())?;
    }
    Ok(checked)
}

/// A round after the ones drawn so far.
fn new_round(state: &State, stage: u32, name: String, games: u32, pairings: Vec<Vec<String>>) -> Round {
    Round { round: state.rounds().len() as u32 + 1, name, stage, games, pairings, rules: None, groups: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Knockout;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    /// The log of a tournament up to its second round, which is drawn but not played.
    fn log(plan: &Plan) -> Vec<Entry> {
        let (mut state, mut entries) = (State::new(plan.clone()), Vec::new());
        while state.rounds().len() < 2 {
            let entry = match next_step(&state) {
                Next::Round(round) => Entry::Round(round),
                Next::Games => {
                    let game = state.open_slots().next().unwrap().game;
                    Entry::Result(Box::new(result(&state, game, Some(0))))
                }
                Next::Over => panic!("it is over"),
            };
            state.apply(entry.clone()).unwrap();
            entries.push(entry);
        }
        entries
    }

    #[test]
    fn check_finds_a_draw_that_was_changed_by_hand() {
        let terms = Knockout { games: 1, replays: 0, third_place: false };
        for format in [Format::Swiss { games: 1 }, Format::Knockout(terms)] {
            let plan = plan(format, &["a", "b", "c", "d", "e", "f", "g", "h"], 3);
            let entries = log(&plan);
            let findings = |entries: &[Entry]| -> Vec<Finding> {
                check(plan.clone(), entries).unwrap().into_iter().map(|(_, finding)| finding).collect()
            };
            assert_eq!(findings(&entries), [Finding::Correct, Finding::Correct]);
            let Some((Entry::Round(drawn), before)) = entries.split_last() else { panic!("no round is last") };
            let mut changed = drawn.clone();
            let moved = changed.pairings[0].pop().unwrap();
            let other = std::mem::replace(&mut changed.pairings[1][1], moved);
            changed.pairings[0].push(other);
            let log = [before, &[Entry::Round(changed)]].concat();
            assert_eq!(findings(&log), [Finding::Correct, Finding::Differs(Box::new(drawn.clone()))]);
            // A round announced before the last result of the previous round.
            let early = [&before[..before.len() - 1], &[Entry::Round(drawn.clone())]].concat();
            assert_eq!(findings(&early), [Finding::Correct, Finding::NotDue]);
        }
    }

    #[test]
    fn check_does_not_judge_rounds_of_older_rules() {
        let plan = plan(Format::Swiss { games: 1 }, &["a", "b", "c", "d"], 3);
        let mut entries = log(&plan);
        if let Entry::Round(round) = &mut entries[0] {
            round.rules = None;
        }
        let findings = check(plan, &entries).unwrap();
        assert_eq!((&findings[0].1, &findings[1].1), (&Finding::OtherRules, &Finding::Correct));
    }
}
