//! Rehearses a contest and its faults in a few seconds. `contrib/rehearsal.sh` describes the
//! faults.

use std::process::Command;

use testbench::{command, workspace};

#[test]
fn a_contest_survives_all_that_is_rehearsed() {
    let cargo = ["build", "--release", "--workspace", "--bins", "--quiet"];
    command::run(command::cargo().args(cargo)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut rehearsal = Command::new(workspace::root().join("referee-client/contrib/rehearsal.sh"));
    rehearsal.arg(folder.path().join("contest")).arg("--short");
    let programs = workspace::target_dir().join("release");
    for program in release::PROGRAMS {
        rehearsal.env(program.replace('-', "_").to_uppercase(), programs.join(program));
    }
    let output = rehearsal.output().unwrap();
    assert!(output.status.success(), "{}", command::text(&output));
}
