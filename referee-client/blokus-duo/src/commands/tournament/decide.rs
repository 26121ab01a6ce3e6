//! `tournament replay`, `overrule` and `withdraw`: what the organiser decides, with its reason, written where the results are.

use std::collections::HashSet;
use std::path::PathBuf;

use clap::{ArgGroup, Args};
use referee_client::fail::bad_input;

use super::games::finish;
use crate::tournament::decisions::{Decision, Ruling};
use crate::tournament::folder::Folder;
use crate::tournament::plan::Plan;
use crate::tournament::schedule::slot;

/// What every decision takes.
#[derive(Args)]
struct Common {
    /// The tournament's folder; nobody may be playing in it
    dir: PathBuf,

    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    reason: String,

    /// Write the table as one JSON object
    #[arg(long)]
    json: bool,
}

/// Arguments of `replay`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament replay cup 7 --reason 'the power failed'\n\n\
    The game is played by the next `tournament resume`. Its record and the bytes of its boards are kept.")]
pub struct ReplayArgs {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,
}

/// Arguments of `overrule`.
#[derive(Args)]
#[command(group = ArgGroup::new("ruling").required(true))]
#[command(after_help = "Example: blokus-duo tournament overrule cup 7 --winner ours --reason 'the hub was at fault'")]
pub struct OverruleArgs {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,

    /// Who wins
    #[arg(long, value_name = "NAME", group = "ruling")]
    winner: Option<String>,

    /// It is a draw
    #[arg(long, group = "ruling")]
    draw: bool,

    /// Both lose
    #[arg(long, group = "ruling")]
    nobody: bool,
}

/// Arguments of `withdraw`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament withdraw cup ours --reason 'the board is broken'")]
pub struct WithdrawArgs {
    #[command(flatten)]
    common: Common,

    /// The player's name
    player: String,
}

/// Longest reason, in characters: it stands in tables.
const LONGEST_REASON: usize = 200;

fn reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err("a reason is a few words".to_owned()),
        ..=LONGEST_REASON if !text.contains(char::is_control) => Ok(text.to_owned()),
        _ => Err(format!("a reason is one line of at most {LONGEST_REASON} characters")),
    }
}

/// Has a game played again.
pub fn replay(args: &ReplayArgs) -> anyhow::Result<()> {
    decide(&args.common, |_| Ok(Decision::Replay { game: args.game, reason: args.common.reason.clone() }))
}

/// Settles a game.
pub fn overrule(args: &OverruleArgs) -> anyhow::Result<()> {
    decide(&args.common, |plan| {
        let ruling = match &args.winner {
            Some(name) => ruling_for(plan, args.game, name)?,
            None if args.draw => Ruling::Draw,
            None => Ruling::Nobody,
        };
        Ok(Decision::Overrule { game: args.game, ruling, reason: args.common.reason.clone() })
    })
}

/// Takes a player out.
pub fn withdraw(args: &WithdrawArgs) -> anyhow::Result<()> {
    decide(&args.common, |_| Ok(Decision::Withdraw { player: args.player.clone(), reason: args.common.reason.clone() }))
}

/// The side of a game on which this player sits wins.
fn ruling_for(plan: &Plan, game: u64, name: &str) -> anyhow::Result<Ruling> {
    if game == 0 || game > 2 * plan.pairs() {
        return Err(bad_input(format!("there is no game {game} in the plan")));
    }
    let [first, second] = slot(plan, game).players.map(|player| plan.players[player].name());
    match name {
        _ if name == first => Ok(Ruling::First),
        _ if name == second => Ok(Ruling::Second),
        _ => Err(bad_input(format!("game {game} is one between {first} and {second}"))),
    }
}

/// Writes a decision where the results are, and what they come to now.
fn decide(common: &Common, decision: impl FnOnce(&Plan) -> anyhow::Result<Decision>) -> anyhow::Result<()> {
    let folder = Folder::new(&common.dir);
    let plan = folder.known_plan()?;
    let decision = decision(&plan)?;
    let _lock = folder.lock()?;
    let (mut journal, results) = folder.open_results(&plan)?;
    let known: HashSet<u64> = results.iter().map(|result| result.game).collect();
    if let Some(why) = decision.misfit(&plan, &known) {
        return Err(bad_input(why));
    }
    if let Decision::Replay { game, .. } = decision {
        folder.put_aside(game)?;
    }
    journal.append(&decision)?;
    finish(&folder, &plan, &folder.results(&plan)?, common.json)
}
