//! A page with its files, which travel within the program, and what holds for every request of such a page.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Path, Request};
use axum::http::{header, HeaderValue, Method, StatusCode};
use axum::middleware::{from_fn, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::Router;
use tokio::net::TcpListener;

use crate::web_server;

/// What a page loads: its name, its kind and its text.
pub type File = (&'static str, &'static str, &'static str);

/// Making elements, and asking the program: what every page begins with.
pub const DOM: File = ("dom.js", SCRIPT, include_str!("dom.js"));

/// The kind of a script.
pub const SCRIPT: &str = "text/javascript";

/// The kind of a style sheet.
pub const STYLE: &str = "text/css";

/// With more connections than this, those give way that keep the server waiting.
const MOST_CONNECTIONS: usize = 512;

/// A request that is not answered by then, because much is to be thought about, is given up.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// No body of a request is longer: a map of 64 by 64 and some words.
const LONGEST_BODY: usize = 16_384;

/// Pages may load and ask nothing but what comes from here.
const ONLY_OURS: HeaderValue =
    HeaderValue::from_static("default-src 'self'; img-src 'self' data:; frame-ancestors 'none'");

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, app: Router) {
    let app = app.layer(DefaultBodyLimit::max(LONGEST_BODY)).layer(from_fn(guard));
    let refuse = |status, why| (status, format!("{why}\n")).into_response();
    web_server::serve(listener, app, MOST_CONNECTIONS, refuse).await;
}

/// A page at `/`, and at `/page/` what it loads.
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
    let answer = tokio::time::timeout(LONGEST_REQUEST, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, ONLY_OURS);
    answer
}

/// Refuses everything but GET, HEAD too: a game must not move because somebody looks.
pub async fn only_get(request: Request, next: Next) -> Response {
    if request.method() == Method::GET {
        return next.run(request).await;
    }
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET")]).into_response()
}

/// A request that cannot be granted, with the reason as one line.
pub fn refuse(why: impl std::fmt::Display) -> Response {
    (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response()
}

/// A request for which there is no room now, with the reason as one line.
pub fn busy(why: &'static str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}
