//! `cargo lab`: play, measure and tune.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use lab::{book, ledger, pentobi, scaling, strength, tune};
use testbench::bad_input;

/// Measures how well the machine plays, and tunes it. `cargo xtask` builds, checks and releases.
#[derive(Parser)]
#[command(name = "cargo lab", version, arg_required_else_help = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Subcommand)]
enum Job {
    /// Measure by games how strong the accelerator is and what each technique is worth; update
    /// testbench/strength.json.
    Strength(strength::StrengthArgs),
    /// Run Pentobi, as Linux distributions ship it, in a hidden window, and answer GTP with its
    /// moves: an opponent for matches.
    Pentobi(pentobi::PentobiArgs),
    /// Count how many cycles machines of one to eight engines take to a depth; update
    /// testbench/scaling.json.
    Scaling(scaling::ScalingArgs),
    /// Find out why games are lost: which turn gave each away, and of what kind it was; update
    /// testbench/ledger.json.
    Ledger(ledger::LedgerArgs),
    /// Search the tree of openings, best first, and write the opening book that players read.
    Book {
        #[command(subcommand)]
        step: book::Step,
    },
    /// Tune the evaluation: play games, fit weights to them, and measure the result by log-loss and
    /// matches.
    Tune {
        #[command(subcommand)]
        step: tune::Step,
    },
}

/// With this as the first argument, the others are only parsed: this checks the manual's command
/// lines.
const CHECK_ARGUMENTS: &str = "--check-arguments";

fn main() -> ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let is_check = words.get(1).is_some_and(|first| first == CHECK_ARGUMENTS);
    if is_check {
        words.remove(1);
    }
    let job = Arguments::parse_from(words).job;
    if is_check {
        return ExitCode::SUCCESS;
    }
    let result = match job {
        Job::Strength(args) => strength::run(&args),
        Job::Pentobi(args) => pentobi::run(&args),
        Job::Scaling(args) => scaling::run(&args),
        Job::Ledger(args) => ledger::run(&args),
        Job::Book { step } => book::run(&step),
        Job::Tune { step } => tune::run(step),
    };
    bad_input::exit_code("lab", result)
}
