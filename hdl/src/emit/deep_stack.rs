//! A stack that is deep enough to build a design on.
//!
//! rust-hdl builds a block as one value, which goes over the stack several times: a whole
//! accelerator takes some 2.5 MiB. A thread of a test or of a server has 2 MiB.

use std::panic::resume_unwind;
use std::thread;

/// Several times what the largest board takes.
const STACK_BYTES: usize = 16 << 20;

/// Does `work` in a thread with a deep stack, and waits for it. A panic goes on in the caller.
///
/// # Panics
/// As `work` does, and if there is no memory for a thread.
pub fn on_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let builder = thread::Builder::new().name("design".to_owned()).stack_size(STACK_BYTES);
        let builder = builder.spawn_scoped(scope, work).expect("there is memory for a thread");
        builder.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}
