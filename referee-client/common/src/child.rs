//! Child processes that communicate by lines. A supervisor starts each child, enforces its limits,
//! and ends it when this program ends.
//!
//! ```text
//! our program --- stdin, stdout: lines --------------------- the child and all that it starts
//!      |                                                        |
//!      +--- socket: words --- supervisor (our program again) ---+ starts, watches, ends, counts
//! ```
//!
//! The supervisor is a second process of our program, between us and one child. As the *subreaper*
//! of everything below it, it inherits every process whose parent ends. Processes therefore cannot
//! escape by forking or by opening a session. All are waited for, which makes the system's
//! accounting (`wait4`) complete. When our program ends for any reason, the system closes our end
//! of the socket, and the supervisor ends the child with everything that it started.
//!
//! A child with limits can write only to its own folder, named by `TMPDIR`.
//!
//! A program that starts children uses [`crate::program::main`], which also runs the supervisor.

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
