//! HTTP for few clients that nobody has reason to trust: connections are few enough and quick enough, or closed.

mod busy_body;
mod connections;
pub mod origin;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{to_bytes, Body};
use axum::http::{header, Request, Response, StatusCode};
use axum::response::IntoResponse;
use axum::Router;
use hyper::body::Incoming;
use hyper::service::{service_fn, Service};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;

use busy_body::BusyBody;
use connections::{Connections, Place};

/// A client that does not finish its request line and headers by then is cut off.
const HEADER_PATIENCE: Duration = Duration::from_secs(5);

/// A client that does not finish its request's body by then is cut off.
const BODY_PATIENCE: Duration = Duration::from_secs(5);

/// No body of a request is longer; an application may allow less.
const LONGEST_BODY: usize = 16_384;

/// A client that takes nothing of what is sent to it for so long is cut off.
const WRITE_PATIENCE: Duration = Duration::from_secs(30);

/// Serves until the process ends. An application sees whole requests only. At most so many connections are open: whoever comes
/// then takes the place of the one that has owed a whole request for longest, or waits if all requests are being answered.
pub async fn serve(listener: TcpListener, app: Router, most: usize) {
    let connections = Arc::new(Connections::new(most));
    loop {
        connections.room().await;
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors, most likely: some will be free again.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Answers are short and somebody waits for them.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(WRITE_PATIENCE));
        let app = TowerToHyperService::new(app.clone());
        connections.open(|place| async move {
            let service = service_fn(|request| answer(&app, &place, request));
            let mut builder = hyper::server::conn::http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE);
            // A client that has asked all may close its side at once, and still waits for the answer.
            builder.half_close(true);
            // What goes wrong on a client's line is the client's affair.
            let _ = builder.serve_connection(TokioIo::new(Box::pin(stream)), service).await;
        });
    }
}

/// Waits for the whole request and has the application answer it.
async fn answer(
    app: &TowerToHyperService<Router>,
    place: &Place,
    request: Request<Incoming>,
) -> Result<Response<BusyBody>, Infallible> {
    let (head, body) = request.into_parts();
    let whole = timeout(BODY_PATIENCE, to_bytes(Body::new(body), LONGEST_BODY)).await;
    let busy = place.answering();
    let response = match whole {
        Ok(Ok(bytes)) => app.call(Request::from_parts(head, Body::from(bytes))).await?,
        Ok(Err(_)) => refused(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT),
    };
    Ok(response.map(|body| BusyBody::new(body, busy)))
}

/// A refusal after which nothing more is read of the client.
fn refused(status: StatusCode) -> Response<Body> {
    (status, [(header::CONNECTION, "close")]).into_response()
}
