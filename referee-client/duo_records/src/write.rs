//! Writes a game as a `blksgf` file while it is played.
//!
//! The file is complete after every move, even if the program is killed: each write replaces the
//! closing bracket with the next node and a new bracket. The format has the result in the root, so
//! the file is replaced at the end.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use duo_core::player::Player as Side;

use crate::text::{opening_node, result_properties, root, turn_node, CLOSING};
use duo_players::game::Game;
use duo_players::player::Turn;
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;

/// Writes each game of a match to its own file, because readers expect one game per file.
pub struct Record {
    path: PathBuf,
    /// Whether each game of a match has its own numbered file.
    numbered: bool,
    open: Option<OpenFile>,
}

struct OpenFile {
    path: PathBuf,
    file: File,
    root: String,
    nodes: String,
}

impl Record {
    /// A single game goes to `path`; game n of a match goes to the path with `-n` before the
    /// extension.
    pub fn new(path: &Path) -> Record {
        Record { path: path.to_owned(), numbered: true, open: None }
    }

    /// The game goes to `path`, even if it is one of several.
    pub fn to_file(path: &Path) -> Record {
        Record { numbered: false, ..Record::new(path) }
    }

    /// Checks that the games of a match replace no file, which may be the only record of a game.
    ///
    /// # Errors
    ///
    /// A file with contents exists.
    pub fn check_replaces_nothing(&self, mut rounds: impl Iterator<Item = Round>) -> anyhow::Result<()> {
        let is_file = |path: &PathBuf| path.metadata().is_ok_and(|about| about.is_file() && about.len() > 0);
        match rounds.find_map(|round| Some(self.file_of(&round)).filter(is_file)) {
            Some(path) => Err(bad_input(format!("{} exists: give the record another name", path.display()))),
            None => Ok(()),
        }
    }

    fn file_of(&self, round: &Round) -> PathBuf {
        if round.games == 1 || !self.numbered {
            return self.path.clone();
        }
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let ending = self.path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
        self.path.with_file_name(format!("{stem}-{}{ending}", round.number))
    }

    fn open(&mut self) -> anyhow::Result<&mut OpenFile> {
        self.open.as_mut().context("a record needs a game")
    }
}

impl OpenFile {
    fn create(path: PathBuf, root: String, nodes: String) -> anyhow::Result<OpenFile> {
        write_file(&path, format!("{root}{nodes}{CLOSING}"))?;
        let file = File::options().write(true).open(&path).with_context(|| cannot_write(&path))?;
        Ok(OpenFile { path, file, root, nodes })
    }

    fn append(&mut self, node: &str) -> anyhow::Result<()> {
        let end = (self.root.len() + self.nodes.len()) as u64;
        self.file.seek(SeekFrom::Start(end))?;
        self.file.write_all(format!("{node}{CLOSING}").as_bytes()).with_context(|| cannot_write(&self.path))?;
        self.nodes += node;
        Ok(())
    }

    /// Appends `properties` to the root. This replaces the file.
    fn complete_root(&self, properties: &str) -> anyhow::Result<()> {
        let (root, nodes) = (self.root.trim_end(), &self.nodes);
        write_file(&self.path, format!("{root}{properties}\n{nodes}{CLOSING}"))
    }
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

impl Watch for Record {
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()> {
        let opening = round.opening.history().iter().map(opening_node).collect();
        let root = root(names(round), round.number, &round.opening);
        self.open = Some(OpenFile::create(self.file_of(round), root, opening)?);
        Ok(())
    }

    fn turn_taken(&mut self, _round: &Round, game: &Game, _side: Side, turn: &Turn) -> anyhow::Result<()> {
        let ply = game.history().last().context("a turn that is not in the game")?;
        self.open()?.append(&turn_node(ply, turn))
    }

    fn game_ends(&mut self, round: &Round, _game: &Game, ending: &Ending, _tally: &Tally) -> anyhow::Result<()> {
        self.open()?.complete_root(&result_properties(names(round), ending))
    }
}

/// The names of the first and the second side.
fn names(round: &Round) -> [&str; 2] {
    Side::BOTH.map(|side| round.name(side))
}
