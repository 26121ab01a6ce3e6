//! Tests that the WebAssembly program plays like the fast model here: every move of a game, with
//! nodes, cycles and depth.
//!
//! It runs in Wasmtime, which comes with the pinned place and route.

use std::fs;
use std::process::Command;

use anyhow::{ensure, Context, Result};
use duo_core::model::FastModel;
use duo_core::notation::{decode, encode};
use duo_core::perspective::Perspective;
use duo_core::player::Start;
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::MAX_DEPTH;
use serde::Deserialize;

use super::program::{self, Kind};
use testbench::{command, progress, tools};

/// Budget for a move.
const BUDGET_CYCLES: u64 = 100_000;

/// The fields of a turn that the script prints.
#[derive(Debug, Deserialize, PartialEq, Eq)]
struct Turn {
    code: String,
    nodes: u64,
    cycles: u64,
    depth: u32,
}

/// Builds the program and plays a game in it; returns the number of turns.
///
/// # Errors
/// The first turn that differs from the fast model's here.
pub fn run(kind: Kind) -> Result<usize> {
    let program = program::build(kind)?;
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    let script = folder.path().join("play.py");
    fs::write(&script, include_str!("play.py"))?;
    let mut play = Command::new("python3");
    play.env("PYTHONPATH", tools::NEXTPNR_ECP5.dir()?).arg(script).arg(program).arg(BUDGET_CYCLES.to_string());
    let message = format!("playing a game in {}", kind.file_name());
    let output = progress::announce(&message, || command::run(&mut play))?;
    let turns: Vec<Turn> = serde_json::from_slice(&output.stdout).context("the game cannot be read")?;
    compare(&turns)?;
    Ok(turns.len())
}

/// Plays the game here and compares the turns.
fn compare(turns: &[Turn]) -> Result<()> {
    let mut position = Position::new(Start::Five);
    // Each side's accelerator remembers its earlier searches.
    let mut models = [(); 2].map(|()| FastModel::new(Techniques::default()));
    for (index, turn) in turns.iter().enumerate() {
        let model = &mut models[position.to_move().index()];
        let found = model.search(&Perspective::from(&position), BUDGET_CYCLES, MAX_DEPTH);
        let here =
            Turn { code: encode(found.best).to_string(), nodes: found.nodes, cycles: found.cycles, depth: found.depth };
        ensure!(*turn == here, "turn {}: as WebAssembly {turn:?}, here {here:?}", index + 1);
        let played = turn.code.parse().ok().and_then(|code| decode(code).ok()).context("not the code of a move")?;
        position.play(played)?;
    }
    ensure!(position.is_over(), "the game did not end");
    Ok(())
}
