//! The server: its games, their files, and what it says over HTTP to clients and to the page.

pub mod contest;
pub mod courses;
pub mod event;
pub mod games;
pub mod log;
pub mod settings;
pub mod standing;
pub mod turns;
