//! `match`: bots against each other, once or many times.

use std::io::{stdout, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use console::Term;
use plokkis_core::cells::MAX_WIDTH;
use plokkis_core::position::MAX_PLAYERS;
use referee_client::progress::Progress;
use serde_json::json;

use crate::bots::Bot;
use crate::limit_args::LimitArgs;
use crate::observers::json::Json;
use crate::observers::plain::Plain;
use crate::observers::terminal::Terminal;
use crate::observers::All;
use crate::record::Recorder;
use crate::referee::{play, Outcome, Terms};
use crate::seating::seating;
use crate::standings::{Score, Standings};

/// Arguments of `match`.
#[derive(Args)]
#[command(after_help = "Example: plokkis match self territory:1 biggest:1 './mybot --fast'\n\n\
    A BOT is a command line, or one of our own: self[:EFFORT], territory[:SEED], biggest[:SEED], smallest[:SEED], random[:SEED].\n\
    With --games, seats change from game to game through all seatings, and bots with a seed play another game each time.")]
pub struct MatchArgs {
    /// The bots in the order of their turns; four in the contest
    #[arg(required = true, value_name = "BOT", num_args = 1..=MAX_PLAYERS)]
    bots: Vec<Bot>,

    /// Number of games
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Columns and rows of the board
    #[arg(long, value_name = "N", default_value = "25", value_parser = clap::value_parser!(u8).range(1..=MAX_WIDTH as i64))]
    width: u8,

    #[command(flatten)]
    limits: LimitArgs,

    /// Record the game for `plokkis replay`; game n of several goes to the name with -n before its ending
    #[arg(long, value_name = "FILE.jsonl")]
    record: Option<PathBuf>,

    /// Write one JSON object a turn if it is a single game, one a game, and one for all
    #[arg(long)]
    json: bool,
}

/// Plays; how the games end does not matter for the exit status.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let mut standings = Standings::default();
    let progress = Progress::new(args.games as usize, "games");
    for game in 0..args.games {
        let seats = seating(args.bots.len(), game);
        let commands = seats.iter().map(|&bot| args.bots[bot].words(game)).collect::<anyhow::Result<Vec<_>>>()?;
        let terms = Terms {
            width: usize::from(args.width),
            commands: &commands,
            limits: args.limits.limits(),
            transcripts: &[],
            goes_on: false,
        };
        let outcome = play(&terms, &mut args.watch(game)?)?;
        let mut line = Vec::new();
        for (player, &bot) in outcome.players.iter().zip(&seats) {
            let score = Score::of(player);
            line.push(format!("{} {} ({})", player.name, player.pieces, player.points));
            standings.add(&args.label(bot), score);
        }
        if args.json {
            writeln!(stdout(), "{}", result(game, &seats, &outcome))?;
        } else if args.games > 1 {
            progress.note(&format!("game {}: {}", game + 1, line.join(", ")));
        }
        progress.step();
    }
    drop(progress);
    if args.json {
        Ok(writeln!(stdout(), "{}", json!({ "games": args.games, "bots": standings.json() }))?)
    } else {
        Ok(write!(stdout(), "\n{}", standings.table())?)
    }
}

impl MatchArgs {
    /// How a bot is listed: by its place on the command line, since several may be the same.
    fn label(&self, bot: usize) -> String {
        format!("{} {}", bot + 1, self.bots[bot])
    }

    fn watch(&self, game: u64) -> anyhow::Result<All> {
        let mut all = All::default();
        if let Some(path) = &self.record {
            all.0.push(Box::new(Recorder::new(&numbered(path, game, self.games))?));
        }
        match (self.games, self.json) {
            (1, true) => all.0.push(Box::new(Json::default())),
            (1, false) if stdout().is_terminal() => all.0.push(Box::new(Terminal::new(Term::stdout()))),
            (1, false) => all.0.push(Box::new(Plain::default())),
            _ => {}
        }
        Ok(all)
    }
}

fn result(game: u64, seats: &[usize], outcome: &Outcome) -> serde_json::Value {
    let players: Vec<_> = outcome
        .players
        .iter()
        .zip(seats)
        .map(|(player, bot)| {
            json!({
                "bot": bot + 1, "name": player.name, "pieces": player.pieces, "points": player.points,
                "cpu_ms": player.account.cpu_ms, "memory_kib": player.account.memory_kib,
                "disk_kib": player.account.disk_kib, "resigned": player.resigned,
                "fault": player.fault.as_ref().map(|fault| fault.word()),
                "detail": player.fault.as_ref().map(|fault| fault.to_string()),
            })
        })
        .collect();
    json!({ "game": game + 1, "players": players })
}

fn numbered(path: &Path, game: u64, games: u64) -> PathBuf {
    if games == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{}{ending}", game + 1))
}
