//! GTP, the line protocol of game programs, in the dialect of the Blokus programs: as a server and
//! as a client.

pub mod commands;
pub mod peer;
pub mod server;

#[cfg(test)]
mod fuzz;
