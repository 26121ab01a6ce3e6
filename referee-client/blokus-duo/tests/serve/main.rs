//! `serve` over HTTP, with a client that knows nothing of the server but what it says.

mod attacks;
mod games;
mod page;
mod records;
mod server;
mod simulated;
mod wall;
