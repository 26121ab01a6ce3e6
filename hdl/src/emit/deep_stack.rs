//! A stack that is deep enough to build a design.
//!
//! rust-hdl builds a block as one value and moves it over the stack several times: a whole
//! accelerator takes some 2.5 MiB. A thread of a test or a server has 2 MiB.

use std::panic::resume_unwind;
use std::thread;

/// Several times the need of the largest board.
const STACK_BYTES: usize = 16 << 20;

/// Runs `work` in a thread with a deep stack and waits for it. A panic continues in the caller.
///
/// # Panics
/// Like `work`, and if the thread cannot be created.
pub fn on_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let builder = thread::Builder::new().name("design".to_owned()).stack_size(STACK_BYTES);
        let builder = builder.spawn_scoped(scope, work).expect("there is memory for a thread");
        builder.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}
