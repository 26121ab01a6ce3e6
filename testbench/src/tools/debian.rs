//! Pinned packages of Debian, for programs that no Python index has. apt's own downloader fetches
//! them, they are unpacked into `target/tools`, and they run with their pinned loader and
//! libraries. They work on any release of the distribution, and nothing is installed.
//!
//! A mirror keeps a version only while a release has it. Debian's snapshot archive keeps all
//! versions: set `DEBIAN_MIRROR` to its address when a pinned version is gone from the mirror.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};

use crate::{cache, command, progress, workspace};

/// The environment variable with the address of the mirror.
const MIRROR: &str = "DEBIAN_MIRROR";

/// apt's downloader, which uses the machine's apt settings and checks the hash.
const APT_HELPER: &str = "/usr/lib/apt/apt-helper";

/// Programs and libraries in the folder of the unpacked packages.
const PROGRAMS: &str = "usr/bin";
const LIBRARIES: &str = "usr/lib/x86_64-linux-gnu";

/// The loader of the pinned C library.
const LOADER: &str = "ld-linux-x86-64.so.2";

/// Pinned packages that are unpacked into one folder.
#[derive(Debug)]
pub struct Packages {
    /// The folder's name.
    pub name: &'static str,
    /// A time when Debian's unstable release had all of them, as its snapshot archive writes it.
    pub pinned: &'static str,
    /// One line per package: SHA-256, path in a mirror, and the files to unpack unless all.
    list: &'static str,
}

/// The packages for the Xilinx 7 series.
pub const XILINX7: Packages =
    Packages { name: "xilinx7", pinned: "20261124T000000Z", list: include_str!("xilinx7.txt") };

impl Packages {
    /// The folder of the unpacked packages, fetched if it is not there yet.
    ///
    /// # Errors
    /// A package that cannot be fetched; the message says what to do.
    pub fn dir(&self) -> Result<PathBuf> {
        let name = format!("debian-{}-{}", self.name, self.pinned);
        cache::folder(workspace::target_dir().join("tools").join(name), |fresh| {
            let message =
                format!("fetching {} packages of Debian for {}, 25 megabytes", self.lines().count(), self.name);
            progress::announce(&message, || self.install(fresh))
        })
    }

    /// A command that runs this program.
    ///
    /// # Errors
    /// As [`dir`](Packages::dir).
    pub fn program(&self, name: &str) -> Result<Command> {
        let dir = self.dir()?;
        let libraries = dir.join(LIBRARIES);
        let mut command = Command::new(libraries.join(LOADER));
        command.arg("--library-path").arg(&libraries).arg(dir.join(PROGRAMS).join(name));
        // nextpnr includes a Python, which searches its library first.
        command.env("PYTHONHOME", dir.join("usr")).env("PYTHONNOUSERSITE", "1").env_remove("PYTHONPATH");
        Ok(command)
    }

    fn lines(&self) -> impl Iterator<Item = Line> {
        self.list.lines().filter_map(Line::read)
    }

    fn install(&self, dir: &Path) -> Result<()> {
        if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            bail!("the tools for {} need Linux on x86-64", self.name);
        }
        require_apt(self.name)?;
        let mirror = mirror()?;
        let downloads = tempfile::tempdir().context("cannot create a temporary folder")?;
        for line in self.lines() {
            let package = downloads.path().join("package.deb");
            fetch(&mirror, &line, &package).with_context(|| self.advice(&mirror, &line))?;
            unpack(&package, &line, dir)?;
        }
        Ok(())
    }

    fn advice(&self, mirror: &str, line: &Line) -> String {
        format!(
            "cannot fetch {} from {mirror}. If the mirror no longer has this version, Debian's snapshot archive does: \
             put its address, of the day {}, into {MIRROR} in the environment, and try again",
            line.place, self.pinned
        )
    }
}

/// A pinned package.
#[derive(Debug, PartialEq)]
struct Line {
    sha256: &'static str,
    place: &'static str,
    /// The files to unpack; empty means all.
    members: Vec<&'static str>,
}

impl Line {
    /// Reads a line; `None` for a comment.
    fn read(line: &'static str) -> Option<Line> {
        let mut words = line.split_whitespace();
        let sha256 = words.next().filter(|word| !word.starts_with('#'))?;
        Some(Line { sha256, place: words.next()?, members: words.collect() })
    }
}

/// Fails, with advice, on a machine without the tools of Debian and its relatives.
fn require_apt(name: &str) -> Result<()> {
    let has_unpacker = command::output(Command::new("dpkg-deb").arg("--version")).is_ok();
    if !has_unpacker || !Path::new(APT_HELPER).is_file() {
        bail!(
            "the tools for {name} are Debian packages, but {APT_HELPER} and dpkg-deb, which fetch and unpack them, are missing: \
             run this on Debian or Ubuntu, or in a container of one"
        );
    }
    Ok(())
}

/// The mirror to use: the one in the environment, else the Debian mirror of the machine's apt.
fn mirror() -> Result<String> {
    if let Some(mirror) = std::env::var_os(MIRROR).filter(|mirror| !mirror.is_empty()) {
        return Ok(mirror.to_string_lossy().trim_end_matches('/').to_owned());
    }
    let targets = ["indextargets", "--no-release-info", "--format", "$(REPO_URI)"];
    let output = command::run(Command::new("apt-get").args(targets))?;
    find_debian_mirror(&String::from_utf8_lossy(&output.stdout)).with_context(|| {
        format!("apt has no Debian mirror on this machine: set {MIRROR} in the environment to the address of one")
    })
}

/// The first of these addresses that is a Debian mirror, by its ending.
fn find_debian_mirror(addresses: &str) -> Option<String> {
    let mut addresses = addresses.lines().map(|address| address.trim().trim_end_matches('/'));
    addresses.find(|address| address.ends_with("/debian")).map(str::to_owned)
}

fn fetch(mirror: &str, line: &Line, to: &Path) -> Result<()> {
    let mut fetch = Command::new(APT_HELPER);
    fetch.args(["-qq", "download-file"]).arg(format!("{mirror}/{}", line.place)).arg(to);
    fetch.arg(format!("SHA256:{}", line.sha256));
    command::run(&mut fetch)?;
    Ok(())
}

fn unpack(package: &Path, line: &Line, dir: &Path) -> Result<()> {
    if line.members.is_empty() {
        command::run(Command::new("dpkg-deb").arg("--extract").arg(package).arg(dir))?;
        return Ok(());
    }
    let mut unpacker = Command::new("dpkg-deb");
    let mut unpacker =
        unpacker.arg("--fsys-tarfile").arg(package).stdout(Stdio::piped()).spawn().context("cannot run dpkg-deb")?;
    let archive = unpacker.stdout.take().context("dpkg-deb's output is piped")?;
    let taken = command::run(
        Command::new("tar").arg("--extract").arg("--directory").arg(dir).args(&line.members).stdin(archive),
    );
    let unpacked = unpacker.wait().context("cannot wait for dpkg-deb")?;
    taken?;
    if !unpacked.success() {
        bail!("dpkg-deb ended with {unpacked} at {}", line.place);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pin_has_a_hash_and_a_path() {
        let lines: Vec<Line> = XILINX7.lines().collect();
        assert!(lines.len() > 15);
        for line in &lines {
            assert_eq!(line.sha256.len(), 64, "{line:?}");
            assert!(line.sha256.bytes().all(|byte| byte.is_ascii_hexdigit()), "{line:?}");
            assert!(line.place.starts_with("pool/main/") && line.place.ends_with(".deb"), "{line:?}");
            assert!(line.members.iter().all(|member| member.starts_with("./usr/")), "{line:?}");
        }
        assert!(lines.iter().any(|line| line.place.contains("/libc6_")), "the loader comes with the C library");
    }

    #[test]
    fn comments_are_not_pins() {
        assert_eq!(Line::read("# a comment"), None);
        let line = Line { sha256: "12ab", place: "pool/main/x.deb", members: vec!["./usr/y"] };
        assert_eq!(Line::read("12ab pool/main/x.deb ./usr/y"), Some(line));
    }

    #[test]
    fn debian_mirror_is_found_among_others() {
        let addresses = "http://a.example/ubuntu/\nhttp://b.example/debian-security/\nhttp://c.example/debian/\n";
        assert_eq!(find_debian_mirror(addresses).as_deref(), Some("http://c.example/debian"));
        assert_eq!(find_debian_mirror("http://a.example/ubuntu/\n"), None);
    }
}
