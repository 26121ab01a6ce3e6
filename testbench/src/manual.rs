//! The manual in `hdl/doc`: checks a block's page, whose port table and picture must match the
//! block just tested; and draws the block diagram.

pub mod block_diagram;

use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use duo_core::cycle_model::{Port, Ports};

use crate::waveform::Waveform;
use crate::workspace;

/// The variable that makes the tests draw the pictures again.
const UPDATE_VARIABLE: &str = "UPDATE_MANUAL";

/// Fails unless `hdl/doc/<block>.md` lists exactly these ports and `hdl/doc/<block>.svg` is exactly
/// this waveform.
///
/// With `UPDATE_MANUAL=1` the picture is written instead of compared.
pub fn check<I: Ports, O: Ports>(block: &str, waveform: &Waveform<I, O>) -> Result<()> {
    let doc = workspace::root().join("hdl/doc");
    let page = doc.join(format!("{block}.md"));
    let text = fs::read_to_string(&page).with_context(|| format!("cannot read {}", page.display()))?;
    let listed: Vec<&str> = text.lines().filter(|line| line.starts_with("| `")).collect();
    let expected: Vec<String> =
        I::PORTS.iter().map(|port| row(port, "in")).chain(O::PORTS.iter().map(|port| row(port, "out"))).collect();
    for row in &expected {
        if !listed.iter().any(|line| line.starts_with(row)) {
            bail!("{} has no row `{row} ... |` in its table of ports", page.display());
        }
    }
    let stale = |line: &&&str| !expected.iter().any(|row| line.starts_with(row));
    if let Some(line) = listed.iter().find(stale) {
        bail!("{} lists a port that the block does not have: {line}", page.display());
    }
    if !text.contains(&format!("({block}.svg)")) {
        bail!("{} does not include {block}.svg", page.display());
    }
    picture(block, &doc.join(format!("{block}.svg")), &waveform.svg())
}

fn picture(block: &str, path: &Path, svg: &str) -> Result<()> {
    if std::env::var_os(UPDATE_VARIABLE).is_some() {
        return fs::write(path, svg).with_context(|| format!("cannot write {}", path.display()));
    }
    if fs::read_to_string(path).ok().as_deref() != Some(svg) {
        bail!(
            "{} is stale; draw it again: {UPDATE_VARIABLE}=1 cargo test --release -p testbench --test {block} manual",
            path.display()
        );
    }
    Ok(())
}

/// The beginning of a port's row.
fn row(port: &Port, direction: &str) -> String {
    format!("| `{}` | {direction} | {} |", port.name, port.width)
}
