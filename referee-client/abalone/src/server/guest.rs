//! A player that has come.

use tokio::sync::OwnedSemaphorePermit;

use crate::player::Player;

/// A player that has come, with its place among the connections.
pub type Guest = (Player, OwnedSemaphorePermit);
