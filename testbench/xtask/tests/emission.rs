//! Emission is reproducible: every run emits the same Verilog, byte for byte.

use std::process::Command;

/// Each emission gives exactly the files in `hdl/verilog`, and leaves no state in the process that
/// changes the next one. `cargo xtask tidy` compares the files in another process.
#[test]
fn one_process_emits_the_committed_bytes_twice() {
    for _ in 0..2 {
        for (name, text) in hdl::emit::library().files() {
            let path = testbench::verilog::folder().join(&name);
            let kept = std::fs::read_to_string(path).unwrap();
            assert!(kept == text, "hdl/verilog/{name} is stale; run `cargo xtask emit`");
        }
    }
}

#[test]
fn bad_arguments_end_with_status_2() {
    for arguments in [&["emit", "--chekc"][..], &["synth-me"], &[]] {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}
