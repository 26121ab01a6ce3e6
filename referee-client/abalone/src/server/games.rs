//! The games that are played: each on a task of its own, recorded in a file of its own.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use abalone_core::team::Team;
use referee_client::fail::bad_input;
use referee_client::note;
use referee_client::whole_file::cannot_write;
use tokio::task::JoinSet;

use super::guest::Guest;
use crate::record::Record;
use crate::referee::{play, Ending, Event, Terms};
use crate::show::{verdict, Show};

/// How games are played.
pub struct Settings {
    /// What is agreed.
    pub terms: Terms,
    /// Where records go; none are kept without.
    pub records: Option<PathBuf>,
    /// As many games are played; without end if it is none.
    pub most: Option<u32>,
    /// Whether results are written to stdout for a script.
    pub json: bool,
}

/// The games of a server.
pub struct Games {
    settings: Arc<Settings>,
    begun: u32,
    running: JoinSet<()>,
}

impl Games {
    /// No games yet.
    pub fn new(settings: Settings) -> Games {
        Games { settings: Arc::new(settings), begun: 0, running: JoinSet::new() }
    }

    /// Whether another one may begin.
    pub fn wants_more(&self) -> bool {
        self.settings.most.is_none_or(|most| self.begun < most)
    }

    /// Begins a game; the first guest has black.
    pub fn begin(&mut self, black: Guest, white: Guest) {
        self.begun += 1;
        // What has ended need not be kept.
        while self.running.try_join_next().is_some() {}
        self.running.spawn(keep(self.settings.clone(), self.begun, black, white));
    }

    /// Waits until all games have ended.
    pub async fn end(mut self) {
        while self.running.join_next().await.is_some() {}
    }
}

/// Keeps a game. The guests' places are free when it has ended.
async fn keep(settings: Arc<Settings>, number: u32, black: Guest, white: Guest) {
    let ((black, _black_owed), (white, _white_owed)) = (black.seat(), white.seat());
    let mut players = [black, white];
    let names = players.each_ref().map(|player| player.name.clone());
    note!("game {number}: {} (black) against {} (white)", names[0], names[1]);
    let mut book = Book::open(&settings, number, &names);
    let mut noted = [0; 2];
    let ending = play(&mut players, &settings.terms, |event| {
        book.write(|record| record.add(&event));
        if let Event::Refused(team, what) = event {
            // A flood is named, not repeated.
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
    book.close(&ending);
}

/// A game's record, if there is one. A game goes on without it when it cannot be written any more.
struct Book {
    number: u32,
    record: Option<Record>,
}

impl Book {
    /// Begins the record of a game, if records are kept.
    fn open(settings: &Settings, number: u32, names: &[String; 2]) -> Book {
        let begun = settings.records.as_ref().map(|folder| begin(folder, names, &settings.terms));
        let record = begun.and_then(|begun| match begun {
            Ok(record) => {
                note!("game {number}: recorded in {}", record.path().display());
                Some(record)
            }
            Err(why) => {
                note!("game {number}: is not recorded: {why}");
                None
            }
        });
        Book { number, record }
    }

    fn write(&mut self, what: impl FnOnce(&mut Record) -> anyhow::Result<()>) {
        let Some(record) = &mut self.record else { return };
        if let Err(why) = what(record) {
            note!("game {}: is recorded no further: {why}", self.number);
            self.record = None;
        }
    }

    fn close(mut self, ending: &Ending) {
        self.write(|record| record.end(ending));
    }
}

/// Begins the first record of the folder that is not there yet: none is overwritten, not even one that a kill has broken off.
fn begin(folder: &Path, names: &[String; 2], terms: &Terms) -> anyhow::Result<Record> {
    for number in 1_u32.. {
        let path = folder.join(format!("game-{number:04}.txt"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => {
                // The name is ours; what takes its place begins as a whole, or nothing is left of it.
                let begun = Record::begin(&path, names, terms);
                if begun.is_err() {
                    let _ = fs::remove_file(&path);
                }
                return begun;
            }
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => return Err(cannot_write(&path, &why)),
        }
    }
    Err(bad_input(format!("{} is full", folder.display())))
}
