//! What the programs of the games share: one program a folder in `src/bin`, one game a program.

pub mod fail;
pub mod journal;
mod note;
pub mod pictures;
pub mod progress;
pub mod web_server;
pub mod work_folder;
