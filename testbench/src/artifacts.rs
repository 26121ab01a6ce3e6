//! The programs that a run of cargo builds, from its messages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use serde::Deserialize;

use crate::command;

/// A built program. Cargo's other messages lack some of these fields.
#[derive(Deserialize)]
pub struct Artifact {
    package_id: String,
    manifest_path: PathBuf,
    /// The part of the package.
    pub target: Target,
    /// How it was built.
    pub profile: Profile,
    /// The program's path.
    pub executable: PathBuf,
}

/// A library, program or test of a package.
#[derive(Deserialize)]
pub struct Target {
    /// Its name within the package; the tests inside a library or program have that one's name.
    pub name: String,
    /// `lib`, `bin` or `test`.
    pub kind: Vec<String>,
}

/// The profile of a build.
#[derive(Deserialize)]
pub struct Profile {
    /// Whether it is a test program.
    pub test: bool,
}

impl Artifact {
    /// The name of its package.
    pub fn package(&self) -> &str {
        package_name(&self.package_id)
    }

    /// The folder of its package.
    pub fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(Path::new("."))
    }
}

/// Runs this build and returns its programs. The terminal shows cargo's progress and the compiler's
/// errors.
///
/// # Errors
/// A failed build.
pub fn build(cargo: &mut Command) -> Result<Vec<Artifact>> {
    let output = command::read_visibly(cargo.args(["--message-format", "json-render-diagnostics"]))?;
    Ok(output.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

/// The name in `path+file:///FOLDER#NAME@VERSION`, or in `...#VERSION` where the folder has it.
fn package_name(id: &str) -> &str {
    let (folder, version) = id.rsplit_once('#').unwrap_or((id, ""));
    match version.split_once('@') {
        Some((name, _)) => name,
        None => folder.rsplit('/').next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn package_name_is_in_the_id_or_its_folder() {
        assert_eq!(package_name("path+file:///w/reference/common#reference-common@0.1.0"), "reference-common");
        assert_eq!(package_name("path+file:///w/testbench/fpga#0.1.0"), "fpga");
    }

    #[test]
    fn program_is_told_from_cargos_other_messages() {
        let message = |rest: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","package_id":"path+file:///w/hdl#0.1.0","manifest_path":"/w/hdl/Cargo.toml","target":{{"name":"hdl","kind":["lib"]}},"profile":{{"test":true}},"executable":{rest}}}"#
            )
        };
        let artifact: Artifact = serde_json::from_str(&message("\"/w/target/hdl\"")).unwrap();
        assert_eq!((artifact.package(), artifact.folder()), ("hdl", Path::new("/w/hdl")));
        assert!(serde_json::from_str::<Artifact>(&message("null")).is_err());
        assert!(serde_json::from_str::<Artifact>(r#"{"reason":"build-finished","success":true}"#).is_err());
    }
}
