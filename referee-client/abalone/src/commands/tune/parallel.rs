//! Numbered pieces of work on several threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Mutex;
use std::thread;

/// How many threads `threads` stands for: 0 for as many as there are cores.
pub fn count(threads: usize) -> usize {
    let cores = || thread::available_parallelism().map_or(1, |count| count.get());
    if threads == 0 {
        cores()
    } else {
        threads
    }
}

/// Does pieces of work until one fails or says, by false, that it is enough. The error is the first one's that failed.
pub fn for_each(
    threads: usize,
    numbers: Range<u64>,
    work: impl Fn(u64) -> anyhow::Result<bool> + Sync,
) -> anyhow::Result<()> {
    let (next, over) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..count(threads) {
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
