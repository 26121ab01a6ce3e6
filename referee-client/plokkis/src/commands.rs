//! The commands of the program, one module each.

use clap::Parser;

mod bot;
mod check;
mod curve;
mod learn;
mod match_games;
mod measure;
mod replay;
mod source;
mod tournament;

/// The command line.
#[derive(Parser)]
#[command(
    name = "plokkis",
    version,
    about = "A bot for the contest Plokkis, and a referee for bots",
    after_help = "Example: plokkis match self territory:1 biggest:1 random:1"
)]
pub enum Command {
    /// Run a built-in bot on stdin and stdout, by the contest's protocol
    Bot(bot::BotArgs),
    /// Play bots against each other under a referee
    Match(match_games::MatchArgs),
    /// Play a tournament: seeding, then groups in which all combinations of four play
    Tournament(Box<tournament::TournamentArgs>),
    /// Measure a bot against another one in all other seats
    Measure(measure::MeasureArgs),
    /// Draw the results of `measure` over the effort
    Curve(curve::CurveArgs),
    /// Learn the strong bot's weights from games against itself
    Learn(learn::LearnArgs),
    /// Check a bot before you send it in
    Check(check::CheckArgs),
    /// Write the strong bot as one source file for rustc
    Source(source::SourceArgs),
    /// Check a record by the rules, and show or draw a position
    Replay(replay::ReplayArgs),
}

/// Runs a command.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Bot(args) => bot::run(&args),
        Command::Match(args) => match_games::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Measure(args) => measure::run(&args),
        Command::Curve(args) => curve::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Source(args) => source::run(&args),
        Command::Replay(args) => replay::run(&args),
    }
}
