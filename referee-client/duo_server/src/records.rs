//! Replays the records of a folder as games with judged positions.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use duo_core::player::Player as Side;
use duo_core::result::Outcome;
use serde::Serialize;

use crate::log::Log;
use crate::refusal::Refusal;
use duo_page::events::{opening_turns, Event};
use duo_page::positions::points;
use duo_page::session::judge as judge_game;
use duo_players::game::Game;
use duo_records::read::{read_file, Recorded, RecordedTurn};

/// File extension of records.
const EXTENSION: &str = ".blksgf";

/// Maximum number of names in the list.
const MOST_LISTED: usize = 500;

/// The records of a folder.
#[derive(Debug, Serialize)]
pub struct Listing {
    /// The names of the records, the latest first.
    names: Vec<String>,
    /// The number of records that are not listed.
    left_off: usize,
}

/// Lists the records in `folder`, without its subfolders.
pub fn list(folder: &Path) -> Result<Listing, Refusal> {
    let entries = fs::read_dir(folder).map_err(|why| Refusal::missing(format!("the folder cannot be read: {why}")))?;
    let mut found = Vec::new();
    for entry in entries.flatten() {
        // List only what `find` opens: not links, and not names that are not UTF-8.
        let Ok(name) = entry.file_name().into_string() else { continue };
        let Ok(about) = entry.metadata() else { continue };
        if is_record(&name) && about.is_file() {
            found.push((about.modified().ok(), name));
        }
    }
    found.sort_by(|a, b| b.cmp(a));
    let left_off = found.len().saturating_sub(MOST_LISTED);
    Ok(Listing { names: found.into_iter().map(|(_, name)| name).take(MOST_LISTED).collect(), left_off })
}

/// Reads the record of this name, which must be in the folder itself.
pub fn find(folder: &Path, name: &str) -> Result<Recorded, Refusal> {
    let path = folder.join(name);
    // A link might lead out of the folder.
    let is_file = || fs::symlink_metadata(&path).is_ok_and(|about| about.is_file());
    if !is_record(name) || !is_file() {
        return Err(Refusal::missing(format!("there is no record '{}'", name.escape_debug())));
    }
    // Do not show the folder's path.
    let place = format!("{}", path.display());
    read_file(&path, None).map_err(|why| Refusal::bad(format!("{why:#}").replace(&place, name)))
}

fn is_record(name: &str) -> bool {
    name.ends_with(EXTENSION) && !name.starts_with('.') && !name.contains(['/', '\\', '\0'])
}

/// Writes a record's events to a log. As in a running game, the players are ready after the
/// opening.
pub fn write_events(recorded: &Recorded, log: &Log) {
    let names = Side::BOTH.map(|side| recorded.name(side));
    log.push(&Event::begin_event(names, [false, false], &recorded.start));
    let games = recorded.games();
    let turn = |(turn, game): (&RecordedTurn, &Game)| Event::turn(game, Some(turn.code), turn.elapsed, turn.search);
    let turns: Vec<Event> = recorded.turns.iter().zip(&games[1..]).map(turn).collect();
    let (given, chosen) = turns.split_at(recorded.opening_plies());
    opening_turns(&recorded.start).iter().chain(given).for_each(|turn| log.push(turn));
    log.push(&Event::Ready);
    chosen.iter().for_each(|turn| log.push(turn));
    log.push(&end_event(recorded, games.last().unwrap_or(&recorded.start)));
}

/// Judges every position while the log has readers.
pub fn judge(recorded: &Recorded, log: &Arc<Log>) {
    let mut positions = recorded.start.way();
    positions.pop();
    positions.extend(recorded.games());
    for game in positions {
        if !log.has_readers() {
            return;
        }
        log.push(&judge_game(&game));
    }
    log.close();
}

fn end_event(recorded: &Recorded, last: &Game) -> Event {
    let outcome = Outcome::by_points(last.position());
    let told = match &recorded.result {
        Some(result) => result.winner,
        None => outcome.and_then(|outcome| outcome.winner),
    };
    let reason = match (&recorded.ending, outcome) {
        (Some(ending), _) => ending.clone(),
        (None, Some(outcome)) => outcome.reason.to_string(),
        (None, None) => "the record ends here".to_owned(),
    };
    Event::Ended { winner: told.map(Side::index), points: points(last.position()), reason, detail: None }
}
