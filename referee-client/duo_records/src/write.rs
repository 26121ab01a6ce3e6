//! Writes a game as a `blksgf` file while it is played.
//!
//! Turns of an opening are moves like the others. The contest's code and the figures of the search
//! go into private properties for programs and into the node's comment for people.
//!
//! The file is complete after every move, even if the program is killed: each write replaces the
//! closing bracket with the next node and a new bracket. The format has the result in the root, so
//! the file is replaced at the end.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Player as Side;

use crate::blksgf::{write_code, write_points, write_turn, GAME};
use crate::sgf::escape;
use duo_core::cell_notation::write_cells;
use duo_players::figures::turn_figures;
use duo_players::game::{Game, Ply};
use duo_players::player::Turn;
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;
use referee_client::cause::cause;
use referee_client::whole_file::write_file;

/// Closes the game tree.
const CLOSING: &str = ")\n";

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
        self.open = Some(OpenFile::create(self.file_of(round), root(round), opening)?);
        Ok(())
    }

    fn turn_taken(&mut self, _round: &Round, game: &Game, _side: Side, turn: &Turn) -> anyhow::Result<()> {
        let ply = game.history().last().context("a turn that is not in the game")?;
        self.open()?.append(&node(ply, &write_turn(turn), &turn_figures(turn)))
    }

    fn game_ends(&mut self, round: &Round, _game: &Game, ending: &Ending, _tally: &Tally) -> anyhow::Result<()> {
        let outcome = &ending.outcome;
        let mut text = outcome.reason.to_string();
        if let (Some(winner), Some(detail)) = (outcome.winner, &ending.detail) {
            text = format!("{}: {}", round.name(winner.other()), cause(&text, Some(detail)));
        }
        let points = write_points(outcome.scores);
        self.open()?.complete_root(&format!("RE[{}]{points}GC[{}]", result_value(ending), escape(&text)))
    }
}

fn root(round: &Round) -> String {
    let [black, white] = Side::BOTH.map(|side| escape(round.name(side)));
    let first_start = round.opening.position().start(Side::First);
    format!(
        "(;GM[{GAME}]FF[4]CA[UTF-8]AP[blokus-duo:{}]PB[{black}]PW[{white}]RO[{}]C[{black} begins from {first_start}]\n",
        env!("CARGO_PKG_VERSION"),
        round.number,
    )
}

fn opening_node(ply: &Ply) -> String {
    node(ply, &write_code(encode(ply.played)), "opening")
}

fn node(ply: &Ply, figures: &str, comment: &str) -> String {
    let (player, code) = (property(ply.side), encode(ply.played));
    let placed = match ply.played {
        Move::Place(placement) => format!("{player}[{}]", write_cells(placement)),
        Move::Pass => String::new(),
    };
    let who = if ply.played == Move::Pass { format!("{player} passes ") } else { String::new() };
    format!(";{placed}{figures}C[{who}{code} {}]\n", escape(comment))
}

fn property(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// The result in SGF's notation: the margin, or `F` for a forfeit.
fn result_value(ending: &Ending) -> String {
    let [first, second] = ending.outcome.scores;
    match ending.outcome.winner.map(property) {
        None => "0".to_owned(),
        Some(winner) if ending.is_by_points() => format!("{winner}+{}", (first - second).abs()),
        Some(winner) => format!("{winner}+F"),
    }
}
