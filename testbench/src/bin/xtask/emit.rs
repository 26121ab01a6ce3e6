//! `cargo xtask emit`: the Verilog in `hdl/verilog`, and whether it is that of the blocks.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use testbench::{progress, workspace};

/// Where the Verilog is kept.
pub fn dir() -> PathBuf {
    workspace::root().join("hdl/verilog")
}

/// Every file as the blocks emit it now.
pub fn emitted() -> BTreeMap<String, String> {
    progress::announce("emitting Verilog", || hdl::emit::all().into_iter().collect())
}

/// Makes the folder hold exactly what is emitted.
pub fn write() -> Result<()> {
    let (emitted, kept) = (emitted(), kept()?);
    fs::create_dir_all(dir()).with_context(|| format!("cannot create {}", dir().display()))?;
    for (name, text) in &emitted {
        if kept.get(name) != Some(text) {
            let path = dir().join(name);
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
            println!("wrote   hdl/verilog/{name}");
        }
    }
    for name in kept.keys().filter(|name| !emitted.contains_key(*name)) {
        let path = dir().join(name);
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        println!("removed hdl/verilog/{name}");
    }
    Ok(())
}

/// Fails if the folder holds anything else than what is emitted.
pub fn check() -> Result<()> {
    let (emitted, kept) = (emitted(), kept()?);
    let names = emitted.keys().chain(kept.keys());
    let stale: Vec<_> = names.filter(|name| emitted.get(*name) != kept.get(*name)).map(String::as_str).collect();
    if !stale.is_empty() {
        bail!("stale in hdl/verilog: {}; run `cargo xtask emit`", stale.join(", "));
    }
    Ok(())
}

/// Every file as it lies in the folder.
fn kept() -> Result<BTreeMap<String, String>> {
    let mut kept = BTreeMap::new();
    if !dir().is_dir() {
        return Ok(kept);
    }
    for entry in fs::read_dir(dir())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        kept.insert(name, text);
    }
    Ok(kept)
}
