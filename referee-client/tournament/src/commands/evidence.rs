//! `tournament evidence`: every message of a game with its time, and the rule that decided.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;
use serde_json::json;

use crate::entrant::Entrant;
use crate::folder::Folder;
use crate::game::{Game, Program};
use crate::results::GameResult;
use crate::schedule::Slot;
use crate::state::State;

/// Arguments of `evidence`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament evidence cup 7", P::NAME))]
pub struct EvidenceArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    /// The game's number
    game: u64,

    /// Write one JSON object a message, and one for the result
    #[arg(long)]
    json: bool,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Writes the evidence of a game.
pub fn run<P: Program>(args: &EvidenceArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    let (state, game) = (folder.read_state(&plan)?, P::game(&plan, 1)?);
    let Some(slot) = state.slot(args.game) else {
        return Err(bad_input(format!("there is no game {} in the plan", args.game)));
    };
    if !args.json {
        write_text(&folder, &state, &*game, slot, Entrant::text, &mut stdout())?;
        return Ok(writeln!(
            stdout(),
            "the moves: {}",
            folder.record_path(slot.game, game.record_extension()).display()
        )?);
    }
    for (seat, player) in slot.seats.iter().enumerate() {
        let (path, player) = (folder.transcript_path(args.game, seat), &state.players()[player]);
        writeln!(stdout(), "{}", json!({ "side": seat, "player": player.name(), "heard": path.is_file() }))?;
        game.write_evidence(&path, true, &mut stdout())?;
    }
    let record = folder.record_path(args.game, game.record_extension());
    Ok(writeln!(stdout(), "{}", json!({ "result": state.result(args.game), "record": record }))?)
}

/// Writes the evidence of a game as text. `called` names a player.
pub fn write_text(
    folder: &Folder,
    state: &State,
    game: &dyn Game,
    slot: Slot,
    called: fn(&Entrant) -> &str,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for (seat, player) in slot.seats.iter().enumerate() {
        let path = folder.transcript_path(slot.game, seat);
        let about = if path.is_file() { "seconds since its line was opened" } else { "no messages on a line" };
        let place = ["first", "second", "third", "fourth"][seat];
        writeln!(out, "{place} as {}: {about}", Printable(called(&state.players()[player])))?;
        game.write_evidence(&path, false, out)?;
    }
    match state.result(slot.game) {
        Some(result) => write_result(game, state, result, out),
        None => Ok(writeln!(out, "game {} has no result yet", slot.game)?),
    }
}

/// Writes the result and the rule behind it.
fn write_result(game: &dyn Game, state: &State, result: &GameResult, out: &mut dyn Write) -> anyhow::Result<()> {
    let outcome = &result.outcome;
    writeln!(out, "{}", Printable(&result.describe()))?;
    writeln!(out, "because: {}", Printable(&outcome.cause()))?;
    let mut reasons = vec![outcome.reason.as_str()];
    reasons.extend((0..result.players.len()).filter_map(|seat| outcome.fault(seat)));
    reasons.dedup();
    // Without a rule of the game the organiser decides.
    let rules: Vec<String> = reasons.iter().filter_map(|reason| game.rule(reason)).collect();
    let rules = if rules.is_empty() { vec!["the organiser decides".to_owned()] } else { rules };
    rules.iter().try_for_each(|rule| writeln!(out, "the rule: {rule}"))?;
    let decided = state.decisions().iter().filter(|decision| result.is_decided_by(decision, state));
    for decision in decided {
        writeln!(out, "decided: {}", Printable(&decision.describe(state)))?;
    }
    Ok(())
}
