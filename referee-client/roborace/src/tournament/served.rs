//! Turns the games of a server's files into results of a tournament, for teams that play over the
//! network.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::fs;
use std::io;
use std::path::Path;

use ::tournament::commands::write_tables;
use ::tournament::entrant::as_name;
use ::tournament::entry::Entry;
use ::tournament::folder::Folder;
use ::tournament::game::Program;
use ::tournament::results::GameResult;
use ::tournament::schedule::Slot;
use ::tournament::state::State;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;

use super::game::{RoboRace, Rules};
use crate::server::log::{self, Log};

/// Extension of the games' records.
const EXTENSION: &str = "txt";

/// Result of [`enter`].
pub struct Entered {
    /// Number of new results.
    pub new: usize,
    /// Teams in the files that do not take part in the tournament as `NAME=judge`.
    pub strangers: BTreeSet<String>,
}

/// Enters the results of all games of the plan that teams have played on the server with these
/// files.
///
/// A team's games on a map belong, in order, to its rounds on that map. Each game counts once; a
/// game whose result was voided does not count again. Unfinished games are ignored. Names are
/// compared in the form in which a tournament writes them.
pub fn enter(folder: &Path, logs: &Path) -> anyhow::Result<Entered> {
    let folder = Folder::new(folder);
    let plan = folder.require_plan_of(RoboRace::NAME)?;
    let rules = Rules::new(&plan)?;
    let Files { mut games, teams } = read_files(logs, &rules)?;
    let mut tournament = folder.open_log(&plan)?;
    retain_unused(&mut games, tournament.state(), &rules, used_texts(&folder, tournament.state())?);
    let players = tournament.state().players();
    let judged: HashSet<String> =
        players.iter().filter(|player| player.is_judged()).map(|player| player.name().to_owned()).collect();
    let open: Vec<_> = tournament.state().open_slots().collect();
    let mut new = 0;
    for slot in open {
        let Some((name, course, _)) = find_turn(tournament.state(), &rules, &slot) else { continue };
        let waiting = games.get_mut(&(name.clone(), course)).filter(|_| judged.contains(&name));
        let Some((log, text)) = waiting.and_then(VecDeque::pop_front) else { continue };
        let outcome = rules.outcome(course, &log).map_err(bad_input)?;
        // The record comes first, because a result counts only with its record.
        write_file(&folder.record_path(slot.game, EXTENSION), text)?;
        let (_, written) = tournament.write(|state| {
            let entry = Entry::Result(Box::new(GameResult::new(slot.game, vec![name.clone()], outcome.clone())));
            let is_new = !state.has_result(slot.game) && state.problem_with(&entry).is_none();
            Ok(is_new.then_some(entry))
        })?;
        new += usize::from(written.is_some());
    }
    write_tables(&folder, &mut tournament)?;
    Ok(Entered { new, strangers: teams.into_iter().filter(|team| !judged.contains(team)).collect() })
}

/// A game's player, its map, and the number of earlier rounds on the map.
fn find_turn(state: &State, rules: &Rules, slot: &Slot) -> Option<(String, usize, usize)> {
    let player = slot.seats.iter().next()?;
    let (course, turn) = rules.course(slot.round);
    Some((state.players()[player].name().to_owned(), course, turn))
}

/// The finished games of each team on each map of the plan, in order, with their files' texts.
type Games = HashMap<(String, usize), VecDeque<(Log, String)>>;

/// The games of a server's files.
struct Files {
    games: Games,
    /// All teams that have begun a game.
    teams: BTreeSet<String>,
}

fn cannot_read(path: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot read {}: {why}", path.display()))
}

fn read_files(logs: &Path, rules: &Rules) -> anyhow::Result<Files> {
    let last = log::last_number(logs).map_err(|why| cannot_read(logs, &why))?;
    let (mut games, mut teams) = (Games::new(), BTreeSet::new());
    for number in 1..=last {
        let path = log::path(logs, number);
        let Some(text) = Log::read_text(&path) else { continue };
        let Some(log) = Log::parse(&text) else { continue };
        let course = (0..rules.courses()).find(|&course| *rules.map(course) == (log.map.clone(), log.start));
        // The server accepts names that a tournament does not.
        let Some(team) = log.team.as_deref().map(as_name) else { continue };
        teams.insert(team.clone());
        if let (Some(course), Some(_)) = (course, log.end) {
            games.entry((team, course)).or_default().push_back((log, text));
        }
    }
    Ok(Files { games, teams })
}

/// The texts of all games that have a result, with their number of occurrences: the records,
/// including those of voided results.
fn used_texts(folder: &Folder, state: &State) -> anyhow::Result<HashMap<String, usize>> {
    let games = folder.games_path();
    let entries = fs::read_dir(&games).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut used = HashMap::new();
    for path in entries.map_err(|why| cannot_read(&games, &why))?.iter().map(fs::DirEntry::path) {
        let game = path.file_stem().and_then(|name| name.to_str()?.parse::<u64>().ok());
        // An interrupted run may leave a record without a result; it is written again.
        let has_result = game.is_none_or(|game| state.has_result(game));
        if has_result && path.extension().is_some_and(|ending| ending == EXTENSION) {
            let Some(text) = Log::read_text(&path) else { continue };
            *used.entry(text).or_default() += 1;
        }
    }
    Ok(used)
}

/// Removes the games that have a result, here or in another part of the tournament.
fn retain_unused(games: &mut Games, state: &State, rules: &Rules, mut used: HashMap<String, usize>) {
    let own: HashSet<u64> = state.own_slots().map(|slot| slot.game).collect();
    let elsewhere = state.slots().iter().filter(|slot| !own.contains(&slot.game));
    let elsewhere: HashSet<_> = elsewhere.filter_map(|slot| find_turn(state, rules, slot)).collect();
    for ((team, course), list) in games {
        let mut turns = 0..;
        list.retain(|(_, text)| {
            let turn = turns.next().unwrap_or_default();
            let is_used = used.get_mut(text).filter(|times| **times > 0).map(|times| *times -= 1).is_some();
            !is_used && !elsewhere.contains(&(team.clone(), *course, turn))
        });
    }
}
