//! `match`: games between two players under a referee.

use std::io::{stderr, stdout};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::players::open_early;
use console::Term;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::player::Start;
use duo_core::search::techniques::Techniques;

use crate::tournament::openings::read_openings;
use duo_players::figures::{group_digits, seconds};
use duo_players::game::parse_start;
use duo_players::player::Player;
use duo_players::players::model::Extras;
use duo_players::referee::{play_game, Round, Series, Tally};
use duo_players::spec::PlayerSpec;
use duo_players::strength::Strength;
use duo_players::thinking::ThinkingArgs;
use duo_players::watch::{Watch, Watchers};
use duo_records::write::Record;
use duo_terminal::hand;
use duo_terminal::watch::json::JsonLines;
use duo_terminal::watch::plain::PlainLines;
use duo_terminal::watch::terminal::Terminal;
use referee_client::fail::BadInput;
use referee_client::{note, screen};

/// Arguments of `match`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo match --first first-legal --second random:7 --games 10 --json")]
pub struct MatchArgs {
    /// The player that moves first in the first game and every second game after it [default: sim]
    #[arg(long, value_name = "P")]
    first: Option<PlayerSpec>,

    /// The other player [default: engine]
    #[arg(long, value_name = "P")]
    second: Option<PlayerSpec>,

    /// Start cell of --first in every game; the other player has the other one
    #[arg(long, value_name = "5|a", default_value = "5", value_parser = parse_start)]
    start: Start,

    /// Number of games [default: 1, or each opening from both sides]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,

    /// Openings, one a line as move codes; each is played twice in a row, once from each side
    #[arg(long, value_name = "FILE", conflicts_with = "start")]
    openings: Option<PathBuf>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Record the game in a new file; several games go to FILE-1.blksgf, FILE-2.blksgf and so on
    #[arg(long, value_name = "FILE.blksgf")]
    record: Option<PathBuf>,

    /// Write one JSON object a move and one a game
    #[arg(long)]
    json: bool,
}

/// Default budget in cycles: a few seconds of simulation.
const BUDGET_CYCLES: u64 = 600_000;

/// Message before the game that the program plays without arguments.
const WHAT_FOLLOWS: &str =
    "A game of two players: sim, the accelerator's Verilog in a simulator, and engine, a search on this computer.\n\
     The first time, Verilator builds the simulation, for up to a minute; the game takes about two.\n\
     Ctrl+C ends it. --help lists what else there is.";

/// Plays the match. The exit status does not depend on the results.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let is_demonstration = args.first.is_none() && args.second.is_none() && !args.json;
    let mut specs = [args.first.clone().unwrap_or(PlayerSpec::Sim), args.second.clone().unwrap_or(PlayerSpec::Engine)];
    if specs == [PlayerSpec::Human, PlayerSpec::Human] {
        note!("two people share this keyboard");
    }
    if args.openings.is_some() {
        specs.iter().try_for_each(PlayerSpec::check_accepts_openings)?;
    }
    let openings = args.openings.as_deref().map_or(Ok(Vec::new()), read_openings)?;
    let series = |names| Series::new(names, args.games.map(|games| games as usize), args.start, openings.clone());
    if let Some(path) = &args.record {
        // Before the simulation is built. The names of the files do not depend on the players.
        Record::new(path).check_replaces_nothing(series(Default::default()).rounds())?;
    }
    let thinking = args.thinking.or(BUDGET_CYCLES);
    if is_demonstration {
        note!("{WHAT_FOLLOWS}");
    }
    let first = match open_early(&specs[0], &thinking) {
        // Nobody asked for the simulation by name, so the game does not depend on its tools.
        Err(why) if args.first.is_none() && !why.is::<BadInput>() => {
            note!("sim cannot play: {why:#}");
            note!("model plays instead: the same moves, nodes and clock cycles, without simulating the clock");
            specs[0] = PlayerSpec::Model(Techniques::default(), Extras::default());
            open_early(&specs[0], &thinking)?
        }
        opened => opened?,
    };
    let mut players = [first, open_early(&specs[1], &thinking)?];
    let names = distinct_names(players[0].name(), players[1].name());
    let is_told = !args.json && specs.contains(&PlayerSpec::Sim);
    if is_told {
        note!("{}", budget_in_words(thinking.budget_cycles));
    }
    let mut watchers = watchers(args, specs.contains(&PlayerSpec::Human));
    let mut tally = Tally::default();
    for round in series(names).rounds() {
        play_round(&round, &mut players, thinking.move_time, &mut watchers, &mut tally)?;
    }
    if is_told && is_demonstration {
        note!("{}", next_steps());
    }
    Ok(())
}

/// Compares the thinking times of the simulated accelerator and a board.
fn budget_in_words(budget_cycles: u64) -> String {
    let board = Strength::Board;
    let time = |cycles: u64| seconds(Duration::from_secs_f64(cycles as f64 / f64::from(CLOCK_HZ)));
    format!(
        "sim thinks {} clock cycles about a move, which take a board {}; in a contest a board thinks {} ({})",
        group_digits(budget_cycles),
        time(budget_cycles),
        group_digits(board.budget_cycles()),
        seconds(board.time_on_board()),
    )
}

/// Suggests what to try after the demonstration game.
fn next_steps() -> String {
    let program = std::env::args().next().unwrap_or_else(|| "blokus-duo".to_owned());
    format!(
        "That was the accelerator's own Verilog, clock by clock, against this machine's best search on all its cores.\n\
         Play against it at a board's full strength:  {program} match --first human --second model --strength board\n\
         In a browser:  {program} serve       All commands:  {program} --help"
    )
}

fn distinct_names(first: &str, second: &str) -> [String; 2] {
    if first == second {
        [format!("{first}#1"), format!("{second}#2")]
    } else {
        [first.to_owned(), second.to_owned()]
    }
}

fn play_round(
    round: &Round,
    players: &mut [Box<dyn Player>; 2],
    limit: Duration,
    watchers: &mut Watchers,
    tally: &mut Tally,
) -> anyhow::Result<()> {
    watchers.game_begins(round)?;
    let mut game = round.opening.clone();
    let [a, b] = players;
    let seated = round.by_side([a, b]);
    let ending = play_game(&mut game, seated, limit, |game, side, turn| watchers.turn_taken(round, game, side, turn))?;
    tally.add(round, &ending);
    watchers.game_ends(round, &game, &ending, tally)
}

/// The watchers that the arguments choose.
fn watchers(args: &MatchArgs, human: bool) -> Watchers {
    let mut watchers: Vec<Box<dyn Watch>> = Vec::new();
    // The record comes first, so that every turn that is shown has been recorded.
    if let Some(path) = &args.record {
        watchers.push(Box::new(Record::new(path)));
    }
    let term = if args.json { Term::buffered_stderr() } else { Term::buffered_stdout() };
    if args.json {
        watchers.push(Box::new(JsonLines::new(stdout())));
    }
    watchers.push(match (screen::is_drawable(&term), args.json) {
        // Typed lines would scroll the drawn board away; moving a cursor does not.
        (true, _) => Box::new(Terminal::new(term, !human || hand::terminal::is_there())),
        (false, true) => Box::new(PlainLines::new(stderr())),
        (false, false) => Box::new(PlainLines::new(stdout())),
    });
    Watchers(watchers)
}
