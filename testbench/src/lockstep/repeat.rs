//! Seeds, and the command that repeats a run.

use std::env;

/// The variable that overrides every seed.
const SEED_VARIABLE: &str = "LOCKSTEP_SEED";

/// The seed of the stimulus: `usual`, unless `LOCKSTEP_SEED` is set.
pub fn seed(usual: u64) -> u64 {
    match env::var(SEED_VARIABLE) {
        Ok(text) => {
            text.parse().unwrap_or_else(|_| panic!("{SEED_VARIABLE} is a number from 0 to 2^64 - 1, not `{text}`"))
        }
        Err(_) => usual,
    }
}

/// The running test's name, which the test harness gives to the thread.
pub fn test_name() -> String {
    let thread = std::thread::current();
    thread.name().unwrap_or("main").replace("::", "-")
}

/// The command that repeats this test with this seed; outside of a test, the program's own command
/// line.
pub fn command(seed: Option<u64>) -> String {
    let seed = seed.map_or(String::new(), |seed| format!("{SEED_VARIABLE}={seed} "));
    let thread = std::thread::current();
    match (thread.name(), test_binary()) {
        (Some(test), Some(binary)) if test != "main" => {
            format!("{seed}cargo test --release -p testbench --test {binary} -- --exact {test}")
        }
        _ => format!("{seed}{}", env::args().collect::<Vec<_>>().join(" ")),
    }
}

/// The test's name. Cargo names a test's binary `name-0123456789abcdef`.
fn test_binary() -> Option<String> {
    let path = env::current_exe().ok()?;
    let (name, hash) = path.file_stem()?.to_str()?.rsplit_once('-')?;
    (hash.len() == 16).then(|| name.to_owned())
}
