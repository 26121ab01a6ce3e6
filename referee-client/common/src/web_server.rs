//! HTTP for few clients that nobody has reason to trust: connections are few enough and quick enough, or closed.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;

/// A client that does not finish its request line and headers by then is cut off.
const HEADER_PATIENCE: Duration = Duration::from_secs(5);

/// A client that takes nothing of what is sent to it for so long is cut off.
const WRITE_PATIENCE: Duration = Duration::from_secs(30);

/// Serves until the process ends. More connections than `most` wait until others are closed.
pub async fn serve(listener: TcpListener, app: Router, most: usize) {
    let places = Arc::new(Semaphore::new(most));
    loop {
        let place = places.clone().acquire_owned().await.expect("the semaphore is never closed");
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors, most likely: some will be free again.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Answers are short and somebody waits for them.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(WRITE_PATIENCE));
        let service = TowerToHyperService::new(app.clone());
        tokio::spawn(async move {
            let mut builder = hyper::server::conn::http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE);
            // What goes wrong on a client's line is the client's affair.
            let _ = builder.serve_connection(TokioIo::new(Box::pin(stream)), service).await;
            drop(place);
        });
    }
}
