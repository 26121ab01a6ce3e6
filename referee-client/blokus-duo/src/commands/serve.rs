//! `serve`: a web page to play on, watch games and replay records.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::{listen_address, listening, note, whole_file};

use crate::players::open;
use crate::tournament::BlokusDuo;
use duo_page::offers::Offers;
use duo_players::spec::PlayerSpec;
use duo_server::http;
use duo_server::lobby::{Abandonment, Lobby, Settings};

/// Arguments of `serve`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo serve --records games\n\
    In a hall: blokus-duo serve --tournament cup --listen 0.0.0.0\n\n\
    Then open the address that it prints in a browser of this machine.")]
pub struct ServeArgs {
    /// Where to listen; the default is for this machine only. Port 0 takes any free port
    #[arg(
        long,
        value_name = listen_address::FORMS,
        default_value = "127.0.0.1:8014",
        value_parser = listen_address::parser(8014)
    )]
    listen: SocketAddr,

    /// Folder of records (.blksgf) to replay
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Record the games of the page in the folder of records
    #[arg(long, requires = "records")]
    keep: bool,

    /// Show only the tournament in this folder, as `tournament serve DIR` does: standings, live
    /// boards, next games
    #[arg(long, value_name = "DIR", conflicts_with_all = ["records", "keep", "offer"])]
    tournament: Option<PathBuf>,

    /// Offer one more player on the page, such as gtp:COMMAND or serial:PATH; may be repeated
    #[arg(long, value_name = "P")]
    offer: Vec<PlayerSpec>,

    /// Number of games at the same time; one more ends the game of a player who has left, or else one
    /// without a move for five minutes
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u16).range(1..=100))]
    games: u16,

    /// Seconds without a move after which a person forfeits
    #[arg(long, value_name = "SECONDS", default_value = "1800", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    idle: u64,
}

/// Serves until it is stopped.
pub fn run(args: &ServeArgs) -> anyhow::Result<()> {
    if let Some(folder) = &args.tournament {
        return ::tournament::commands::wall::<BlokusDuo>(folder, args.listen);
    }
    if args.offer.contains(&PlayerSpec::Human) {
        return Err(bad_input("--offer human: people play on the page, not at the server"));
    }
    if let Some(folder) = args.records.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(bad_input(format!("--records {}: there is no such folder", folder.display())));
    }
    if let Some(folder) = args.records.as_ref().filter(|_| args.keep) {
        whole_file::check(&folder.join("page.blksgf"))
            .map_err(|why| bad_input(format!("--keep: cannot write to {}: {why}", folder.display())))?;
    }
    let settings = Settings {
        offers: Offers::on_server(&args.offer),
        open_player: open,
        most_running: args.games.into(),
        patience: Duration::from_secs(args.idle),
        abandonment: Abandonment::SERVED,
        records: args.records.clone(),
        keep: args.keep,
    };
    listening::run(async {
        let listener = listening::listen(args.listen)?;
        let address = listener.local_addr()?;
        note!("open {} in a browser; Ctrl+C stops the server", listen_address::urls(address).join(" or "));
        if !address.ip().is_loopback() {
            note!("everyone who can reach {address} can start games here");
        }
        http::serve(listener, Lobby::new(settings)).await;
        Ok(())
    })
}
