//! Lists the packages in the programs with their licences, for the notices and the list of
//! components (SBOM) in a release.
//!
//! Written here because cargo-about and cargo-deny take longer to build than the whole project.

mod licence;
mod packages;

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde_json::{json, Value};

pub use packages::{all, in_programs, in_site, Package};

use testbench::workspace;

/// Name of the file with the notices.
pub const NOTICES: &str = "THIRD-PARTY.txt";

/// Name of the list of components, in the format CycloneDX.
pub const COMPONENTS: &str = "sbom.cdx.json";

/// Where the text of the MPL-2.0 is.
const MPL: &str = "Mozilla Public License, version 2.0: https://mozilla.org/MPL/2.0/";

/// Describes the packages that may not be used, because no permitted licence covers them.
pub fn find_refused(packages: &[Package]) -> Vec<String> {
    let refused = packages.iter().filter(|package| !licence::is_permitted(&package.licence));
    refused.map(|package| format!("{} {} ({})", package.name, package.version, package.licence)).collect()
}

/// The notices: every package with its licence and source, then the texts of the licences.
///
/// # Errors
/// A package without a permitted licence, or a file that cannot be read.
pub fn notices(packages: &[Package]) -> Result<String> {
    let refused = find_refused(packages);
    anyhow::ensure!(refused.is_empty(), "no permitted licence: {}", refused.join(", "));
    let mut text = "Software of others in this release: Rust's standard library (MIT OR Apache-2.0,\n\
         https://github.com/rust-lang/rust) and the packages below. The source code of each package,\n\
         unchanged, is at the address after it.\n\n"
        .to_owned();
    for Package { name, version, licence, .. } in packages {
        text += &format!("{name} {version} ({licence}) https://crates.io/crates/{name}/{version}\n");
    }
    // Equal texts stand once, with all packages that have them.
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        for licence in licence_texts(package)? {
            let users = texts.entry(licence).or_default();
            let user = format!("{} {}", package.name, package.version);
            if !users.contains(&user) {
                users.push(user);
            }
        }
    }
    for (licence, users) in texts {
        text += &format!("\n{}\n{}\n\n{}\n", "-".repeat(80), users.join(", "), licence.trim_end());
    }
    Ok(text)
}

/// The licence files of a package. If it has none, the usual text of its licence with its authors.
fn licence_texts(package: &Package) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for path in package.licence_files()? {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        texts.push(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"));
    }
    if texts.is_empty() {
        let is = |name| licence::is_satisfied(&package.licence, &[name]);
        texts.push(match (is("MIT"), is("MPL-2.0")) {
            (true, _) => mit(&package.authors)?,
            // This licence asks for its address, not for its text.
            (_, true) => MPL.to_owned(),
            _ => anyhow::bail!("{} has no file with the text of its licence, {}", package.name, package.licence),
        });
    }
    Ok(texts)
}

/// The MIT licence for these authors.
fn mit(authors: &str) -> Result<String> {
    // The project's own licence is MIT, too: everything but its second paragraph is the same.
    let own = fs::read_to_string(workspace::root().join("LICENSE")).context("cannot read LICENSE")?;
    let conditions = own.splitn(3, "\n\n").nth(2).context("LICENSE has less than three paragraphs")?;
    Ok(format!("MIT License\n\nCopyright (c) {authors}\n\n{conditions}"))
}

/// The packages as a list of components in the format CycloneDX 1.5.
pub fn components(packages: &[Package]) -> Value {
    let component = |package: &Package| {
        let Package { name, version, licence, .. } = package;
        json!({
            "type": "library",
            "name": name,
            "version": version,
            "purl": format!("pkg:cargo/{name}@{version}"),
            "licenses": [{ "expression": licence }],
        })
    };
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": { "type": "application", "name": "blokus-duo", "version": env!("CARGO_PKG_VERSION") }
        },
        "components": packages.iter().map(component).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_and_components_name_every_package_of_the_programs_once() {
        let packages = in_programs().unwrap();
        let text = notices(&packages).unwrap();
        let components = components(&packages);
        let listed = components["components"].as_array().unwrap();
        assert_eq!(listed.len(), packages.len());
        for name in ["clap", "serialport", "tokio", "epaint_default_fonts"] {
            let rows = text.lines().filter(|line| line.contains(&format!("https://crates.io/crates/{name}/")));
            assert_eq!(rows.count(), 1, "{name}");
            assert!(listed.iter().any(|component| component["name"] == name), "{name}");
        }
        // Only needed to build or to test, or our own.
        for name in ["serde_derive", "insta", "rust-hdl", "duo_core"] {
            assert!(!packages.iter().any(|package| package.name == name), "{name}");
        }
        // The text of a licence of its own, of one without a file, and of a font.
        for part in
            ["Mozilla Public License, version 2.0: https", "Copyright (c) Michael Bryan", "SIL OPEN FONT LICENSE"]
        {
            assert!(text.contains(part), "{part}");
        }
    }

    #[test]
    fn package_without_a_permitted_licence_is_refused() {
        let mut packages = in_programs().unwrap();
        packages[0].licence = "AGPL-3.0-only".to_owned();
        let why = notices(&packages).unwrap_err().to_string();
        assert_eq!(why, format!("no permitted licence: {} {} (AGPL-3.0-only)", packages[0].name, packages[0].version));
    }
}
