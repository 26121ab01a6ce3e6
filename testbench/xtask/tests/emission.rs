//! Emission is reproducible: every run emits the same Verilog, byte for byte.

use std::process::Command;

/// This process and another one each emit exactly the files in `hdl/verilog`.
#[test]
fn two_processes_emit_the_same_bytes() {
    for (name, text) in hdl::emit::library().files() {
        let path = testbench::verilog::folder().join(&name);
        let kept = std::fs::read_to_string(path).unwrap();
        assert!(kept == text, "hdl/verilog/{name} is stale; run `cargo xtask emit`");
    }
    let other = Command::new(env!("CARGO_BIN_EXE_xtask")).args(["emit", "--check"]).output().unwrap();
    assert!(other.status.success(), "{}", String::from_utf8_lossy(&other.stderr));
}

/// An emission leaves no state in the process that changes the next one.
#[test]
fn one_process_emits_the_same_bytes_twice() {
    assert!(hdl::emit::library() == hdl::emit::library());
}

#[test]
fn bad_arguments_end_with_status_2() {
    for arguments in [&["emit", "--chekc"][..], &["synth-me"], &[]] {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}
