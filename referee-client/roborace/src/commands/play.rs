//! `play`: the interactive client, a page for the browser. It speaks to the contest's server for the page, which may not do so
//! itself, and answers what the page wants to know about a position.

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

/// A server that does not answer by then is given up.
const PATIENCE: Duration = Duration::from_secs(15);

/// So many questions go to the server at a time; a page asks one.
const MOST_ASKED: usize = 8;

/// The server, and the places in front of it.
struct Way {
    server: Server,
    places: Arc<Semaphore>,
}

/// Arguments of `play`.
#[derive(Args)]
#[command(
    after_help = "Open the address that it prints in a browser.\n\nExample: roborace play --server localhost:8000"
)]
pub struct PlayArgs {
    /// The server to play against
    #[arg(long, value_name = "HOST:PORT", default_value = "localhost:8000")]
    server: String,

    /// Port for the page, which only this machine can reach; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 8001)]
    port: u16,
}

/// Shows the page until it is stopped.
pub fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let way = Way { server: Server::new(&args.server, PATIENCE), places: Arc::new(Semaphore::new(MOST_ASKED)) };
    listening::run(async {
        let listener = listening::listen((Ipv4Addr::LOCALHOST, args.port).into())?;
        note!("open http://{}/ to play against {}; Ctrl+C stops it", listener.local_addr()?, args.server);
        let forwarded = Router::new().route("/start", get(start)).route("/kolo", get(round));
        let forwarded = forwarded.route_layer(from_fn(only_get)).with_state(Arc::new(way));
        pages::serve(listener, page::router(page::CLIENT).merge(analysis::router()).merge(forwarded)).await;
        Ok(())
    })
}

async fn start(State(way): State<Arc<Way>>, RawQuery(query): RawQuery) -> Response {
    forward(way, query.map_or("/start".to_owned(), |query| format!("/start?{query}"))).await
}

async fn round(State(way): State<Arc<Way>>, RawQuery(query): RawQuery) -> Response {
    forward(way, format!("/kolo?{}", query.unwrap_or_default())).await
}

/// The server's answer, or why there is none.
async fn forward(way: Arc<Way>, request: String) -> Response {
    let Ok(place) = way.places.clone().try_acquire_owned() else {
        return busy("too many questions wait for the server");
    };
    let asked = tokio::task::spawn_blocking(move || {
        // Held by the work: whoever gives up waiting for it does not let another one begin.
        let _place = place;
        way.server.ask(&request)
    });
    match asked.await {
        Ok(Ok(answer)) => ([(header::CONTENT_TYPE, "text/plain")], answer).into_response(),
        Ok(Err(why)) => (StatusCode::BAD_GATEWAY, format!("{why:#}\n")).into_response(),
        Err(why) => (StatusCode::BAD_GATEWAY, format!("{why}\n")).into_response(),
    }
}
