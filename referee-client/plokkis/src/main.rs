//! `plokkis`: a bot for the Finnish contest of winter 2017-2018, with a referee, tests and
//! tournaments for organisers.

mod board_text;
mod bots;
mod commands;
mod curve;
mod fault;
#[cfg(test)]
mod fuzz;
mod hand;
mod limits;
mod observers;
mod picture;
mod record;
mod referee;
mod series;
mod standings;
mod tournament;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
