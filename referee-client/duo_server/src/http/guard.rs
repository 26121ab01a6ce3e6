//! What holds for every request.

use std::time::Duration;

use axum::extract::Request;
use axum::http::{header, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;

/// A request that is not answered by then, because its body does not come, is given up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Nothing but the page's own files may run or be loaded.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

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
