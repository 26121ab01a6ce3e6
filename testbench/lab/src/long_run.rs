//! Common parts of long runs of games: a random generator for each game, all cores, and a file from
//! which an interrupted run continues.

use std::fs;
use std::io::{ErrorKind, IsTerminal};
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{bail, Context, Result};
use testbench::progress::{self, ProgressBar};

/// A random generator that depends only on the run's seed and this number. The multipliers are odd,
/// so different seeds and numbers give unrelated generators.
pub fn rng(seed: u64, number: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd134_2543_de82_ef95))
}

/// The number of cores.
pub fn all_cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |count| count.get() as u64)
}

/// The results of `work` for each number, in order.
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
        workers.into_iter().flat_map(|worker| worker.join().expect("no worker panics")).collect()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Passes the file's complete lines to `read`; none if there is no file yet. If `read` succeeds, an
/// incomplete last line, left by an interrupted run, is removed. A file without a complete line may
/// be something else: it is an error and stays as it is.
pub fn resume<T>(path: &Path, read: impl FnOnce(&str) -> Result<T>) -> Result<T> {
    let text = match fs::read_to_string(path) {
        Err(why) if why.kind() == ErrorKind::NotFound => String::new(),
        text => text.with_context(|| format!("cannot read {}", path.display()))?,
    };
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    if whole.is_empty() && !text.is_empty() {
        bail!("{} has no complete line, so it is not an interrupted run: remove it", path.display());
    }
    let result = read(whole)?;
    if whole.len() < text.len() {
        fs::write(path, whole).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(result)
}

/// A progress bar that has `there` of `count` items done; `what` names them. Where no bar can be
/// drawn, a line says what begins.
pub fn bar(there: u64, count: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        eprintln!("{there} of {count} {what} ...");
    }
    progress::bar(count, &format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left")).with_position(there)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_that_is_not_a_run_stays_as_it_is() {
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
