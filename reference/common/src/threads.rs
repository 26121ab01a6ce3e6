//! The number of threads.

use std::thread;

/// The number of threads to use if `wanted` are asked for; 0 means one per core.
pub fn thread_count(wanted: usize) -> usize {
    match wanted {
        0 => thread::available_parallelism().map_or(1, |count| count.get()),
        _ => wanted,
    }
}
