//! `serve` over HTTP, with a client that knows nothing of the server but what it says.

mod attacks;
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
