//! Only a bitstream of today's Verilog may play for `cargo xtask evidence`.

use std::fs;

use assert_cmd::Command;
use boards::Board;

#[test]
fn missing_bitstream_and_one_of_other_verilog_are_refused() {
    let board = Board::named("ulx3s-25f").unwrap();
    let target = tempfile::tempdir().unwrap();
    let folder = target.path().join("synth").join(board.name);
    let refusal = || {
        let mut evidence = Command::new(env!("CARGO_BIN_EXE_xtask"));
        evidence.args(["evidence", "bitstream", "--board", board.name]).env("CARGO_TARGET_DIR", target.path());
        let refused = evidence.assert().code(2);
        String::from_utf8(refused.get_output().stderr.clone()).unwrap()
    };
    let said = refusal();
    assert!(said.contains("No such file") && said.contains("cargo xtask synth ulx3s-25f makes it"), "{said}");

    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(board.bitstream_file()), "bits").unwrap();
    for made_of in [None, Some("0123")] {
        if let Some(hash) = made_of {
            fs::write(folder.join("verilog.sha256"), hash).unwrap();
        }
        let said = refusal();
        assert!(said.contains("made from other Verilog than today's; cargo xtask synth ulx3s-25f"), "{said}");
    }
}
