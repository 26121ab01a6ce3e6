//! The contest's protocol: GET `/start` and `/kolo`.

use std::time::{Duration, Instant};

use axum::extract::{Query, RawQuery, State};
use axum::http::{header, HeaderMap};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use super::games::{error_answer, with_games, SharedGames, Status};
use crate::protocol::{
    fault, End, BAD_ID, BAD_NAME, BY_HAND, DUPLICATE_PARAMETER, NO_ID, NO_MOVES, TEAM, UNKNOWN_GAME,
};
use ::tournament::entrant::normalize;
use referee_client::foreign_text::Printable;
use referee_client::pages::only_get;
use serde::Deserialize;
use serde_json::{json, Value};

/// Interval of the search for overdue games.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum length of a team's name, in characters.
pub const MAX_TEAM_LENGTH: usize = 40;

/// Routes the clients' requests.
pub fn router(games: SharedGames) -> Router {
    let router = Router::new().route("/start", get(start)).route("/kolo", get(round)).route("/api/status", get(status));
    router.route_layer(from_fn(only_get)).with_state(games)
}

/// Ends overdue games, forever.
pub async fn end_overdue_games(games: SharedGames) {
    loop {
        tokio::time::sleep(SWEEP_INTERVAL).await;
        with_games(&games, |games| games.end_overdue(Instant::now()));
    }
}

async fn start(State(games): State<SharedGames>, headers: HeaderMap, RawQuery(query): RawQuery) -> Response {
    let by_hand = headers.contains_key(BY_HAND);
    text_answer(match parse_team(query.as_deref().unwrap_or_default()) {
        Ok(team) => with_games(&games, |games| games.start(team.as_deref(), by_hand, Instant::now())),
        Err(why) => error_answer(why),
    })
}

/// Reads the team's name, if there is one, in form encoding: `jmeno=%C5%BDlut%C3%AD+draci`. Ignores
/// other parameters.
pub fn parse_team(query: &str) -> Result<Option<String>, &'static str> {
    let mut named = form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| name == TEAM);
    let Some((_, name)) = named.next() else { return Ok(None) };
    if named.next().is_some() {
        return Err(DUPLICATE_PARAMETER);
    }
    team_name(&name).map(Some).ok_or(BAD_NAME)
}

/// A team's name as it is stored; `None` if it is too long or not visible.
pub fn team_name(text: &str) -> Option<String> {
    // Names that look alike are one team.
    let name = normalize(text.trim());
    let fits = (1..=MAX_TEAM_LENGTH).contains(&name.chars().count());
    // Control and invisible characters would disguise a name, and the replacement character is lost
    // text.
    let is_plain = Printable(&name).to_string() == name && !name.contains(char::REPLACEMENT_CHARACTER);
    (fits && is_plain).then_some(name)
}

async fn round(State(games): State<SharedGames>, RawQuery(query): RawQuery) -> Response {
    text_answer(match parse_round(query.as_deref().unwrap_or_default()) {
        Ok((id, moves)) => with_games(&games, |games| games.play(id, moves, Instant::now())),
        Err(why) => error_answer(why),
    })
}

/// Reads the game's id and the moves, in any order. Ignores other parameters.
pub fn parse_round(query: &str) -> Result<(u32, &str), &'static str> {
    let (mut id, mut moves) = (None, None);
    for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        let slot = match name {
            "id" => &mut id,
            "pohyby" => &mut moves,
            _ => continue,
        };
        if slot.replace(value).is_some() {
            return Err(DUPLICATE_PARAMETER);
        }
    }
    let id = id.ok_or(NO_ID)?.parse().map_err(|_| BAD_ID)?;
    Ok((id, moves.ok_or(NO_MOVES)?))
}

/// The game that a page asks about.
#[derive(Deserialize)]
struct Asked {
    id: u32,
}

/// The time left in the round, in seconds, and the result. For the page that plays the game. An
/// unknown game has a result, too: the server may have been started again.
async fn status(State(games): State<SharedGames>, Query(Asked { id }): Query<Asked>) -> Json<Value> {
    let (left_s, result) = match with_games(&games, |games| games.status(id, Instant::now())) {
        Some(Status { left, end }) => (left.map(|left| left.as_secs_f64()), end.map(End::text)),
        None => (None, Some(fault(UNKNOWN_GAME))),
    };
    Json(json!({ "left_s": left_s, "result": result }))
}

fn text_answer(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain"), (header::CACHE_CONTROL, "no-store")], text).into_response()
}
