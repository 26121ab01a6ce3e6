//! `play`: the interactive client, a page in the browser. It analyses positions, and forwards the
//! page's requests to the contest's server, which browsers do not let the page ask directly.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{RawQuery, State};
use axum::http::{header, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use clap::Args;
use referee_client::{listening, note, pages};
use tokio::sync::Semaphore;

use crate::client::Server;
use crate::{analysis, page};
use referee_client::pages::{busy, only_get};
use referee_client::server_address::server_address;

/// Maximum time to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(15);

/// Maximum number of requests to the server at a time; a page sends one.
const MAX_REQUESTS: usize = 8;

/// The server, and the slots for requests to it.
struct Proxy {
    server: Server,
    slots: Arc<Semaphore>,
}

/// Arguments of `play`.
#[derive(Args)]
#[command(after_help = "Open the printed address in a browser.\n\nExample: roborace play --server localhost:8000")]
pub struct PlayArgs {
    /// The server to play against
    #[arg(long, value_name = "HOST:PORT", default_value = "localhost:8000", value_parser = server_address)]
    server: String,

    /// Port of the page, on this machine only; 0 selects a free one
    #[arg(long, value_name = "N", default_value_t = 8001)]
    port: u16,
}

/// Serves the page until the program is stopped.
pub fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let proxy =
        Proxy { server: Server::new(&args.server, TIMEOUT, true), slots: Arc::new(Semaphore::new(MAX_REQUESTS)) };
    listening::run(async {
        let listener = listening::listen((Ipv4Addr::LOCALHOST, args.port).into())?;
        note!("open http://{}/ to play against {}; Ctrl+C stops it", listener.local_addr()?, args.server);
        let forwarded =
            Router::new().route("/start", get(start)).route("/kolo", get(round)).route("/api/status", get(status));
        let forwarded = forwarded.route_layer(from_fn(only_get)).with_state(Arc::new(proxy));
        pages::serve(listener, page::router(page::CLIENT).merge(analysis::router()).merge(forwarded)).await;
        Ok(())
    })
}

async fn start(State(proxy): State<Arc<Proxy>>, RawQuery(query): RawQuery) -> Response {
    forward(proxy, query.map_or("/start".to_owned(), |query| format!("/start?{query}"))).await
}

async fn round(State(proxy): State<Arc<Proxy>>, RawQuery(query): RawQuery) -> Response {
    forward(proxy, format!("/kolo?{}", query.unwrap_or_default())).await
}

async fn status(State(proxy): State<Arc<Proxy>>, RawQuery(query): RawQuery) -> Response {
    forward(proxy, format!("/api/status?{}", query.unwrap_or_default())).await
}

/// The server's answer, or an error.
async fn forward(proxy: Arc<Proxy>, request: String) -> Response {
    let Ok(slot) = proxy.slots.clone().try_acquire_owned() else {
        return busy("too many requests are waiting for the server");
    };
    let asked = tokio::task::spawn_blocking(move || {
        // The task holds the slot, so a browser that disconnects does not free it too early.
        let _slot = slot;
        proxy.server.get(&request)
    });
    match asked.await {
        Ok(Ok(answer)) => ([(header::CONTENT_TYPE, "text/plain")], answer).into_response(),
        Ok(Err(why)) => (StatusCode::BAD_GATEWAY, format!("{why:#}\n")).into_response(),
        Err(why) => (StatusCode::BAD_GATEWAY, format!("{why}\n")).into_response(),
    }
}
