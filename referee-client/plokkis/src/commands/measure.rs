//! `measure`: plays a bot against another one in all other seats.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::progress::Progress;

use crate::bots::Bot;
use crate::limits::{Limits, DISK_MIB, EXIT_TIME};
use crate::observers::All;
use crate::referee::{play, Contestant, Terms};
use crate::series::{append_game, open_for_append, read_games, Game, Pairing, Summary};
use crate::standings::Score;

/// Columns and rows of the contest's board.
const WIDTH: usize = 25;

/// Players of the contest.
const PLAYERS: usize = 4;

/// A limit that no game reaches, whatever the effort and the machine's load.
const A_DAY: Duration = Duration::from_secs(86_400);

/// Memory limit of the contest.
const MEMORY_KIB: u64 = 512 * 1024;

/// Arguments of `measure`.
#[derive(Args)]
#[command(after_help = "Example: plokkis measure self:0.01 self:0.1 --games 8 --kept effort.jsonl\n\n\
    The seed determines the first piece of each built-in bot, so that games differ. Four games in a row begin \
    with the same pieces, with ONE in a different seat each time. {first} in a command is replaced by the seed, for \
    older versions of this program: './former bot --first {first}'. CPU time is reported, not limited.\n\
    With --kept, games that are already in the file are not played again, so a series can be interrupted and \
    extended. Several series can write to one file at the same time.")]
pub struct MeasureArgs {
    /// The measured bot, as for `match`
    #[arg(value_name = "ONE")]
    one: Bot,

    /// The bot in the other three seats
    #[arg(value_name = "OTHERS")]
    others: Bot,

    /// Number of games; with a multiple of four, ONE plays equally often in each seat
    #[arg(long, value_name = "N", default_value = "48", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    /// Seed of the first pieces
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    seed: u64,

    /// Append each game to this file as soon as it ends
    #[arg(long = "kept", value_name = "FILE.jsonl")]
    series: Option<PathBuf>,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the missing games and reports the whole series.
pub fn run(args: &MeasureArgs) -> anyhow::Result<()> {
    let pairing = Pairing { one: args.one.to_string(), others: args.others.to_string(), seed: args.seed };
    let mut games = args.series.as_deref().map_or_else(|| Ok(Vec::new()), read_games)?;
    args.series.iter().try_for_each(|path| open_for_append(path).map(drop))?;
    games.retain(|game| game.pairing == pairing && game.game < args.games);
    let progress = Progress::new(args.games as usize, "games");
    for number in 0..args.games {
        if games.iter().all(|game| game.game != number) {
            let game = args.play(&pairing, number)?;
            progress.note(&format!("game {}: {} points", number + 1, game.one_scored.points));
            args.series.iter().try_for_each(|path| append_game(path, &game))?;
            games.push(game);
        }
        progress.step();
    }
    drop(progress);
    let summary = Summary::new(games.iter()).ok_or_else(|| bad_input("no game was played"))?;
    let text = if args.json { format!("{}\n", summary.json(&pairing)) } else { summary.lines(&pairing) };
    Ok(stdout().write_all(text.as_bytes())?)
}

impl MeasureArgs {
    fn play(&self, pairing: &Pairing, number: u64) -> anyhow::Result<Game> {
        let (opening, seat) = (number / PLAYERS as u64, number as usize % PLAYERS);
        let command = |player: usize| {
            let bot = if player == seat { &self.one } else { &self.others };
            // The first pieces do not depend on who sits where.
            let seed = (self.seed << 32) + opening * PLAYERS as u64 + player as u64;
            bot.command_with_first_piece(number, seed).map(Contestant::Command)
        };
        let contestants = (0..PLAYERS).map(command).collect::<anyhow::Result<Vec<_>>>()?;
        let limits = Limits {
            cpu: A_DAY,
            cpu_end: A_DAY,
            memory_kib: MEMORY_KIB,
            disk_kib: DISK_MIB * 1024,
            wait: A_DAY,
            exit_time: EXIT_TIME,
        };
        let terms =
            Terms { width: WIDTH, contestants: &contestants, limits, transcripts: &[], tolerates_failed_start: false };
        let outcome = play(&terms, &mut All::default())?;
        let mut scores: Vec<Score> = outcome.players.iter().map(Score::new).collect();
        let one_scored = scores.remove(seat);
        Ok(Game { pairing: pairing.clone(), game: number, one_scored, others_scored: scores })
    }
}
