//! `match`: plays bots against each other, once or many times.

use std::io::{stdout, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use console::Term;
use plokkis_core::cells::MAX_WIDTH;
use plokkis_core::position::MAX_PLAYERS;
use referee_client::fail::bad_input;
use referee_client::progress::Progress;
use referee_client::screen;
use serde_json::json;

use crate::bots::Contender;
use crate::limits::LimitArgs;
use crate::observers::terminal::Terminal;
use crate::observers::{All, FinalBoard, Json, Plain};
use crate::record::Recorder;
use crate::referee::{play, Outcome, Terms};
use crate::standings::{Score, Standings};

/// Arguments of `match`.
#[derive(Args)]
#[command(after_help = "Example: plokkis match self territory:1 biggest:1 './mybot --fast'\n\n\
    Play yourself: plokkis match human territory:1 biggest:1 random:1\n\n\
    A BOT is a command line, human[:NAME] (you, at this terminal), or a built-in bot: self[:EFFORT], territory[:SEED], biggest[:SEED], smallest[:SEED], random[:SEED].\n\
    With --games, the bots change seats from game to game, and bots with a seed play different games.")]
pub struct MatchArgs {
    /// The bots in turn order; four in the contest
    #[arg(required = true, value_name = "BOT", num_args = 1..=MAX_PLAYERS)]
    bots: Vec<Contender>,

    /// Number of games
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Columns and rows of the board
    #[arg(long, value_name = "N", default_value = "25", value_parser = clap::value_parser!(u8).range(1..=MAX_WIDTH as i64))]
    width: u8,

    #[command(flatten)]
    limits: LimitArgs,

    /// Record the game for `plokkis replay`; with --games, game n goes to FILE-n.jsonl
    #[arg(long, value_name = "FILE.jsonl")]
    record: Option<PathBuf>,

    /// Write JSON: an object per turn (single games only), one per game, and one for the series
    #[arg(long)]
    json: bool,
}

/// Plays the games. Their results do not affect the exit status.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    if args.plays_human() && args.games > 1 {
        return Err(bad_input("a human plays one game at a time: leave out --games"));
    }
    let mut standings = Standings::default();
    let progress = Progress::new(args.games as usize, "games");
    for game in 0..args.games {
        let seats = seating(args.bots.len(), game);
        let contestants = seats.iter().map(|&bot| args.bots[bot].seat(game)).collect::<anyhow::Result<Vec<_>>>()?;
        let terms = Terms {
            width: usize::from(args.width),
            contestants: &contestants,
            limits: args.limits.limits(),
            transcripts: &[],
            tolerates_failed_start: false,
        };
        let outcome = play(&terms, &mut args.observers(game)?)?;
        let mut line = Vec::new();
        for (player, &bot) in outcome.players.iter().zip(&seats) {
            let score = Score::new(player);
            line.push(format!("{} {} ({})", player.name, player.pieces, player.points));
            standings.add(&args.label(bot), score);
        }
        if args.json {
            writeln!(stdout(), "{}", result_json(game, &seats, &outcome))?;
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
    /// A bot's label: its place on the command line, because several may be the same, and its name.
    fn label(&self, bot: usize) -> String {
        format!("{} {}", bot + 1, self.bots[bot])
    }

    fn plays_human(&self) -> bool {
        self.bots.iter().any(Contender::is_human)
    }

    fn observers(&self, game: u64) -> anyhow::Result<All> {
        let mut all = All::default();
        if let Some(path) = &self.record {
            all.0.push(Box::new(Recorder::new(&record_path(path, game, self.games))?));
        }
        if self.plays_human() {
            all.0.push(Box::new(FinalBoard));
        }
        match (self.games, self.json) {
            (1, true) => all.0.push(Box::new(Json::default())),
            (1, false) if self.plays_human() => all.0.push(Box::new(Plain::default())),
            (1, false) if screen::is_drawable(&Term::stdout()) => all.0.push(Box::new(Terminal::new(Term::stdout()))),
            (1, false) => all.0.push(Box::new(Plain::default())),
            _ => {}
        }
        Ok(all)
    }
}

fn result_json(game: u64, seats: &[usize], outcome: &Outcome) -> serde_json::Value {
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

fn record_path(path: &Path, game: u64, games: u64) -> PathBuf {
    if games == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{}{ending}", game + 1))
}

/// The bots, by index, in turn order for a game. A series runs through all orders and begins with
/// the given one.
fn seating(bots: usize, game: u64) -> Vec<usize> {
    let orders: u64 = (1..=bots as u64).product();
    let mut remaining: Vec<usize> = (0..bots).collect();
    let mut order = Vec::new();
    let mut number = game % orders;
    // The digits of the number to the bases `bots`, ..., 2, 1 select the next bot among those left.
    // Consecutive games differ in the first seat, so even short series vary the seats.
    for base in (1..=bots).rev() {
        order.push(remaining.remove((number % base as u64) as usize));
        number /= base as u64;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn series_visits_all_seatings_and_begins_with_the_given_one() {
        let all: BTreeSet<Vec<usize>> = (0..24).map(|game| seating(4, game)).collect();
        assert_eq!(all.len(), 24);
        assert_eq!(seating(4, 0), [0, 1, 2, 3]);
        assert_eq!(seating(4, 24), seating(4, 0));
        let firsts: BTreeSet<usize> = (0..4).map(|game| seating(4, game)[0]).collect();
        assert_eq!(firsts.len(), 4);
        assert_eq!(seating(1, 5), [0]);
    }
}
