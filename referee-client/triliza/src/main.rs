//! `triliza`: judge, robot brain and solver for the robots' noughts and crosses.

mod arguments;
mod brain;
mod commands;
mod desk;
mod enter;
#[cfg(test)]
mod fuzz;
mod hand;
mod mishaps;
mod picture;
mod protocol;
mod record;
mod referee;
mod robot_program;
mod simulation;
mod skills;
mod table_text;
mod tournament;
mod words;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
