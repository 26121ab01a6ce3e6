//! The file of results: a line a game, and a line for each decision of the organiser, in the order in which they came about. A game of
//! which a kill left a part of a line is played anew.

use std::collections::HashSet;
use std::path::Path;

use referee_client::journal::{self, Journal};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::decisions::Decision;
use super::plan::Plan;
use super::results::GameResult;

/// A line of the results.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Entry {
    /// What was decided.
    Decision(Decision),
    /// How a game ended.
    Result(Box<GameResult>),
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entry, D::Error> {
        // What is wrong with a line is told of the kind that it is of.
        let value = Value::deserialize(from)?;
        let read = match value.get("decision") {
            Some(_) => serde_json::from_value(value).map(Entry::Decision),
            None => serde_json::from_value(value).map(Entry::Result),
        };
        read.map_err(D::Error::custom)
    }
}

/// Opens the file of a tournament with this plan, or begins it, and reads what is in it: the results after all decisions.
pub fn open(path: &Path, plan: &Plan) -> anyhow::Result<(Journal, Vec<GameResult>)> {
    let (journal, entries) = Journal::open(path, misfits(plan))?;
    Ok((journal, fold(plan, entries)))
}

/// Reads the results of a tournament, after all decisions, without touching its file.
pub fn read(path: &Path, plan: &Plan) -> anyhow::Result<Vec<GameResult>> {
    Ok(fold(plan, read_entries(path, plan)?))
}

/// Reads the results and decisions one by one, as they came.
pub fn read_entries(path: &Path, plan: &Plan) -> anyhow::Result<Vec<Entry>> {
    journal::read(path, misfits(plan))
}

/// Why a line, after those seen before, does not belong to this plan.
fn misfits(plan: &Plan) -> impl FnMut(&Entry) -> Option<String> + '_ {
    let mut known = HashSet::new();
    move |entry| match entry {
        Entry::Result(result) => {
            let twice = || (!known.insert(result.game)).then(|| format!("game {} stands there twice", result.game));
            result.misfit(plan).or_else(twice)
        }
        Entry::Decision(decision) => {
            let misfit = decision.misfit(plan, &known);
            let (forfeited, replayed) = decision.games(plan, &known);
            known.extend(forfeited.iter().map(|slot| slot.game));
            replayed.iter().for_each(|game| {
                known.remove(game);
            });
            misfit
        }
    }
}

/// The results as they stand after everything that was decided, in the order in which they came about.
pub fn fold(plan: &Plan, entries: Vec<Entry>) -> Vec<GameResult> {
    let mut results: Vec<GameResult> = Vec::new();
    for entry in entries {
        match entry {
            Entry::Result(result) => results.push(*result),
            Entry::Decision(decision) => apply(plan, &decision, &mut results),
        }
    }
    results
}

fn apply(plan: &Plan, decision: &Decision, results: &mut Vec<GameResult>) {
    let known: HashSet<u64> = results.iter().map(|result| result.game).collect();
    let (forfeited, replayed) = decision.games(plan, &known);
    results.retain(|result| Some(result.game) != replayed);
    match decision {
        Decision::Replay { .. } => {}
        Decision::Overrule { game, ruling, reason } => {
            results
                .iter_mut()
                .filter(|result| result.game == *game)
                .for_each(|result| result.overrule(*ruling, reason));
        }
        Decision::Withdraw { player, reason } => {
            results.extend(forfeited.iter().map(|slot| GameResult::withdrawn(plan, slot, player, reason)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::super::decisions::Ruling;
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::super::results::tests::result;
    use super::super::results::WITHDRAWN;
    use super::*;

    fn folder_with_two() -> (tempfile::TempDir, PathBuf, Plan) {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 2);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let (mut file, none) = open(&path, &plan).unwrap();
        assert_eq!(none, []);
        file.append(&result(&plan, 2, Some(0))).unwrap();
        file.append(&result(&plan, 1, None)).unwrap();
        (folder, path, plan)
    }

    #[test]
    fn wherever_the_file_is_torn_whole_lines_count_and_the_next_one_is_whole() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read(&path).unwrap();
        let first_end = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let (mut file, known) = open(&path, &plan).unwrap();
            assert_eq!(known.len(), usize::from(length >= first_end), "cut at {length}");
            file.append(&result(&plan, 4, Some(1))).unwrap();
            let games: Vec<u64> = read(&path, &plan).unwrap().iter().map(|result| result.game).collect();
            assert_eq!(games, if length >= first_end { vec![2, 4] } else { vec![4] });
        }
    }

    #[test]
    fn a_line_that_lies_is_named() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read_to_string(&path).unwrap();
        let told = |text: String, plan: &Plan| {
            fs::write(&path, text).unwrap();
            read(&path, plan).unwrap_err().to_string()
        };
        assert!(told(whole.clone() + "nonsense\n", &plan).contains("results.jsonl, line 3: expected ident"));
        assert!(told(whole.clone() + &whole, &plan).ends_with("line 3: game 2 stands there twice"));
        assert!(
            told(whole.replace("\"game\":1", "\"game\":5"), &plan).ends_with("line 2: there is no game 5 in the plan")
        );
        let swapped = whole.replacen("random:2", "random:9", 1);
        assert!(told(swapped, &plan).ends_with("line 1: game 2 is one between random:2 and random:1"));
        let part = Plan { shard: Some("2/2".parse().unwrap()), ..plan };
        assert!(told(whole, &part).ends_with("line 1: game 2 belongs to another part"));
    }

    fn entries(plan: &Plan, decisions: &[Decision]) -> Vec<Entry> {
        let results = [result(plan, 1, Some(0)), result(plan, 2, None)].map(|result| Entry::Result(Box::new(result)));
        results.into_iter().chain(decisions.iter().cloned().map(Entry::Decision)).collect()
    }

    fn reason() -> String {
        "the clock was wrong".to_owned()
    }

    #[test]
    fn a_line_is_read_as_what_it_is() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 1);
        let decision = Decision::Overrule { game: 1, ruling: Ruling::Nobody, reason: reason() };
        for entry in entries(&plan, &[decision]) {
            let text = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
        }
        let text = r#"{"decision":"overrule","game":1,"ruling":"nobody","reason":"the clock was wrong"}"#;
        assert!(serde_json::from_str::<Entry>(text).is_ok());
        let told = |text: &str| serde_json::from_str::<Entry>(text).unwrap_err().to_string();
        assert!(told(r#"{"decision":"flip"}"#).contains("unknown variant `flip`"));
        assert!(told("{}").contains("missing field `game`"));
    }

    #[test]
    fn a_game_that_is_replayed_has_no_result_until_it_has_another_one() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 1);
        let mut entries = entries(&plan, &[Decision::Replay { game: 1, reason: reason() }]);
        assert_eq!(fold(&plan, entries.clone()), [result(&plan, 2, None)]);
        entries.push(Entry::Result(Box::new(result(&plan, 1, Some(1)))));
        assert_eq!(fold(&plan, entries), [result(&plan, 2, None), result(&plan, 1, Some(1))]);
    }

    #[test]
    fn a_ruling_replaces_the_result_and_gives_its_reason() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 1);
        for (ruling, points) in [
            (Ruling::First, [1.0, 0.0]),
            (Ruling::Second, [0.0, 1.0]),
            (Ruling::Draw, [0.5; 2]),
            (Ruling::Nobody, [0.0; 2]),
        ] {
            let results = fold(&plan, entries(&plan, &[Decision::Overrule { game: 1, ruling, reason: reason() }]));
            assert_eq!([0, 1].map(|side| results[0].points(side)), points, "{ruling:?}");
            assert!(results[0].reason.contains("overruled"));
            assert_eq!(results[1], result(&plan, 2, None));
        }
    }

    #[test]
    fn who_withdraws_forfeits_what_it_has_not_played_and_keeps_the_rest() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2", "random:3"], 1);
        let withdraw = |player: &str| Decision::Withdraw { player: player.to_owned(), reason: reason() };
        let results = fold(&plan, entries(&plan, &[withdraw("random:1"), withdraw("random:3")]));
        let of = |game: u64| results.iter().find(|result| result.game == game).unwrap();
        assert_eq!((of(1), of(2)), (&result(&plan, 1, Some(0)), &result(&plan, 2, None)));
        // Games 3 and 4 are between 1 and 3, which was still there when 1 left; 5 and 6 between 2 and 3.
        assert_eq!(
            [3, 4, 5, 6].map(|game| of(game).players[of(game).winner.unwrap()].as_str()),
            ["random:3", "random:3", "random:2", "random:2"]
        );
        assert!([3, 4, 5, 6].iter().all(|&game| of(game).reason == WITHDRAWN));
    }
}
