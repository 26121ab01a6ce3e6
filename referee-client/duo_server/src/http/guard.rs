//! Limits and headers for every request.

use std::time::Duration;

use axum::extract::Request;
use axum::http::{header, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;

/// Time limit for a request, in case its body does not arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// Only the page's own files may run or be loaded.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// Aborts requests that exceed the time limit.
pub async fn patience(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let why = "the request was not completed in time".to_owned();
            Refusal { status: StatusCode::REQUEST_TIMEOUT, why }.into_response()
        }
    }
}

/// Adds the security headers.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    // The router's own answer to a wrong method has no body.
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
