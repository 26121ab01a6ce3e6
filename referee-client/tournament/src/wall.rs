//! Tournaments on a wall: pages for a hall, of one tournament or of all in a folder, whatever their games.
//!
//! The tournaments are played by other processes, on this machine or one that shares the folder; here their files are only read. Whatever
//! becomes of those, the next look shows where they stand. A page asks for the [`news`] of a tournament once a second; boards are pictures
//! that the games' programs draw.

pub mod hall;
pub mod http;
pub mod news;
pub mod replay;
