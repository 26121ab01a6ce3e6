//! `cargo xtask`: build, check and release.

mod circles;
mod dist;
mod emit;
mod evidence;
mod fuzz;
mod glossary;
mod licences;
mod lint;
mod load;
mod mutate;
mod report;
mod settings;
mod site;
mod synth;
mod test;
mod tidy;
mod tools;
mod walk;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use testbench::bad_input::{self, BadInput};

/// Commands that moved to `cargo lab`.
const MOVED: [&str; 6] = ["book", "ledger", "pentobi", "scaling", "strength", "tune"];

/// Builds, checks and releases the hardware and the programs. `cargo lab` measures and tunes them.
#[derive(Parser)]
#[command(name = "cargo xtask", version, arg_required_else_help = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Subcommand)]
enum Job {
    /// Run the tests: rules, every block in lockstep with its model, programs, servers.
    Test(test::TestArgs),
    /// Write the Verilog of every block to hdl/verilog and the constraints of every board to
    /// constraints.
    #[command(after_help = "Examples: cargo xtask emit\n          cargo xtask emit --check")]
    Emit {
        /// Write nothing; fail if a file there is stale.
        #[arg(long)]
        check: bool,
    },
    /// Make a board's bitstream with Yosys, nextpnr (several seeds) and the packer; timing must
    /// close. Store the figures in constraints/.
    Synth(synth::SynthArgs),
    /// Show the measured figures: the boards' cells, clock, cycles per node and nodes per second;
    /// and the results of games.
    Report(report::ReportArgs),
    /// Put a bitstream on a board with openFPGALoader, and ask the board for its identifier.
    Load(load::LoadArgs),
    /// Show a bitstream's team and thinking time, or write a bitstream with others: in seconds,
    /// without synthesis.
    Settings(settings::SettingsArgs),
    /// Make a folder with the page that plays in the browser alone, from any web server:
    /// `blokus-duo` as WebAssembly.
    Site(site::SiteArgs),
    /// Test the page end to end in a browser, as people use it: whole games by keys, mouse and
    /// finger, a board on a serial line, the site.
    Walk(walk::WalkArgs),
    /// Make the release archive: the built programs, their manual, and the bitstreams that `synth`
    /// made of the current Verilog.
    Dist(dist::DistArgs),
    /// Check that every package that programs, tests and tools use has a permitted licence, and
    /// that the notices of a release are complete.
    #[command(after_help = "Example: cargo xtask licences")]
    Licences,
    /// Check the emitted Verilog with Verilator and Yosys; testbench/lint/waivers.vlt lists the
    /// allowed findings with their reasons.
    #[command(after_help = "Example: cargo xtask lint")]
    Lint,
    /// Prove the blocks' properties by induction, and that their netlists behave like their
    /// Verilog; broken ones must be rejected.
    #[command(after_help = "Example: cargo xtask formal")]
    Formal,
    /// Run every parser on inputs that libFuzzer grows.
    Fuzz(fuzz::FuzzArgs),
    /// Show when the checks that take too long for each test run last passed, and on which Verilog;
    /// or run one of them.
    Evidence(evidence::EvidenceArgs),
    /// Put small faults into the emitted Verilog and check that a test finds each of them. Store
    /// the figures in testbench/mutants.json.
    Mutate(mutate::MutateArgs),
    /// Check the layout, the freshness of generated files, format, clippy and documentation.
    #[command(after_help = "Example: cargo xtask tidy")]
    Tidy,
    /// Fetch the pinned tools into target/tools, and list them.
    #[command(after_help = "Example: cargo xtask tools")]
    Tools,
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
    if let Some(moved) = words.get(1).and_then(|word| word.to_str()).filter(|word| MOVED.contains(word)) {
        let error = BadInput(format!("`cargo xtask {moved}` is `cargo lab {moved}` now"));
        return bad_input::exit_code("xtask", Err(error.into()));
    }
    let job = Arguments::parse_from(words).job;
    if is_check {
        return ExitCode::SUCCESS;
    }
    let done = match job {
        Job::Test(args) => test::run(&args),
        Job::Emit { check: false } => emit::write(),
        Job::Emit { check: true } => emit::check(),
        Job::Synth(args) => synth::run(&args),
        Job::Report(args) => report::run(&args),
        Job::Load(args) => load::run(&args),
        Job::Settings(args) => settings::run(&args),
        Job::Site(args) => site::run(&args),
        Job::Walk(args) => walk::run(&args),
        Job::Dist(args) => dist::run(&args),
        Job::Licences => licences::run(),
        Job::Lint => lint::run(),
        Job::Formal => evidence::prove(),
        Job::Fuzz(args) => fuzz::run(&args),
        Job::Evidence(args) => evidence::run(&args),
        Job::Mutate(args) => mutate::run(&args),
        Job::Tidy => tidy::run(),
        Job::Tools => tools::run(),
    };
    bad_input::exit_code("xtask", done)
}
