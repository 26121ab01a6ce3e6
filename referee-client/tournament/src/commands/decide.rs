//! What the organiser decides, with its reason, written where the results are: also while the tournament is being played.

use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{ArgGroup, Args};
use referee_client::fail::bad_input;
use referee_client::note;
use serde_json::Map;

use super::begin::player;
use super::games::finish;
use crate::decisions::{Decision, Ruling};
use crate::entrant::Entrant;
use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::{need, Need, Program};
use crate::results::{GameResult, Outcome};
use crate::state::State;

/// What every decision takes.
#[derive(Args)]
struct Common {
    /// The tournament's folder
    dir: PathBuf,

    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    reason: String,

    /// Write the table as one JSON object
    #[arg(long)]
    json: bool,
}

/// Arguments of `enter`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament enter cup --player {} --reason 'the train was late'\n\n\
    It takes part from the next round that has not been drawn; where everybody meets everybody, its games come last.", P::NAME, P::EXAMPLES[0]))]
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
    Whoever plays in the folder plays it, at once or with the next `resume`. What was kept of it is put aside.", P::NAME))]
pub struct ReplayArgs<P: Program> {
    #[command(flatten)]
    common: Common,

    /// The game's number
    game: u64,

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

    /// Who wins, where two play
    #[arg(long, value_name = "NAME", group = "ruling")]
    winner: Option<String>,

    /// It is a draw
    #[arg(long, group = "ruling")]
    draw: bool,

    /// Both lose
    #[arg(long, group = "ruling")]
    nobody: bool,

    /// What each player gets for the standing, seat by seat: parts of 1 where games are won, drawn or lost
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

    /// Who won, where two play
    #[arg(long, value_name = "NAME", group = "result")]
    winner: Option<String>,

    /// It was a draw
    #[arg(long, group = "result")]
    draw: bool,

    /// What each player gets for the standing, seat by seat: parts of 1 where games are won, drawn or lost
    #[arg(long, value_name = "N", num_args = 1..=4, group = "result", allow_negative_numbers = true)]
    points: Option<Vec<f64>>,

    /// What each has by the game's own count, seat by seat
    #[arg(long, value_name = "N", num_args = 1..=4, allow_negative_numbers = true)]
    scores: Vec<i64>,

    /// A figure of each player that the table shows or that decides between equal points, seat by seat
    #[arg(long = "figure", value_name = "NAME=N,N", value_parser = figure)]
    figures: Vec<(String, Vec<f64>)>,

    #[arg(skip)]
    program: PhantomData<P>,
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

fn figure(text: &str) -> Result<(String, Vec<f64>), String> {
    let split = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let numbers = split.map(|(_, numbers)| numbers.split(',').map(|number| number.trim().parse().ok()).collect());
    match (split, numbers.flatten()) {
        (Some((name, _)), Some(numbers)) => Ok((name.to_owned(), numbers)),
        _ => Err("a figure is its name and a number for each player, as in seconds=41.5,38".to_owned()),
    }
}

/// Has somebody take part.
pub fn enter<P: Program>(args: &EnterArgs<P>) -> anyhow::Result<()> {
    let plan = Folder::new(&args.common.dir).plan_of(P::NAME)?;
    let game = P::game(&plan, 1)?;
    let own = need(&*game, &args.player)?;
    match &own {
        Need::Judge => {}
        Need::Processor => game.admit(&args.player)?,
        // It may come later.
        Need::Line(_) => {
            if let Err(why) = game.admit(&args.player) {
                note!("{} is missing: {why:#}", args.player.name());
            }
        }
    }
    decide::<P>(&args.common, |state| {
        for other in state.present().map(|player| &state.players()[player]) {
            if matches!(own, Need::Line(_)) && need(&*game, other)? == own {
                return Err(bad_input(format!("{other} and {} are the same board", args.player)));
            }
        }
        Ok(Decision::Enter { player: args.player.clone(), reason: args.common.reason.clone() })
    })
}

/// Takes a player out.
pub fn withdraw<P: Program>(args: &WithdrawArgs<P>) -> anyhow::Result<()> {
    decide::<P>(&args.common, |_| {
        Ok(Decision::Withdraw { player: args.player.clone(), reason: args.common.reason.clone() })
    })
}

/// Has a game played again.
pub fn replay<P: Program>(args: &ReplayArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.common.dir);
    decide::<P>(&args.common, |state| {
        let decision = Decision::Replay { game: args.game, reason: args.common.reason.clone() };
        // Nobody plays a game that has a result, so that nobody writes what is put aside.
        if state.is_known(args.game) {
            folder.put_aside(args.game)?;
        }
        Ok(decision)
    })
}

/// Settles a game.
pub fn overrule<P: Program>(args: &OverruleArgs<P>) -> anyhow::Result<()> {
    decide::<P>(&args.common, |state| {
        let ruling = match (&args.winner, &args.points) {
            (Some(name), _) => match seat_of(state, args.game, name)? {
                0 => Ruling::First,
                _ => Ruling::Second,
            },
            (None, Some(points)) => Ruling::Points(points.clone()),
            (None, None) if args.draw => Ruling::Draw,
            (None, None) => Ruling::Nobody,
        };
        Ok(Decision::Overrule { game: args.game, ruling, reason: args.common.reason.clone() })
    })
}

/// Enters a result.
pub fn result<P: Program>(args: &ResultArgs<P>) -> anyhow::Result<()> {
    write::<P>(&args.common, |state| {
        let names = names_of(state, args.game)?;
        let mut is_judged = false;
        for player in state.slot(args.game).iter().flat_map(|slot| slot.seats.iter()) {
            is_judged |= crate::game::is_judged(&state.players()[player]);
        }
        if !is_judged {
            return Err(bad_input(format!("game {} is played here: only `overrule` changes its result", args.game)));
        }
        if state.is_known(args.game) {
            return Err(bad_input(format!("game {} has a result: only `overrule` changes it", args.game)));
        }
        if !args.scores.is_empty() && args.scores.len() != names.len() {
            return Err(bad_input(format!("game {} is one of {}: a score for each", args.game, names.join(", "))));
        }
        if let Some(why) = args.points.as_ref().and_then(|points| state.misfit_of_points(args.game, points)) {
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

/// Where this player sits in a game.
fn seat_of(state: &State, game: u64, name: &str) -> anyhow::Result<usize> {
    let names = names_of(state, game)?;
    let seat = names.iter().position(|one| one == name);
    seat.ok_or_else(|| match names.as_slice() {
        [first, second] => bad_input(format!("game {game} is one between {first} and {second}")),
        _ => bad_input(format!("game {game} is one of {}", names.join(", "))),
    })
}

fn decide<P: Program>(
    common: &Common,
    decision: impl FnOnce(&State) -> anyhow::Result<Decision>,
) -> anyhow::Result<()> {
    write::<P>(common, |state| decision(state).map(Entry::Decision))
}

/// Writes a line to the log, and what the tournament comes to now.
fn write<P: Program>(common: &Common, line: impl FnOnce(&State) -> anyhow::Result<Entry>) -> anyhow::Result<()> {
    let folder = Folder::new(&common.dir);
    let plan = folder.plan_of(P::NAME)?;
    let mut ledger = folder.open(&plan)?;
    ledger.write(|state| {
        let entry = line(state)?;
        state.misfit(&entry).map_or(Ok(Some(entry)), |why| Err(bad_input(why)))
    })?;
    finish(&folder, ledger.state(), common.json)
}
