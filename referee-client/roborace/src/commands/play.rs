//! `play`: the interactive client, a page for the browser. It speaks to the contest's server for the page, which may not do so
//! itself, and answers what the page wants to know about a position.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::extract::{RawQuery, State};
use axum::http::{header, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use clap::Args;
use referee_client::note;
use tokio::net::TcpListener;

use crate::client::Server;
use crate::web::only_get;
use crate::{analysis, page, web};

/// A server that does not answer by then is given up.
const PATIENCE: Duration = Duration::from_secs(15);

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
    let server = Arc::new(Server::new(&args.server, PATIENCE));
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", args.port)).await;
        let listener = listener.with_context(|| format!("cannot listen on 127.0.0.1:{}", args.port))?;
        note!("open http://{}/ to play against {}; Ctrl+C stops it", listener.local_addr()?, args.server);
        let forwarded = Router::new().route("/start", get(start)).route("/kolo", get(round));
        let forwarded = forwarded.route_layer(from_fn(only_get)).with_state(server);
        web::serve(listener, page::router(page::CLIENT).merge(analysis::router()).merge(forwarded)).await;
        Ok(())
    })
}

async fn start(State(server): State<Arc<Server>>) -> Response {
    forward(server, "/start".to_owned()).await
}

async fn round(State(server): State<Arc<Server>>, RawQuery(query): RawQuery) -> Response {
    forward(server, format!("/kolo?{}", query.unwrap_or_default())).await
}

/// The server's answer, or why there is none.
async fn forward(server: Arc<Server>, request: String) -> Response {
    match tokio::task::spawn_blocking(move || server.ask(&request)).await {
        Ok(Ok(answer)) => ([(header::CONTENT_TYPE, "text/plain")], answer).into_response(),
        Ok(Err(why)) => (StatusCode::BAD_GATEWAY, format!("{why:#}\n")).into_response(),
        Err(why) => (StatusCode::BAD_GATEWAY, format!("{why}\n")).into_response(),
    }
}
