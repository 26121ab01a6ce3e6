//! The contest's protocol: `/start` and `/kolo`, by GET only.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::Router;

use super::games::{error, Games};
use crate::protocol::TEAM;
use referee_client::pages::only_get;

/// How often games whose time is over are looked for.
const SWEEP: Duration = Duration::from_secs(1);

/// The longest name of a team, in characters.
const LONGEST_TEAM: usize = 40;

/// The games, as everybody who answers requests has them.
pub type Shared = Arc<Mutex<Games>>;

/// The answers to clients.
pub fn router(games: Shared) -> Router {
    let router = Router::new().route("/start", get(start)).route("/kolo", get(round));
    router.route_layer(from_fn(only_get)).with_state(games)
}

/// Ends games whose time is over, for ever.
pub async fn sweep(games: Shared) {
    loop {
        tokio::time::sleep(SWEEP).await;
        with(&games, |games| games.sweep(Instant::now()));
    }
}

/// Works on the games alone.
pub fn with<T>(games: &Shared, work: impl FnOnce(&mut Games) -> T) -> T {
    work(&mut games.lock().unwrap_or_else(PoisonError::into_inner))
}

async fn start(State(games): State<Shared>, RawQuery(query): RawQuery) -> Response {
    plain(match team(query.as_deref().unwrap_or_default()) {
        Ok(team) => with(&games, |games| games.start(team.as_deref(), Instant::now())),
        Err(why) => error(why),
    })
}

/// The team's name, if the client says one: as forms are written, `jmeno=%C5%BDlut%C3%AD+draci`. Other parameters do not matter.
pub fn team(query: &str) -> Result<Option<String>, &'static str> {
    let mut named = form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| name == TEAM);
    let Some((_, name)) = named.next() else { return Ok(None) };
    if named.next().is_some() {
        return Err("parametr je uveden dvakrat");
    }
    let name = name.trim();
    let fits = (1..=LONGEST_TEAM).contains(&name.chars().count());
    let odd = |letter: char| letter.is_control() || letter == char::REPLACEMENT_CHARACTER;
    if !fits || name.contains(odd) {
        return Err("spatne jmeno");
    }
    Ok(Some(name.to_owned()))
}

async fn round(State(games): State<Shared>, RawQuery(query): RawQuery) -> Response {
    plain(match parameters(query.as_deref().unwrap_or_default()) {
        Ok((id, moves)) => with(&games, |games| games.play(id, moves, Instant::now())),
        Err(why) => error(why),
    })
}

/// The game's number and the moves, in any order; other parameters do not matter.
pub fn parameters(query: &str) -> Result<(u32, &str), &'static str> {
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

fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain"), (header::CACHE_CONTROL, "no-store")], text).into_response()
}
