//! The commands of the program, one file each, and which of them a command line runs.

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
    about = "A bot for the contest Plokkis, and the tester that plays bots against each other",
    after_help = "Example: plokkis match self territory:1 biggest:1 random:1"
)]
pub enum Command {
    /// Be a bot: a move a line on stdin and stdout, as the contest wants it
    Bot(bot::BotArgs),
    /// Play bots against each other under a referee
    Match(match_games::MatchArgs),
    /// Play a whole contest: seeding, groups of a level, all combinations inside each
    Tournament(Box<tournament::TournamentArgs>),
    /// Tell what a bot scores against another one in all other seats
    Measure(measure::MeasureArgs),
    /// Draw what games of `measure` say, over the effort
    Curve(curve::CurveArgs),
    /// Learn the weights of the strong bot's estimate from games against itself
    Learn(learn::LearnArgs),
    /// Check a bot before it is sent in
    Check(check::CheckArgs),
    /// Write the strong bot as one file that needs nothing but a Rust compiler
    Source(source::SourceArgs),
    /// Play a record again by the rules, and draw its end
    Replay(replay::ReplayArgs),
}

/// Runs a command to its end.
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
