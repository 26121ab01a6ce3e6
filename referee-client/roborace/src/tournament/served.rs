//! Teams that play over the network: the games of a server's files become the results of a tournament.

use std::collections::HashMap;
use std::path::Path;

use ::tournament::entry::Entry;
use ::tournament::folder::Folder;
use ::tournament::game::{is_judged, Program};
use ::tournament::results::GameResult;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;
use std::fs;

use super::game::{RoboRace, Rules};
use crate::server::log::{self, Log};

/// Enters the results of all games of the plan that teams have played on the server whose files these are; says how many were new.
///
/// A team's first game on a map is its game in the first round on that map, and so on. Games that are not over wait.
pub fn enter(folder: &Path, logs: &Path) -> anyhow::Result<usize> {
    let folder = Folder::new(folder);
    let plan = folder.plan_of(RoboRace::NAME)?;
    let rules = Rules::new(&plan)?;
    let played = read(logs, &rules)?;
    let mut ledger = folder.open(&plan)?;
    let open: Vec<_> = ledger.state().open_slots().collect();
    let mut entered = 0;
    for slot in open {
        let Some(player) = slot.seats.iter().next() else { continue };
        let (course, turn) = rules.course(slot.round);
        let player = &ledger.state().players()[player];
        let name = player.name().to_owned();
        let game = played.get(&(name.clone(), course)).and_then(|games| games.get(turn));
        let Some((log, text)) = game.filter(|_| is_judged(player)) else { continue };
        let outcome = rules.outcome(course, log).map_err(bad_input)?;
        // The record first: a result without one does not count.
        write_file(&folder.record(slot.game, "txt"), text)?;
        let (_, written) = ledger.write(|state| {
            let entry = Entry::Result(Box::new(GameResult::new(slot.game, vec![name.clone()], outcome.clone())));
            let is_new = !state.is_known(slot.game) && state.misfit(&entry).is_none();
            Ok(is_new.then_some(entry))
        })?;
        entered += usize::from(written.is_some());
    }
    Ok(entered)
}

/// The games of each team on each map of the plan that are over, in their order, with their files' texts.
type Games = HashMap<(String, usize), Vec<(Log, String)>>;

fn read(logs: &Path, rules: &Rules) -> anyhow::Result<Games> {
    let cannot = |why: std::io::Error| bad_input(format!("cannot read {}: {why}", logs.display()));
    let last = log::last(logs).map_err(cannot)?;
    let mut games = Games::new();
    for number in 1..=last {
        let path = log::path(logs, number);
        let Some(log) = Log::read(&path) else { continue };
        let course = (0..rules.courses()).find(|&course| *rules.map(course) == (log.map.clone(), log.start));
        if let (Some(team), Some(course), Some(_)) = (log.team.clone(), course, log.end) {
            let text = fs::read_to_string(&path).map_err(cannot)?;
            games.entry((team, course)).or_default().push((log, text));
        }
    }
    Ok(games)
}
