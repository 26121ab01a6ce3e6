//! A record of a game in JSON lines, each written as soon as the turn is over, so that a killed
//! program leaves all turns up to then.
//!
//! The first line names the players. Each further line is a turn with the contest's move line. A
//! record contains no times, so the same game gives the same bytes.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use plokkis_core::cells::MAX_WIDTH;
use plokkis_core::placement::Placement;
use plokkis_core::position::{Position, MAX_PLAYERS};
use plokkis_core::protocol::{check_name, read_move, write_move, MoveLine};
use referee_client::fail::bad_input;
use referee_client::json_fault::describe;
use referee_client::text_file::{normalize, read_text};
use referee_client::whole_file::{begin_file, check_file};
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::referee::{unknown_name, Observer};

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// Columns and rows of the board.
    pub width: usize,
    /// The players' names in the order of their turns.
    pub names: Vec<String>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    /// The player's number, from 1.
    player: usize,
    /// The move line.
    line: String,
    /// Why the player dropped out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

/// Writes a record.
pub struct Recorder {
    path: PathBuf,
    /// Open once the game has begun.
    file: Option<File>,
    fault: Option<String>,
}

impl Recorder {
    /// Checks that the file can be written. The file is replaced when the game begins.
    pub fn new(path: &Path) -> anyhow::Result<Recorder> {
        check_file(path)?;
        Ok(Recorder { path: path.to_owned(), file: None, fault: None })
    }
}

fn json_line(object: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(object)? + "\n")
}

impl Observer for Recorder {
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        let head = Head { width: position.width(), names: names.to_vec() };
        self.file = Some(begin_file(&self.path, json_line(&head)?)?);
        Ok(())
    }

    fn turn_taken(&mut self, _position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        let fault = self.fault.take_if(|_| placed.is_none());
        let turn = json_line(&Turn { player: player + 1, line: write_move(placed), fault })?;
        let file = self.file.as_mut().context("a record needs a game")?;
        file.write_all(turn.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn player_dropped(&mut self, _player: usize, fault: &Fault) -> anyhow::Result<()> {
        self.fault = Some(fault.to_string());
        Ok(())
    }
}

/// A game from a record.
#[derive(Clone, Debug)]
pub struct ReplayedGame {
    /// The players' names.
    pub names: Vec<String>,
    /// The position before each turn, and the last one.
    pub positions: Vec<Position>,
    /// The placement of each turn.
    pub placed: Vec<Option<Placement>>,
}

/// Maximum size of a record's file. The longest game takes less than half of it.
const MAX_BYTES: u64 = 1 << 20;

/// Reads a record's file and replays it.
pub fn replay_file(path: &Path) -> anyhow::Result<ReplayedGame> {
    let text = read_text(path, MAX_BYTES).map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
    replay(&text).map_err(|why| bad_input(format!("{}: {why}", path.display())))
}

/// Reads a record and replays it by the rules. The error names the line and the reason. A torn last
/// line, as a killed program leaves it, is ignored.
pub fn replay(text: &str) -> Result<ReplayedGame, String> {
    let text = normalize(text);
    let whole = text.rfind('\n').filter(|&end| is_torn(&text[end + 1..])).map_or(&*text, |end| &text[..=end]);
    let mut lines = (1..).zip(whole.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (_, head) = lines.next().ok_or("the record is empty")?;
    let head: Head = serde_json::from_str(head).map_err(|why| format!("line 1: {}", describe(head, &why)))?;
    if !(1..=MAX_WIDTH).contains(&head.width) || !(1..=MAX_PLAYERS).contains(&head.names.len()) {
        return Err(format!("line 1: a board has a width of 1 to {MAX_WIDTH}, and a game 1 to {MAX_PLAYERS} players"));
    }
    if let Some(name) =
        head.names.iter().enumerate().find_map(|(player, name)| is_foreign(name, player).then_some(name))
    {
        return Err(format!("line 1: {name:?} is not a bot's name"));
    }
    let mut position = Position::new(head.width, head.names.len());
    let mut played = ReplayedGame { names: head.names, positions: vec![position.clone()], placed: Vec::new() };
    for (number, line) in lines {
        let placed = read_turn(line, &position).map_err(|why| format!("line {number}: {why}"))?;
        position.play(placed);
        played.placed.push(placed);
        played.positions.push(position.clone());
    }
    Ok(played)
}

/// Whether the line of a turn ends too early.
fn is_torn(line: &str) -> bool {
    serde_json::from_str::<Turn>(line).is_err_and(|why| why.is_eof())
}

/// Whether the referee would not write this name.
fn is_foreign(name: &str, player: usize) -> bool {
    check_name(name).is_err() && name != unknown_name(player)
}

fn read_turn(line: &str, position: &Position) -> Result<Option<Placement>, String> {
    if position.is_over() {
        return Err("the game is already over".to_owned());
    }
    let turn: Turn = serde_json::from_str(line).map_err(|why| describe(line, &why))?;
    if turn.player != position.turn() + 1 {
        return Err(format!("it is player {}'s turn, not {}'s", position.turn() + 1, turn.player));
    }
    match read_move(&turn.line).map_err(|why| why.to_string())? {
        MoveLine::End => Err("the end of a game is not a turn".to_owned()),
        MoveLine::Nothing => Ok(None),
        MoveLine::Cells(cells) => position.check(&cells).map(Some).map_err(|why| why.to_string()),
    }
}
