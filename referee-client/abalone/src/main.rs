//! `abalone`: engine, contest server and players for Abalone.

mod board_text;
mod brain;
mod child;
mod commands;
mod evaluations;
#[cfg(test)]
mod fuzz;
mod hand;
mod link;
mod picture;
mod player;
mod protocol;
mod record;
mod referee;
mod server;
mod session;
mod show;
mod thinking;
mod tournament;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
