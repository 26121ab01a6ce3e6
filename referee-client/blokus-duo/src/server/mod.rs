//! The page's server: a lobby of games that people watch and play in a browser, and HTTP around it.

#[cfg(not(target_family = "wasm"))]
mod assets;
pub mod events;
#[cfg(not(target_family = "wasm"))]
mod guest;
#[cfg(not(target_family = "wasm"))]
pub mod http;
#[cfg(not(target_family = "wasm"))]
pub mod lobby;
#[cfg(not(target_family = "wasm"))]
mod log;
pub mod machine;
pub mod offers;
pub mod order;
pub mod positions;
#[cfg(not(target_family = "wasm"))]
mod recorder;
#[cfg(not(target_family = "wasm"))]
mod records;
#[cfg(not(target_family = "wasm"))]
mod refusal;
#[cfg(not(target_family = "wasm"))]
mod session;
pub mod shapes;
