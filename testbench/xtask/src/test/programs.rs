//! The test programs of the workspace, built in one run of cargo.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use testbench::artifacts::{self, Artifact};
use testbench::command;

/// A built test program.
pub struct Program {
    artifact: Artifact,
    /// The workspace's programs by the variables under which tests find them.
    variables: BTreeMap<String, PathBuf>,
}

impl Program {
    /// Its package.
    pub fn package(&self) -> &str {
        self.artifact.package()
    }

    /// Its name within the package; the tests inside a library or program have that one's name.
    pub fn name(&self) -> &str {
        &self.artifact.target.name
    }

    /// A name that differs from those of all other test programs.
    pub fn label(&self) -> String {
        format!("{} {} {}", self.package(), self.artifact.target.kind.join(" "), self.name())
    }

    /// The command that runs it as cargo would.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.artifact.executable);
        command.current_dir(self.artifact.folder()).envs(&self.variables);
        command.env("CARGO_MANIFEST_DIR", self.artifact.folder()).env("CARGO_PKG_NAME", self.package());
        command.stdin(Stdio::null());
        command
    }
}

/// Builds all packages in one run: each selection of packages has features of its own, with which
/// cargo would build what they share again. Shows cargo's progress.
pub fn build() -> Result<Vec<Program>> {
    let mut cargo = command::cargo();
    let artifacts = artifacts::build(cargo.args(["test", "--release", "--workspace", "--no-run"]));
    let artifacts = artifacts.context("the tests cannot be built")?;
    let (tests, others): (Vec<_>, Vec<_>) = artifacts.into_iter().partition(|artifact| artifact.profile.test);
    let variables: BTreeMap<_, _> = others
        .into_iter()
        .map(|artifact| (format!("CARGO_BIN_EXE_{}", artifact.target.name), artifact.executable))
        .collect();
    Ok(tests.into_iter().map(|artifact| Program { artifact, variables: variables.clone() }).collect())
}
