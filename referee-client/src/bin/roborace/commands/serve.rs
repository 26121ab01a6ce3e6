//! `serve`: the contest's server.

use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::note;
use reference::roborace::distance::Distances;
use reference::roborace::generator::{generate, Class};
use reference::roborace::map::Map;
use reference::roborace::robot::Pose;
use tokio::net::TcpListener;

use crate::cli::Hands;
use crate::map_file;
use crate::server::games::{Games, Settings};
use crate::server::http;

/// Arguments of `serve`.
#[derive(Args)]
#[command(after_help = "Games are played on the maps of the folder in turn; without any, on three random maps.\n\n\
    Example: roborace serve --port 8000 --maps mapy --logs logy")]
pub struct ServeArgs {
    /// Port; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 8000)]
    port: u16,

    /// Address to listen on; only this machine can reach the default
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,

    /// Folder of the maps
    #[arg(long, value_name = "DIR", default_value = "mapy")]
    maps: PathBuf,

    /// One map for all games, instead of those of the folder
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,

    /// Folder for the games' files
    #[arg(long, value_name = "DIR", default_value = "logy")]
    logs: PathBuf,

    /// The same seed deals the same hands
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// How hands are dealt
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Seconds for a round; 0 for no limit
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=86_400))]
    timeout: u64,
}

/// Serves games until it is stopped.
pub fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let mut random = args.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    let courses = courses(args, &mut random)?;
    let timeout = (args.timeout > 0).then(|| Duration::from_secs(args.timeout));
    let settings = Settings { courses, law: args.hands.into(), timeout, logs: args.logs.clone(), random };
    let games = Games::new(settings).with_context(|| format!("cannot use {}", args.logs.display()))?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let address = (args.listen, args.port);
        let listener = TcpListener::bind(address).await;
        let listener = listener.with_context(|| format!("cannot listen on {}:{}", args.listen, args.port))?;
        note!("waiting for clients on http://{}/start; Ctrl+C stops the server", listener.local_addr()?);
        http::serve(listener, games).await;
        Ok(())
    })
}

/// The maps to play on, each with a start.
fn courses(args: &ServeArgs, random: &mut fastrand::Rng) -> anyhow::Result<Vec<(Map, Pose)>> {
    let files = match &args.map {
        Some(file) => vec![file.clone()],
        None => files(&args.maps),
    };
    if files.is_empty() {
        let classes = [Class::Walls, Class::Belts, Class::Holes];
        return Ok(classes.map(|class| generate(class, &mut |below| random.usize(..below))).to_vec());
    }
    files.iter().map(|file| with_start(file, random)).collect()
}

/// The text files of a folder, by name; none if there is no folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files
}

/// A map of a file; if it names no start, one from which there is a way.
fn with_start(file: &Path, random: &mut fastrand::Rng) -> anyhow::Result<(Map, Pose)> {
    let (map, start) = map_file::read(file)?;
    if let Some(start) = start {
        return Ok((map, start));
    }
    let distances = Distances::new(&map);
    let starts: Vec<Pose> = map.poses().filter(|&pose| distances.from(&map, pose).is_some()).collect();
    let start =
        random.choice(starts).ok_or_else(|| bad_input(format!("{}: no way leads to the treasure", file.display())))?;
    Ok((map, start))
}
