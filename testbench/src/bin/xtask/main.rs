//! `cargo xtask`: one command for each job around the hardware.

mod block_diagram;
mod book;
mod checks;
mod circles;
mod dist;
mod emit;
mod evidence;
mod formal;
mod fuzz;
mod games;
mod glossary;
mod kept;
mod ledger;
mod lengths;
mod links;
mod lint;
mod load;
mod long_run;
mod made;
mod mutate;
mod pentobi;
mod report;
mod scaling;
mod searches;
mod settings;
mod site;
mod strength;
mod synth;
mod test;
mod tidy;
mod tools;
mod tune;
mod walk;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use testbench::bad_input::BadInput;

/// Exit status for input that a person can correct, as clap has it.
const BAD_INPUT: u8 = 2;

/// The jobs around the hardware: test it, emit it, lint it, keep it tidy.
#[derive(Parser)]
#[command(name = "cargo xtask", version, arg_required_else_help = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Subcommand)]
enum Job {
    /// Run all tests: tidy, units, every block in lockstep, lint. What CI calls.
    #[command(after_help = "Example: cargo xtask test")]
    Test,
    /// Write the Verilog of every block to hdl/verilog.
    #[command(after_help = "Examples: cargo xtask emit\n          cargo xtask emit --check")]
    Emit {
        /// Write nothing; fail if a file there is stale.
        #[arg(long)]
        check: bool,
    },
    /// Make a board's bitstream: Yosys, nextpnr with several seeds, packer; timing must close. Keeps the figures in constraints/.
    Synth(synth::SynthArgs),
    /// Show what was measured: the boards' cells, clock, cycles a node, nodes a second; and what games came to.
    Report(report::ReportArgs),
    /// Play games that tell how strong the accelerator is and what each technique is worth. Keeps the figures in testbench/strength.json.
    Strength(strength::StrengthArgs),
    /// Answer GTP with the moves of Pentobi as Linux distributions ship it, in a window that nobody sees: an opponent for matches.
    Pentobi(pentobi::PentobiArgs),
    /// Count how many cycles machines of one to eight engines take to a depth. Keeps the figures in testbench/scaling.json.
    Scaling(scaling::ScalingArgs),
    /// Find out why games are lost: which turn gave each away, and of what kind it was. Keeps the figures in testbench/ledger.json.
    Ledger(ledger::LedgerArgs),
    /// Search the tree of openings, best first, and write the opening book that players read.
    Book {
        #[command(subcommand)]
        step: book::Step,
    },
    /// Put a bitstream on a board with openFPGALoader, and ask the board who it is.
    Load(load::LoadArgs),
    /// Say whose name a bitstream carries and how long it thinks, or write one with others: in seconds, without synthesis.
    Settings(settings::SettingsArgs),
    /// Make a folder with the page that plays in the browser alone, from any web server: `blokus-duo` as WebAssembly.
    Site(site::SiteArgs),
    /// End-to-end tests of the page in a browser, which is used as people do: whole games by keys, mouse and finger, a board on a serial line, the site.
    Walk(walk::WalkArgs),
    /// Make the release archive: the built programs, their manual, and the bitstreams that `synth` has made of today's Verilog.
    Dist(dist::DistArgs),
    /// Read the emitted Verilog with Verilator's and Yosys' eyes; testbench/lint/waivers.vlt holds what is allowed, and why.
    #[command(after_help = "Example: cargo xtask lint")]
    Lint,
    /// Prove what blocks promise, by induction, and that their netlists do what their Verilog does; broken ones are rejected.
    #[command(after_help = "Example: cargo xtask formal")]
    Formal,
    /// Run every parser on inputs that libFuzzer grows, for a while each.
    Fuzz(fuzz::FuzzArgs),
    /// Say when what takes too long for each test run last passed, and on which Verilog; or run a part of it.
    Evidence(evidence::EvidenceArgs),
    /// Put small faults into the emitted Verilog and see whether a test notices each of them. Keeps the figures in testbench/mutants.json.
    Mutate(mutate::MutateArgs),
    /// Check the layout, the freshness of generated files, format, clippy and documentation.
    #[command(after_help = "Example: cargo xtask tidy")]
    Tidy,
    /// Fetch the pinned tools into target/tools, and list them.
    #[command(after_help = "Example: cargo xtask tools")]
    Tools,
    /// Tune the evaluation: self-play games in, weights out, log-loss and matches reported.
    Tune {
        #[command(subcommand)]
        step: tune::Step,
    },
}

/// With this as the first argument the others are read and nothing is done: so the manual's command lines are checked.
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
    let done = match job {
        Job::Test => test::run(),
        Job::Emit { check: false } => emit::write(),
        Job::Emit { check: true } => emit::check(),
        Job::Synth(args) => synth::run(&args),
        Job::Report(args) => report::run(&args),
        Job::Strength(args) => strength::run(&args),
        Job::Pentobi(args) => pentobi::run(&args),
        Job::Scaling(args) => scaling::run(&args),
        Job::Ledger(args) => ledger::run(&args),
        Job::Book { step } => book::run(&step),
        Job::Load(args) => load::run(&args),
        Job::Settings(args) => settings::run(&args),
        Job::Site(args) => site::run(&args),
        Job::Walk(args) => walk::run(&args),
        Job::Dist(args) => dist::run(&args),
        Job::Lint => lint::run(),
        Job::Formal => formal::run(),
        Job::Fuzz(args) => fuzz::run(&args),
        Job::Evidence(args) => evidence::run(&args),
        Job::Mutate(args) => mutate::run(&args),
        Job::Tidy => tidy::run(),
        Job::Tools => tools::run(),
        Job::Tune { step } => tune::run(step),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            if error.is::<BadInput>() {
                BAD_INPUT.into()
            } else {
                ExitCode::FAILURE
            }
        }
    }
}
