//! `serve`: the contest's server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::Args;
use referee_client::{judge_key, listen_address, listening, note, pages};

use crate::server::contest;
use crate::server::games::{Games, Settings, SharedGames};
use crate::server::maps::{self, Courses};
use crate::server::{page_api, standing_api};
use crate::terms::{Hands, MAX_TIMEOUT_S};
use crate::{analysis, page};

/// Default folder of maps, which need not exist.
const USUAL_MAPS: &str = "mapy";

/// Arguments of `serve`.
#[derive(Args)]
#[command(
    after_help = "Each team plays the maps of the folder in turn, from the first one on. Without maps, games use three random ones.\n\n\
    On other addresses than this machine's, only the judge can save maps and change settings, with a key that the server prints \
    and stores in the folder of games.\n\n\
    Example: roborace serve --port 8000 --maps mapy --logs logy"
)]
pub struct ServeArgs {
    /// Port, instead of the one in --listen; 0 selects a free one
    #[arg(long, value_name = "N")]
    port: Option<u16>,

    /// Where to listen; the default can be reached from this machine only
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:8000", value_parser = listen_address::parser(8000))]
    listen: SocketAddr,

    /// Folder of maps, which must exist [default: mapy, which need not]
    #[arg(long, value_name = "DIR")]
    maps: Option<PathBuf>,

    /// One map for all games, instead of the folder
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,

    /// Folder of the games' files, for one server at a time
    #[arg(long, value_name = "DIR", default_value = "logy")]
    logs: PathBuf,

    /// Seed; the same seed deals the same hands
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Distribution of the hands
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Time for a round in seconds; 0 means no limit
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=MAX_TIMEOUT_S))]
    timeout: u64,

    /// Time for a round in a practice game, by hand and without a team's name; 0 means no limit
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_TIMEOUT_S))]
    practice_timeout: u64,
}

/// Serves games until the program is stopped.
pub fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let mut random = args.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    args.maps.as_deref().map_or(Ok(()), maps::check_folder)?;
    let folder = args.maps.clone().unwrap_or_else(|| USUAL_MAPS.into());
    let (courses, warnings) = match &args.map {
        Some(file) => (Courses::single(&file.display().to_string(), maps::from_file(file, &mut random)?), Vec::new()),
        None => (Courses::from_folder(&folder, &mut random)?, maps::warnings(&folder)?),
    };
    let limit = |seconds: u64| (seconds > 0).then(|| Duration::from_secs(seconds));
    let (timeout, practice_timeout) = (limit(args.timeout), limit(args.practice_timeout));
    let (logs, seed) = (args.logs.clone(), args.seed);
    let chosen = Settings { courses, distribution: args.hands.into(), timeout, practice_timeout, logs, random, seed };
    let games: SharedGames = Arc::new(Mutex::new(Games::new(chosen)?));
    // A server that only this machine can reach needs no key.
    let key = (!args.listen.ip().is_loopback()).then(|| judge_key::load_or_create(&args.logs)).transpose()?;
    listening::run(async {
        let listener = listening::listen((args.listen.ip(), args.port.unwrap_or(args.listen.port())).into())?;
        let address = listener.local_addr()?;
        let urls = listen_address::urls(address);
        note!("waiting for clients and browsers on {}; Ctrl+C stops the server", urls.join(" or "));
        match &key {
            Some(key) => note!(
                "visitors can watch, play and draw; the judge can save maps and change settings at {}#judge={key}",
                urls[0]
            ),
            None => note!("only this machine can reach the server, so its page can save maps and change settings"),
        }
        warnings.iter().for_each(|line| note!("{line}"));
        tokio::spawn(contest::end_overdue_games(games.clone()));
        let pages = page::router(page::SERVER).merge(analysis::router());
        let pages = pages.merge(standing_api::router(games.clone(), args.logs.clone()));
        let app = pages.merge(page_api::router(games.clone(), folder, key)).merge(contest::router(games));
        pages::serve(listener, app).await;
        Ok(())
    })
}
