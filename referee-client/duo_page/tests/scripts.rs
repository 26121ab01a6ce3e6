//! The page's scripts that need no browser, run under node.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

/// Runs a script of `tests/scripts` next to the page's scripts. Without node, the test is skipped
/// with a message.
fn run(script: &str) {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    for from in ["web", "tests/scripts"] {
        for entry in fs::read_dir(crate_folder.join(from)).unwrap().map(Result::unwrap) {
            fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
        }
    }
    fs::copy(crate_folder.join("../duo_site/web/api.js"), folder.path().join("browser_api.js")).unwrap();
    // A page tells the browser that its scripts are modules; this file tells node.
    fs::write(folder.path().join("package.json"), r#"{"type":"module"}"#).unwrap();
    let output = match Command::new("node").arg(script).current_dir(&folder).output() {
        Err(why) if why.kind() == ErrorKind::NotFound => {
            eprintln!("skipped {script}: node is not installed");
            return;
        }
        output => output.unwrap(),
    };
    let told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success(), "{script}:\n{told}");
}

#[test]
fn serial_line_ends_only_with_its_port() {
    run("serial_line.mjs");
}

#[test]
fn opened_file_is_utf_8_or_latin_1() {
    run("opened.mjs");
}

#[test]
fn result_is_worded_once() {
    run("phrases.mjs");
}

#[test]
fn tab_keeps_its_seat_and_a_link_gives_the_other_one() {
    run("seats.mjs");
}

#[test]
fn every_language_has_every_message_that_the_page_uses() {
    run("messages.mjs");
}

#[test]
fn both_back_ends_have_the_same_calls() {
    run("back_ends.mjs");
}
