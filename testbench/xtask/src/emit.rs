//! `cargo xtask emit`: writes the Verilog to `hdl/verilog` and the constraints to `constraints`, or
//! checks that they are current.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use hdl::board::Emit;
use testbench::{progress, workspace};

/// A folder of generated files; it may hold other files too.
struct Folder {
    name: &'static str,
    /// Suffixes of the generated files.
    extensions: &'static [&'static str],
    emitted: BTreeMap<String, String>,
}

/// Makes the folders hold exactly the emitted files.
pub fn write() -> Result<()> {
    for folder in folders() {
        let committed = folder.read_committed()?;
        fs::create_dir_all(folder.path()).with_context(|| format!("cannot create {}", folder.path().display()))?;
        for (name, text) in &folder.emitted {
            if committed.get(name) != Some(text) {
                let path = folder.path().join(name);
                fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
                println!("wrote   {}/{name}", folder.name);
            }
        }
        for name in committed.keys().filter(|name| !folder.emitted.contains_key(*name)) {
            let path = folder.path().join(name);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            println!("removed {}/{name}", folder.name);
        }
    }
    Ok(())
}

/// Fails if a folder differs from the emitted files.
pub fn check() -> Result<()> {
    let mut stale = Vec::new();
    for folder in folders() {
        let committed = folder.read_committed()?;
        let mut names: Vec<_> = folder.emitted.keys().chain(committed.keys()).collect();
        names.sort();
        names.dedup();
        names.retain(|name| folder.emitted.get(*name) != committed.get(*name));
        stale.extend(names.into_iter().map(|name| format!("{}/{name}", folder.name)));
    }
    if !stale.is_empty() {
        bail!("stale: {}; run `cargo xtask emit`", stale.join(", "));
    }
    Ok(())
}

fn folders() -> [Folder; 2] {
    let constraints = boards::ALL.iter().map(|board| (board.constraints_file(), board.constraints()));
    let scripts = boards::ALL.iter().flat_map(|board| board.scripts());
    [
        Folder {
            name: "hdl/verilog",
            extensions: &[".v", ".f"],
            emitted: progress::announce("emitting Verilog", || hdl::emit::library().files()),
        },
        Folder {
            name: "constraints",
            extensions: &[".lpf", ".cst", ".xdc", ".tcl", ".core"],
            emitted: constraints.chain(scripts).collect(),
        },
    ]
}

impl Folder {
    fn path(&self) -> PathBuf {
        workspace::root().join(self.name)
    }

    /// The generated files in the folder, by name.
    fn read_committed(&self) -> Result<BTreeMap<String, String>> {
        let mut files = BTreeMap::new();
        if !self.path().is_dir() {
            return Ok(files);
        }
        for entry in fs::read_dir(self.path())? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if self.extensions.iter().any(|extension| name.ends_with(extension)) {
                let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
                files.insert(name, text);
            }
        }
        Ok(files)
    }
}
