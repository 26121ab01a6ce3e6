//! `draw`: positions as picture files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The first bytes of every PNG.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn draw(out: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    command.args(["draw", "--moves", "53e0 a8e0 21k7"]).args(more).arg("--out").arg(out).output().unwrap()
}

#[test]
fn file_extension_chooses_the_kind_of_picture() {
    let folder = tempfile::tempdir().unwrap();
    let (svg, png) = (folder.path().join("board.svg"), folder.path().join("board.PNG"));
    assert!(draw(&svg, &[]).status.success());
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    assert!(draw(&png, &["--width", "300", "--board-only"]).status.success());
    let bytes = fs::read(&png).unwrap();
    assert!(bytes.starts_with(PNG));
    // Width and height are big-endian in the first chunk; the board alone is a square.
    assert_eq!([&bytes[16..20], &bytes[20..24]], [300u32.to_be_bytes(); 2]);
}

#[test]
fn bad_input_gives_one_line() {
    let folder = tempfile::tempdir().unwrap();
    for (file, more, complaint) in [
        ("board.gif", &[][..], ".svg or .png"),
        ("no/folder.svg", &[], "cannot write"),
        ("board.png", &["--width", "0"], "50..=8000"),
    ] {
        let output = draw(&folder.path().join(file), more);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(complaint) && said.lines().count() == 1, "{said}");
    }
}

/// The limit on file sizes is 0, which has the effect of a full disk.
#[test]
fn full_disk_leaves_existing_files_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("old.svg"), folder.path().join("new.svg"));
    fs::write(&old, "a picture").unwrap();
    let game = "match --first random --second random --record";
    for (command, file) in [("draw --out", &old), ("draw --out", &new), (game, &new)] {
        let program = assert_cmd::cargo::cargo_bin("blokus-duo");
        let script = format!("trap '' XFSZ; ulimit -f 0; exec \"$0\" {command} \"$1\"");
        let output =
            Command::new("sh").args(["-c", &script]).arg(program).arg(file).stdout(Stdio::null()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("cannot write") && said.lines().count() == 1, "{said}");
    }
    assert_eq!(fs::read_to_string(&old).unwrap(), "a picture");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "another file was left in the folder");
}
