//! An HTTP server for untrusted clients: the number of connections and their time are limited.

mod busy_body;
mod origin;
mod watched_stream;

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{to_bytes, Body};
use axum::http::{header, HeaderValue, Request, Response, StatusCode};
use axum::Router;
use hyper::body::Incoming;
use hyper::service::{service_fn, Service};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;

use crate::connections::{Connections, Place};
use busy_body::BusyBody;
use watched_stream::WatchedStream;

/// Time limit for the request line and headers.
const HEADER_PATIENCE: Duration = Duration::from_secs(5);

/// Time limit from an answer to the end of the next request's head. A team's program thinks in
/// between.
const IDLE_PATIENCE: Duration = Duration::from_secs(30);

/// Time limit for the body of a request.
const BODY_PATIENCE: Duration = Duration::from_secs(5);

/// Maximum size of the request line with headers, and of the part of an answer that waits for a
/// client, in bytes.
const MAX_HEAD_BYTES: usize = 32_768;

/// Maximum size of a request's body in bytes; an application may allow less.
const MAX_BODY_BYTES: usize = 16_384;

/// Time after which a client that reads nothing is closed.
const WRITE_PATIENCE: Duration = Duration::from_secs(30);

/// Formats an application's refusal.
pub type Refuse = fn(StatusCode, &'static str) -> Response<Body>;

/// An application, with the rules for all requests.
struct Site {
    app: TowerToHyperService<Router>,
    refuse: Refuse,
    listening: IpAddr,
}

/// Serves until the process ends. The application receives complete requests only, and none from
/// foreign pages. At most `most` connections are open. A new client replaces the one that has kept
/// the server waiting longest, for a request or for reading its answer. If all requests are being
/// answered, the new client waits.
pub async fn serve(listener: TcpListener, app: Router, most: usize, refuse: Refuse) {
    let listening = listener.local_addr().map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip());
    let site = Arc::new(Site { app: TowerToHyperService::new(app), refuse, listening });
    let connections = Connections::new(most);
    loop {
        while !connections.room().await {
            connections.change().await;
        }
        let Ok((stream, _)) = listener.accept().await else {
            // Probably out of file descriptors; some will be freed.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Answers are short, and a person waits for them.
        let _ = stream.set_nodelay(true);
        let place = Arc::new(connections.take());
        let mut stream = TimeoutStream::new(WatchedStream::new(stream, place.clone()));
        stream.set_write_timeout(Some(WRITE_PATIENCE));
        let site = site.clone();
        tokio::spawn(async move {
            let service = service_fn(|request| site.answer(&place, request));
            let mut builder = hyper::server::conn::http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(IDLE_PATIENCE).max_buf_size(MAX_HEAD_BYTES);
            // A client may close its side after its last request and still wait for the answer.
            builder.half_close(true);
            tokio::select! {
                // An error on a client's connection affects only that client.
                _ = builder.serve_connection(TokioIo::new(Box::pin(stream)), service) => {}
                () = place.gives_way() => {}
                () = place.dawdles(HEADER_PATIENCE) => {}
            }
        });
    }
}

impl Site {
    /// Waits for the whole request and passes it to the application.
    async fn answer(&self, place: &Place, request: Request<Incoming>) -> Result<Response<BusyBody>, Infallible> {
        place.has_asked();
        let (head, body) = request.into_parts();
        if let Err(why) = origin::check(self.listening, &head.headers) {
            return Ok(self.refusal(place, StatusCode::FORBIDDEN, why));
        }
        let whole = timeout(BODY_PATIENCE, to_bytes(Body::new(body), MAX_BODY_BYTES)).await;
        let owed = place.owe();
        match whole {
            Ok(Ok(bytes)) => {
                let response = self.app.call(Request::from_parts(head, Body::from(bytes))).await?;
                Ok(response.map(|body| BusyBody::new(body, owed)))
            }
            Ok(Err(_)) => Ok(self.refusal(place, StatusCode::PAYLOAD_TOO_LARGE, "the request is too long")),
            Err(_) => Ok(self.refusal(place, StatusCode::REQUEST_TIMEOUT, "the request did not come to an end")),
        }
    }

    /// Refuses a request and closes the connection.
    fn refusal(&self, place: &Place, status: StatusCode, why: &'static str) -> Response<BusyBody> {
        let mut response = (self.refuse)(status, why);
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        response.map(|body| BusyBody::new(body, place.owe()))
    }
}
