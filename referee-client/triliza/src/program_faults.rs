//! How the robots' programs failed in a game of a tournament, as its result tells it.

use ::tournament::results::Outcome;
use serde_json::{json, Value};
use triliza_core::board::Team;
use triliza_core::contest::Contest;

/// What a team forfeits by that has lost and whose program failed at every attempt.
pub const PROGRAM_FAILED: &str = "program failed";

/// The failures of a game.
#[derive(Default)]
pub struct ProgramFaults {
    all: Vec<Value>,
    /// How often green's and red's program failed, and how the first time.
    of: [(usize, String); 2],
}

impl ProgramFaults {
    /// A program failed at this attempt of the match.
    pub fn add(&mut self, attempt: usize, team: Team, fault: &str) {
        self.all.push(json!({ "attempt": attempt, "team": team.to_string(), "fault": fault }));
        let (count, first) = &mut self.of[team as usize];
        if *count == 0 {
            fault.clone_into(first);
        }
        *count += 1;
    }

    /// Puts them into the result of the game that is over, `names` being green's and red's.
    ///
    /// A program that has failed at times does not forfeit: its robot played the other attempts.
    pub fn tell(self, names: &[String; 2], contest: &Contest, outcome: &mut Outcome) {
        if self.all.is_empty() {
            return;
        }
        let of = |team: Team| {
            let (count, first) = &self.of[team as usize];
            let name = &names[team as usize];
            (*count > 0).then(|| {
                let attempts = contest.attempts(team);
                format!("the program of {name} failed at {count} of {attempts} attempts, first: it {first}")
            })
        };
        let details: Vec<String> = [Team::Green, Team::Red].into_iter().filter_map(of).collect();
        outcome.detail = Some(details.join("; "));
        let forfeits = |team: Team| {
            let has_lost = outcome.winner.is_some_and(|winner| winner != team as usize);
            (has_lost && self.of[team as usize].0 == contest.attempts(team)).then(|| PROGRAM_FAILED.to_owned())
        };
        outcome.faults = [Team::Green, Team::Red].map(forfeits).to_vec();
        outcome.more.insert("programs".to_owned(), self.all.into());
    }
}
