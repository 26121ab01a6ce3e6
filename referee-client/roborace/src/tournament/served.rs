//! Teams that play over the network: the games of a server's files become the results of a tournament.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::fs;
use std::io;
use std::path::Path;

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

/// How the records of games end.
const ENDING: &str = "txt";

/// What came of a server's files.
pub struct Entered {
    /// How many results are new.
    pub new: usize,
    /// The teams in the files that no player of the tournament is called after who takes part by a server.
    pub strangers: BTreeSet<String>,
}

/// Enters the results of all games of the plan that teams have played on the server whose files these are.
///
/// A team's games on a map are its games in the rounds on that map, in their order, and each of them counts for one result only: after a
/// result is void, the game that it came from has had its turn. Games that are not over wait. Teams are known by their names as a tournament writes them.
pub fn enter(folder: &Path, logs: &Path) -> anyhow::Result<Entered> {
    let folder = Folder::new(folder);
    let plan = folder.require_plan_of(RoboRace::NAME)?;
    let rules = Rules::new(&plan)?;
    let Files { mut games, teams } = read(logs, &rules)?;
    let mut tournament = folder.open_log(&plan)?;
    leave_unused(&mut games, tournament.state(), &rules, used(&folder, tournament.state())?);
    let players = tournament.state().players();
    let judged: HashSet<String> =
        players.iter().filter(|player| player.is_judged()).map(|player| player.name().to_owned()).collect();
    let open: Vec<_> = tournament.state().open_slots().collect();
    let mut new = 0;
    for slot in open {
        let Some((name, course, _)) = place(tournament.state(), &rules, &slot) else { continue };
        let waiting = games.get_mut(&(name.clone(), course)).filter(|_| judged.contains(&name));
        let Some((log, text)) = waiting.and_then(VecDeque::pop_front) else { continue };
        let outcome = rules.outcome(course, &log).map_err(bad_input)?;
        // The record first: a result without one does not count.
        write_file(&folder.record_path(slot.game, ENDING), text)?;
        let (_, written) = tournament.write(|state| {
            let entry = Entry::Result(Box::new(GameResult::new(slot.game, vec![name.clone()], outcome.clone())));
            let is_new = !state.has_result(slot.game) && state.problem_with(&entry).is_none();
            Ok(is_new.then_some(entry))
        })?;
        new += usize::from(written.is_some());
    }
    Ok(Entered { new, strangers: teams.into_iter().filter(|team| !judged.contains(team)).collect() })
}

/// Who plays a game, on which map, and how many rounds were played on it before.
fn place(state: &State, rules: &Rules, slot: &Slot) -> Option<(String, usize, usize)> {
    let player = slot.seats.iter().next()?;
    let (course, turn) = rules.course(slot.round);
    Some((state.players()[player].name().to_owned(), course, turn))
}

/// The games of each team on each map of the plan that are over, in their order, with their files' texts.
type Games = HashMap<(String, usize), VecDeque<(Log, String)>>;

/// What a server's files hold.
struct Files {
    games: Games,
    /// All who have begun a game.
    teams: BTreeSet<String>,
}

fn cannot_read(path: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot read {}: {why}", path.display()))
}

fn read(logs: &Path, rules: &Rules) -> anyhow::Result<Files> {
    let last = log::last(logs).map_err(|why| cannot_read(logs, &why))?;
    let (mut games, mut teams) = (Games::new(), BTreeSet::new());
    for number in 1..=last {
        let path = log::path(logs, number);
        let Some(log) = Log::read(&path) else { continue };
        let course = (0..rules.courses()).find(|&course| *rules.map(course) == (log.map.clone(), log.start));
        // The server takes names that a tournament does not.
        let Some(team) = log.team.as_deref().map(as_name) else { continue };
        teams.insert(team.clone());
        if let (Some(course), Some(_)) = (course, log.end) {
            let text = fs::read_to_string(&path).map_err(|why| cannot_read(&path, &why))?;
            games.entry((team, course)).or_default().push_back((log, text));
        }
    }
    Ok(Files { games, teams })
}

/// The texts of all games that a result was taken from, and how often: of the records, and of those that were put aside when their
/// results became void.
fn used(folder: &Folder, state: &State) -> anyhow::Result<HashMap<String, usize>> {
    let games = folder.games_path();
    let entries = fs::read_dir(&games).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut used = HashMap::new();
    for path in entries.map_err(|why| cannot_read(&games, &why))?.iter().map(fs::DirEntry::path) {
        let game = path.file_stem().and_then(|name| name.to_str()?.parse::<u64>().ok());
        // A kill comes between a record and its result: the record is written anew.
        let has_result = game.is_none_or(|game| state.has_result(game));
        if has_result && path.extension().is_some_and(|ending| ending == ENDING) {
            *used.entry(fs::read_to_string(&path).map_err(|why| cannot_read(&path, &why))?).or_default() += 1;
        }
    }
    Ok(used)
}

/// Leaves the games that no result was taken from, here or in another part of the tournament.
fn leave_unused(games: &mut Games, state: &State, rules: &Rules, mut used: HashMap<String, usize>) {
    let own: HashSet<u64> = state.own_slots().map(|slot| slot.game).collect();
    let elsewhere = state.slots().iter().filter(|slot| !own.contains(&slot.game));
    let elsewhere: HashSet<_> = elsewhere.filter_map(|slot| place(state, rules, slot)).collect();
    for ((team, course), list) in games {
        let mut turns = 0..;
        list.retain(|(_, text)| {
            let turn = turns.next().unwrap_or_default();
            let is_used = used.get_mut(text).filter(|times| **times > 0).map(|times| *times -= 1).is_some();
            !is_used && !elsewhere.contains(&(team.clone(), *course, turn))
        });
    }
}
