//! `measure`: what one bot scores against another in all other seats.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::progress::Progress;

use crate::bots::Bot;
use crate::limits::{Limits, DISK_MIB, FAREWELL};
use crate::measured::{append, open, read, Game, Pairing, Summary};
use crate::observers::All;
use crate::referee::{play, Terms};
use crate::standings::Score;

/// Columns and rows of the contest's board.
const WIDTH: usize = 25;

/// Players of the contest.
const PLAYERS: usize = 4;

/// For bots of any effort, on a machine however busy.
const A_DAY: Duration = Duration::from_secs(86_400);

/// Memory of the contest.
const MEMORY_KIB: u64 = 512 * 1024;

/// Arguments of `measure`.
#[derive(Args)]
#[command(after_help = "Example: plokkis measure self:0.01 self:0.1 --games 8 --kept effort.jsonl\n\n\
    The first piece of each of our own bots is drawn by the seed, so that they play another game each time; four games begin in the same\n\
    way, with ONE in each seat. Where a command has {first}, the seed is put, so that an older program of ours draws its first piece too:\n\
    './former bot --first {first}'. CPU time is not limited but told. With --kept, games that the file has are not played again, so that a\n\
    series may be interrupted, or made longer; several series may be played at a time into one file.")]
pub struct MeasureArgs {
    /// The bot that is measured, as `match` takes it
    #[arg(value_name = "ONE")]
    one: Bot,

    /// The bot that has the other three seats
    #[arg(value_name = "OTHERS")]
    others: Bot,

    /// Number of games; with a multiple of four, ONE sits in each seat as often
    #[arg(long, value_name = "N", default_value = "48", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    /// What the first pieces are drawn by
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    seed: u64,

    /// Keep each game in this file as soon as it is played
    #[arg(long, value_name = "FILE.jsonl")]
    kept: Option<PathBuf>,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays what has not been played yet, and tells what all games say.
pub fn run(args: &MeasureArgs) -> anyhow::Result<()> {
    let pairing = Pairing { one: args.one.to_string(), others: args.others.to_string(), seed: args.seed };
    let mut games = args.kept.as_deref().map_or_else(|| Ok(Vec::new()), read)?;
    args.kept.iter().try_for_each(|path| open(path).map(drop))?;
    games.retain(|game| game.pairing == pairing && game.game < args.games);
    let progress = Progress::new(args.games as usize, "games");
    for number in 0..args.games {
        if games.iter().all(|game| game.game != number) {
            let game = args.play(&pairing, number)?;
            progress.note(&format!("game {}: {} points", number + 1, game.one_scored.points));
            args.kept.iter().try_for_each(|path| append(path, &game))?;
            games.push(game);
        }
        progress.step();
    }
    drop(progress);
    let summary = Summary::of(games.iter()).ok_or_else(|| bad_input("no game was played"))?;
    let told = if args.json { format!("{}\n", summary.json(&pairing)) } else { summary.lines(&pairing) };
    Ok(stdout().write_all(told.as_bytes())?)
}

impl MeasureArgs {
    fn play(&self, pairing: &Pairing, number: u64) -> anyhow::Result<Game> {
        let (opening, seat) = (number / PLAYERS as u64, number as usize % PLAYERS);
        let command = |player: usize| {
            let bot = if player == seat { &self.one } else { &self.others };
            // The same first pieces whoever sits where.
            bot.words_with_first(number, (self.seed << 32) + opening * PLAYERS as u64 + player as u64)
        };
        let commands = (0..PLAYERS).map(command).collect::<anyhow::Result<Vec<_>>>()?;
        let limits = Limits {
            cpu: A_DAY,
            cpu_end: A_DAY,
            memory_kib: MEMORY_KIB,
            disk_kib: DISK_MIB * 1024,
            wait: A_DAY,
            farewell: FAREWELL,
        };
        let terms = Terms { width: WIDTH, commands: &commands, limits, transcripts: &[], goes_on: false };
        let outcome = play(&terms, &mut All::default())?;
        let mut scores: Vec<Score> = outcome.players.iter().map(Score::of).collect();
        let one_scored = scores.remove(seat);
        Ok(Game { pairing: pairing.clone(), game: number, one_scored, others_scored: scores })
    }
}
