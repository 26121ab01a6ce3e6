//! HTTP for the server and for the client's page: few enough and quick enough connections, or closed ones.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{header, HeaderValue, Method, StatusCode};
use axum::middleware::{from_fn_with_state, Next};
use axum::response::{IntoResponse, Response};
use axum::Router;
use referee_client::web_server::{self, origin};
use tokio::net::TcpListener;

/// More connections than this wait until others are closed.
const MOST_CONNECTIONS: usize = 512;

/// A request that is not answered by then, because much is to be thought about, is given up.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// No body of a request is longer: a map of 64 by 64 and some words.
const LONGEST_BODY: usize = 16_384;

/// Pages may load and ask nothing but what comes from here.
const ONLY_OURS: HeaderValue = HeaderValue::from_static("default-src 'self'; img-src data:; frame-ancestors 'none'");

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, app: Router) {
    let address = listener.local_addr().map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip());
    let app = app.layer(DefaultBodyLimit::max(LONGEST_BODY)).layer(from_fn_with_state(address, guard));
    web_server::serve(listener, app, MOST_CONNECTIONS).await;
}

async fn guard(State(listening): State<IpAddr>, request: Request, next: Next) -> Response {
    if !origin::is_host_ours(listening, request.headers()) {
        return (StatusCode::FORBIDDEN, "this server answers to localhost only\n").into_response();
    }
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
