//! The wall: web pages on which an audience follows one tournament, or all tournaments in a folder,
//! of any game.
//!
//! Other processes play the tournaments, on this machine or on one that shares the folder. The wall
//! only reads their files, so if such a process dies, the wall still shows the current state. A
//! page asks for a tournament's [`news`] once a second; the games' programs draw the boards.

pub mod event;
pub mod http;
pub mod news;
pub mod replay;
