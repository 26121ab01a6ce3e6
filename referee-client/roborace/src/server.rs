//! The contest's server: its games, their files, and its answers to clients and pages.

pub mod contest;
pub mod games;
pub mod log;
pub mod maps;
pub mod page_api;
pub mod standing;
pub mod standing_api;
pub mod turns;
