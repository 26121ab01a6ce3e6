//! What a person can correct: the arguments, or a file that they name.

use thiserror::Error;

/// Something in the arguments, or in a file that they name, is wrong; programs end with status 2 then.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct BadInput(pub String);
