//! The test programs of the workspace, built in one run of cargo.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};
use serde::Deserialize;
use testbench::command;

/// A built test program.
pub struct Program {
    /// Its package.
    pub package: String,
    /// Its name within the package; the tests inside a library or program have that one's name.
    pub name: String,
    /// `lib`, `bin` or `test`.
    pub kind: String,
    executable: PathBuf,
    folder: PathBuf,
    /// The workspace's programs by the variables under which tests find them.
    variables: BTreeMap<String, PathBuf>,
}

impl Program {
    /// The command that runs it as cargo would.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).envs(&self.variables);
        command.env("CARGO_MANIFEST_DIR", &self.folder).env("CARGO_PKG_NAME", &self.package);
        command.stdin(Stdio::null());
        command
    }
}

/// What cargo says of a file that it has made; other messages lack some of it.
#[derive(Deserialize)]
struct Artifact {
    package_id: String,
    manifest_path: PathBuf,
    target: Target,
    profile: Profile,
    executable: PathBuf,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// Builds all packages in one run: each selection of packages has features of its own, with which
/// cargo would build what they share again. Shows cargo's progress.
pub fn build() -> Result<Vec<Program>> {
    let arguments = ["test", "--release", "--workspace", "--no-run", "--message-format", "json-render-diagnostics"];
    let output = command::cargo().args(arguments).stderr(Stdio::inherit()).output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("the tests cannot be built");
    }
    let lines = String::from_utf8(output.stdout).context("cargo writes UTF-8")?;
    let (tests, others): (Vec<Artifact>, Vec<_>) = lines
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .partition(|artifact: &Artifact| artifact.profile.test);
    let variables: BTreeMap<_, _> = others
        .into_iter()
        .map(|artifact| (format!("CARGO_BIN_EXE_{}", artifact.target.name), artifact.executable))
        .collect();
    Ok(tests
        .into_iter()
        .map(|artifact| {
            let folder = artifact.manifest_path.parent().unwrap_or(Path::new(".")).to_owned();
            Program {
                package: package_name(&artifact.package_id),
                name: artifact.target.name,
                kind: artifact.target.kind.join(" "),
                executable: artifact.executable,
                folder,
                variables: variables.clone(),
            }
        })
        .collect())
}

/// The name in `path+file:///FOLDER#NAME@VERSION`, or in `...#VERSION` where the folder has it.
fn package_name(id: &str) -> String {
    let (folder, version) = id.rsplit_once('#').unwrap_or((id, ""));
    match version.split_once('@') {
        Some((name, _)) => name.to_owned(),
        None => folder.rsplit('/').next().unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::package_name;

    #[test]
    fn package_name_is_in_the_id_or_its_folder() {
        assert_eq!(package_name("path+file:///w/reference/common#reference-common@0.1.0"), "reference-common");
        assert_eq!(package_name("path+file:///w/testbench/fpga#0.1.0"), "fpga");
    }
}
