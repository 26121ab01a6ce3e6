//! `robot`: a robot program. Each process plays one attempt: it reads the sensed board as a line
//! and writes the cell as a line.

use std::env;
use std::io::{stdin, stdout, BufRead, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::text_file::read_text;
use referee_client::whole_file::{check_file, write_file};
use referee_client::{note, whole_file};
use serde_json::json;
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::solver::Solver;
use triliza_core::table::{believed_situation, stage, Table};

use crate::brain::best_or_any;
use crate::protocol::{Reply, Sensed};
use crate::skills::SkillArgs;
use crate::table_text;

#[derive(Args)]
#[command(
    after_help = "Example: echo '{\"team\":\"red\",\"attempt\":1,\"cells\":\"g...r....\",\"cubes\":4}' | triliza robot\n\
    For a controller: triliza robot --table policy.h"
)]
pub struct RobotArgs {
    #[command(flatten)]
    skills: SkillArgs,

    /// File of its memory between attempts [default: memory.json in the folder that TMPDIR names,
    /// or else here]
    #[arg(long, value_name = "FILE")]
    memory: Option<PathBuf>,

    /// Write the policy as a table instead of playing: C if the name ends in .h, CSV if it ends in
    /// .csv; may be repeated
    #[arg(long, value_name = "FILE", conflicts_with = "memory")]
    table: Vec<PathBuf>,
}

/// Maximum size of a sensed line and of the memory, in bytes.
const MAX_BYTES: u64 = 64 << 10;

/// The board that the robot believed in at an attempt, and the one that it read.
struct Memory {
    attempt: u8,
    believed: Board,
    read: Board,
}

/// Plays one attempt.
pub fn run(args: &RobotArgs) -> anyhow::Result<()> {
    let [green, red] = args.skills.skills()?;
    if !args.table.is_empty() {
        return write_tables(&args.table, Solver::new(green, red));
    }
    let mut line = Vec::new();
    let read = stdin().lock().take(MAX_BYTES).read_until(b'\n', &mut line);
    read.map_err(|why| bad_input(format!("cannot read the sensed board: {why}")))?;
    let (team, attempt, read) =
        Sensed::read(&String::from_utf8_lossy(&line)).map_err(|why| bad_input(format!("the sensed board: {why}")))?;
    // A memory of this attempt or of a later one belongs to another match.
    let path = args.memory.clone().unwrap_or_else(default_memory);
    let earlier = recall(&path, team).filter(|memory| memory.attempt < attempt);
    let board = earlier.map_or(read, |memory| reconcile(&memory, &read));
    let cell = best_or_any(&mut Solver::new(green, red), &believed_situation(stage(team, attempt.into()), board));
    let memory = json!({
        "team": team.to_string(), "attempt": attempt, "believed": board.to_string(), "read": read.to_string(),
    });
    if let Err(why) = whole_file::write(&path, memory.to_string()) {
        note!("cannot remember in {}: {why}", path.display());
    }
    Ok(writeln!(stdout(), "{}", serde_json::to_string(&Reply { cell })?)?)
}

/// The memory's file in the folder that a match gives to each of its programs; outside a match, in
/// the working folder.
fn default_memory() -> PathBuf {
    let folder = env::var_os("TMPDIR").map(PathBuf::from).unwrap_or_default();
    folder.join("memory.json")
}

/// Writes the policy to files and prints its size.
fn write_tables(paths: &[PathBuf], mut solver: Solver) -> anyhow::Result<()> {
    let text = |path: &PathBuf| match path.extension().and_then(|ending| ending.to_str()) {
        Some("h") => Ok(table_text::header as fn(&Table) -> String),
        Some("csv") => Ok(table_text::csv as fn(&Table) -> String),
        _ => Err(bad_input(format!("{}: the name of a table must end in .h or .csv", path.display()))),
    };
    let texts = paths.iter().map(text).collect::<Result<Vec<_>, _>>()?;
    paths.iter().try_for_each(|path| check_file(path))?;
    let table = Table::new(&mut solver);
    for (path, text) in paths.iter().zip(texts) {
        write_file(path, text(&table))?;
    }
    Ok(writeln!(stdout(), "{} boards, {} bytes as constants of C", table.boards.len(), table.bytes())?)
}

/// Reads the memory; `None` if the file is missing or damaged.
fn recall(path: &Path, team: Team) -> Option<Memory> {
    let memory: serde_json::Value = serde_json::from_str(&read_text(path, MAX_BYTES).ok()?).ok()?;
    let board = |key: &str| Board::parse(memory[key].as_str()?);
    let attempt = memory["attempt"].as_u64()?.try_into().ok()?;
    let ours = memory["team"] == team.to_string();
    ours.then_some(Memory { attempt, believed: board("believed")?, read: board("read")? })
}

/// Combines memory and reading. Cubes rarely leave their cells, so a believed cube is dropped only
/// if two equal readings miss it.
fn reconcile(memory: &Memory, read: &Board) -> Board {
    (0..CELL_COUNT).fold(*read, |board, cell| {
        let doubted_again = memory.read.at(cell) == read.at(cell);
        match memory.believed.at(cell) {
            Some(cube) if !doubted_again => board.with(cell, Some(cube)),
            _ => board,
        }
    })
}
