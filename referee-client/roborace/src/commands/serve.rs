//! `serve`: the contest's server.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::Args;
use referee_client::{listening, note, pages};

use crate::server::contest::{self, Shared};
use crate::server::courses::{self, Courses};
use crate::server::games::{Games, Settings};
use crate::server::{event, settings};
use crate::terms::{Hands, LONGEST_TIMEOUT_S};
use crate::{analysis, page};

/// Where the maps are unless it is said; it need not be there.
const USUAL_MAPS: &str = "mapy";

/// Arguments of `serve`.
#[derive(Args)]
#[command(
    after_help = "Games are played on the maps of the folder in turn, by each team that says its name from the first one on; without any, on three random maps.\n\n\
    Example: roborace serve --port 8000 --maps mapy --logs logy"
)]
pub struct ServeArgs {
    /// Port; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 8000)]
    port: u16,

    /// Address to listen on; only this machine can reach the default
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,

    /// Folder of the maps, which must be there [default: mapy, which need not be]
    #[arg(long, value_name = "DIR")]
    maps: Option<PathBuf>,

    /// One map for all games, instead of those of the folder
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,

    /// Folder for the games' files; one server at a time works in it
    #[arg(long, value_name = "DIR", default_value = "logy")]
    logs: PathBuf,

    /// The same seed deals the same hands
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// How hands are dealt
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Seconds for a round; 0 for no limit
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=LONGEST_TIMEOUT_S))]
    timeout: u64,
}

/// Serves games until it is stopped.
pub fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let mut random = args.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    args.maps.as_deref().map_or(Ok(()), courses::check)?;
    let maps = args.maps.clone().unwrap_or_else(|| USUAL_MAPS.into());
    let (courses, surprises) = match &args.map {
        Some(file) => {
            (Courses::single(&file.display().to_string(), courses::from_file(file, &mut random)?), Vec::new())
        }
        None => (Courses::folder(&maps, &mut random)?, courses::surprises(&maps)?),
    };
    let timeout = (args.timeout > 0).then(|| Duration::from_secs(args.timeout));
    let (logs, seed) = (args.logs.clone(), args.seed);
    let chosen = Settings { courses, law: args.hands.into(), timeout, logs, random, seed };
    let games: Shared = Arc::new(Mutex::new(Games::new(chosen)?));
    listening::run(async {
        let listener = listening::listen((args.listen, args.port).into())?;
        note!("waiting for clients and browsers on http://{}/; Ctrl+C stops the server", listener.local_addr()?);
        surprises.iter().for_each(|line| note!("{line}"));
        tokio::spawn(contest::sweep(games.clone()));
        let pages = page::router(page::SERVER).merge(analysis::router());
        let pages = pages.merge(event::router(games.clone(), args.logs.clone()));
        let app = pages.merge(settings::router(games.clone(), maps)).merge(contest::router(games));
        pages::serve(listener, app).await;
        Ok(())
    })
}
