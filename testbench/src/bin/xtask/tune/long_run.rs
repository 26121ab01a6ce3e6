//! What long runs of games have in common: each game's own chance, all cores, and a file in which a run that was cut off goes on.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};

/// Chance that depends on the run's seed and this number alone. Odd multipliers, so that neither seeds nor numbers resemble
/// each other.
pub fn rng(seed: u64, number: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd134_2543_de82_ef95))
}

/// As many threads as there are cores.
pub fn all_cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |count| count.get() as u64)
}

/// What `work` makes of each number, in their order.
pub fn in_parallel<T: Send>(threads: u64, numbers: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let worker = || -> Vec<(u64, T)> {
        std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed))
            .take_while(|number| numbers.contains(number))
            .map(|number| (number, work(number)))
            .collect()
    };
    let mut results: Vec<(u64, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("games are played to their ends")).collect()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// What `read` makes of the file's whole lines, of none if there is no file yet. If it takes them, what a run that was cut off
/// left of one more line is taken away.
pub fn resume<T>(path: &Path, read: impl FnOnce(&str) -> Result<T>) -> Result<T> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let result = read(whole)?;
    if whole.len() < text.len() {
        fs::write(path, whole).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(result)
}

/// How far the run is, in `what`.
pub fn bar(there: u64, count: u64, what: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(count).with_position(there).with_style(style)
}
