//! The pages' files.

use axum::Router;
use referee_client::pages::{self, File, DOM, SCRIPT, STYLE};

/// The server's page.
pub const SERVER: &str = include_str!("page/server.html");

/// The interactive client's page.
pub const CLIENT: &str = include_str!("page/client.html");

/// What the pages load.
const FILES: &[File] = &[
    DOM,
    ("style.css", STYLE, include_str!("page/style.css")),
    ("board.js", SCRIPT, include_str!("page/board.js")),
    ("player.js", SCRIPT, include_str!("page/player.js")),
    ("games.js", SCRIPT, include_str!("page/games.js")),
    ("editor.js", SCRIPT, include_str!("page/editor.js")),
    ("server.js", SCRIPT, include_str!("page/server.js")),
    ("client.js", SCRIPT, include_str!("page/client.js")),
];

/// A page at `/` with its files.
pub fn router(page: &'static str) -> Router {
    pages::router(page, FILES)
}
