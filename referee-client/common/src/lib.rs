//! The part that the programs of all games share. Each game has its own program in a folder next to
//! this one.

pub mod cause;
#[cfg(not(target_family = "wasm"))]
pub mod child;
#[cfg(not(target_family = "wasm"))]
pub mod connections;
pub mod fail;
pub mod foreign_text;
pub mod json_fault;
#[cfg(not(target_family = "wasm"))]
pub mod judge_key;
#[cfg(not(target_family = "wasm"))]
pub mod listen_address;
#[cfg(not(target_family = "wasm"))]
pub mod listening;
#[cfg(all(not(target_family = "wasm"), any(test, feature = "manuals")))]
mod manuals;
mod note;
#[cfg(not(target_family = "wasm"))]
pub mod on_signal;
#[cfg(not(target_family = "wasm"))]
pub mod pages;
pub mod pictures;
#[cfg(not(target_family = "wasm"))]
pub mod program;
#[cfg(not(target_family = "wasm"))]
pub mod progress;
#[cfg(not(target_family = "wasm"))]
pub mod raw_screen;
#[cfg(not(target_family = "wasm"))]
pub mod screen;
#[cfg(not(target_family = "wasm"))]
pub mod server_address;
#[cfg(not(target_family = "wasm"))]
pub mod shell;
pub mod suggestion;
pub mod text_file;
pub mod typed_line;
#[cfg(not(target_family = "wasm"))]
pub mod web_server;
#[cfg(not(target_family = "wasm"))]
pub mod whole_file;
#[cfg(not(target_family = "wasm"))]
pub mod work_folder;
