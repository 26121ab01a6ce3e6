//! `tournament evidence`: what the referee saw of a game, when, and which rule decided it.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use serde_json::json;

use crate::folder::Folder;
use crate::game::{Game, Program};
use crate::results::GameResult;
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

/// Shows it.
pub fn run<P: Program>(args: &EvidenceArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.plan_of(P::NAME)?;
    let (state, game) = (folder.state(&plan)?, P::game(&plan, 1)?);
    let Some(slot) = state.slot(args.game) else {
        return Err(bad_input(format!("there is no game {} in the plan", args.game)));
    };
    for (seat, player) in slot.seats.iter().enumerate() {
        let (path, player) = (folder.transcript(args.game, seat), &state.players()[player]);
        let heard = path.is_file();
        if args.json {
            writeln!(stdout(), "{}", json!({ "side": seat, "player": player.name(), "heard": heard }))?;
        } else {
            let about = if heard { "seconds since its line was opened" } else { "nothing was said on a line" };
            let place = ["first", "second", "third", "fourth"][seat];
            writeln!(stdout(), "{place} as {player}: {about}")?;
        }
        game.tell_evidence(&path, args.json, &mut stdout())?;
    }
    let record = folder.record(args.game, game.record_ending());
    let result = state.result(args.game);
    if args.json {
        return Ok(writeln!(stdout(), "{}", json!({ "result": result, "record": record }))?);
    }
    match result {
        Some(result) => tell(&*game, &state, result)?,
        None => writeln!(stdout(), "game {} has no result yet", args.game)?,
    }
    Ok(writeln!(stdout(), "the moves: {}", record.display())?)
}

/// The result, and the rule behind it.
fn tell(game: &dyn Game, state: &State, result: &GameResult) -> anyhow::Result<()> {
    let outcome = &result.outcome;
    writeln!(stdout(), "{}", result.in_words())?;
    let detail = outcome.detail.as_ref().map_or(String::new(), |detail| format!(": {detail}"));
    writeln!(stdout(), "because: {}{detail}", outcome.reason)?;
    let mut reasons = vec![outcome.reason.as_str()];
    reasons.extend((0..result.players.len()).filter_map(|seat| outcome.fault(seat)));
    reasons.dedup();
    // All that is no rule's is the organiser's.
    let rules: Vec<String> = reasons.iter().filter_map(|reason| game.rule(reason)).collect();
    let rules = if rules.is_empty() { vec!["the organiser decides".to_owned()] } else { rules };
    rules.iter().try_for_each(|rule| writeln!(stdout(), "the rule: {rule}"))?;
    let decided = state.decisions().iter().filter(|decision| result.is_decided_by(decision));
    for decision in decided {
        writeln!(stdout(), "decided: {decision}")?;
    }
    Ok(())
}
