//! The page without a server: a folder of files that play in the browser alone.
//!
//! Most files are those of the server's page. Only api.js, which asks the back end, is another one:
//! a web worker runs the program `blokus-duo` as WebAssembly behind it. A service worker stores the
//! files, so that the page opens without a network. One more file is the whole page, for places
//! without a web server.

pub mod check;
pub mod program;
mod single_file;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use self::program::Kind;
use crate::notices;
use testbench::workspace;

/// Folders, from the workspace's root, of the page's files and of those that replace the server's.
const PAGE: &str = "referee-client/duo_page/web";
const BROWSER: &str = "referee-client/duo_site/web";

/// The files in the site's own folder; the others are in `assets`, as on the server.
const AT_THE_ROOT: [&str; 3] = ["index.html", "icon.svg", SERVICE_WORKER];

const SERVICE_WORKER: &str = "service-worker.js";

/// A file of the site: its path in the folder, and its contents.
type File = (String, Vec<u8>);

/// Builds the site and replaces `folder` by it. Returns its files with their sizes.
///
/// # Errors
/// A failed build or write, or a folder that holds something other than a site.
pub fn make(folder: &Path) -> Result<Vec<(String, usize)>> {
    anyhow::ensure!(
        !folder.exists() || folder.join(SERVICE_WORKER).is_file() || fs::read_dir(folder)?.next().is_none(),
        testbench::bad_input::BadInput(format!("{} exists and is not a site: name another folder", folder.display()))
    );
    let mut files = page()?;
    for kind in Kind::ALL {
        let program = program::build(kind)?;
        let bytes = fs::read(&program).with_context(|| format!("cannot read {}", program.display()))?;
        files.push((format!("assets/{}", kind.file_name()), bytes));
    }
    files.sort();
    let single = single_file::page(&files)?;
    complete_service_worker(&mut files);
    files.push(single);
    // Not stored by the service worker: people read it on the site.
    files.push((notices::NOTICES.to_owned(), notices::notices(&notices::in_site()?)?.into_bytes()));
    write(folder, &files)?;
    Ok(files.into_iter().map(|(path, bytes)| (path, bytes.len())).collect())
}

/// The page's files, with the browser's back end instead of the server's.
fn page() -> Result<Vec<File>> {
    let mut files: Vec<File> = Vec::new();
    for folder in [PAGE, BROWSER] {
        for entry in fs::read_dir(workspace::root().join(folder)).with_context(|| format!("cannot read {folder}"))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let place = if AT_THE_ROOT.contains(&&*name) { name } else { format!("assets/{name}") };
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.retain(|(known, _)| *known != place);
            files.push((place, bytes));
        }
    }
    Ok(files)
}

/// Writes the list of files into the service worker, and a version that changes with any file.
fn complete_service_worker(files: &mut [File]) {
    let mut digest = Sha256::new();
    let mut names = vec!["./".to_owned()];
    for (path, bytes) in files.iter() {
        digest.update(path);
        digest.update((bytes.len() as u64).to_le_bytes());
        digest.update(bytes);
        if path != SERVICE_WORKER {
            names.push(path.clone());
        }
    }
    let version: String = digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let worker = files.iter_mut().find(|(path, _)| path == SERVICE_WORKER);
    if let Some((_, bytes)) = worker {
        let text = String::from_utf8_lossy(bytes).replacen("FILES = []", &format!("FILES = {names:?}"), 1).replacen(
            "VERSION = \"\"",
            &format!("VERSION = \"blokus-duo {version}\""),
            1,
        );
        *bytes = text.into_bytes();
    }
}

/// Writes a temporary folder next to `folder` and renames it when it is complete.
fn write(folder: &Path, files: &[File]) -> Result<()> {
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("cannot create {}", parent.display()))?;
    let fresh = tempfile::Builder::new().prefix(".site-").tempdir_in(parent).context("cannot create a folder")?;
    for (path, bytes) in files {
        let path: PathBuf = fresh.path().join(path);
        fs::create_dir_all(path.parent().unwrap_or(fresh.path()))?;
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    // Temporary folders are private, but a web server may run as another user.
    #[cfg(unix)]
    fs::set_permissions(fresh.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot replace {}", folder.display()))?;
    }
    fs::rename(fresh.path(), folder).with_context(|| format!("cannot write {}", folder.display()))?;
    let _ = fresh.keep();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_api_has_the_same_calls_as_the_servers() {
        let files = page().unwrap();
        let text =
            |name: &str| String::from_utf8(files.iter().find(|(path, _)| path == name).unwrap().1.clone()).unwrap();
        let calls = |text: &str| -> Vec<String> {
            let words = text.lines().filter_map(|line| line.strip_prefix("export ")).filter_map(|line| {
                let name =
                    line.trim_start_matches("const ").trim_start_matches("async ").trim_start_matches("function ");
                name.split([' ', '(']).next().map(str::to_owned)
            });
            let mut words: Vec<String> = words.collect();
            words.sort();
            words
        };
        let server = fs::read_to_string(workspace::root().join(PAGE).join("api.js")).unwrap();
        assert_ne!(text("assets/api.js"), server);
        assert_eq!(calls(&text("assets/api.js")), calls(&server));
        for name in ["index.html", "icon.svg", "service-worker.js", "assets/worker.js", "assets/main.js"] {
            assert!(!text(name).is_empty());
        }
    }

    #[test]
    fn service_worker_lists_every_file_and_its_version_changes_with_each() {
        let worker = fs::read(workspace::root().join(BROWSER).join(SERVICE_WORKER)).unwrap();
        let completed = |page: &str| {
            let mut files = vec![("assets/a.js".to_owned(), page.into()), (SERVICE_WORKER.to_owned(), worker.clone())];
            complete_service_worker(&mut files);
            String::from_utf8(files.pop().unwrap().1).unwrap()
        };
        let first = completed("1");
        assert!(first.contains(r#"FILES = ["./", "assets/a.js"]"#), "{first}");
        assert!(first.contains(r#"VERSION = "blokus-duo "#), "{first}");
        assert_ne!(first, completed("2"));
    }
}
