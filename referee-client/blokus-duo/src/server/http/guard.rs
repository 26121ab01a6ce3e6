//! What holds for every request.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{header, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::server::refusal::Refusal;

/// A request that is not answered by then, because its body does not come, is given up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Nothing but the page's own files may run or be loaded.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// A server for this machine only answers under this machine's names only. Otherwise a page from elsewhere could call
/// itself by a name that leads here, and its scripts could play.
pub async fn host(State(listening): State<IpAddr>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if listening.is_loopback() && !is_this_machine(host) {
        return Refusal::forbidden("this server answers to localhost only").into_response();
    }
    next.run(request).await
}

fn is_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Gives up on requests that do not come to an end.
pub async fn patience(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let why = "the request did not come to an end".to_owned();
            Refusal { status: StatusCode::REQUEST_TIMEOUT, why }.into_response()
        }
    }
}

/// Tells the browser to trust nothing but what comes from here.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    // A method or path that no handler knows is answered without a body by the router.
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let why = "this cannot be done here".to_owned();
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = Refusal { status: StatusCode::METHOD_NOT_ALLOWED, why }.into_response();
        response.headers_mut().extend(allowed.map(|allowed| (header::ALLOW, allowed)));
    }
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::is_this_machine;

    #[test]
    fn only_this_machines_names_are_its_names() {
        for host in ["localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1:8080", "127.9.9.9", "[::1]:8080"] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8080",
            "localhost.evil.example",
            "192.168.0.1:8080",
            "127.0.0.1.evil.example",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }
}
