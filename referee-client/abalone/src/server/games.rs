//! The server's games, each with its own task and record.

use std::path::PathBuf;
use std::sync::Arc;

use abalone_core::team::Team;
use referee_client::note;
use tokio::task::JoinSet;

use super::lobby::Guest;
use crate::record::Record;
use crate::referee::{play, Ending, Event, Terms};
use crate::show::{verdict, Show};

/// The settings of all games.
pub struct Settings {
    pub terms: Terms,
    /// Folder of the records, if games are recorded.
    pub records: Option<PathBuf>,
    /// Number of games to play; unlimited if `None`.
    pub most: Option<u32>,
    /// Whether results are written to stdout as JSON.
    pub json: bool,
}

/// The server's games.
pub struct Games {
    settings: Arc<Settings>,
    begun: u32,
    running: JoinSet<()>,
}

impl Games {
    pub fn new(settings: Settings) -> Games {
        Games { settings: Arc::new(settings), begun: 0, running: JoinSet::new() }
    }

    /// Whether another game may begin.
    pub fn wants_more(&self) -> bool {
        self.settings.most.is_none_or(|most| self.begun < most)
    }

    /// Begins a game; the first guest has black.
    pub fn start_game(&mut self, black: Guest, white: Guest) {
        self.begun += 1;
        // Drop games that have ended.
        while self.running.try_join_next().is_some() {}
        self.running.spawn(play_and_record(self.settings.clone(), self.begun, black, white));
    }

    /// Waits until all games have ended.
    pub async fn finish(mut self) {
        while self.running.join_next().await.is_some() {}
    }
}

/// Plays and records a game. The guests' places are freed when it ends.
async fn play_and_record(settings: Arc<Settings>, number: u32, black: Guest, white: Guest) {
    let ((black, _black_owed), (white, _white_owed)) = (black.into_seat(), white.into_seat());
    let mut players = [black, white];
    let names = players.each_ref().map(|player| player.name.clone());
    note!("game {number}: {} (black) against {} (white)", names[0], names[1]);
    let mut record = OptionalRecord::open(&settings, number, &names);
    let mut noted = [0; 2];
    let ending = play(&mut players, &settings.terms, |event| {
        record.write(|record| record.add(&event));
        if let Event::Refused(team, what) = event {
            // After a few refusals, only the fact that there are more is noted.
            noted[team as usize] += 1;
            match noted[team as usize] {
                1..=5 => note!("game {number}: {} ({team}) refused: {what}", names[team as usize]),
                6 => note!("game {number}: {} ({team}) has more refused", names[team as usize]),
                _ => {}
            }
        }
        Ok(())
    });
    let Ok(ending) = ending.await else { return };
    note!("game {number}: {}", verdict(&ending, &names));
    if settings.json {
        let shown = Show::Json.ending(&ending, &names, Team::Black);
        shown.unwrap_or_else(|why| note!("game {number}: cannot write its result: {why}"));
    }
    record.close(&ending);
}

/// The record of a game, if there is one. The game continues if its record can no longer be
/// written.
struct OptionalRecord {
    number: u32,
    record: Option<Record>,
}

impl OptionalRecord {
    /// Begins the record of a game, if games are recorded.
    fn open(settings: &Settings, number: u32, names: &[String; 2]) -> OptionalRecord {
        let begun = settings.records.as_ref().map(|folder| Record::begin_next(folder, names, &settings.terms));
        let record = begun.and_then(|begun| match begun {
            Ok(record) => {
                note!("game {number}: recorded in {}", record.path().display());
                Some(record)
            }
            Err(why) => {
                note!("game {number}: not recorded: {why}");
                None
            }
        });
        OptionalRecord { number, record }
    }

    fn write(&mut self, what: impl FnOnce(&mut Record) -> anyhow::Result<()>) {
        let Some(record) = &mut self.record else { return };
        if let Err(why) = what(record) {
            note!("game {}: recording has stopped: {why}", self.number);
            self.record = None;
        }
    }

    fn close(mut self, ending: &Ending) {
        self.write(|record| record.end(ending));
    }
}
