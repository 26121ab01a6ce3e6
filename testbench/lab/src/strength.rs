//! `cargo lab strength`: measures by games how strong the accelerator is and what each of its
//! techniques is worth.

pub mod ladder;
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
    Games stay in target/strength, so an interrupted run continues where it stopped. Other hardware plays other\n\
    games; if the engine has changed, remove the folder. The figures go to testbench/strength.json as games\n\
    end, and from there into README and docs by `cargo xtask report --write`.")]
pub struct StrengthArgs {
    /// Question to answer [default: all, one after the other]
    #[arg(value_parser = questions::find_question)]
    question: Option<&'static Question>,

    /// The main board's thinking time per move, by its own clock
    #[arg(long, value_name = "S", default_value_t = f64::from(DEFAULT_THINKING_MS) / 1000.0, value_parser = seconds)]
    seconds: f64,

    /// Number of openings, each played from both sides
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=10_000))]
    openings: u32,
}

/// Plays and stores the results.
pub fn run(args: &StrengthArgs) -> Result<()> {
    let cycles = (args.seconds * f64::from(ALL[0].clock_hz)).round() as u64;
    let dir = workspace::target_dir().join("strength");
    std::fs::create_dir_all(&dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let program = dir.join("blokus-duo");
    games::build_working_tree(&program)?;
    for question in
        questions::ALL.iter().filter(|question| args.question.is_none_or(|asked| asked.name == question.name))
    {
        let verilog_sha256 = figures::current_hash(question.board());
        let players = question.players(cycles);
        let openings = progress::announce("looking for openings", || question.openings(args.openings as usize))?;
        eprintln!("{}: {} against {}, {} openings", question.name, players[0], players[1], openings.len());
        // The name contains the hash, because other hardware plays other games.
        let games = format!("{}-{cycles}-{}-{}", question.name, openings.len(), &verilog_sha256[..8]);
        let meeting = Meeting {
            program: &program,
            dir: &dir.join(games),
            players,
            openings: &openings,
            side_by_side: !question.goes_by_the_clock(),
        };
        let save = |pairs: &[_]| {
            if pairs.len() < 2 {
                return Ok(());
            }
            let tally = Tally::of(pairs);
            Record { question: question.name.to_owned(), cycles, tally, verilog_sha256: verilog_sha256.clone() }.save()
        };
        let pairs = meeting.play(save)?;
        // Stored once more, because all games may have been played before.
        save(&pairs)?;
        println!("{}", Tally::of(&pairs));
    }
    Ok(())
}

/// Notes which figures are older than the hardware. They stay, because new ones take long.
pub fn note_if_stale() -> Result<()> {
    let all = results::all()?;
    if all.is_empty() {
        return Ok(());
    }
    let is_stale = |record: &&Record| {
        let question = questions::find_question(&record.question);
        question.is_ok_and(|question| record.verilog_sha256 != figures::current_hash(question.board()))
    };
    for record in all.iter().filter(is_stale) {
        let seconds = record.cycles as f64 / f64::from(ALL[0].clock_hz);
        eprintln!(
            "the games about {0} are older than the hardware: run cargo lab strength {0} --seconds {seconds}",
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
