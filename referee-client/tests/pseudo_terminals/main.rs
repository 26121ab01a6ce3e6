//! The programs on pseudo terminals: as serial lines and as screens.

mod board;
mod contest;
mod meddler;
mod pseudo_terminal;
mod screen;
mod serial_player;
mod serial_referee;
