//! The plan of a tournament: everything that is settled before its first game.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::entrant::{is_same_name, Entrant};
use crate::format::Format;
use crate::scoring::{Scoring, TieBreak};

/// Maximum number of pairings of a tournament, because all results are held in memory.
pub const MAX_PAIRS: u64 = 1_000_000;

/// Maximum number of drawn rounds, and of games in a pairing.
const MAX_ROUNDS: u64 = 1000;

/// Everything that determines the games. The plan lies in the tournament's folder and never
/// changes; later events are in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's program. The oldest plans, all of Blokus Duo, do not name it.
    #[serde(default = "first_game")]
    pub game: String,
    /// The format.
    pub format: Format,
    /// The players in the order given: in a knockout the first is the highest seed.
    pub players: Vec<Entrant>,
    /// Meetings of each pairing in a format without draws; otherwise the number of rounds.
    pub rounds: u64,
    /// Random seed.
    pub seed: u64,
    /// The part of the plan that is played here, if not all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// How results become standings.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scoring: Scoring,
    /// The tie-breaks between players with equal points, in this order; empty in older plans.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<TieBreak>,
    /// The event, if an event file describes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventInfo>,
    /// The game's own settings.
    #[serde(flatten)]
    pub settings: Map<String, Value>,
}

/// The public description of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInfo {
    /// The title, which stands above tables and on the wall.
    pub title: String,
    /// Where it takes place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The day, such as `2026-11-28`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Institutions by the teams' names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub institutions: BTreeMap<String, String>,
}

fn first_game() -> String {
    "blokus-duo".to_owned()
}

fn is_default(scoring: &Scoring) -> bool {
    *scoring == Scoring::default()
}

impl Plan {
    /// Pairings in a round, where all games follow from the plan.
    pub fn pairings_a_round(&self) -> u64 {
        let players = self.players.len() as u64;
        match self.format {
            Format::RoundRobin => players * (players - 1) / 2,
            Format::Gauntlet | Format::Sprt(_) => players - 1,
            Format::Alone => players,
            _ => 0,
        }
    }

    /// Pairings in all rounds, where all games follow from the plan.
    pub fn pairs(&self) -> u64 {
        self.rounds.saturating_mul(self.pairings_a_round())
    }

    /// The whole plan that this one is a part of.
    pub fn without_shard(&self) -> Plan {
        Plan { shard: None, ..self.clone() }
    }

    /// Describes the first difference to another plan.
    pub fn difference(&self, other: &Plan) -> Option<String> {
        let fields = |plan: &Plan| serde_json::to_value(plan).unwrap_or_default();
        let (ours, theirs) = (fields(self), fields(other));
        let names = ours.as_object()?.keys().chain(theirs.as_object()?.keys());
        let name = names.into_iter().find(|name| ours.get(name) != theirs.get(name))?;
        let told = |value: Option<&Value>| value.map_or("nothing".to_owned(), ToString::to_string);
        Some(format!("{name} is {} there and {} here", told(theirs.get(name)), told(ours.get(name))))
    }

    /// Why the plan cannot be played, if it cannot.
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
        if let Format::Sprt(hypotheses) = self.format {
            if let Err(why) = hypotheses.check() {
                return Some(why);
            }
        }
        let twice = |(index, player): (usize, &Entrant)| {
            let same = self.players[..index].iter().any(|other| is_same_name(other.name(), player.name()));
            same.then(|| format!("two players are called {}; NAME=P gives one another name", player.name()))
        };
        if let Some(why) = self.players.iter().enumerate().find_map(twice) {
            return Some(why);
        }
        if self.pairs() > MAX_PAIRS {
            let games = 2 * self.pairs();
            return Some(format!("{games} games are too many for a tournament: at most {}", 2 * MAX_PAIRS));
        }
        if !self.format.is_fixed() && !(1..=MAX_ROUNDS).contains(&self.rounds) {
            return Some(format!("rounds that are drawn are 1 to {MAX_ROUNDS}, not {}", self.rounds));
        }
        let games = match self.format {
            Format::Swiss { games } => games,
            Format::Knockout(terms) | Format::Groups { knockout: terms, .. } => terms.games.max(terms.replays),
            Format::Levels { group_rounds, .. } => group_rounds,
            _ => 1,
        };
        if !(1..=MAX_ROUNDS).contains(&games.into()) {
            return Some(format!("games of a pairing are 1 to {MAX_ROUNDS}, not {games}"));
        }
        let takes_tie_breaks =
            matches!(self.format, Format::RoundRobin | Format::Swiss { .. }) && self.scoring == Scoring::Elo;
        if !takes_tie_breaks && !self.tie_breaks.is_empty() {
            return Some("tie-breaks are for round-robin and swiss, of games that are won, drawn or lost".to_owned());
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

/// Part `index` of `count`, from 1: `--shard I/N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    index: u64,
    count: u64,
}

impl Shard {
    /// Whether this part plays this pair of games, counted from 0. Both games of a pair are in one
    /// part.
    pub fn plays(self, pair: u64) -> bool {
        pair % self.count == self.index - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((index, count)) if (1..=count).contains(&index) => Ok(Shard { index, count }),
            _ => Err("a part is i/n with i from 1 to n, as in 3/8".to_owned()),
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

/// Helpers for the tests of several modules.
#[cfg(test)]
pub mod tests {
    use serde_json::json;

    use super::*;
    use crate::format::Hypotheses;

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
            tie_breaks: Vec::new(),
            event: None,
            settings: Map::from_iter([("move_time_ms".to_owned(), json!(1000))]),
        }
    }

    #[test]
    fn difference_names_the_field_and_both_values() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 10.5, alpha: 0.05, beta: 0.1, ..Hypotheses::default() };
        let stored = plan(Format::Sprt(hypotheses), &["a=model@5", "engine@7"], 3);
        let text = serde_json::to_string(&stored).unwrap();
        assert_eq!(serde_json::from_str::<Plan>(&text).unwrap(), stored);
        assert!(text.contains(r#"{"sprt":{"elo0":0.0,"elo1":10.5,"alpha":0.05,"beta":0.1}}"#), "{text}");
        assert_eq!(stored.difference(&stored), None);
        let longer = Plan { rounds: 4, ..stored.clone() };
        assert_eq!(longer.difference(&stored).as_deref(), Some("rounds is 3 there and 4 here"));
        let part = Plan { shard: Some("1/2".parse().unwrap()), ..stored.clone() };
        assert_eq!(part.difference(&stored).as_deref(), Some("shard is nothing there and \"1/2\" here"));
        assert_eq!(part.without_shard(), stored);
    }

    #[test]
    fn plan_without_a_game_is_read_as_blokus_duo() {
        let text = r#"{"format":"round-robin","players":["a=random","b=random"],"rounds":2,"openings":{"drawn":{"plies":4}},
            "seed":1,"move_time_ms":1000,"budget_cycles":200000}"#;
        let plan: Plan = serde_json::from_str(text).unwrap();
        assert_eq!((plan.game.as_str(), plan.pairs(), plan.settings.len()), ("blokus-duo", 2, 3));
    }

    #[test]
    fn problem_says_why_a_plan_cannot_be_played() {
        let told = |format, players: &[&str], rounds| plan(format, players, rounds).problem().unwrap_or_default();
        assert_eq!(told(Format::RoundRobin, &["a"], 1), "a tournament has 2 to 100 players, not 1");
        assert!(told(Format::Gauntlet, &["a=x", "a=y"], 1).starts_with("two players are called a"));
        assert!(told(Format::Gauntlet, &["\u{e9}=x", "e\u{301}=y"], 1).starts_with("two players are called"));
        assert!(told(Format::Gauntlet, &["a", "b", "c"], 600_000).starts_with("2400000 games are too many"));
        let levels = Format::Levels { group_size: 5, group_rounds: 1 };
        assert_eq!(told(levels, &["a", "b", "c"], 1), "a tournament has 4 to 100 players, not 3");
        assert_eq!(told(Format::Alone, &["a"], 1), "");
        let knockout = Format::Knockout(crate::format::Knockout { games: 1, replays: 0, third_place: false });
        for (format, is_fine) in [(Format::Swiss { games: 1 }, true), (knockout, false)] {
            let with = Plan { tie_breaks: vec![TieBreak::Buchholz], ..plan(format, &["a", "b"], 1) };
            assert_eq!(with.problem().is_none(), is_fine, "{format:?}");
        }
    }

    #[test]
    fn every_pair_belongs_to_one_shard() {
        let parts: Vec<Shard> = (1..=3).map(|i| format!("{i}/3").parse().unwrap()).collect();
        for pair in 0..20 {
            assert_eq!(parts.iter().filter(|part| part.plays(pair)).count(), 1);
        }
    }

    #[test]
    fn invalid_shards_are_refused() {
        for text in ["", "3", "0/3", "4/3", "1/0", "a/b", "-1/3"] {
            assert!(text.parse::<Shard>().unwrap_err().contains("as in 3/8"), "{text}");
        }
    }
}
