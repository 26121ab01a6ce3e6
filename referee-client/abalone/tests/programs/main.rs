//! Abalone: games over TCP, clients that misbehave, the engine's protocol, matches and records.

mod broken_off;
mod commands;
mod games;
mod nuisances;
mod serving;
mod terminal;
mod tournaments;
