//! Other settings in what place and route came to, all the way: a small top with nothing but the settings is synthesised, routed,
//! changed and packed; and the command that does it, with all that may be wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use assert_cmd::Command;
use boards::Board;
use duo_core::settings::Settings;
use fpga::synthesis::{netlist, place_and_route};
use hdl::emit::verilog;
use hdl::settings::Settings as Block;
use loading::settings_memory::{changed, packed, read};

/// The smallest device of the main board's family.
fn board() -> &'static Board {
    Board::named("ulx3s-25f").unwrap()
}

fn made() -> Settings {
    board().settings()
}

const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 72_000_000, clock_hz: 80_000_000 };

/// What place and route makes of a top that shows one bit of its settings.
fn routed(settings: &Settings) -> String {
    const TOP: &str = "
module top(input wire oscillator, input wire reset_button, output wire tx);
    wire [15:0] team;
    wire [31:0] budget_cycles;
    settings settings(.clock(oscillator), .reset(reset_button), .team(team), .budget_cycles(budget_cycles));
    assign tx = ^{team, budget_cycles};
endmodule
";
    let text = TOP.to_owned() + &verilog("settings", || Block::new(settings.words(), &made()));
    let folder = tempfile::tempdir().unwrap();
    let made = netlist::synthesised("top", &text, netlist::synthesis(board().part)).unwrap();
    fs::copy(made.join(netlist::JSON), folder.path().join(netlist::JSON)).unwrap();
    let pins = &board().pins;
    let sites = [("oscillator", pins.oscillator), ("reset_button", pins.reset_button), ("tx", pins.tx)];
    let line =
        |(pin, site)| format!("LOCATE COMP \"{pin}\" SITE \"{site}\";\nIOBUF PORT \"{pin}\" IO_TYPE=LVCMOS33;\n");
    fs::write(folder.path().join(board().constraints_file()), sites.map(line).concat()).unwrap();
    place_and_route::run(board(), folder.path(), 1).unwrap();
    fs::read_to_string(folder.path().join(place_and_route::config(1))).unwrap()
}

/// The small top with the settings that every board is made with.
fn as_made() -> &'static str {
    static ROUTED: OnceLock<String> = OnceLock::new();
    ROUTED.get_or_init(|| routed(&made()))
}

/// A folder with the configuration of the small top.
struct Desk {
    folder: tempfile::TempDir,
    configuration: String,
}

impl Desk {
    fn new() -> Desk {
        let desk = Desk { folder: tempfile::tempdir().unwrap(), configuration: as_made().to_owned() };
        fs::write(desk.path("small.config"), &desk.configuration).unwrap();
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// What `xtask settings ulx3s-25f` says, and its status.
    fn settings(&self, from: &str, arguments: &[&str]) -> (String, Option<i32>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.current_dir(self.folder.path()).args(["settings", "ulx3s-25f", "--from", from]).args(arguments);
        let output = command.output().unwrap();
        let said = if output.status.success() { output.stdout } else { output.stderr };
        (String::from_utf8(said).unwrap(), output.status.code())
    }
}

/// Changing the memory afterwards comes to the same, byte for byte, as synthesising and routing with other contents.
#[test]
fn a_changed_configuration_is_what_place_and_route_would_have_made() {
    let (before, wanted) = (as_made(), routed(&CHOSEN));
    assert_eq!((read(board().part, before), read(board().part, &wanted)), (Ok(made()), Ok(CHOSEN)));
    assert_ne!(before, wanted);
    assert!(changed(board().part, before, &CHOSEN).unwrap() == wanted);
}

/// So does changing it in the packed bitstream, without the packer.
#[test]
fn a_changed_bitstream_is_what_the_packer_would_have_made() {
    let desk = Desk::new();
    fs::write(desk.path("wanted.config"), changed(board().part, &desk.configuration, &CHOSEN).unwrap()).unwrap();
    let pack = |name: &str| {
        place_and_route::pack(board(), desk.folder.path(), &format!("{name}.config"), &format!("{name}.bit")).unwrap();
        fs::read(desk.path(&format!("{name}.bit"))).unwrap()
    };
    let (before, wanted) = (pack("small"), pack("wanted"));
    assert_eq!((packed::read(board().part, &before), packed::read(board().part, &wanted)), (Ok(made()), Ok(CHOSEN)));
    assert_ne!(before, wanted);
    assert!(packed::changed(board().part, &before, &CHOSEN).unwrap() == wanted);
}

#[test]
fn a_team_puts_its_name_into_a_bitstream_without_a_board() {
    let desk = Desk::new();
    let default = ("team RS, thinks 950 ms about a move (76000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    assert_eq!(desk.settings("small.config", &[]), default);
    let changed = ("team XY, thinks 900 ms about a move (72000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    let to_xy = ["--team", "XY", "--thinking-ms", "900", "--output", "xy.bit"];
    assert_eq!(desk.settings("small.config", &to_xy), changed);
    assert_eq!(desk.settings("xy.bit", &[]), changed);
    // What is not given stays; and a bitstream is as good to begin with as what it was packed from.
    let other = ("team Z2, thinks 900 ms about a move (72000000 cycles at 80 MHz)\n".to_owned(), Some(0));
    assert_eq!(desk.settings("xy.bit", &["--team", "Z2", "--output", "z2.bit"]), other);
    assert_eq!(desk.settings("z2.bit", &[]), other);
    let back = ["--team", "RS", "--thinking-ms", "950", "--output", "back.bit"];
    assert_eq!(desk.settings("z2.bit", &back), default);
    assert_eq!(desk.settings("small.config", &["--output", "small.bit"]), default);
    assert!(fs::read(desk.path("back.bit")).unwrap() == fs::read(desk.path("small.bit")).unwrap());
    assert_eq!(fs::read_to_string(desk.path("small.config")).unwrap(), desk.configuration);
}

#[test]
fn whatever_is_wrong_gets_one_clear_line_and_loses_nothing() {
    let desk = Desk::new();
    let write = |name: &str, text: &str| fs::write(desk.path(name), text).unwrap();
    write("none.config", ".device LFE5U-25F\n");
    write("two.config", &format!("{0}{0}", desk.configuration));
    fs::write(desk.path("other.bit"), [0xff, 0x00, 0xfe]).unwrap();
    write("precious.bit", "precious");
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
        // On a slow machine it also says what takes so long.
        let complaint: String = complaint.split_inclusive('\n').filter(|line| !line.ends_with(" ...\n")).collect();
        assert!(complaint.starts_with(said) && status == Some(2), "{from} {arguments:?}: {status:?} {complaint}");
        assert!(!said.starts_with("xtask") || complaint.lines().count() == 1, "{complaint}");
    }
    assert_eq!(fs::read_to_string(desk.path("precious.bit")).unwrap(), "precious");
    assert_eq!(fs::read_to_string(desk.path("small.config")).unwrap(), desk.configuration);
    assert_eq!(hidden_files(desk.folder.path()), 0, "nothing half written is left");
}

fn hidden_files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).unwrap();
    entries.filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with('.')).count()
}
