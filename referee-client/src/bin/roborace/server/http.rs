//! HTTP around the games: `/start` and `/kolo`, by GET only. Connections are few enough and quick enough, or closed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{RawQuery, Request, State};
use axum::http::{header, Method, StatusCode};
use axum::middleware::{from_fn, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use referee_client::web_server;
use tokio::net::TcpListener;

use super::games::{error, Games};

/// More connections than this wait until others are closed.
const MOST_CONNECTIONS: usize = 512;

/// How often games whose time is over are looked for.
const SWEEP: Duration = Duration::from_secs(1);

type Shared = Arc<Mutex<Games>>;

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, games: Games) {
    let games: Shared = Arc::new(Mutex::new(games));
    tokio::spawn(sweep(games.clone()));
    web_server::serve(listener, router(games), MOST_CONNECTIONS).await;
}

fn router(games: Shared) -> Router {
    let router = Router::new().route("/start", get(start)).route("/kolo", get(round));
    router.route_layer(from_fn(only_get)).with_state(games)
}

/// Refuses everything but GET, HEAD too: a game must not move because somebody looks.
async fn only_get(request: Request, next: Next) -> Response {
    if request.method() == Method::GET {
        return next.run(request).await;
    }
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET")]).into_response()
}

async fn start(State(games): State<Shared>) -> Response {
    plain(with(&games, |games| games.start(Instant::now())))
}

async fn round(State(games): State<Shared>, RawQuery(query): RawQuery) -> Response {
    plain(match parameters(query.as_deref().unwrap_or_default()) {
        Ok((id, moves)) => with(&games, |games| games.play(id, moves, Instant::now())),
        Err(why) => error(why),
    })
}

/// The game's number and the moves, in any order; other parameters do not matter.
fn parameters(query: &str) -> Result<(u32, &str), &'static str> {
    let (mut id, mut moves) = (None, None);
    for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        let place = match name {
            "id" => &mut id,
            "pohyby" => &mut moves,
            _ => continue,
        };
        if place.replace(value).is_some() {
            return Err("parametr je uveden dvakrat");
        }
    }
    let id = id.ok_or("chybi id hry")?.parse().map_err(|_| "spatne id hry")?;
    Ok((id, moves.ok_or("chybi pohyby")?))
}

fn with<T>(games: &Shared, work: impl FnOnce(&mut Games) -> T) -> T {
    work(&mut games.lock().unwrap_or_else(PoisonError::into_inner))
}

fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain"), (header::CACHE_CONTROL, "no-store")], text).into_response()
}

async fn sweep(games: Shared) {
    loop {
        tokio::time::sleep(SWEEP).await;
        with(&games, |games| games.sweep(Instant::now()));
    }
}
