//! What long runs of games have in common: each game's own chance, all cores, and a file in which a run that was cut off goes on.

use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{bail, Context, Result};
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
/// left of one more line is taken away. A file without a whole line might be anybody's: it is left as it is.
pub fn resume<T>(path: &Path, read: impl FnOnce(&str) -> Result<T>) -> Result<T> {
    let text = match fs::read_to_string(path) {
        Err(why) if why.kind() == ErrorKind::NotFound => String::new(),
        text => text.with_context(|| format!("cannot read {}", path.display()))?,
    };
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    if whole.is_empty() && !text.is_empty() {
        bail!("{} has no whole line, so it is no run to go on with: remove it", path.display());
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_a_run_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notes");
        assert_eq!(resume(&path, |lines| Ok(lines.lines().count())).unwrap(), 0);
        for strange in [&b"no whole line"[..], b"\xff\xfe\n"] {
            fs::write(&path, strange).unwrap();
            assert!(resume(&path, |_| Ok(())).is_err());
            assert_eq!(fs::read(&path).unwrap(), strange);
        }
        fs::write(&path, "a line\nand a torn o").unwrap();
        assert!(resume(&path, |_| -> Result<()> { bail!("not this one") }).is_err());
        assert!(fs::read_to_string(&path).unwrap().ends_with("torn o"));
        assert_eq!(resume(&path, |lines| Ok(lines.lines().count())).unwrap(), 1);
        assert_eq!(fs::read_to_string(&path).unwrap(), "a line\n");
    }
}
