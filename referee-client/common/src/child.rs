//! Other programs as child processes that speak lines: started under a supervisor, never waited for too long, and ended with
//! us whatever happens.
//!
//! ```text
//! our program --- stdin, stdout: lines --------------------- the child and all that it starts
//!      |                                                        |
//!      +--- socket: words --- supervisor (our program again) ---+ starts, watches, ends, counts
//! ```
//!
//! The supervisor is a second process of our program, between us and one child. As the *subreaper* of everything below it, it
//! inherits every process whose parent ends: none escapes by forking or by opening a session of its own, and all are waited
//! for, so that the system's accounting of waited-for children (as `wait4` tells it) is complete. When we are gone, however
//! that came about, the system closes our end of the socket and the supervisor ends everything.
//!
//! A child with limits writes into a folder of its own, which it finds in `TMPDIR`, and nowhere else.
//!
//! A program that starts children begins with [`crate::program::main`], which is where a supervisor begins, too.

mod family;
mod line_process;
mod own_folder;
mod process;
mod supervisor;
mod words;

pub use line_process::{LineProcess, Silence};
pub use process::{Errors, Limits, Process, Start, StartError};
pub(crate) use supervisor::{supervise, SuperviseArgs, SUPERVISE};
pub use words::{Account, Limit};
