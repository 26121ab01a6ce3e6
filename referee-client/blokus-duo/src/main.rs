//! `blokus-duo`: the programs around the Blokus Duo accelerator that people run; as WebAssembly what answers the page of `cargo xtask site`.

// In a browser much is never called: what stands in the same file as what is.
#![cfg_attr(target_family = "wasm", allow(dead_code, unused_imports))]

mod analysis;
mod arguments;
#[cfg(any(target_family = "wasm", test))]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod cli;
#[cfg(not(target_family = "wasm"))]
mod commands;
#[cfg(not(target_family = "wasm"))]
mod compliance;
mod contest;
#[cfg(test)]
mod fuzz;
mod game;
#[cfg(not(target_family = "wasm"))]
mod gtp;
#[cfg(not(target_family = "wasm"))]
mod hand;
#[cfg(not(target_family = "wasm"))]
mod line;
#[cfg(not(target_family = "wasm"))]
mod monitor;
mod pictures;
mod players;
#[cfg(not(target_family = "wasm"))]
mod records;
mod referee;
mod server;
mod strength;
#[cfg(not(target_family = "wasm"))]
mod tournament;
#[cfg(not(target_family = "wasm"))]
mod watch;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    referee_client::program::main(|line: cli::Cli| line.command().run())
}

/// In a browser the page calls what [`browser`] exports.
#[cfg(target_family = "wasm")]
fn main() {}
