//! `tournament serve`: the wall, a web page for the audience. `tournament frames`: the positions of
//! a game for other programs.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::Args;
use referee_client::{listen_address, listening, note, pages};

use crate::folder::Folder;
use crate::game::Program;
use crate::wall::event::Event;
use crate::wall::http;
use crate::wall::replay::{self, Replays};

/// Arguments of `serve`.
#[derive(Args)]
#[command(after_help = format!(
    "Example: {0} tournament serve cup\n\
     In an event: {0} tournament serve cup --listen 0.0.0.0\n\n\
     It only reads, so start and stop it at any time. A folder of tournaments is shown as an event. The programs of other games, \
     next to this one, read their replays.", P::NAME))]
pub struct ServeArgs<P: Program> {
    /// The folder of a tournament, or a folder of several
    dir: PathBuf,

    /// Where to listen; only this machine reaches the default. Port 0 takes any free port
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:8018", value_parser = listen_address::parser(8018))]
    listen: SocketAddr,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `frames`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament frames cup 7", P::NAME))]
pub struct FramesArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    /// The game's number
    game: u64,

    #[arg(skip)]
    program: PhantomData<P>,
}

impl<P: Program> ServeArgs<P> {
    /// Serves until the program is stopped.
    pub fn run(&self) -> anyhow::Result<()> {
        wall::<P>(&self.dir, self.listen)
    }
}

/// Serves the tournament in a folder, or those in its subfolders, until the program is stopped.
///
/// # Errors
///
/// The address cannot be used.
pub fn wall<P: Program>(dir: &Path, address: SocketAddr) -> anyhow::Result<()> {
    let event = Event::new(dir)?;
    listening::run(async {
        let listener = listening::listen(address)?;
        let address = listener.local_addr()?;
        note!("the wall of {}: {}", event.name(), listen_address::urls(address).join(" or "));
        if !address.ip().is_loopback() {
            note!("everybody who reaches {address} can watch, and do nothing else");
        }
        if event.tournaments().is_empty() {
            note!("{} has no tournament yet: the page waits until one starts", dir.display());
        }
        note!("Ctrl+C stops the wall, not the tournament");
        pages::serve(listener, http::router(event, Replays::of::<P>())).await;
        Ok(())
    })
}

impl<P: Program> FramesArgs<P> {
    /// Writes the positions of a game, one object a line.
    pub fn write(&self) -> anyhow::Result<()> {
        let folder = Folder::new(&self.dir);
        let plan = folder.require_plan_of(P::NAME)?;
        for frame in replay::read::<P>(&folder, &plan, self.game)? {
            writeln!(stdout(), "{}", serde_json::to_string(&frame)?)?;
        }
        Ok(())
    }
}
