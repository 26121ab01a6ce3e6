//! The page: a person plays against the engine in a browser.

mod game;
pub mod http;
