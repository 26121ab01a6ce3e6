//! The program's commands, one file each.

use clap::Parser;

mod desk;
mod judge;
mod match_games;
mod robot;
mod solve;

use ::tournament::commands::{self as tournament, TournamentCommand};

use crate::tournament::Triliza;

#[derive(Parser)]
#[command(
    name = "triliza",
    version,
    about = "The judge, the robots' brain and the mathematics of the robots' noughts and crosses",
    after_help = "Example: triliza solve --success 0.8"
)]
pub enum Command {
    /// Play matches between two brains with simulated robots
    Match(match_games::MatchArgs),
    /// Play a tournament between many teams, simulated or judged on a real arena
    #[command(subcommand)]
    Tournament(TournamentCommand<Triliza>),
    /// Play one attempt as a robot program: JSON line in, JSON line out
    Robot(robot::RobotArgs),
    /// Judge a recorded match
    Judge(judge::JudgeArgs),
    /// Judge matches as they are played: a page with stopwatch, verdicts and standings
    Desk(desk::DeskArgs),
    /// Find the best way to play when placements fail, and red's best first cell
    Solve(solve::SolveArgs),
}

pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Match(args) => match_games::run(&args),
        Command::Tournament(what) => tournament::run(&what),
        Command::Robot(args) => robot::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Desk(args) => desk::run(&args),
        Command::Solve(args) => solve::run(&args),
    }
}
