//! `serve` over HTTP, with a client that knows only what the server tells it.

mod attacks;
mod devices;
mod games;
mod machine;
mod page;
mod positions;
mod records;
mod server;
mod simulated;
mod takebacks;
mod thinking;
mod wall;
