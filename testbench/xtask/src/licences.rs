//! `cargo xtask licences`: checks that every package that we use may be used and passed on.

use anyhow::{bail, Result};
use release::notices;

/// Checks all packages of the workspace, and that the notices of a release can be written.
pub fn run() -> Result<()> {
    let all = notices::all()?;
    let refused = notices::find_refused(&all);
    if !refused.is_empty() {
        bail!("no permitted licence (testbench/release/src/notices/licence.rs): {}", refused.join(", "));
    }
    for (what, packages) in [("programs", notices::in_programs()?), ("page without a server", notices::in_site()?)] {
        let text = notices::notices(&packages)?;
        println!("{what}: {} packages, notices of {} lines", packages.len(), text.lines().count());
    }
    println!("all {} packages of programs, tests and tools have a permitted licence", all.len());
    Ok(())
}
