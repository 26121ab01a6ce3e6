//! The page without a server: the back end that its web worker calls, as WebAssembly.
//!
//! A request is a JSON object, and so is its answer. Nothing happens between two calls: each `step`
//! takes a game one turn further. Players, referee, judge and events are the server's.

// A name that says everything needs no comment.
#![allow(missing_docs)]

#[cfg(target_family = "wasm")]
mod exports;
pub mod game;
pub mod requests;

/// Sends an event to the page before the answer is complete.
pub type SendEvent = fn(&str);
