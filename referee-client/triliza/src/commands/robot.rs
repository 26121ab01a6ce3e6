//! `robot`: the program RUN. One attempt a process: what is sensed comes as a line, the cell goes back as a line.

use std::env;
use std::fs;
use std::io::{stdin, stdout, BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::whole_file::{check_file, write_file};
use referee_client::{note, whole_file};
use serde_json::json;
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::solver::Solver;
use triliza_core::table::{believed, stage, Table};

use crate::brain::best_or_any;
use crate::protocol::{Reply, Sensed};
use crate::skills::SkillArgs;
use crate::table_text;

/// Arguments of `robot`.
#[derive(Args)]
#[command(
    after_help = "Example: echo '{\"team\":\"red\",\"attempt\":1,\"cells\":\"g...r....\",\"cubes\":4}' | triliza robot\n\
    For a controller: triliza robot --table policy.h"
)]
pub struct RobotArgs {
    #[command(flatten)]
    skills: SkillArgs,

    /// What it remembers between attempts [default: memory.json in the folder that TMPDIR names, or else here]
    #[arg(long, value_name = "FILE")]
    memory: Option<PathBuf>,

    /// Play nothing: write the policy as a table, as C if the name ends in .h, as CSV if it ends in .csv; may be repeated
    #[arg(long, value_name = "FILE", conflicts_with = "memory")]
    table: Vec<PathBuf>,
}

/// What it believed at an attempt, and what it read.
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
    let mut line = String::new();
    stdin().lock().read_line(&mut line).map_err(|why| bad_input(format!("cannot read what is sensed: {why}")))?;
    let (team, attempt, read) = Sensed::read(&line).map_err(|why| bad_input(format!("what is sensed: {why}")))?;
    // A memory of this or a later attempt is another match's.
    let path = args.memory.clone().unwrap_or_else(usual_memory);
    let memory = recall(&path, team).filter(|memory| memory.attempt < attempt);
    let board = memory.map_or(read, |memory| reconcile(&memory, &read));
    let cell = best_or_any(&mut Solver::new(green, red), &believed(stage(team, attempt.into()), board));
    let kept = json!({
        "team": team.to_string(), "attempt": attempt, "believed": board.to_string(), "read": read.to_string(),
    });
    if let Err(why) = whole_file::write(&path, kept.to_string()) {
        note!("cannot remember in {}: {why}", path.display());
    }
    Ok(writeln!(stdout(), "{}", serde_json::to_string(&Reply { cell })?)?)
}

/// Where a match lets its programs keep things, so that two sides do not share a memory; without a match, where we are.
fn usual_memory() -> PathBuf {
    let folder = env::var_os("TMPDIR").map(PathBuf::from).unwrap_or_default();
    folder.join("memory.json")
}

/// Writes the policy to files, and says how large it is.
fn write_tables(paths: &[PathBuf], mut solver: Solver) -> anyhow::Result<()> {
    let text = |path: &PathBuf| match path.extension().and_then(|ending| ending.to_str()) {
        Some("h") => Ok(table_text::header as fn(&Table) -> String),
        Some("csv") => Ok(table_text::csv as fn(&Table) -> String),
        _ => Err(bad_input(format!("{}: a table's name ends in .h or .csv", path.display()))),
    };
    let texts = paths.iter().map(text).collect::<Result<Vec<_>, _>>()?;
    paths.iter().try_for_each(|path| check_file(path))?;
    let table = Table::new(&mut solver);
    for (path, text) in paths.iter().zip(texts) {
        write_file(path, text(&table))?;
    }
    Ok(writeln!(stdout(), "{} boards, {} bytes as constants of C", table.boards.len(), table.bytes())?)
}

/// What is remembered; nothing if the file is missing or damaged.
fn recall(path: &Path, team: Team) -> Option<Memory> {
    let kept: serde_json::Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
    let board = |key: &str| Board::parse(kept[key].as_str()?);
    let attempt = kept["attempt"].as_u64()?.try_into().ok()?;
    let ours = kept["team"] == team.to_string();
    ours.then_some(Memory { attempt, believed: board("believed")?, read: board("read")? })
}

/// Cubes hardly ever leave their cells: a cube once believed in goes only if it is missed twice with the same reading.
fn reconcile(memory: &Memory, read: &Board) -> Board {
    (0..CELL_COUNT).fold(*read, |board, cell| {
        let doubted_again = memory.read.at(cell) == read.at(cell);
        match memory.believed.at(cell) {
            Some(cube) if !doubted_again => board.with(cell, Some(cube)),
            _ => board,
        }
    })
}
