//! Enters the verdict on a recorded match as a result of a tournament.

use std::path::Path;

use ::tournament::commands::write_tables;
use ::tournament::entrant::as_name;
use ::tournament::entry::Entry;
use ::tournament::folder::Folder;
use ::tournament::results::{GameResult, Outcome};
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;
use serde_json::{json, Map};
use triliza_core::board::Team;
use triliza_core::contest::Contest;

use crate::record::Record;
use crate::words;

/// Enters a finished match as the result of this game, and copies its record. If the record has no
/// names, green is the team in the first seat.
pub fn enter(dir: &Path, game: u64, record: &Record, contest: &Contest) -> anyhow::Result<()> {
    let folder = Folder::new(dir);
    let plan = folder.require_plan_of("triliza")?;
    let mut log = folder.open_log(&plan)?;
    let ended = contest.outcome().ok_or_else(|| bad_input("the match is not over"))?;
    let names = log.state().names_of(game);
    let [first, second] = &names[..] else { return Err(bad_input(format!("there is no game {game} in the plan"))) };
    let seats = record.teams.as_ref().map_or([Some(0), Some(1)], |teams| {
        teams.each_ref().map(|team| names.iter().position(|name| *name == as_name(team)))
    });
    let green = match seats {
        [Some(0), Some(1)] => 0,
        [Some(1), Some(0)] => 1,
        _ => return Err(bad_input(format!("game {game} is one between {first} and {second}"))),
    };
    let by_seat = |of: &dyn Fn(Team) -> f64| {
        let mut values = [Team::Green, Team::Red].map(of);
        values.rotate_left(green);
        values
    };
    let outcome = Outcome {
        winner: ended.winner.map(|team| team as usize ^ green),
        scores: by_seat(&|team| contest.cubes(team) as f64).map(|cubes| cubes as i64).to_vec(),
        reason: ended.reason.to_string(),
        more: Map::from_iter([
            ("seconds".to_owned(), json!(by_seat(&|team| contest.seconds(team)))),
            ("judge".to_owned(), json!(words::verdict(contest, &ended))),
        ]),
        ..Outcome::default()
    };
    log.write(|state| {
        let mut players = state.slot(game).into_iter().flat_map(|slot| slot.seats.iter().collect::<Vec<_>>());
        if !players.any(|player| state.players()[player].is_judged()) {
            return Err(bad_input(format!("game {game} is played here: only `overrule` changes its result")));
        }
        if state.has_result(game) {
            return Err(bad_input(format!("game {game} has a result: only `overrule` changes it")));
        }
        let entry = Entry::Result(Box::new(GameResult::new(game, names.clone(), outcome)));
        if let Some(why) = state.problem_with(&entry) {
            return Err(bad_input(why));
        }
        // The record comes first, because a result without a record does not count.
        write_file(&folder.record_path(game, "json"), format!("{}\n", serde_json::to_string(record)?))?;
        Ok(Some(entry))
    })?;
    write_tables(&folder, &mut log)
}
