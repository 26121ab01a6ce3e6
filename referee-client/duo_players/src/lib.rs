//! Players of Blokus Duo and the referee between them.
//!
//! Everything here runs inside the process, without files, child processes or sockets, so that it
//! also runs in a browser. Other players are in `duo_line` (boards), `duo_gtp` (other programs) and
//! `duo_terminal` (people).

pub mod figures;
pub mod game;
pub mod judge;
pub mod player;
pub mod players;
pub mod referee;
pub mod spec;
pub mod strength;
pub mod thinking;
pub mod watch;

#[cfg(test)]
mod fuzz;
