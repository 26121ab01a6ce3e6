//! `match`: games between two players under a referee.

use std::io::{stderr, stdout};
use std::path::PathBuf;
use std::time::Duration;

use blokus_duo::player::Start;
use clap::Args;
use console::Term;

use crate::cli::start_cell;
use crate::players::spec::PlayerSpec;
use crate::players::thinking::Thinking;
use crate::players::Player;
use crate::referee::{play_game, Round, Series, Tally};
use crate::tournament::openings::read_openings;
use crate::watch::json::JsonLines;
use crate::watch::plain::PlainLines;
use crate::watch::record::Record;
use crate::watch::terminal::Terminal;
use crate::watch::{Watch, Watchers};
use referee_client::note;

/// Arguments of `match`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo match --first first-legal --second random:7 --games 10 --json")]
pub struct MatchArgs {
    /// The player that moves first in the first game, and in every other one after it
    #[arg(long, value_name = "P", default_value = "sim")]
    first: PlayerSpec,

    /// The other player
    #[arg(long, value_name = "P", default_value = "engine")]
    second: PlayerSpec,

    /// Start cell of --first in every game; the other player has the other one
    #[arg(long, value_name = "5|a", default_value = "5", value_parser = start_cell)]
    start: Start,

    /// Number of games [default: 1, or each opening from both sides]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,

    /// Openings, one a line as move codes; each is played twice in a row, once from each side
    #[arg(long, value_name = "FILE", conflicts_with = "start")]
    openings: Option<PathBuf>,

    #[command(flatten)]
    thinking: Thinking,

    /// Record the game; of several games each goes to a file of its own (FILE-1.blksgf, FILE-2.blksgf ...)
    #[arg(long, value_name = "FILE.blksgf")]
    record: Option<PathBuf>,

    /// Write one JSON object a move and one a game
    #[arg(long)]
    json: bool,
}

/// Plays the match; how the games end does not matter for the exit status.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    if args.first == PlayerSpec::Human && args.second == PlayerSpec::Human {
        note!("two people share this keyboard");
    }
    if args.openings.is_some() {
        args.first.check_knows_openings()?;
        args.second.check_knows_openings()?;
    }
    let openings = args.openings.as_deref().map_or(Ok(Vec::new()), read_openings)?;
    let mut players = [args.first.open(&args.thinking)?, args.second.open(&args.thinking)?];
    let names = distinct_names(players[0].name(), players[1].name());
    let mut watchers = watchers(args);
    let mut tally = Tally::default();
    for round in Series::new(names, args.games.map(|games| games as usize), args.start, openings).rounds() {
        play_round(&round, &mut players, args.thinking.move_time, &mut watchers, &mut tally)?;
    }
    Ok(())
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

/// Who looks on: the screen or lines, a script, a record.
fn watchers(args: &MatchArgs) -> Watchers {
    let human = [&args.first, &args.second].contains(&&PlayerSpec::Human);
    let mut watchers: Vec<Box<dyn Watch>> = Vec::new();
    // The record first: what is shown has been kept.
    if let Some(path) = &args.record {
        watchers.push(Box::new(Record::new(path)));
    }
    let term = if args.json { Term::buffered_stderr() } else { Term::buffered_stdout() };
    if args.json {
        watchers.push(Box::new(JsonLines::new(stdout())));
    }
    watchers.push(match (term.is_term(), args.json) {
        (true, _) => Box::new(Terminal::new(term, !human)),
        (false, true) => Box::new(PlainLines::new(stderr())),
        (false, false) => Box::new(PlainLines::new(stdout())),
    });
    Watchers(watchers)
}
