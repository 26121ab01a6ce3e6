//! Runs numbered pieces of work on several threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Mutex;
use std::thread;

use reference_common::threads::thread_count;

/// Works until a piece fails or returns false, which means enough. Returns the first failure.
pub fn for_each(
    threads: usize,
    numbers: Range<u64>,
    work: impl Fn(u64) -> anyhow::Result<bool> + Sync,
) -> anyhow::Result<()> {
    let (next, over) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..thread_count(threads) {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end {
                        break;
                    }
                    match work(number) {
                        Ok(true) => {}
                        Ok(false) => over.store(true, Ordering::Relaxed),
                        Err(why) => {
                            over.store(true, Ordering::Relaxed);
                            failure.lock().expect("no work panics").get_or_insert(why);
                        }
                    }
                }
            });
        }
    });
    failure.into_inner().expect("no work panics").map_or(Ok(()), Err)
}
