//! `serve`: the contest's server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use abalone_core::contest::{CONTEST_CLOCK_MS, CONTEST_MOVES};
use abalone_core::position::Position;
use clap::Args;
use referee_client::{listen_address, listening, note};

use crate::arguments::{game_count, seconds, MAX_MOVES};
use crate::player::Thinking;
use crate::record::create_folder;
use crate::referee::Terms;
use crate::server::{self, Games, Settings};

#[derive(Args)]
#[command(
    after_help = "Players are paired as they come, the first one has black. Any program that speaks the protocol of \
    `abalone engine` can play, for example: socat TCP:localhost:2061 EXEC:my-engine\n\n\
    Example: abalone serve --records games"
)]
pub struct ServeArgs {
    /// Where to listen; the default is reachable only from this machine. Port 0 takes any free one
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:2061", value_parser = listen_address::parser(2061))]
    listen: SocketAddr,

    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    start: Position,

    /// Seconds of each team for the whole game
    #[arg(long, value_name = "SECONDS", default_value_t = CONTEST_CLOCK_MS as f64 / 1000.0, value_parser = seconds)]
    clock: f64,

    /// Moves of each team
    #[arg(long, value_name = "N", default_value_t = CONTEST_MOVES, value_parser = clap::value_parser!(u32).range(1..=MAX_MOVES.into()))]
    moves: u32,

    /// End after this many games [default: go on]
    #[arg(long, value_name = "N", value_parser = game_count)]
    games: Option<u32>,

    /// Folder for the records, one file for each game
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Write one JSON object for each finished game
    #[arg(long)]
    json: bool,
}

/// Serves until the program is stopped or the games are played.
pub fn run(args: &ServeArgs) -> anyhow::Result<()> {
    args.records.iter().try_for_each(|folder| create_folder(folder))?;
    let terms = Terms {
        start: args.start,
        moves: args.moves,
        clock: Duration::from_secs_f64(args.clock),
        thinking: [Thinking::Clock; 2],
    };
    let settings = Settings { terms, records: args.records.clone(), most: args.games, json: args.json };
    listening::run(async {
        let listener = listening::listen(args.listen)?;
        let address = listener.local_addr()?;
        note!("waiting for players on {}; Ctrl+C stops the server", listen_address::list(address));
        server::note_visitors(address);
        server::serve(listener, Games::new(settings)).await;
        // Give the last lines time to arrive.
        tokio::time::sleep(Duration::from_millis(200)).await;
        Ok(())
    })
}
