//! Attack and load tests for all servers. An honest client uses the server during the attacks, and
//! the cost for the server is measured. [`Running`] holds any program that a test starts.
//!
//! A server's test starts its program, describes it (`http::Site`, `lines::Service`) and runs a
//! siege. Each attack is measured from outside: resident memory, descriptors and threads from
//! `/proc`, and the waiting time of an honest client during and after the attack. The results are
//! printed as a table next to their bounds.

mod attack;
mod descriptors;
mod figures;
mod foreign;
pub mod http;
pub mod lines;
mod patience;
mod program;
mod running;
mod siege;

pub use attack::{Attack, End};
pub use foreign::{are_refused, lead_nowhere};
pub use patience::{are_cut_off, Dawdler};
pub use program::Program;
pub use running::Running;
pub use siege::{Bounds, Siege};
