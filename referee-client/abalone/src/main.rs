//! `abalone`: engine, contest server and players for Abalone.

mod arguments;
mod board_text;
mod brain;
mod commands;
#[cfg(test)]
mod fuzz;
mod hand;
mod link;
mod page;
mod picture;
mod player;
mod protocol;
mod record;
mod referee;
mod server;
mod session;
mod show;
mod tournament;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
