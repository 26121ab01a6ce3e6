//! The organiser's decisions. They may be made while games are played.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{ArgGroup, Args};
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;
use referee_client::note;
use serde_json::Map;

use super::begin::player;
use super::games::report;
use crate::decisions::{Decision, Ruling};
use crate::entrant::{is_same_name, Entrant};
use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::{need, Need, Program};
use crate::results::{GameResult, Outcome};
use crate::state::State;

/// Arguments of every decision.
#[derive(Args)]
struct Common {
    /// The tournament's folder
    dir: PathBuf,

    /// The public reason
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    reason: String,

    /// Write the standings as one JSON object
    #[arg(long)]
    json: bool,
}

/// Arguments of `enter`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament enter cup --player {} --reason 'the train was late'\n\n\
    The player takes part from the next round that has not been drawn. In a round robin its games come last.", P::NAME, P::EXAMPLES[0]))]
pub struct EnterArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    #[arg(long, value_name = "P", help = P::PLAYER, value_parser = player::<P>)]
    player: Entrant,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `withdraw`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament withdraw cup ours --reason 'the board is broken'", P::NAME))]
pub struct WithdrawArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The player's name
    player: String,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `replay`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament replay cup 7 --reason 'the power failed'\n\n\
    The program that plays in the folder plays it at once, or `resume` does later. The old files are renamed.", P::NAME))]
pub struct ReplayArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `revoke`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament revoke cup 2 --reason 'the wrong game'\n\n\
    The tournament goes on as if the decision had never been made; the log keeps both. A decision on which later\n\
    lines of the log depend stands. Stop the program that plays in the folder before you revoke `enter` or `replay`.", P::NAME))]
pub struct RevokeArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The decision's number, as `decisions` lists it
    number: u64,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `decisions`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament decisions cup", P::NAME))]
pub struct DecisionsArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `overrule`.
#[derive(Args)]
#[command(group = ArgGroup::new("ruling").required(true))]
#[command(after_help = format!("Example: {} tournament overrule cup 7 --winner ours --reason 'the hub was at fault'", P::NAME))]
pub struct OverruleArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,

    /// The winner, in games of two
    #[arg(long, value_name = "NAME", group = "ruling")]
    winner: Option<String>,

    /// A draw
    #[arg(long, group = "ruling")]
    draw: bool,

    /// Both lose
    #[arg(long, group = "ruling")]
    nobody: bool,

    /// Points for the standings, seat by seat: shares of 1 where games are won, drawn or lost
    #[arg(long, value_name = "N", num_args = 1..=4, group = "ruling", allow_negative_numbers = true)]
    points: Option<Vec<f64>>,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `result`.
#[derive(Args)]
#[command(group = ArgGroup::new("result").required(true))]
#[command(after_help = format!("Example: {} tournament result cup 7 --winner ours --scores 5 3 --reason 'judged on table 2'", P::NAME))]
pub struct ResultArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,

    /// The winner, in games of two
    #[arg(long, value_name = "NAME", group = "result")]
    winner: Option<String>,

    /// A draw
    #[arg(long, group = "result")]
    draw: bool,

    /// Points for the standings, seat by seat: shares of 1 where games are won, drawn or lost
    #[arg(long, value_name = "N", num_args = 1..=4, group = "result", allow_negative_numbers = true)]
    points: Option<Vec<f64>>,

    /// The game's own scores, seat by seat
    #[arg(long, value_name = "N", num_args = 1..=4, allow_negative_numbers = true)]
    scores: Vec<i64>,

    /// A figure that the table shows or that breaks ties, seat by seat
    #[arg(long = "figure", value_name = "NAME=N,N", value_parser = figure)]
    figures: Vec<(String, Vec<f64>)>,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Maximum length of a reason in characters, so that it fits into tables.
const LONGEST_REASON: usize = 200;

fn reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err("the reason is empty: give a few words".to_owned()),
        ..=LONGEST_REASON if !text.contains(char::is_control) => Ok(text.to_owned()),
        _ => Err(format!("a reason is one line of at most {LONGEST_REASON} characters")),
    }
}

fn figure(text: &str) -> Result<(String, Vec<f64>), String> {
    let split = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let numbers = split.map(|(_, numbers)| numbers.split(',').map(|number| number.trim().parse().ok()).collect());
    match (split, numbers.flatten()) {
        (Some((name, _)), Some(numbers)) => Ok((name.to_owned(), numbers)),
        _ => Err("a figure has a name and a number for each player, as in seconds=41.5,38".to_owned()),
    }
}

/// Enters a player.
pub fn enter<P: Program>(args: &EnterArgs<P>) -> anyhow::Result<()> {
    let plan = Folder::new(&args.common.dir).require_plan_of(P::NAME)?;
    let game = P::game(&plan, 1)?;
    let own = need(&*game, &args.player)?;
    match &own {
        Need::Judge => {}
        Need::Processor => game.admit(&args.player)?,
        // A board or client may arrive later.
        Need::Line(_) => {
            if let Err(why) = game.admit(&args.player) {
                note!("{} is missing: {why:#}", args.player.name());
            }
        }
    }
    decide::<P>(&args.common, |state| {
        for other in state.present_players().map(|player| &state.players()[player]) {
            if matches!(own, Need::Line(_)) && need(&*game, other)? == own {
                return Err(bad_input(format!("{other} and {} are the same board", args.player)));
            }
        }
        Ok(Decision::Enter { player: args.player.clone(), reason: args.common.reason.clone() })
    })
}

/// Withdraws a player.
pub fn withdraw<P: Program>(args: &WithdrawArgs<P>) -> anyhow::Result<()> {
    decide::<P>(&args.common, |state| {
        let known = state.place(&args.player).map(|player| state.players()[player].name().to_owned());
        let player = known.unwrap_or_else(|| args.player.clone());
        Ok(Decision::Withdraw { player, reason: args.common.reason.clone() })
    })
}

/// Has a game played again.
pub fn replay<P: Program>(args: &ReplayArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.common.dir);
    decide::<P>(&args.common, |state| {
        let decision = Decision::Replay { game: args.game, reason: args.common.reason.clone() };
        // A game with a result is not being played, so nothing else writes its files.
        if state.has_result(args.game) {
            folder.set_aside_game(args.game)?;
        }
        Ok(decision)
    })
}

/// Revokes a decision.
pub fn revoke<P: Program>(args: &RevokeArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.common.dir);
    let decided = folder.read_state(&folder.require_plan_of(P::NAME)?)?.decision(args.number).cloned();
    // A program that plays knows the players and writes the files of running games.
    let lock = match decided {
        Some(Decision::Enter { .. } | Decision::Replay { .. }) => Some(folder.lock()?),
        _ => None,
    };
    decide::<P>(&args.common, |state| {
        let revocation = Decision::Revoke { number: args.number, reason: args.common.reason.clone() };
        let is_possible = state.problem_with(&Entry::Decision(revocation.clone())).is_none();
        if let (Some(Decision::Replay { game, .. }), true) = (state.decision(args.number), is_possible) {
            folder.restore_game(*game)?;
        }
        Ok(revocation)
    })?;
    drop(lock);
    Ok(())
}

/// Lists all decisions with their numbers.
pub fn list<P: Program>(args: &DecisionsArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let state = folder.read_state(&folder.require_plan_of(P::NAME)?)?;
    for (number, decision) in (1..).zip(state.decisions()) {
        let revoked = if state.is_revoked(number) { " (revoked)" } else { "" };
        writeln!(stdout(), "{number}  {}{revoked}", Printable(&decision.describe(&state)))?;
    }
    Ok(())
}

/// Replaces a game's result.
pub fn overrule<P: Program>(args: &OverruleArgs<P>) -> anyhow::Result<()> {
    decide::<P>(&args.common, |state| {
        let ruling = match (&args.winner, &args.points) {
            (Some(name), _) => match seat_of(state, args.game, name)? {
                0 => Ruling::First,
                _ => Ruling::Second,
            },
            (None, Some(points)) => match state.problem_with_points(args.game, points) {
                Some(why) => return Err(bad_input(why)),
                None => Ruling::Points(points.clone()),
            },
            (None, None) if args.draw => Ruling::Draw,
            (None, None) => Ruling::Nobody,
        };
        Ok(Decision::Overrule { game: args.game, ruling, reason: args.common.reason.clone() })
    })
}

/// Enters the result of a judged game.
pub fn result<P: Program>(args: &ResultArgs<P>) -> anyhow::Result<()> {
    write::<P>(&args.common, |state| {
        let names = names_of(state, args.game)?;
        let mut is_judged = false;
        for player in state.slot(args.game).iter().flat_map(|slot| slot.seats.iter()) {
            is_judged |= state.players()[player].is_judged();
        }
        if !is_judged {
            return Err(bad_input(format!(
                "game {} is not judged by hand: use `overrule` to change its result",
                args.game
            )));
        }
        if state.has_result(args.game) {
            return Err(bad_input(format!("game {} has a result already: use `overrule` to change it", args.game)));
        }
        if !args.scores.is_empty() && args.scores.len() != names.len() {
            return Err(bad_input(format!(
                "game {} is between {}: give a score for each",
                args.game,
                names.join(", ")
            )));
        }
        if let Some(why) = args.points.as_ref().and_then(|points| state.problem_with_points(args.game, points)) {
            return Err(bad_input(why));
        }
        let winner = args.winner.as_ref().map(|name| seat_of(state, args.game, name)).transpose()?;
        let outcome = Outcome {
            winner,
            scores: args.scores.clone(),
            reason: args.common.reason.clone(),
            points: args.points.clone(),
            figures: args.figures.iter().cloned().collect(),
            more: Map::new(),
            ..Outcome::default()
        };
        Ok(Entry::Result(Box::new(GameResult::new(args.game, names, outcome))))
    })
}

fn names_of(state: &State, game: u64) -> anyhow::Result<Vec<String>> {
    let names = state.names_of(game);
    match names.is_empty() {
        true => Err(bad_input(format!("there is no game {game} in the plan"))),
        false => Ok(names),
    }
}

/// The seat of this player in a game.
fn seat_of(state: &State, game: u64, name: &str) -> anyhow::Result<usize> {
    let names = names_of(state, game)?;
    let seat = names.iter().position(|one| is_same_name(one, name));
    seat.ok_or_else(|| match names.as_slice() {
        [first, second] => bad_input(format!("game {game} is between {first} and {second}")),
        _ => bad_input(format!("game {game} is between {}", names.join(", "))),
    })
}

fn decide<P: Program>(
    common: &Common,
    decision: impl FnOnce(&State) -> anyhow::Result<Decision>,
) -> anyhow::Result<()> {
    write::<P>(common, |state| decision(state).map(Entry::Decision))
}

/// Writes a line to the log, then the new standings.
fn write<P: Program>(common: &Common, line: impl FnOnce(&State) -> anyhow::Result<Entry>) -> anyhow::Result<()> {
    let folder = Folder::new(&common.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    let mut log = folder.open_log(&plan)?;
    log.write(|state| {
        let entry = line(state)?;
        state.problem_with(&entry).map_or(Ok(Some(entry)), |why| Err(bad_input(why)))
    })?;
    report(&folder, &mut log, common.json)
}
