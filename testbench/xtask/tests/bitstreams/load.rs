//! Tests `cargo xtask load` with a fake openFPGALoader and a fake board.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use boards::ALL;
use fpga::synthesis::settings;
use rustix::pty::{grantpt, openpt, ptsname, unlockpt, OpenptFlags};
use rustix::termios::{tcgetattr, tcsetattr, OptionalActions};

use crate::{routed, Desk};

/// A folder with a bitstream for the board.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("some.bit", b"\xff\0Part: LFE5U-85F-6CABGA381\0bits");
    desk
}

impl Desk {
    /// Installs a loader of a supported version. It records its arguments and then runs the shell
    /// command `then`.
    fn install_loader(&self, then: &str) {
        self.install_loader_of("v0.13.1", then);
    }

    /// Installs a loader of `version`. A query of its version does not overwrite the recorded
    /// arguments.
    fn install_loader_of(&self, version: &str, then: &str) {
        let arguments = self.path("arguments");
        let tell = format!("[ \"$1\" = --Version ] && echo openFPGALoader {version} && exit 0");
        let script = format!("#!/bin/sh\n{tell}\necho \"$@\" > {}\n{then}\n", arguments.display());
        self.write("openFPGALoader", script);
        fs::set_permissions(self.path("openFPGALoader"), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Runs `xtask load ulx3s-85f` with the desk's bitstream. `PATH` holds only the desk's programs
    /// and `/bin`.
    fn load(&self, arguments: &[&str]) -> assert_cmd::assert::Assert {
        self.load_from("/bin", arguments)
    }

    /// Runs `xtask load` like `load`, with these folders on `PATH` after the desk's own.
    fn load_from(&self, folders: &str, arguments: &[&str]) -> assert_cmd::assert::Assert {
        let path = format!("{}:{folders}", self.folder.path().display());
        Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["load", "ulx3s-85f", "--bitstream"])
            .arg(self.path("some.bit"))
            .args(arguments)
            .env("PATH", path)
            .assert()
    }
}

/// Simulates a board on a serial line, which answers each `0` with `answer`. Returns the path of
/// the line's other end.
fn board(answer: &'static [u8]) -> PathBuf {
    let near_end = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&near_end).unwrap();
    unlockpt(&near_end).unwrap();
    let name = ptsname(&near_end, Vec::new()).unwrap();
    let path = PathBuf::from(std::ffi::OsStr::from_bytes(name.as_bytes()));
    // Open the line once, to make it pass bytes unchanged. Close it again, because `load` refuses a
    // port that is open.
    let far_end = OpenOptions::new().read(true).write(true).open(&path).unwrap();
    let mut settings = tcgetattr(&far_end).unwrap();
    settings.make_raw();
    tcsetattr(&far_end, OptionalActions::Now, &settings).unwrap();
    drop(far_end);
    std::thread::spawn(move || {
        let mut line = File::from(near_end);
        let mut byte = [0];
        loop {
            // Reading fails while the other end is closed.
            match line.read(&mut byte) {
                Ok(1) if byte == *b"0" => line.write_all(answer).unwrap(),
                _ => std::thread::sleep(std::time::Duration::from_millis(10)),
            }
        }
    });
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_board_is_loaded_and_says_who_it_is() {
    let (desk, port) = (desk(), board(b"1RS"));
    desk.install_loader("exit 0");
    let bitstream = desk.path("some.bit");
    let expected = format!("openFPGALoader --board ulx3s {}\n{} answers 1RS\n", bitstream.display(), port.display());
    desk.load(&["--port", text(&port)]).success().stdout(expected);
    let arguments = fs::read_to_string(desk.path("arguments")).unwrap();
    assert_eq!(arguments, format!("--board ulx3s {}\n", bitstream.display()));
}

#[test]
fn the_flash_is_written_on_demand() {
    let (desk, port) = (desk(), board(b"1RS"));
    desk.install_loader("exit 0");
    desk.load(&["--flash", "--port", text(&port)]).success();
    let arguments = fs::read_to_string(desk.path("arguments")).unwrap();
    assert!(arguments.starts_with("--board ulx3s --write-flash "), "{arguments}");
}

/// The complete stderr of a command that must fail.
fn complaint(assert: assert_cmd::assert::Assert) -> String {
    let output = assert.failure().get_output().clone();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn every_trouble_has_a_clear_word() {
    let desk = desk();
    let said = complaint(desk.load(&[]));
    assert!(
        said.starts_with("xtask: openFPGALoader not found") && said.contains("sudo apt install openfpgaloader"),
        "{said}"
    );

    desk.install_loader("echo 'unable to open ftdi device' >&2; exit 1");
    let said = complaint(desk.load(&[]));
    assert!(said.contains("unable to open ftdi device") && said.contains("plugged in"), "{said}");

    desk.install_loader("exit 0");
    let said = complaint(desk.load(&["--port", "/dev/no-such-port"]));
    assert!(said.contains("cannot open /dev/no-such-port"), "{said}");

    let silent = board(b"");
    let said = complaint(desk.load(&["--port", text(&silent)]));
    assert!(said.contains(&format!("nothing on {} answers", silent.display())), "{said}");

    let other = board(b"hello\r\n");
    let said = complaint(desk.load(&["--port", text(&other)]));
    assert!(said.contains("is not an accelerator: it answered hello"), "{said}");

    desk.install_loader_of("v0.11.0", "exit 0");
    let said = complaint(desk.load(&[]));
    assert!(said.contains("openFPGALoader 0.11 is too old") && said.contains("install 0.12"), "{said}");

    for (bitstream, why) in
        [(&b""[..], "it is empty"), (b"\xff\0Part: LFE5U-25F-6CABGA381\0", "it is for LFE5U-25F-6CABGA381")]
    {
        desk.write("some.bit", bitstream);
        let said = complaint(desk.load(&["--flash"]));
        assert!(said.contains(&format!("some.bit: {why}")), "{said}");
    }

    fs::remove_file(desk.path("some.bit")).unwrap();
    let said = complaint(desk.load(&[]));
    assert!(said.contains("some.bit is not there: cargo xtask synth ulx3s-85f makes it"), "{said}");
}

#[test]
fn a_team_is_put_into_the_bitstream_before_it_is_loaded_and_must_answer() {
    let desk = desk();
    desk.write("some.bit", routed("ulx3s-85f", "LFE5U-85F"));
    // The loader keeps a copy of the bitstream, its last argument.
    desk.install_loader(&format!("for last; do :; done; cp \"$last\" {}", desk.path("loaded.bit").display()));
    let port = board(b"1XY");
    // The packer needs this machine's Python.
    let folders = std::env::var("PATH").unwrap();
    let load = |arguments: &[&str]| desk.load_from(&folders, arguments);
    let assert = load(&["--team", "XY", "--thinking-ms", "900", "--port", text(&port)]).success();
    let said = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(said.ends_with(&format!("{} answers 1XY\n", port.display())), "{said}");
    let loaded = settings::read(ALL[0], Some(&desk.path("loaded.bit"))).unwrap();
    assert_eq!((loaded.team, loaded.thinking_ms()), (*b"XY", 900.0));

    let other = board(b"1RS");
    let said = complaint(load(&["--team", "XY", "--port", text(&other)]));
    assert!(said.contains("that is not 1XY, which was loaded"), "{said}");

    fs::remove_file(desk.path("arguments")).unwrap();
    desk.write("some.bit", "bits");
    let said = complaint(load(&["--team", "XY"]).code(2));
    assert!(said.contains("some.bit: it has no settings"), "{said}");
    assert!(!desk.path("arguments").exists(), "nothing was loaded");
}

#[test]
fn a_port_that_somebody_else_uses_is_left_alone() {
    let (desk, port) = (desk(), board(b"1RS"));
    desk.install_loader("exit 0");
    let _user = OpenOptions::new().read(true).write(true).open(&port).unwrap();
    let said = complaint(desk.load(&["--port", text(&port)]));
    assert!(said.contains(&format!("process {}", std::process::id())), "{said}");
    assert!(!desk.path("arguments").exists(), "nothing was loaded");
}

#[test]
fn missing_bitstream_is_asked_for_with_the_command_that_makes_it() {
    for (flag, expected) in
        [(&["--bring-up"][..], "synth arty-a7-100t --bring-up makes it"), (&[], "synth arty-a7-100t makes it")]
    {
        let mut load = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let folder = tempfile::tempdir().unwrap();
        load.args(["load", "arty-a7-100t"]).args(flag).env("CARGO_TARGET_DIR", folder.path());
        let why = complaint(load.assert());
        assert!(why.contains(expected), "{why}");
        let why = complaint(load.args(["--team", "XY"]).assert());
        assert!(why.contains(expected), "{why}");
    }
}
