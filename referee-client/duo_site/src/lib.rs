//! The page without a server: the back end as WebAssembly, which its web worker calls.
//!
//! Requests and answers are JSON objects. Nothing happens between two calls: each `step` takes one
//! turn of a game. Players, referee, judge and events are those of the server.

#[cfg(target_family = "wasm")]
mod exports;
pub mod game;
pub mod requests;

/// Sends an event to the page while a request is being answered.
pub type SendEvent = fn(&str);
