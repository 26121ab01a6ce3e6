//! The list of mutants and the active one, passed to a test through its environment.

use std::borrow::Cow;
use std::path::Path;
use std::process;
use std::sync::Once;
use std::{env, fs, panic};

use anyhow::{Context, Result};

use super::{instrument, Mutant};

/// The variable with the path of the list.
pub const LIST: &str = "MUTANTS";

/// The variable with the number of the active mutant, or 0 for none; `shim.cpp` passes it to the
/// simulation.
pub const NUMBER: &str = "MUTANT";

/// Exit status of a test whose design differs from its model.
pub const KILLED: i32 = 99;

/// The Verilog with the mutants of the list, if there is a list.
///
/// # Errors
/// A list that cannot be read.
pub fn apply(verilog: &str) -> Result<Cow<'_, str>> {
    let Some(path) = env::var_os(LIST) else { return Ok(Cow::Borrowed(verilog)) };
    end_at_the_first_failure();
    Ok(Cow::Owned(instrument(verilog, &read(Path::new(&path))?)))
}

/// Whether there is a list.
pub fn is_asked_for() -> bool {
    env::var_os(LIST).is_some()
}

/// Reads a list.
///
/// # Errors
/// A file that is missing or malformed.
pub fn read(path: &Path) -> Result<Vec<Mutant>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not a list of mutants", path.display()))
}

/// Ends the test with its first failure: the mutant is killed, so the other tests need not run.
fn end_at_the_first_failure() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            usual(info);
            process::exit(KILLED);
        }));
    });
}
