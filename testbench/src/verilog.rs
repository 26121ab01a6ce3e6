//! The committed Verilog: a file for each module, and for each top a manifest of its modules.
//!
//! A manifest `hdl/verilog/<top>.f` is a list of files in the simulators' format
//! (`verilator -F hdl/verilog/search.f`): one file name per line, each module after those that it
//! instantiates. The folder is built into the programs; `cargo xtask emit --check` compares it with
//! the blocks.

use std::path::PathBuf;

use anyhow::{Context, Result};
use include_dir::{include_dir, Dir};

use crate::workspace;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../hdl/verilog");

/// The extension of manifests.
const MANIFEST: &str = "f";

/// The folder of modules and manifests in a checkout.
pub fn folder() -> PathBuf {
    workspace::root().join("hdl/verilog")
}

/// The text of the committed module `top` and of all modules below it.
///
/// # Errors
/// An unknown top.
pub fn of(top: &str) -> Result<String> {
    read(&FILES, top)
}

/// The names of all tops, sorted.
pub fn tops() -> Vec<&'static str> {
    let is_manifest = |path: &&std::path::Path| path.extension().is_some_and(|extension| extension == MANIFEST);
    let manifests = FILES.files().map(|file| file.path()).filter(is_manifest);
    let mut tops: Vec<&str> = manifests.filter_map(|path| path.file_stem()?.to_str()).collect();
    tops.sort_unstable();
    tops
}

fn read(files: &Dir, top: &str) -> Result<String> {
    let text = |name: &str| {
        let file = files.get_file(name).with_context(|| format!("no file hdl/verilog/{name}"))?;
        file.contents_utf8().with_context(|| format!("hdl/verilog/{name} is not UTF-8"))
    };
    let manifest = text(&format!("{top}.{MANIFEST}"))?;
    manifest.lines().filter(|line| !line.is_empty() && !line.starts_with("//")).map(text).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use include_dir::{DirEntry, File};

    use super::*;
    use crate::mutation::modules::modules;

    #[test]
    fn manifest_is_read_in_order_without_comments() {
        static ENTRIES: [DirEntry; 3] = [
            DirEntry::File(File::new("a.v", b"A\n")),
            DirEntry::File(File::new("b.v", b"B\n")),
            DirEntry::File(File::new("b.f", b"// Two files.\n\na.v\nb.v\n")),
        ];
        let files = Dir::new("", &ENTRIES);
        assert_eq!(read(&files, "b").unwrap(), "A\nB\n");
        assert_eq!(read(&files, "c").unwrap_err().to_string(), "no file hdl/verilog/c.f");
    }

    #[test]
    fn every_file_has_the_module_of_its_name_and_belongs_to_a_top() {
        let mut used = BTreeSet::new();
        for top in tops() {
            let text = of(top).unwrap();
            let names: Vec<&str> = modules(&text).iter().map(|module| module.name).collect();
            assert_eq!(names.last(), Some(&top));
            used.extend(names.into_iter().map(|name| format!("{name}.v")));
        }
        let files = FILES.files().filter_map(|file| file.path().to_str()).filter(|name| name.ends_with(".v"));
        assert_eq!(files.map(str::to_owned).collect::<BTreeSet<_>>(), used);
    }
}
