//! Faults on a serial line, and a referee that explains their effects, for tests of the far end of
//! the line.
//!
//! A [`fault::Fault`] changes the levels of one frame or of all. An [`ear::Ear`] reads the changed
//! levels like the far end and so knows what it was asked. [`contest::Contest`] plays games over
//! such a line: every answer must be legal in the position as told to the far end, and a game may
//! be lost only because of its fault.
pub mod contest;
pub mod ear;
pub mod explanation;
pub mod fault;
pub mod view;
