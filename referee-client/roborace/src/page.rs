//! The pages' files, which travel within the program.

use axum::extract::Path;
use axum::http::{header, StatusCode};
use axum::middleware::from_fn;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::Router;

use crate::web::only_get;

/// The server's page.
pub const SERVER: &str = include_str!("page/server.html");

/// The interactive client's page.
pub const CLIENT: &str = include_str!("page/client.html");

/// What the pages load, by name.
const FILES: [(&str, &str, &str); 8] = [
    ("style.css", "text/css", include_str!("page/style.css")),
    ("dom.js", "text/javascript", include_str!("page/dom.js")),
    ("board.js", "text/javascript", include_str!("page/board.js")),
    ("player.js", "text/javascript", include_str!("page/player.js")),
    ("games.js", "text/javascript", include_str!("page/games.js")),
    ("editor.js", "text/javascript", include_str!("page/editor.js")),
    ("server.js", "text/javascript", include_str!("page/server.js")),
    ("client.js", "text/javascript", include_str!("page/client.js")),
];

/// A page at `/` with its files.
pub fn router(page: &'static str) -> Router {
    let router = Router::new().route("/", get(move || async move { Html(page) })).route("/page/{file}", get(file));
    router.route_layer(from_fn(only_get))
}

async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some(&(_, kind, text)) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
