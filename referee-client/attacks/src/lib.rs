//! One test of attack and load for every server: who attacks, what an honest client sees meanwhile, and what it costs the server.
//!
//! A server's test starts its program, names what is particular to it (`http::Site`, `lines::Service`) and lets it be besieged. Each
//! attack is measured from outside: resident memory, descriptors and threads from `/proc`, and the wait of an honest client
//! that comes again and again, during the attack and after it. What is measured is printed as a table beside its bound.

mod attack;
mod descriptors;
mod figures;
mod foreign;
pub mod http;
pub mod lines;
mod patience;
mod program;
mod siege;

pub use attack::{Attack, End};
pub use foreign::{are_refused, lead_nowhere};
pub use patience::{are_cut_off, Dawdler};
pub use program::Program;
pub use siege::{Bounds, Siege};
