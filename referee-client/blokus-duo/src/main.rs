//! `blokus-duo`: the referee, the players and the tools around the Blokus Duo accelerator.

mod arguments;
mod cli;
mod commands;
#[cfg(test)]
mod fuzz;
mod players;
mod tournament;

fn main() -> std::process::ExitCode {
    referee_client::program::main(|line: cli::Cli| line.command().run())
}
