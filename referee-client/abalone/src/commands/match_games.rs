//! `match`: games between two players on this machine.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::Duration;

use abalone_core::contest::{CONTEST_CLOCK_MS, CONTEST_MOVES};
use abalone_core::position::Position;
use abalone_core::team::Team;
use clap::Args;
use fastrand::Rng;
use referee_client::progress::Progress;
use serde_json::json;

use crate::arguments::{game_count, seconds, threads, MAX_MOVES};
use crate::player::{Player, PlayerSpec};
use crate::record::{create_folder, Record};
use crate::referee::{play, Ending, Terms};
use crate::show::Show;

#[derive(Args)]
#[command(
    after_help = "Players: engine, engine-linear (an older search without the network), simple (plain alpha-beta three plies \
    deep with material and centre), random[:SEED], each with @100ms, @100cpu-ms (processor time), @50000nodes or @5plies a move if wanted, or cmd:COMMAND, a program that speaks the protocol of \
    `abalone engine`. Without a limit they share the clock.\n\n\
    Example: abalone match --first engine@100ms --second simple --games 40 --random-plies 4"
)]
pub struct MatchArgs {
    /// Player with black in the first game
    #[arg(long, value_name = "P", default_value = "engine")]
    first: PlayerSpec,

    /// The other player
    #[arg(long, value_name = "P", default_value = "engine")]
    second: PlayerSpec,

    /// Number of games; the colours alternate
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = game_count)]
    games: u32,

    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    start: Position,

    /// Random moves before each pair of games, the same for both games
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=40))]
    random_plies: u32,

    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Seconds of each team for the whole game
    #[arg(long, value_name = "SECONDS", default_value_t = CONTEST_CLOCK_MS as f64 / 1000.0, value_parser = seconds)]
    clock: f64,

    /// Moves of each team
    #[arg(long, value_name = "N", default_value_t = CONTEST_MOVES, value_parser = clap::value_parser!(u32).range(1..=MAX_MOVES.into()))]
    moves: u32,

    /// Threads of each of our own players; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,

    /// Folder for the records, one file for each game
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Show the board after every move
    #[arg(long)]
    boards: bool,

    /// Write JSON: one object for each move of a single game; for several games, one for each game
    /// and one for the total
    #[arg(long)]
    json: bool,
}

/// Results so far, by player.
#[derive(Default)]
struct Tally {
    wins: [u32; 2],
    draws: u32,
}

/// Plays the games. Their results do not affect the exit status.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    args.records.iter().try_for_each(|folder| create_folder(folder))?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let mut tally = Tally::default();
        let progress = Progress::new(args.games as usize, "games");
        for game in 0..args.games {
            let first = if game % 2 == 0 { Team::Black } else { Team::White };
            let ending = play_one(args, game, first).await?;
            match ending.winner {
                Some(winner) => tally.wins[usize::from(winner != first)] += 1,
                None => tally.draws += 1,
            }
            progress.status(format!("{} to {}", tally.wins[0], tally.wins[1]));
            progress.step();
        }
        drop(progress);
        if args.games > 1 {
            tally.print(args)?;
        }
        Ok(())
    })
}

async fn play_one(args: &MatchArgs, game: u32, first: Team) -> anyhow::Result<Ending> {
    let specs = match first {
        Team::Black => [&args.first, &args.second],
        Team::White => [&args.second, &args.first],
    };
    let terms = Terms {
        start: opening(args, game / 2),
        moves: args.moves,
        clock: Duration::from_secs_f64(args.clock),
        thinking: specs.map(|spec| spec.thinking),
    };
    let mut players = [specs[0].start(args.threads).await?, specs[1].start(args.threads).await?];
    let names = players.each_ref().map(|player: &Player| player.name.clone());
    let show = match (args.games, args.json, args.boards) {
        (1, true, _) => Show::Json,
        (1, false, true) => Show::Boards,
        (1, false, false) => Show::Lines,
        _ => Show::Nothing,
    };
    let folder = args.records.as_ref();
    let mut record = folder.map(|folder| Record::begin_next(folder, &names, &terms)).transpose()?;
    let ending = play(&mut players, &terms, |event| {
        record.as_mut().map_or(Ok(()), |record| record.add(&event))?;
        show.event(&event)
    })
    .await?;
    record.map_or(Ok(()), |mut record| record.end(&ending))?;
    let at_the_end = if args.games > 1 && args.json { Show::Json } else { show };
    at_the_end.ending(&ending, &names, first)?;
    Ok(ending)
}

/// The start of a pair of games after its random moves.
fn opening(args: &MatchArgs, pair: u32) -> Position {
    let mut rng = Rng::with_seed(args.seed.wrapping_add(u64::from(pair)));
    let mut position = args.start;
    for _ in 0..args.random_plies {
        let moves = position.moves();
        if !moves.is_empty() {
            position = position.after(moves[rng.usize(..moves.len())]);
        }
    }
    position
}

impl Tally {
    fn print(&self, args: &MatchArgs) -> anyhow::Result<()> {
        let [first, second] = self.wins;
        let share = (f64::from(first) + f64::from(self.draws) / 2.0) / f64::from(args.games);
        let half_width = 1.96 * (share * (1.0 - share) / f64::from(args.games)).sqrt();
        let mut out = stdout().lock();
        if args.json {
            let line = json!({
                "games": args.games, "wins": self.wins, "draws": self.draws, "first_points": share,
                "half_width_95": half_width,
            });
            return Ok(writeln!(out, "{line}")?);
        }
        let (one, other) = (args.first.text(), args.second.text());
        writeln!(out, "{one} wins {first}, {other} wins {second}, {} draws", self.draws)?;
        writeln!(out, "{one} has {:.1} % +- {:.1} % of the points (95 %)", share * 100.0, half_width * 100.0)?;
        Ok(())
    }
}
