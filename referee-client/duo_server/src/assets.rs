//! The page's files, built into the program.

use axum::http::{header, HeaderName};
use axum::response::{IntoResponse, Response};

/// Name, content type and text of a file.
type Asset = (&'static str, &'static str, &'static str);

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

macro_rules! assets {
    ($($kind:ident $name:literal),* $(,)?) => {
        &[$(($name, $kind, include_str!(concat!("../../duo_page/web/", $name)))),*]
    };
}

static ASSETS: &[Asset] = assets![
    STYLE "base.css",
    STYLE "board.css",
    STYLE "layout.css",
    STYLE "learn.css",
    STYLE "lobby.css",
    STYLE "machine.css",
    STYLE "room.css",
    SCRIPT "main.js",
    SCRIPT "advice.js",
    SCRIPT "analysis.js",
    SCRIPT "announce.js",
    SCRIPT "api.js",
    SCRIPT "blocks.js",
    SCRIPT "board.js",
    SCRIPT "boards.js",
    SCRIPT "booklist.js",
    SCRIPT "clocks.js",
    SCRIPT "coach.js",
    SCRIPT "curve.js",
    SCRIPT "dom.js",
    SCRIPT "drag.js",
    SCRIPT "editor.js",
    SCRIPT "game.js",
    SCRIPT "hand.js",
    SCRIPT "invitation.js",
    SCRIPT "keys.js",
    SCRIPT "language.js",
    SCRIPT "lines.js",
    SCRIPT "lists.js",
    SCRIPT "lobby.js",
    SCRIPT "machine.js",
    SCRIPT "messages-cs.js",
    SCRIPT "messages-el.js",
    SCRIPT "messages-en.js",
    SCRIPT "messages-fa.js",
    SCRIPT "messages-fi.js",
    SCRIPT "messages-pt.js",
    SCRIPT "movelist.js",
    SCRIPT "opened.js",
    SCRIPT "phrases.js",
    SCRIPT "playback.js",
    SCRIPT "rack.js",
    SCRIPT "review.js",
    SCRIPT "room.js",
    SCRIPT "routes.js",
    SCRIPT "rules.js",
    SCRIPT "scope.js",
    SCRIPT "seats.js",
    SCRIPT "serial.js",
    SCRIPT "shapes.js",
    SCRIPT "signals.js",
    SCRIPT "sound.js",
    SCRIPT "starts.js",
    SCRIPT "story.js",
    SCRIPT "thinking.js",
    SCRIPT "thumbnail.js",
];

/// The page.
pub fn page() -> Response {
    answer("text/html; charset=utf-8", include_str!("../../duo_page/web/index.html"))
}

/// The page's icon.
pub fn icon() -> Response {
    answer("image/svg+xml", include_str!("../../duo_page/web/icon.svg"))
}

/// The file of this name.
pub fn asset(name: &str) -> Option<Response> {
    let (_, kind, text) = ASSETS.iter().find(|(known, ..)| *known == name)?;
    Some(answer(kind, text))
}

fn answer(kind: &'static str, text: &'static str) -> Response {
    const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");
    ([(header::CONTENT_TYPE, kind), NO_STORE], text).into_response()
}
