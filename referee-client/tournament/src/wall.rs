//! The wall: web pages for the audience of one tournament, or of all tournaments in a folder,
//! whatever their games.
//!
//! Other processes play the tournaments, on this machine or one that shares the folder; the wall
//! only reads their files. Whatever happens to those processes, the next look shows the current
//! state. A page asks for a tournament's [`news`] once a second; the games' programs draw the
//! boards.

pub mod event;
pub mod http;
pub mod news;
pub mod replay;
