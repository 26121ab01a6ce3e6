//! `cargo lab strength`: how strong the accelerator is, and what each of its techniques is worth, by games.

mod questions;
mod results;
pub mod table;

use anyhow::{Context, Result};
use boards::ALL;
use clap::Args;
use duo_core::settings::DEFAULT_THINKING_MS;
use fpga::synthesis::figures;
use testbench::{progress, workspace};

use self::questions::Question;
use self::results::Record;
use crate::games::tally::Tally;
use crate::games::{self, Meeting};

/// Arguments of `strength`.
#[derive(Args)]
#[command(after_help = "Examples: cargo lab strength engine\n            \
    cargo lab strength killers --seconds 0.01 --openings 100\n\n\
    What was played stays in target/strength, so a run that was cut off goes on where it was. Other hardware plays other\n\
    games; if it is the engine that has changed, remove the folder. The figures go to testbench/strength.json as games\n\
    end, and from there into README and docs by `cargo xtask report --write`.")]
pub struct StrengthArgs {
    /// What to find out [default: everything, one after the other]
    #[arg(value_parser = questions::named)]
    question: Option<&'static Question>,

    /// How long the main board may think about a move, by its own clock
    #[arg(long, value_name = "S", default_value_t = f64::from(DEFAULT_THINKING_MS) / 1000.0, value_parser = seconds)]
    seconds: f64,

    /// So many openings, each played from both sides
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=10_000))]
    openings: u32,
}

/// Plays, and keeps what came of it.
pub fn run(args: &StrengthArgs) -> Result<()> {
    let main = ALL[0];
    let verilog_sha256 = figures::current_hash(main);
    let cycles = (args.seconds * f64::from(main.clock_hz)).round() as u64;
    let dir = workspace::target_dir().join("strength");
    std::fs::create_dir_all(&dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let program = dir.join("blokus-duo");
    games::build_working_tree(&program)?;
    for question in
        questions::ALL.iter().filter(|question| args.question.is_none_or(|asked| asked.name == question.name))
    {
        let players = question.players(cycles, args.seconds);
        let openings = progress::announce("looking for openings", || question.openings(args.openings as usize))?;
        eprintln!("{}: {} against {}, {} openings", question.name, players[0], players[1], openings.len());
        // Another machine plays other games.
        let games = format!("{}-{cycles}-{}-{}", question.name, openings.len(), &verilog_sha256[..8]);
        let meeting = Meeting {
            program: &program,
            dir: &dir.join(games),
            players,
            openings: &openings,
            side_by_side: !question.goes_by_the_clock(),
        };
        let keep = |pairs: &[_]| {
            if pairs.len() < 2 {
                return Ok(());
            }
            let tally = Tally::of(pairs);
            Record { question: question.name.to_owned(), cycles, tally, verilog_sha256: verilog_sha256.clone() }.save()
        };
        let pairs = meeting.play(keep)?;
        // Once more: all may have been played before.
        keep(&pairs)?;
        println!("{}", Tally::of(&pairs));
    }
    Ok(())
}

/// Figures outlive changes of the hardware, because making them anew takes long; but one should know.
pub fn note_if_stale() -> Result<()> {
    let all = results::all()?;
    if all.is_empty() {
        return Ok(());
    }
    let main = ALL[0];
    let today = figures::current_hash(main);
    for record in all.iter().filter(|record| record.verilog_sha256 != today) {
        let seconds = record.cycles as f64 / f64::from(main.clock_hz);
        eprintln!(
            "the games about {0} are another machine's than today's: cargo lab strength {0} --seconds {seconds}",
            record.question
        );
    }
    Ok(())
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (1e-4..=10.0).contains(&seconds) => Ok(seconds),
        _ => Err("seconds are a number from 0.0001 to 10".to_owned()),
    }
}
