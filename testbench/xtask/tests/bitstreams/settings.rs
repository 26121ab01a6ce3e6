//! Tests what `cargo xtask settings` shows, writes and refuses.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

use crate::{routed, Desk};

fn small() -> String {
    routed("ulx3s-25f", "LFE5U-25F")
}

/// A folder with a routed configuration.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("small.config", small());
    desk
}

impl Desk {
    /// Runs `xtask settings ulx3s-25f`. Returns its output and its exit status. The output is
    /// stdout on success, otherwise stderr.
    fn settings(&self, from: &str, arguments: &[&str]) -> (String, Option<i32>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.current_dir(self.folder.path()).args(["settings", "ulx3s-25f", "--from", from]).args(arguments);
        let output = command.output().unwrap();
        let said = if output.status.success() { output.stdout } else { output.stderr };
        (String::from_utf8(said).unwrap(), output.status.code())
    }
}

#[test]
fn a_team_puts_its_name_into_a_bitstream_without_a_board() {
    let desk = desk();
    let default = ("team RS, thinks 950 ms about a move (76000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    assert_eq!(desk.settings("small.config", &[]), default);
    let changed = ("team XY, thinks 900 ms about a move (72000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    let to_xy = ["--team", "XY", "--thinking-ms", "900", "--output", "xy.bit"];
    assert_eq!(desk.settings("small.config", &to_xy), changed);
    assert_eq!(desk.settings("xy.bit", &[]), changed);
    // Settings that are not given keep their values. A bitstream can be changed like a
    // configuration.
    let other = ("team Z2, thinks 900 ms about a move (72000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    assert_eq!(desk.settings("xy.bit", &["--team", "Z2", "--output", "z2.bit"]), other);
    assert_eq!(desk.settings("z2.bit", &[]), other);
    let back = ["--team", "RS", "--thinking-ms", "950", "--output", "back.bit"];
    assert_eq!(desk.settings("z2.bit", &back), default);
    assert_eq!(desk.settings("small.config", &["--output", "small.bit"]), default);
    assert!(fs::read(desk.path("back.bit")).unwrap() == fs::read(desk.path("small.bit")).unwrap());
    assert_eq!(fs::read_to_string(desk.path("small.config")).unwrap(), small());
}

#[test]
fn whatever_is_wrong_gets_one_clear_line_and_loses_nothing() {
    let desk = desk();
    desk.write("none.config", ".device LFE5U-25F\n");
    desk.write("two.config", small().repeat(2));
    desk.write("other.bit", [0xff, 0x00, 0xfe]);
    desk.write("precious.bit", "precious");
    let to = ["--team", "XY", "--output", "precious.bit"];
    for (from, arguments, said) in [
        ("missing.bit", &to[..], "xtask: cannot read missing.bit: No such file or directory"),
        ("none.config", &to, "xtask: none.config: it has no settings"),
        ("two.config", &to, "xtask: two.config: 2 block RAMs in it begin like the settings"),
        ("other.bit", &to, "xtask: other.bit is neither a routed configuration nor a bitstream of ulx3s-25f"),
        ("small.config", &["--team", "XY"], "xtask: no output for the change: name one with --output FILE"),
        (
            "small.config",
            &["--team", "XY", "--output", "small.config"],
            "xtask: small.config is what the bitstream is made",
        ),
        (
            "small.config",
            &["--team", "XY", "--output", "no/such/folder.bit"],
            "xtask: cannot write no/such/folder.bit: ",
        ),
        (
            "small.config",
            &["--team", "XYZ"],
            "error: invalid value 'XYZ' for '--team <XY>': a team's identifier is two",
        ),
        ("small.config", &["--team", "X "], "error: invalid value 'X ' for '--team <XY>': a team's identifier is two"),
        ("small.config", &["--thinking-ms", "10001"], "error: invalid value '10001' for '--thinking-ms <N>'"),
    ] {
        let (complaint, status) = desk.settings(from, arguments);
        // On a slow machine, progress lines precede the message.
        let complaint: String = complaint.split_inclusive('\n').filter(|line| !line.ends_with(" ...\n")).collect();
        assert!(complaint.starts_with(said) && status == Some(2), "{from} {arguments:?}: {status:?} {complaint}");
        assert!(!said.starts_with("xtask") || complaint.lines().count() == 1, "{complaint}");
    }
    assert_eq!(fs::read_to_string(desk.path("precious.bit")).unwrap(), "precious");
    assert_eq!(fs::read_to_string(desk.path("small.config")).unwrap(), small());
    assert_eq!(hidden_files(desk.folder.path()), 0, "nothing half written is left");
}

fn hidden_files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).unwrap();
    entries.filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with('.')).count()
}
