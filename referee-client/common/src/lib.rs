//! What the programs of the games share. Each game has a program of its own, in the folder beside this one.

pub mod fail;
pub mod journal;
mod note;
pub mod pictures;
pub mod progress;
pub mod web_server;
pub mod work_folder;
