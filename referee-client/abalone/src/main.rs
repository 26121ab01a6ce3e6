//! `abalone`: engine, contest server and players for Abalone.

mod brain;
mod child;
mod cli;
mod commands;
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
mod table;

use std::process::ExitCode;

use referee_client::fail;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
