//! Changes the settings of a routed design. The design is a small top that holds only the settings;
//! it is synthesised, routed, changed and packed.

use std::fs;
use std::sync::OnceLock;

use boards::Board;
use duo_core::settings::Settings;
use fpga::synthesis::{netlist, place_and_route};
use hdl::emit::verilog;
use hdl::settings::Settings as Block;
use loading::settings_memory::{packed, read, with_settings};

/// The board with the smallest device of the main board's family.
fn board() -> &'static Board {
    Board::named("ulx3s-25f").unwrap()
}

fn made() -> Settings {
    board().settings()
}

const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 72_000_000, clock_hz: 80_000_000 };

/// The routed configuration of a top whose output is the parity of its settings.
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
    let made = netlist::synthesise("top", &text, netlist::synthesis(board().part)).unwrap();
    fs::copy(made.join(netlist::JSON), folder.path().join(netlist::JSON)).unwrap();
    let pins = &board().pins;
    let sites = [("oscillator", pins.oscillator), ("reset_button", pins.reset_button), ("tx", pins.tx)];
    let line =
        |(pin, site)| format!("LOCATE COMP \"{pin}\" SITE \"{site}\";\nIOBUF PORT \"{pin}\" IO_TYPE=LVCMOS33;\n");
    fs::write(folder.path().join(board().constraints_file()), sites.map(line).concat()).unwrap();
    place_and_route::run(board(), folder.path(), 1).unwrap().expect("the seed routes");
    fs::read_to_string(folder.path().join(place_and_route::config(1))).unwrap()
}

/// The small top with the board's default settings. It is routed once for all tests.
fn as_made() -> &'static str {
    static ROUTED: OnceLock<String> = OnceLock::new();
    ROUTED.get_or_init(|| routed(&made()))
}

#[test]
fn changed_configuration_equals_that_of_place_and_route_with_other_contents() {
    let (before, wanted) = (as_made(), routed(&CHOSEN));
    assert_eq!((read(board().part, before), read(board().part, &wanted)), (Ok(made()), Ok(CHOSEN)));
    assert_ne!(before, wanted);
    assert!(with_settings(board().part, before, &CHOSEN).unwrap() == wanted);
}

/// The settings change in the bitstream itself, without the packer.
#[test]
fn changed_bitstream_equals_that_of_the_packer() {
    let pack = |configuration: &str| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("small.config"), configuration).unwrap();
        place_and_route::pack(board(), folder.path(), "small.config", "small.bit").unwrap();
        fs::read(folder.path().join("small.bit")).unwrap()
    };
    let (before, wanted) = (pack(as_made()), pack(&with_settings(board().part, as_made(), &CHOSEN).unwrap()));
    assert_eq!((packed::read(board().part, &before), packed::read(board().part, &wanted)), (Ok(made()), Ok(CHOSEN)));
    assert_ne!(before, wanted);
    assert!(packed::with_settings(board().part, &before, &CHOSEN).unwrap() == wanted);
}
