//! What the programs of the games share: one program a folder in `src/bin`, one game a program.

pub mod fail;
mod note;
pub mod progress;
pub mod web_server;
