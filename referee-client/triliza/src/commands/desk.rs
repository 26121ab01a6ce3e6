//! `desk`: the page of the judge with the stopwatch.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use referee_client::{judge_key, listen_address, listening, note, pages};

use crate::desk::book::Book;
use crate::desk::http;
use crate::desk::orders::Desk;

#[derive(Args)]
#[command(after_help = "Example: triliza desk afternoon\n\
    In a hall: triliza desk afternoon --listen 0.0.0.0\n\n\
    It prints two addresses: one for the judge, with a key that is kept in the folder, and one for all who look on. Each match \
    is a file in the folder, which `triliza judge` reads.")]
pub struct DeskArgs {
    /// Folder of the matches; it is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Where to listen; the default is reachable only from this machine. Port 0 takes any free one
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:8016", value_parser = listen_address::parser(8016))]
    listen: SocketAddr,
}

/// Serves until the program is stopped.
pub fn run(args: &DeskArgs) -> anyhow::Result<()> {
    let book = Book::open(&args.folder)?;
    let key = judge_key::load_or_create(&args.folder)?;
    listening::run(async {
        let listener = listening::listen(args.listen)?;
        let address = listener.local_addr()?;
        for url in listen_address::urls(address) {
            note!("for everybody, who can only look: {url}; for the judge: {url}#judge={key}");
        }
        note!("Ctrl+C stops the desk; nothing is lost by it");
        pages::serve(listener, http::router(Desk::new(book, key))).await;
        Ok(())
    })
}
