//! The page's server: a lobby of games that people watch and play in a browser, and HTTP around it.

// A name that says everything needs no comment.
#![allow(missing_docs)]

mod assets;
pub mod http;
pub mod lobby;
mod log;
mod recorder;
mod records;
mod refusal;
mod session;
