//! The programs on pseudo terminals: as serial lines and as screens.

mod pseudo_terminal;
mod screen;
mod serial_player;
