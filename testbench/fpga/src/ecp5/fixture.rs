//! A database for tests in Project Trellis' format. Its device has one slice and two pins.

use std::fs;

use tempfile::TempDir;

/// The device's name.
pub const DEVICE: &str = "LFE5U-25F";

/// Its package.
pub const PACKAGE: &str = "SMALL";

/// A tile with a pin, and connections to and from the tile below it.
const PIN: &str = ".config_enum PIOA.BASE_TYPE NONE
INPUT_LVCMOS33 F1B0
NONE -
OUTPUT_LVCMOS33 F2B0

.fixed_conn S1_JIN JPADDIA_PIO

.fixed_conn PADDOA_PIO S1_JOUT
";

/// A tile with slices. Only the first LUT and the first flip-flop have connections.
const SLICES: &str = ".mux A0
JIN F0B0

.mux B0
JIN F0B1

.mux CLK0
JIN F0B2

.mux MUXCLK0
CLK0 F0B3

.mux F0
F0_SLICE -
F5A_SLICE F0B4

.mux E2_JOUT
F0 F0B5
Q0 F0B6

.config SLICEA.K0.INIT 1111111111111111

.config_enum SLICEA.MODE LOGIC
CCU2 F1B0
LOGIC -

.config_enum SLICEA.CEMUX CE
1 F1B1
CE -

.config_enum SLICEA.REG0.SD 1
0 F1B2
1 !F1B2

.config_enum SLICEA.REG0.REGSET SET
RESET F1B3
SET !F1B3

.config_enum CLK0.CLKMUX CLK
CLK !F1B4
INV F1B4

.config_enum SLICEA.C0MUX C0
1 F1B5
C0 -

.fixed_conn A0_SLICE A0

.fixed_conn B0_SLICE B0

.fixed_conn C0_SLICE C0

.fixed_conn CLK0_SLICE MUXCLK0

.fixed_conn DI0 F0

.fixed_conn DI0_SLICE DI0

.fixed_conn Q0 Q0_SLICE
";

/// Writes the database into a new folder.
pub fn database() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let write = |file: &str, text: &str| {
        let path = folder.path().join("ECP5").join(file);
        fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    };
    write("tiledata/PLC2/bits.db", SLICES);
    write("tiledata/PIOT0/bits.db", PIN);
    write(
        "LFE5U-25F/tilegrid.json",
        r#"{"R1C3:PLC2": {"type": "PLC2"}, "MIB_R0C3:PIOT0": {"type": "PIOT0"}, "MIB_R0C5:PIOT0": {"type": "PIOT0"}}"#,
    );
    write(
        "LFE5U-25F/iodb.json",
        r#"{"packages": {"SMALL": {"A1": {"col": 3, "pio": "A", "row": 0}, "A2": {"col": 5, "pio": "A", "row": 0}}}}"#,
    );
    write("LFE5U-25F/globals.json", r#"{"quadrants": {}, "taps": {}, "spines": {}}"#);
    folder
}
