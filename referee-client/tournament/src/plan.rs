//! The plan of a tournament: everything that is agreed before its first game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::entrant::Entrant;
use crate::format::Format;
use crate::scoring::Scoring;
use crate::shard::Shard;

/// All results are kept in memory.
pub const MOST_PAIRS: u64 = 1_000_000;

/// More rounds than this are not drawn.
const MOST_ROUNDS: u64 = 1000;

/// What is agreed. It stands in the tournament's folder and does not change; what comes later stands in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's program. Plans did not say which when there was one.
    #[serde(default = "first_game")]
    pub game: String,
    /// Who meets whom.
    pub format: Format,
    /// The players, in the order in which they were named: in a knockout the first is seeded highest.
    pub players: Vec<Entrant>,
    /// How often each pairing meets where all meet; how many rounds there are where they are drawn.
    pub rounds: u64,
    /// What chance comes from.
    pub seed: u64,
    /// Which part of the plan is played here; all of it where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// How results become a standing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scoring: Scoring,
    /// The game's own: a value of its own type.
    #[serde(flatten)]
    pub settings: Map<String, Value>,
}

fn first_game() -> String {
    "blokus-duo".to_owned()
}

fn is_default(scoring: &Scoring) -> bool {
    *scoring == Scoring::default()
}

impl Plan {
    /// How many pairings a round has, where all games follow from the plan.
    pub fn pairings_a_round(&self) -> u64 {
        let players = self.players.len() as u64;
        match self.format {
            Format::RoundRobin => players * (players - 1) / 2,
            Format::Gauntlet | Format::Sprt(_) => players - 1,
            Format::Alone => players,
            _ => 0,
        }
    }

    /// Pairings of all rounds together, where all games follow from the plan.
    pub fn pairs(&self) -> u64 {
        self.rounds.saturating_mul(self.pairings_a_round())
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
        let told = |value: Option<&Value>| value.map_or("nothing".to_owned(), ToString::to_string);
        Some(format!("{name} is {} there and {} here", told(theirs.get(name)), told(ours.get(name))))
    }

    /// Why there can be no such tournament.
    pub fn problem(&self) -> Option<String> {
        let least = match self.format {
            Format::Alone => 1,
            Format::Levels { .. } => 4,
            _ => 2,
        };
        let count = self.players.len();
        if !(least..=100).contains(&count) {
            return Some(format!("a tournament has {least} to 100 players, not {count}"));
        }
        if let (Format::Sprt(_), 3..) = (self.format, count) {
            return Some(format!("a test is between two players, not {count}"));
        }
        let twice = |(index, player): (usize, &Entrant)| {
            let same = self.players[..index].iter().any(|other| other.name() == player.name());
            same.then(|| format!("two players are called {}; NAME=P gives one another name", player.name()))
        };
        if let Some(why) = self.players.iter().enumerate().find_map(twice) {
            return Some(why);
        }
        if self.pairs() > MOST_PAIRS {
            let games = 2 * self.pairs();
            return Some(format!("{games} games are too many for a tournament: at most {}", 2 * MOST_PAIRS));
        }
        if !self.format.is_fixed() && !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Some(format!("rounds that are drawn are 1 to {MOST_ROUNDS}, not {}", self.rounds));
        }
        let games = match self.format {
            Format::Swiss { games } => games,
            Format::Knockout(terms) | Format::Groups { knockout: terms, .. } => terms.games.max(terms.replays),
            Format::Levels { group_rounds, .. } => group_rounds,
            _ => 1,
        };
        if !(1..=MOST_ROUNDS).contains(&games.into()) {
            return Some(format!("games of a pairing are 1 to {MOST_ROUNDS}, not {games}"));
        }
        match self.format {
            Format::Groups { groups, advance, .. } if (count as u64) < 2 * u64::from(groups) => {
                let least = 2 * u64::from(groups);
                Some(format!(
                    "{groups} groups, of which {advance} each go on, take {least} players or more, not {count}"
                ))
            }
            Format::Levels { group_size: ..=3, .. } => Some("a group has 4 players or more".to_owned()),
            _ => None,
        }
    }
}

/// What other tests use, too.
#[cfg(test)]
pub mod tests {
    use serde_json::json;

    use super::*;
    use crate::hypotheses::Hypotheses;

    /// A plan for tests.
    pub fn plan(format: Format, players: &[&str], rounds: u64) -> Plan {
        Plan {
            game: "blokus-duo".to_owned(),
            format,
            players: players.iter().map(|text| text.parse().unwrap()).collect(),
            rounds,
            seed: 1,
            shard: None,
            scoring: Scoring::default(),
            settings: Map::from_iter([("move_time_ms".to_owned(), json!(1000))]),
        }
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
    }

    #[test]
    fn a_plan_of_before_there_were_several_games_is_read() {
        let text = r#"{"format":"round-robin","players":["a=random","b=random"],"rounds":2,"openings":{"drawn":{"plies":4}},
            "seed":1,"move_time_ms":1000,"budget_cycles":200000}"#;
        let plan: Plan = serde_json::from_str(text).unwrap();
        assert_eq!((plan.game.as_str(), plan.pairs(), plan.settings.len()), ("blokus-duo", 2, 3));
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let told = |format, players: &[&str], rounds| plan(format, players, rounds).problem().unwrap_or_default();
        assert_eq!(told(Format::RoundRobin, &["a"], 1), "a tournament has 2 to 100 players, not 1");
        assert!(told(Format::Gauntlet, &["a=x", "a=y"], 1).starts_with("two players are called a"));
        assert!(told(Format::Gauntlet, &["a", "b", "c"], 600_000).starts_with("2400000 games are too many"));
        let levels = Format::Levels { group_size: 5, group_rounds: 1 };
        assert_eq!(told(levels, &["a", "b", "c"], 1), "a tournament has 4 to 100 players, not 3");
        assert_eq!(told(Format::Alone, &["a"], 1), "");
    }
}
