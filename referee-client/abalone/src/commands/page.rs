//! `page`: a person plays against the engine in a browser.

use std::net::SocketAddr;

use clap::Args;
use referee_client::{listen_address, listening, note, pages};

use crate::arguments::threads;
use crate::page::http;

#[derive(Args)]
#[command(after_help = "Example: abalone page\n\
    For the network: abalone page --listen 0.0.0.0\n\n\
    The browser keeps each game; the program stores nothing.")]
pub struct PageArgs {
    /// Where to listen; the default is reachable only from this machine. Port 0 takes any free one
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:8020", value_parser = listen_address::parser(8020))]
    listen: SocketAddr,

    /// Threads of the engine; 0 for one per core
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: usize,
}

/// Serves until the program is stopped.
pub fn run(args: &PageArgs) -> anyhow::Result<()> {
    listening::run(async {
        let listener = listening::listen(args.listen)?;
        let urls = listen_address::urls(listener.local_addr()?).join(" or ");
        note!("open {urls} in a browser; Ctrl+C stops the page");
        pages::serve(listener, http::router(args.threads)).await;
        Ok(())
    })
}
