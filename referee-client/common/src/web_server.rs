//! HTTP for few clients that nobody has reason to trust: connections are few enough and quick enough, or closed.

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

/// A client that does not finish its request line and headers by then is cut off.
const HEADER_PATIENCE: Duration = Duration::from_secs(5);

/// A client that does not finish its request's body by then is cut off.
const BODY_PATIENCE: Duration = Duration::from_secs(5);

/// No request line with its headers is longer, and no more of an answer waits for a client; bytes.
const LONGEST_HEAD: usize = 32_768;

/// No body of a request is longer; an application may allow less.
const LONGEST_BODY: usize = 16_384;

/// A client that takes nothing of what is sent to it for so long is cut off.
const WRITE_PATIENCE: Duration = Duration::from_secs(30);

/// How an application words a refusal.
pub type Refuse = fn(StatusCode, &'static str) -> Response<Body>;

/// An application, and what holds for all who ask it.
struct Site {
    app: TowerToHyperService<Router>,
    refuse: Refuse,
    listening: IpAddr,
}

/// Serves until the process ends. An application sees whole requests only, and none that a page from elsewhere sends. At most so many
/// connections are open: whoever comes then takes the place of the one that has kept the server waiting longest for a whole
/// request, or for taking its answer; or waits if all requests are being worked on.
pub async fn serve(listener: TcpListener, app: Router, most: usize, refuse: Refuse) {
    let listening = listener.local_addr().map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip());
    let site = Arc::new(Site { app: TowerToHyperService::new(app), refuse, listening });
    let connections = Connections::new(most);
    loop {
        while !connections.room().await {
            connections.change().await;
        }
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors, most likely: some will be free again.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Answers are short and somebody waits for them.
        let _ = stream.set_nodelay(true);
        let place = Arc::new(connections.take());
        let mut stream = TimeoutStream::new(WatchedStream::new(stream, place.clone()));
        stream.set_write_timeout(Some(WRITE_PATIENCE));
        let site = site.clone();
        tokio::spawn(async move {
            let service = service_fn(|request| site.answer(&place, request));
            let mut builder = hyper::server::conn::http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE).max_buf_size(LONGEST_HEAD);
            // A client that has asked all may close its side at once, and still waits for the answer.
            builder.half_close(true);
            tokio::select! {
                // What goes wrong on a client's line is the client's affair.
                _ = builder.serve_connection(TokioIo::new(Box::pin(stream)), service) => {}
                () = place.gives_way() => {}
            }
        });
    }
}

impl Site {
    /// Waits for the whole request and has the application answer it.
    async fn answer(&self, place: &Place, request: Request<Incoming>) -> Result<Response<BusyBody>, Infallible> {
        let (head, body) = request.into_parts();
        if let Err(why) = origin::check(self.listening, &head.headers) {
            return Ok(self.refused(place, StatusCode::FORBIDDEN, why));
        }
        let whole = timeout(BODY_PATIENCE, to_bytes(Body::new(body), LONGEST_BODY)).await;
        let owed = place.owe();
        match whole {
            Ok(Ok(bytes)) => {
                let response = self.app.call(Request::from_parts(head, Body::from(bytes))).await?;
                Ok(response.map(|body| BusyBody::new(body, owed)))
            }
            Ok(Err(_)) => Ok(self.refused(place, StatusCode::PAYLOAD_TOO_LARGE, "the request is too long")),
            Err(_) => Ok(self.refused(place, StatusCode::REQUEST_TIMEOUT, "the request did not come to an end")),
        }
    }

    /// A refusal after which nothing more is read of the client.
    fn refused(&self, place: &Place, status: StatusCode, why: &'static str) -> Response<BusyBody> {
        let mut response = (self.refuse)(status, why);
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        response.map(|body| BusyBody::new(body, place.owe()))
    }
}
