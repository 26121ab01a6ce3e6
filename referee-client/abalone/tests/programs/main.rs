//! Abalone: games over TCP, clients that misbehave, the engine's protocol, matches and records.

mod commands;
mod games;
mod nuisances;
mod serving;
mod tournaments;
