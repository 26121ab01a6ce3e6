//! Records the page's games in a folder.

use std::path::{Path, PathBuf};

use duo_core::player::Player as Side;
use referee_client::note;

use duo_players::game::Game;
use duo_players::player::Turn;
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;
use duo_records::write::Record;

/// Records one game, or does nothing. A full disk does not end the game.
pub struct Recorder {
    file: Option<(PathBuf, Record)>,
    round: Option<Round>,
}

impl Recorder {
    /// A recorder that does nothing.
    pub fn none() -> Recorder {
        Recorder { file: None, round: None }
    }

    /// A recorder that writes the next file of the folder.
    pub fn in_folder(folder: &Path) -> Recorder {
        let names = (1..).map(|number| folder.join(format!("page-{number:04}.blksgf")));
        let file = names.into_iter().find(|path: &PathBuf| !path.exists());
        Recorder { file: file.map(|path| (path.clone(), Record::new(&path))), round: None }
    }

    /// Begins the record.
    pub fn begin(&mut self, names: &[String; 2], game: &Game) {
        let round = Round { number: 1, games: 1, names: names.clone(), first: 0, opening: game.clone() };
        self.write(|record| record.game_begins(&round));
        self.round = Some(round);
    }

    /// Records a turn.
    pub fn add(&mut self, game: &Game, side: Side, turn: &Turn) {
        let Some(round) = self.round.clone() else { return };
        self.write(|record| record.turn_taken(&round, game, side, turn));
    }

    /// Ends the record.
    pub fn end(&mut self, game: &Game, ending: &Ending) {
        let Some(round) = self.round.take() else { return };
        self.write(|record| record.game_ends(&round, game, ending, &Tally::default()));
    }

    fn write(&mut self, work: impl FnOnce(&mut Record) -> anyhow::Result<()>) {
        let Some((path, record)) = &mut self.file else { return };
        if let Err(why) = work(record) {
            note!("{} is incomplete: {why:#}", path.display());
            self.file = None;
        }
    }
}
