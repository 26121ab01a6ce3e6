//! The packages that cargo builds into a program, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::programs::PROGRAMS;
use testbench::command;

/// Platform of the programs, and of the page without a server.
const PLATFORMS: [&str; 2] = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];

/// Beginnings of the names of files with licences, in capitals.
const LICENCE_NAMES: [&str; 6] = ["COPYING", "COPYRIGHT", "LICENCE", "LICENSE", "NOTICE", "UNLICENSE"];

/// Files with licences that have other names.
const OTHER_NAMES: [&str; 4] =
    ["fonts/Hack-Regular.txt", "fonts/OFL.txt", "fonts/UFL.txt", "fonts/emoji-icon-font-mit-license.txt"];

/// A package of others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Package {
    /// Its name on crates.io.
    pub name: String,
    /// Its version, as `1.2.3`.
    pub version: String,
    /// An SPDX expression.
    pub licence: String,
    /// With their addresses, where the package names them.
    pub authors: String,
    folder: PathBuf,
}

impl Package {
    /// Its files with licences, sorted.
    pub(super) fn licence_files(&self) -> Result<Vec<PathBuf>> {
        let cannot = || format!("cannot read {}", self.folder.display());
        let mut files: Vec<PathBuf> = OTHER_NAMES.iter().map(|name| self.folder.join(name)).collect();
        for entry in fs::read_dir(&self.folder).with_context(cannot)? {
            let entry = entry.with_context(cannot)?;
            let name = entry.file_name().to_string_lossy().to_uppercase();
            if LICENCE_NAMES.iter().any(|begin| name.starts_with(begin)) {
                files.push(entry.path());
            }
        }
        files.retain(|path| path.is_file());
        files.sort();
        Ok(files)
    }
}

/// All packages of the workspace on Linux, including those of tests and tools.
pub fn all() -> Result<Vec<Package>> {
    Ok(sort_packages(metadata(PLATFORMS[0])?.packages.iter()))
}

/// The packages in the programs of a release.
pub fn in_programs() -> Result<Vec<Package>> {
    Ok(metadata(PLATFORMS[0])?.built_into(&PROGRAMS))
}

/// The packages in the page without a server.
pub fn in_site() -> Result<Vec<Package>> {
    Ok(metadata(PLATFORMS[1])?.built_into(&["duo_site"]))
}

fn metadata(platform: &str) -> Result<Metadata> {
    let mut cargo = command::cargo();
    cargo.args(["metadata", "--format-version", "1", "--locked", "--filter-platform", platform]);
    serde_json::from_slice(&command::run(&mut cargo)?.stdout).context("cannot read the output of cargo metadata")
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Described>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Described {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
    /// Where it comes from; nothing for the workspace's own.
    source: Option<String>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// Nothing for what the program itself uses, otherwise `build` or `dev`.
    kind: Option<String>,
}

impl Metadata {
    /// The packages of others that are linked into these packages of the workspace. Features of the
    /// whole workspace count, so a few may be too many.
    fn built_into(&self, roots: &[&str]) -> Vec<Package> {
        let packages: BTreeMap<&str, &Described> =
            self.packages.iter().map(|package| (&*package.id, package)).collect();
        let nodes: BTreeMap<&str, &Node> = self.resolve.nodes.iter().map(|node| (&*node.id, node)).collect();
        let is_root = |package: &&Described| package.source.is_none() && roots.contains(&&*package.name);
        let mut to_visit: Vec<&str> = self.packages.iter().filter(is_root).map(|package| &*package.id).collect();
        let mut found = BTreeSet::new();
        while let Some(id) = to_visit.pop() {
            // A procedural macro runs in the compiler.
            let is_macro = |package: &Described| package.targets.iter().any(|target| target.kind == ["proc-macro"]);
            if packages.get(id).is_some_and(|package| is_macro(package)) || !found.insert(id) {
                continue;
            }
            let used = nodes.get(id).into_iter().flat_map(|node| &node.deps);
            let used = used.filter(|used| used.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            to_visit.extend(used.map(|used| &*used.pkg));
        }
        sort_packages(found.iter().filter_map(|id| packages.get(id).copied()))
    }
}

/// The packages that are not the workspace's own, by name.
fn sort_packages<'a>(described: impl Iterator<Item = &'a Described>) -> Vec<Package> {
    let of_others = described.filter(|package| package.source.is_some());
    let mut packages: Vec<Package> = of_others
        .map(|package| Package {
            name: package.name.clone(),
            version: package.version.clone(),
            // Older packages write a slash for OR.
            licence: package.license.as_deref().unwrap_or("none").replace(" / ", "/").replace('/', " OR "),
            authors: if package.authors.is_empty() {
                format!("the authors of {}", package.name)
            } else {
                package.authors.join(", ")
            },
            folder: package.manifest_path.parent().unwrap_or(Path::new("")).to_owned(),
        })
        .collect();
    packages.sort();
    packages
}
