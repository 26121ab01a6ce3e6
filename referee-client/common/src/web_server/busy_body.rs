//! The body of an answer. While it exists, the server owes it to the client.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use crate::connections::Owed;

/// A body that is owed until it has been sent.
pub(super) struct BusyBody {
    body: Body,
    _owed: Owed,
}

impl BusyBody {
    pub(super) fn new(body: Body, owed: Owed) -> BusyBody {
        BusyBody { body, _owed: owed }
    }
}

impl HttpBody for BusyBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
