//! A made-up device of eight tiles and its database, for tests: in Project X-Ray's format.

use std::fs;

use tempfile::TempDir;

use super::database::Database;

/// The device's name.
pub(super) const DIE: &str = "tiny";

/// Two logic tiles, one above the other, in the same frames; a block RAM; three tiles of pins in
/// one bank and one in another.
const TILES: &str = r#"{
    "LOGIC_X0Y0": {"type": "LOGIC", "grid_x": 1, "grid_y": 0, "clock_region": "X0Y0",
        "bits": {"CLB_IO_CLK": {"baseaddr": "0x00000400", "frames": 2, "offset": 2, "words": 2}}},
    "LOGIC_X0Y1": {"type": "LOGIC", "grid_x": 1, "grid_y": 0, "clock_region": "X0Y0",
        "bits": {"CLB_IO_CLK": {"baseaddr": "0x00000400", "frames": 2, "offset": 4, "words": 2}}},
    "RAM_X1Y0": {"type": "RAM", "grid_x": 2, "grid_y": 0, "clock_region": "X0Y0", "bits": {
        "BLOCK_RAM": {"baseaddr": "0x00C00000", "frames": 3, "offset": 0, "words": 10},
        "CLB_IO_CLK": {"baseaddr": "0x00000500", "frames": 2, "offset": 0, "words": 10}}},
    "NOTHING_X2Y0": {"type": "NOTHING", "grid_x": 3, "grid_y": 0, "bits": {}},
    "LIOB33_SING_X0Y0": {"type": "LIOB33_SING", "grid_x": 0, "grid_y": 0, "clock_region": "X0Y0", "bits": {"CLB_IO_CLK": {
        "baseaddr": "0x00000800", "frames": 2, "offset": 0, "words": 1,
        "alias": {"type": "LIOB33", "start_offset": 1, "sites": {}}}}},
    "LIOB33_X0Y1": {"type": "LIOB33", "grid_x": 0, "grid_y": 0, "clock_region": "X0Y0",
        "bits": {"CLB_IO_CLK": {"baseaddr": "0x00000800", "frames": 2, "offset": 1, "words": 2}}},
    "LIOB33_X0Y3": {"type": "LIOB33", "grid_x": 0, "grid_y": 0, "clock_region": "X0Y0",
        "bits": {"CLB_IO_CLK": {"baseaddr": "0x00000800", "frames": 2, "offset": 3, "words": 2}}},
    "LIOB33_X0Y5": {"type": "LIOB33", "grid_x": 0, "grid_y": 0, "clock_region": "X0Y1",
        "bits": {"CLB_IO_CLK": {"baseaddr": "0x00000900", "frames": 2, "offset": 1, "words": 2}}}
}"#;

/// The files with the features.
const FEATURES: [(&str, &str); 5] = [
    (
        "segbits_logic.db",
        "LOGIC.ALUT.INIT[00] 00_00\nLOGIC.ALUT.INIT[01] 00_01\nLOGIC.ALUT.INIT[02] 00_02\nLOGIC.ALUT.INIT[03] 00_33\n\
         LOGIC.MUX.A !01_10 01_11\nLOGIC.MUX.B 01_10 !01_11\nLOGIC.MUX.C 01_10 01_11\nLOGIC.FF.ZINI 01_20\n",
    ),
    ("ppips_logic.db", "LOGIC.OUT.A always\nLOGIC.OUT.B hint\n"),
    ("segbits_ram.db", "RAM.READ_WIDTH_18 01_07 01_08\n"),
    ("segbits_ram.block_ram.db", "RAM.INIT_00[000] 00_00\nRAM.INIT_00[001] 02_319\n"),
    (
        "segbits_liob33.db",
        "LIOB33.IOB_Y1.PULLTYPE.PULLUP 00_01\nLIOB33.IOB_Y0.PULLTYPE.PULLUP 00_33\nLIOB33.IOB_Y0.PULLTYPE.NONE !00_33\n\
         LIOB33.IOB_Y1.LVCMOS12.STEPDOWN 00_02\nLIOB33.IOB_Y0.LVCMOS12.STEPDOWN 00_34\n",
    ),
];

/// The database's folder.
pub(super) fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join(DIE)).unwrap();
    fs::write(folder.path().join(DIE).join("tilegrid.json"), TILES).unwrap();
    FEATURES.iter().for_each(|(name, text)| fs::write(folder.path().join(name), text).unwrap());
    folder
}

/// The database, read.
pub(super) fn database() -> Database {
    Database::read(folder().path(), DIE).unwrap()
}
