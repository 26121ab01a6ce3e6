//! Faults on a serial line, and a referee that explains what they do: for tests of whoever answers at its far end.
//!
//! A [`fault::Fault`] changes the levels of one frame, or of all. An [`ear::Ear`] reads the changed levels as the far end
//! does, and so knows what was asked of it. [`contest::Contest`] plays games over such a line: every answer must be legal in
//! the position that the far end was told of, and a game may be lost only where its fault accounts for it.
pub mod contest;
pub mod ear;
pub mod explanation;
pub mod fault;
pub mod view;
