//! The page without a server: a folder of files that play in the browser alone.
//!
//! The page's files are the server's; api.js, which asks whoever plays, is another one, and behind it a web worker runs the program
//! `blokus-duo` as WebAssembly. A service worker keeps the files, so that the page opens without a network. One file more is the whole page, to be
//! opened where there is no web server.

pub mod check;
pub mod program;
mod single_file;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use self::program::Kind;
use testbench::workspace;

/// The page's files, and those that take the server's place, from the workspace's root.
const PAGE: &str = "referee-client/duo_page/web";
const BROWSER: &str = "referee-client/duo_site/web";

/// What lies in the site's folder itself; the rest lies in `assets`, as the server has it.
const AT_THE_ROOT: [&str; 3] = ["index.html", "icon.svg", SERVICE_WORKER];

const SERVICE_WORKER: &str = "service-worker.js";

/// A file of the site: its path in the folder, and what is in it.
type File = (String, Vec<u8>);

/// Builds the site and puts it in `folder`, which it replaces. Returns its files with their sizes.
///
/// # Errors
/// If the program cannot be built, or the folder cannot be written, or holds something that is no site.
pub fn make(folder: &Path) -> Result<Vec<(String, usize)>> {
    anyhow::ensure!(
        !folder.exists() || folder.join(SERVICE_WORKER).is_file() || fs::read_dir(folder)?.next().is_none(),
        testbench::bad_input::BadInput(format!("{} is there, and is no site: name another folder", folder.display()))
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
    write(folder, &files)?;
    Ok(files.into_iter().map(|(path, bytes)| (path, bytes.len())).collect())
}

/// The page's files, those of the browser's back end in the place of the server's.
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

/// Tells the service worker which files there are, and by a version when one of them is another.
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

/// Writes the folder beside its place, and puts it there when it is complete.
fn write(folder: &Path, files: &[File]) -> Result<()> {
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("cannot create {}", parent.display()))?;
    let fresh = tempfile::Builder::new().prefix(".site-").tempdir_in(parent).context("cannot create a folder")?;
    for (path, bytes) in files {
        let path: PathBuf = fresh.path().join(path);
        fs::create_dir_all(path.parent().unwrap_or(fresh.path()))?;
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    // Temporary folders are for their owner alone; a web server may be somebody else.
    #[cfg(unix)]
    fs::set_permissions(fresh.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot replace {}", folder.display()))?;
    }
    fs::rename(fresh.path(), folder).with_context(|| format!("cannot put {} in its place", folder.display()))?;
    let _ = fresh.keep();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_api_takes_the_place_of_the_servers_and_has_the_same_calls() {
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
    fn the_service_worker_keeps_every_file_under_a_version_that_changes_with_each() {
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
