//! `plokkis`: a bot for the Finnish contest of winter 2017-2018, and the tester and tournament that an organiser needs.

mod bots;
mod commands;
mod curve;
mod fault;
#[cfg(test)]
mod fuzz;
mod limit_args;
mod limits;
mod measured;
mod observers;
mod picture;
mod record;
mod referee;
mod seating;
mod standings;
mod tournament;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
