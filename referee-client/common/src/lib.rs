//! What the programs of the games share. Each game has a program of its own, in the folder beside this one.

pub mod child;
pub mod connections;
pub mod fail;
pub mod journal;
pub mod listening;
mod note;
pub mod pages;
pub mod pictures;
pub mod program;
pub mod progress;
pub mod web_server;
pub mod whole_file;
pub mod work_folder;
