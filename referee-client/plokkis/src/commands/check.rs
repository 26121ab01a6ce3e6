//! `check`: tests a bot before it is sent to the contest.

use std::io::{stdout, Write};

use anyhow::bail;
use clap::Args;
use plokkis_core::placement::Placement;
use plokkis_core::players::simple::Taste;
use plokkis_core::position::Position;
use plokkis_core::protocol::write_move;
use referee_client::progress::Progress;
use serde_json::json;

use crate::bots::{Bot, BuiltInBot};
use crate::fault::Fault;
use crate::limits::LimitArgs;
use crate::referee::{play, Contestant, Observer, Outcome, Player, Terms};

/// Columns and rows of the contest's board.
const WIDTH: usize = 25;

/// A bot that gives up in its first turn.
const RESIGNS: [&str; 3] = ["sh", "-c", "echo Resigns; echo 0; cat > /dev/null"];

/// Arguments of `check`.
#[derive(Args)]
#[command(after_help = "Example: plokkis check './mybot --fast'")]
pub struct CheckArgs {
    /// The bot: a command line, or a built-in bot
    bot: Bot,

    #[command(flatten)]
    limits: LimitArgs,

    /// Write one JSON object per check
    #[arg(long)]
    json: bool,
}

/// Result of a check.
struct Finding {
    what: &'static str,
    passed: bool,
    detail: String,
}

/// Records the moves of one player.
struct Moves {
    player: usize,
    lines: Vec<String>,
}

impl Observer for Moves {
    fn game_started(&mut self, _position: &Position, _names: &[String]) -> anyhow::Result<()> {
        Ok(())
    }

    fn turn_taken(&mut self, _position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        if player == self.player {
            self.lines.push(write_move(placed));
        }
        Ok(())
    }

    fn player_dropped(&mut self, _player: usize, _fault: &Fault) -> anyhow::Result<()> {
        Ok(())
    }
}

/// Plays seven games with the bot and reports the checks. A failed check is an error.
pub fn run(args: &CheckArgs) -> anyhow::Result<()> {
    let simple = [Taste::Any, Taste::Biggest, Taste::Smallest].map(|taste| Bot::BuiltIn(BuiltInBot::Simple(taste, 1)));
    let territory = [1, 2, 3].map(|seed| Bot::BuiltIn(BuiltInBot::Territory(seed)));
    let resigning: [Bot; 3] = std::array::from_fn(|_| Bot::Command(RESIGNS.map(str::to_owned).to_vec()));
    let progress = Progress::new(7, "games");
    let game = |others: &[Bot; 3], seat: usize| {
        let played = args.play(others, seat);
        progress.step();
        played
    };
    let mut games = Vec::new();
    for seat in 0..4 {
        games.push((seat, game(&simple, seat)?));
    }
    let again = game(&simple, 0)?;
    let strong = game(&territory, 1)?;
    let alone = game(&resigning, 2)?;
    let everywhere: Vec<&Player> = games.iter().map(|(seat, played)| &played.0.players[*seat]).collect();
    let all: Vec<&Player> =
        everywhere.iter().copied().chain([&again.0.players[0], &strong.0.players[1], &alone.0.players[2]]).collect();
    drop(progress);
    args.report(&[
        check_faults("plays from every seat against simple bots", &everywhere),
        check_faults("plays against the territory bot", &[&strong.0.players[1]]),
        check_faults("plays on when all others are out", &[&alone.0.players[2]]),
        check_repetition(&games[0].1 .1, &again.1),
        check_exit(&all),
        args.check_cpu(&all),
        args.check_memory(&all),
        args.check_disk(&all),
    ])
}

impl CheckArgs {
    /// Plays a game with the bot in this seat. Returns the result and the bot's moves.
    fn play(&self, others: &[Bot; 3], seat: usize) -> anyhow::Result<(Outcome, Vec<String>)> {
        let mut bots: Vec<&Bot> = others.iter().collect();
        bots.insert(seat, &self.bot);
        let command = |bot: &Bot| bot.command(0).map(Contestant::Command);
        let contestants = bots.into_iter().map(command).collect::<anyhow::Result<Vec<_>>>()?;
        let mut moves = Moves { player: seat, lines: Vec::new() };
        let terms = Terms {
            width: WIDTH,
            contestants: &contestants,
            limits: self.limits.limits(),
            transcripts: &[],
            tolerates_failed_start: false,
        };
        let outcome = play(&terms, &mut moves)?;
        Ok((outcome, moves.lines))
    }

    fn check_cpu(&self, players: &[&Player]) -> Finding {
        let most = players.iter().map(|player| player.account.cpu_ms).max().unwrap_or(0);
        let limit = self.limits.cpu.as_millis();
        Finding {
            what: "keeps to the CPU time",
            passed: u128::from(most) <= limit,
            detail: format!("at most {:.2} s of {:.2} s a game", most as f64 / 1000.0, limit as f64 / 1000.0),
        }
    }

    fn check_memory(&self, players: &[&Player]) -> Finding {
        let most = players.iter().map(|player| player.account.memory_kib).max().unwrap_or(0) / 1024;
        Finding {
            what: "keeps to the memory",
            passed: most <= self.limits.memory,
            detail: format!("at most {most} MiB of {} MiB", self.limits.memory),
        }
    }

    fn check_disk(&self, players: &[&Player]) -> Finding {
        let most = players.iter().map(|player| player.account.disk_kib).max().unwrap_or(0).div_ceil(1024);
        Finding {
            what: "keeps to the disk space",
            passed: most <= self.limits.disk,
            detail: format!("at most {most} MiB of {} MiB", self.limits.disk),
        }
    }

    fn report(&self, findings: &[Finding]) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        for (number, Finding { what, passed, detail }) in (1..).zip(findings) {
            if self.json {
                writeln!(out, "{}", json!({ "check": number, "what": what, "passed": passed, "detail": detail }))?;
            } else {
                writeln!(out, "{number}  {}  {what}: {detail}", if *passed { "ok  " } else { "FAIL" })?;
            }
        }
        match findings.iter().filter(|finding| !finding.passed).count() {
            0 => Ok(()),
            failed => bail!("{failed} of {} checks failed", findings.len()),
        }
    }
}

fn check_faults(what: &'static str, players: &[&Player]) -> Finding {
    let fault = players.iter().find_map(|player| player.fault.as_ref());
    let resigned = players.iter().any(|player| player.resigned);
    let pieces: Vec<String> = players.iter().map(|player| player.pieces.to_string()).collect();
    let detail = match fault {
        Some(fault) => fault.to_string(),
        None if resigned => "it sent 0 while it could place a piece".to_owned(),
        None => format!("{} pieces", pieces.join(", ")),
    };
    Finding { what, passed: fault.is_none() && !resigned, detail }
}

fn check_repetition(once: &[String], again: &[String]) -> Finding {
    let differs = once.iter().zip(again).position(|(one, other)| one != other);
    let differs = differs.or((once.len() != again.len()).then_some(once.len().min(again.len())));
    let detail = differs.map_or(format!("{} moves", once.len()), |at| format!("its move {} differs", at + 1));
    Finding { what: "plays the same game again", passed: differs.is_none(), detail }
}

fn check_exit(players: &[&Player]) -> Finding {
    let lingering = players.iter().filter(|player| player.fault.is_none() && player.account.ending.is_none()).count();
    let detail =
        if lingering == 0 { "after every game".to_owned() } else { format!("kept running after {lingering} games") };
    Finding { what: "ends by itself after the game", passed: lingering == 0, detail }
}
