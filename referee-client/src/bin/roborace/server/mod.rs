//! The server's parts: the games, and HTTP around them.

pub mod games;
pub mod http;
