//! The programs on pseudo terminals, which stand for serial lines and screens.

mod board;
mod compliance;
mod contest;
mod hand;
mod line_faults;
mod meddler;
mod monitor;
mod pseudo_terminal;
mod screen;
mod serial_player;
mod serial_referee;
mod tournament;
