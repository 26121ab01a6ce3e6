//! A web page with its files, which are built into the program, and the rules for its requests.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Path, Request};
use axum::http::{header, HeaderValue, Method, StatusCode};
use axum::middleware::{from_fn, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use tokio::net::TcpListener;

use crate::web_server;

/// A file of a page: name, content type, text.
pub type File = (&'static str, &'static str, &'static str);

/// Functions of every page: making elements, asking the program.
pub const DOM: File = ("dom.js", SCRIPT, include_str!("pages/dom.js"));

/// Content type of scripts.
pub const SCRIPT: &str = "text/javascript";

/// Content type of style sheets.
pub const STYLE: &str = "text/css";

/// Maximum number of connections. Beyond it, the slowest clients are closed.
const MAX_CONNECTIONS: usize = 512;

/// Maximum time for an answer.
const MAX_REQUEST_TIME: Duration = Duration::from_secs(30);

/// Maximum size of a request's body: a map of 64 by 64 cells and some words.
const MAX_BODY_BYTES: usize = 16_384;

/// Pages may load only from this server.
const ONLY_OURS: HeaderValue =
    HeaderValue::from_static("default-src 'self'; img-src 'self' data:; frame-ancestors 'none'");

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, app: Router) {
    let app = app.layer(DefaultBodyLimit::max(MAX_BODY_BYTES)).layer(from_fn(guard));
    let refuse = |status, why| (status, format!("{why}\n")).into_response();
    web_server::serve(listener, app, MAX_CONNECTIONS, refuse).await;
}

/// Routes: the page at `/`, its files at `/page/`.
pub fn router(page: &'static str, files: &'static [File]) -> Router {
    let file = move |Path(name): Path<String>| async move {
        match files.iter().find(|(known, ..)| *known == name) {
            Some(&(_, kind, text)) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    };
    let router = Router::new().route("/", get(move || async move { Html(page) })).route("/page/{file}", get(file));
    router.route_layer(from_fn(only_get))
}

async fn guard(request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(MAX_REQUEST_TIME, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, ONLY_OURS);
    answer
}

/// Refuses everything except GET. Even HEAD is refused, because looking must not change a game.
pub async fn only_get(request: Request, next: Next) -> Response {
    if request.method() == Method::GET {
        return next.run(request).await;
    }
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET")]).into_response()
}

/// Refuses a request with a one-line reason.
pub fn refuse(why: impl std::fmt::Display) -> Response {
    (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response()
}

/// Refuses a request because the server is busy, with a one-line reason.
pub fn busy(why: &'static str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}
