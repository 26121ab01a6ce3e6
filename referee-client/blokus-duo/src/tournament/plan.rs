//! The plan of a tournament: everything that settles its games.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::entrant::Entrant;
use super::hypotheses::Hypotheses;
use super::openings::Openings;
use super::shard::Shard;
use crate::players::thinking::Thinking;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first one meets all others.
    Gauntlet,
    /// Two meet until it is settled which hypothesis about their strength holds.
    Sprt(Hypotheses),
}

/// What settles the games of a tournament. It stands in the tournament's folder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Who meets whom.
    pub format: Format,
    /// The players, in the order in which they were named.
    pub players: Vec<Entrant>,
    /// How often each pairing meets, twice each time: once from each side of an opening.
    pub rounds: u64,
    /// The openings.
    pub openings: Openings,
    /// What chance comes from.
    pub seed: u64,
    /// Time for a reply.
    pub move_time_ms: u64,
    /// Budget of those that count cycles and have none of their own.
    pub budget_cycles: u64,
    /// Which part of the plan is played here; all of it where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

impl Plan {
    /// The pairings of a round, as places in the list of players.
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        (0..self.pairings_a_round()).map(|pair| self.pairing(pair)).collect()
    }

    /// How many pairings a round has.
    pub fn pairings_a_round(&self) -> u64 {
        let players = self.players.len() as u64;
        match self.format {
            Format::RoundRobin => players * (players - 1) / 2,
            Format::Gauntlet | Format::Sprt(_) => players - 1,
        }
    }

    /// Who plays a pair of games, counted from 0.
    pub fn pairing(&self, pair: u64) -> [usize; 2] {
        let mut place = (pair % self.pairings_a_round()) as usize;
        let mut first = 0;
        // In a round robin each player meets all that come after it.
        while place >= self.players.len() - 1 - first {
            place -= self.players.len() - 1 - first;
            first += 1;
        }
        [first, first + 1 + place]
    }

    /// Pairs of games, all parts together.
    pub fn pairs(&self) -> u64 {
        self.rounds * self.pairings_a_round()
    }

    /// The pairs of games that are played here, from 0.
    pub fn own_pairs(&self) -> impl Iterator<Item = u64> + '_ {
        (0..self.pairs()).filter(|&pair| self.shard.is_none_or(|shard| shard.plays(pair)))
    }

    /// The names of the players, in order.
    pub fn names(&self) -> Vec<&str> {
        self.players.iter().map(Entrant::name).collect()
    }

    /// How long the players may think.
    pub fn thinking(&self) -> Thinking {
        Thinking { move_time: Duration::from_millis(self.move_time_ms), budget_cycles: self.budget_cycles }
    }

    /// The whole plan that this one may be a part of.
    pub fn whole(&self) -> Plan {
        Plan { shard: None, ..self.clone() }
    }

    /// What this plan has other than `other`, in words, if anything.
    pub fn difference(&self, other: &Plan) -> Option<String> {
        let fields = |plan: &Plan| serde_json::to_value(plan).unwrap_or_default();
        let (ours, theirs) = (fields(self), fields(other));
        let names = ours.as_object()?.keys().chain(theirs.as_object()?.keys());
        let name = names.into_iter().find(|name| ours.get(name) != theirs.get(name))?;
        let told = |value: Option<&serde_json::Value>| value.map_or("nothing".to_owned(), ToString::to_string);
        Some(format!("{name} is {} there and {} here", told(theirs.get(name)), told(ours.get(name))))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A plan for tests.
    pub fn plan(format: Format, players: &[&str], rounds: u64) -> Plan {
        Plan {
            format,
            players: players.iter().map(|text| text.parse().unwrap()).collect(),
            rounds,
            openings: Openings::Drawn { plies: 2 },
            seed: 1,
            move_time_ms: 1000,
            budget_cycles: 1000,
            shard: None,
        }
    }

    #[test]
    fn pairings_follow_the_format() {
        let players = ["random:1", "random:2", "random:3"];
        assert_eq!(plan(Format::RoundRobin, &players, 1).pairings(), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(plan(Format::Gauntlet, &players, 1).pairings(), [[0, 1], [0, 2]]);
        assert_eq!(plan(Format::RoundRobin, &players, 5).pairs(), 15);
    }

    #[test]
    fn a_plan_survives_its_file_and_names_what_differs() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 10.5, alpha: 0.05, beta: 0.1 };
        let kept = plan(Format::Sprt(hypotheses), &["a=model@5", "engine@7"], 3);
        let text = serde_json::to_string(&kept).unwrap();
        assert_eq!(serde_json::from_str::<Plan>(&text).unwrap(), kept);
        assert_eq!(kept.difference(&kept), None);
        let longer = Plan { rounds: 4, ..kept.clone() };
        assert_eq!(longer.difference(&kept).as_deref(), Some("rounds is 3 there and 4 here"));
        let part = Plan { shard: Some("1/2".parse().unwrap()), ..kept.clone() };
        assert_eq!(part.difference(&kept).as_deref(), Some("shard is nothing there and \"1/2\" here"));
        assert_eq!(part.whole(), kept);
        assert_eq!(part.own_pairs().collect::<Vec<_>>(), [0, 2]);
    }
}
