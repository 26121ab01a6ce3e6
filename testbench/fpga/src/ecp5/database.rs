//! Project Trellis' database: the device's tiles, and the connections and settings of each kind of
//! tile.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use serde::de::DeserializeOwned;
use serde::Deserialize;

use super::configuration::Settings;

/// The database's folder, and the device that is read from it.
pub struct Database {
    folder: PathBuf,
    device: String,
}

/// A kind of tile.
#[derive(Debug, Default)]
pub struct Kind {
    /// Connections that always hold: destination and source.
    pub fixed: Vec<(String, String)>,
    /// Destinations, each with the source that drives it if none of its switches is closed.
    pub defaults: Vec<(String, String)>,
    /// The bits of each switch, by destination and source.
    switches: HashMap<(String, String), Bits>,
    enums: HashMap<String, Enum>,
    words: HashMap<String, Word>,
}

/// The option that `ecpunpack` shows where none fits completely.
const UNCLEAR: &str = "_NONE_";

/// Bits of a tile: `F3B2` is one, `!F3B2` is zero.
type Bits = BTreeSet<String>;

/// A setting that is a number.
#[derive(Debug)]
struct Word {
    /// The highest bit first.
    default: String,
    /// The bits that show a one, the lowest first.
    bits: Vec<Bits>,
}

/// A setting with named options.
#[derive(Debug, Default)]
struct Enum {
    default: Option<String>,
    /// The bits of each option.
    options: HashMap<String, Bits>,
}

/// A package's pin.
#[derive(Clone, Debug, Deserialize)]
pub struct Pin {
    /// The pad's row.
    pub row: i32,
    /// The pad's column.
    pub col: i32,
    /// The pad at this place: `A` to `D`.
    pub pio: String,
}

/// The network that distributes clocks.
#[derive(Debug, Deserialize)]
pub struct Globals {
    quadrants: HashMap<String, Area>,
    taps: HashMap<String, Tap>,
    spines: HashMap<String, Point>,
}

#[derive(Debug, Deserialize)]
struct Area {
    x0: i32,
    y0: i32,
    x1: i32,
    y1: i32,
}

/// The columns that a column of taps serves to its left and to its right.
#[derive(Debug, Deserialize)]
struct Tap {
    lx0: i32,
    lx1: i32,
    rx0: i32,
    rx1: i32,
}

#[derive(Debug, Deserialize)]
struct Point {
    x: i32,
    y: i32,
}

#[derive(Deserialize)]
struct Tile {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct Pads {
    packages: HashMap<String, HashMap<String, Pin>>,
}

impl Database {
    /// The database in `folder` for a device, such as `LFE5U-85F`.
    pub fn new(folder: &Path, device: &str) -> Database {
        Database { folder: folder.join("ECP5"), device: device.to_owned() }
    }

    /// The prefix of names that are valid only for devices of this size. The smallest device is a
    /// larger one under another name.
    pub fn prefix(&self) -> &'static str {
        match self.device.rsplit('-').next() {
            Some("85F") => "85K_",
            Some("45F") => "45K_",
            _ => "25K_",
        }
    }

    /// The kind of each tile, by the tile's name.
    pub fn tiles(&self) -> Result<HashMap<String, String>> {
        let tiles: HashMap<String, Tile> = self.json("tilegrid.json")?;
        Ok(tiles.into_iter().map(|(name, tile)| (name, tile.kind)).collect())
    }

    /// The pins of a package, such as `CABGA381`.
    pub fn pins(&self, package: &str) -> Result<HashMap<String, Pin>> {
        let mut pads: Pads = self.json("iodb.json")?;
        pads.packages.remove(package).with_context(|| format!("{} has no package {package}", self.device))
    }

    /// The network that distributes clocks.
    pub fn globals(&self) -> Result<Globals> {
        self.json("globals.json")
    }

    /// A kind of tile.
    pub fn kind(&self, name: &str) -> Result<Kind> {
        let path = self.folder.join("tiledata").join(name).join("bits.db");
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Kind::read(&text).with_context(|| format!("{} is malformed", path.display()))
    }

    fn json<T: DeserializeOwned>(&self, file: &str) -> Result<T> {
        let path = self.folder.join(&self.device).join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).with_context(|| format!("{} is malformed", path.display()))
    }
}

impl Kind {
    /// Reads a kind's file. A section begins with a dot and ends with an empty line.
    fn read(text: &str) -> Result<Kind> {
        let mut kind = Kind::default();
        for section in text.split("\n\n") {
            let mut lines = section.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            let Some(head) = lines.next() else { continue };
            let fields: Vec<&str> = head.split_ascii_whitespace().collect();
            let named = lines.clone().filter_map(|line| {
                let (name, rest) = line.split_once(' ')?;
                Some((name.to_owned(), bits(rest)))
            });
            match fields[..] {
                [".mux", sink] => {
                    for (source, bits) in named {
                        // A source without bits is selected if no other source is.
                        if bits.is_empty() {
                            kind.defaults.push((sink.to_owned(), source.clone()));
                        }
                        kind.switches.insert((sink.to_owned(), source), bits);
                    }
                }
                [".config", name, default] => {
                    let word = Word { default: default.to_owned(), bits: lines.map(bits).collect() };
                    kind.words.insert(name.to_owned(), word);
                }
                [".config_enum", name, ref default @ ..] => {
                    let default = default.first().map(|&default| default.to_owned());
                    kind.enums.insert(name.to_owned(), Enum { default, options: named.collect() });
                }
                [".fixed_conn", sink, source] => kind.fixed.push((sink.to_owned(), source.to_owned())),
                _ => ensure!(false, "{head:?} is an unknown section"),
            }
        }
        Ok(kind)
    }

    /// Whether tiles of this kind have this word.
    pub fn has_word(&self, name: &str) -> bool {
        self.words.contains_key(name)
    }

    /// Whether tiles of this kind have this choice.
    pub fn has_enum(&self, name: &str) -> bool {
        self.enums.contains_key(name)
    }

    /// The value of a word that a tile does not mention.
    pub fn default_word(&self, name: &str) -> Option<&str> {
        self.words.get(name).map(|word| word.default.as_str())
    }

    /// The options that a tile with these settings may have. Options with equal bits cannot be told
    /// apart.
    ///
    /// Settings share bits. Sometimes no option fits completely, and `ecpunpack` shows `_NONE_`;
    /// then every option counts whose ones are all set.
    pub fn possible(&self, settings: &Settings, name: &str) -> Vec<&str> {
        let Some(choice) = self.enums.get(name) else { return Vec::new() };
        let found = settings.enums.get(name);
        if found.is_some_and(|found| found == UNCLEAR) {
            let ones = self.ones(settings);
            let may_be = |bits: &Bits| bits.iter().all(|bit| bit.starts_with('!') || ones.contains(bit));
            return choice.options.iter().filter(|(_, bits)| may_be(bits)).map(|(option, _)| option.as_str()).collect();
        }
        let Some(chosen) = found.or(choice.default.as_ref()) else { return Vec::new() };
        let bits = choice.options.get(chosen);
        choice.options.iter().filter(|(_, other)| Some(*other) == bits).map(|(option, _)| option.as_str()).collect()
    }

    /// The bits of a tile that no setting explains, not even a setting that shares bits with
    /// others.
    pub fn unexplained<'a>(&self, settings: &'a Settings) -> Vec<&'a str> {
        let unclear = settings.enums.iter().filter(|(_, found)| *found == UNCLEAR);
        let mut explained = Bits::new();
        for (name, _) in unclear {
            let options = self.possible(settings, name);
            explained.extend(options.into_iter().flat_map(|option| self.enums[name].options[option].iter().cloned()));
        }
        settings.unknown.iter().filter(|bit| !explained.contains(*bit)).map(String::as_str).collect()
    }

    /// Whether the bits of a tile with these settings fit an option.
    ///
    /// A pin's drive strength and pull overwrite bits of its standard, and `possible` then cannot
    /// tell the option. This function ignores such bits. It also ignores the bits of other
    /// standards, which the neighbouring pin may have.
    pub fn fits(&self, settings: &Settings, name: &str, option: &str) -> bool {
        let Some(choice) = self.enums.get(name) else { return false };
        let Some(wanted) = choice.options.get(option) else { return false };
        let kind_of_setting = |name: &str| name.split('.').nth(1).map(str::to_owned);
        let others = self.enums.iter().filter(|(other, _)| kind_of_setting(other) != kind_of_setting(name));
        let shared: BTreeSet<&str> = others
            .flat_map(|(_, other)| other.options.values().flatten())
            .map(|bit| bit.trim_start_matches('!'))
            .collect();
        let ones = self.ones(settings);
        let standard = option.rsplit('_').next();
        let alike = choice.options.iter().filter(|(other, _)| other.rsplit('_').next() == standard);
        let mut own = alike.flat_map(|(_, bits)| bits).map(|bit| bit.trim_start_matches('!'));
        own.all(|bit| shared.contains(bit) || ones.contains(bit) == wanted.contains(bit))
    }

    /// The bits of a tile that are one.
    fn ones(&self, settings: &Settings) -> Bits {
        let mut ones: Bits = settings.unknown.iter().cloned().collect();
        let mut add = |bits: &Bits| ones.extend(bits.iter().filter(|bit| !bit.starts_with('!')).cloned());
        settings.arcs.iter().filter_map(|arc| self.switches.get(arc)).for_each(&mut add);
        for (name, choice) in &self.enums {
            let chosen = settings.enums.get(name).or(choice.default.as_ref());
            chosen.and_then(|chosen| choice.options.get(chosen)).into_iter().for_each(&mut add);
        }
        for (name, word) in &self.words {
            let value = settings.words.get(name).unwrap_or(&word.default);
            let set = value.bytes().rev().zip(&word.bits).filter(|(bit, _)| *bit == b'1');
            set.for_each(|(_, bits)| add(bits));
        }
        ones
    }
}

/// Reads bits such as `F1B2 !F3B4`; `-` means none.
fn bits(text: &str) -> Bits {
    text.split_ascii_whitespace().filter(|bit| *bit != "-").map(str::to_owned).collect()
}

impl Globals {
    /// The column of taps that serves a column, and the side of the tap: `L` or `R`.
    pub fn tap(&self, col: i32) -> Option<(i32, char)> {
        self.taps.iter().find_map(|(name, tap)| {
            let at = name.strip_prefix('C')?.parse().ok()?;
            if (tap.lx0..=tap.lx1).contains(&col) {
                return Some((at, 'L'));
            }
            (tap.rx0..=tap.rx1).contains(&col).then_some((at, 'R'))
        })
    }

    /// The quadrant of a place, such as `UL`.
    pub fn quadrant(&self, row: i32, col: i32) -> Option<&str> {
        let is_in = |area: &Area| (area.y0..=area.y1).contains(&row) && (area.x0..=area.x1).contains(&col);
        self.quadrants.iter().find(|(_, area)| is_in(area)).map(|(name, _)| name.as_str())
    }

    /// Row and column of the spine that drives the taps in this row of a column of taps.
    pub fn spine(&self, row: i32, tap: i32) -> Option<(i32, i32)> {
        let spine = self.spines.get(&format!("{}{tap}", self.quadrant(row, tap)?))?;
        Some((spine.y, spine.x))
    }
}

#[cfg(test)]
mod tests {
    use super::super::configuration::Configuration;
    use super::*;

    const KIND: &str = "# Routing Mux Bits
.mux A0
F5 F1B3 F4B2
F7 F1B2 F2B2

.mux F0
F0_SLICE -
F5A_SLICE F8B10

# Non-Routing Configuration
.config SLICEA.K0.INIT 1111
F1B1
F1B2
F1B3
F1B4

.config_enum SLICEA.MODE LOGIC
CCU2 F9B10 F9B11
DPRAM F50B11
LOGIC -

.config_enum PIOA.BASE_TYPE NONE
INPUT_LVCMOS33 F1B0 F2B0
INPUT_LVTTL33 F2B0 F1B0
NONE -
OUTPUT_LVCMOS33 F1B0 F4B0

.config_enum PIOA.PULLMODE DOWN
DOWN !F2B0 !F3B0
UP F2B0 F3B0

# Fixed Connections
.fixed_conn Q0 Q0_SLICE

";

    /// A tile's settings.
    fn settings(text: &str) -> Settings {
        let text = format!(".tile R0C0:X\n{text}");
        Configuration::read(&text).unwrap().tiles.remove("R0C0:X").unwrap()
    }

    #[test]
    fn kind_of_tile_is_read() {
        let kind = Kind::read(KIND).unwrap();
        assert_eq!(kind.defaults, [("F0".to_owned(), "F0_SLICE".to_owned())]);
        assert_eq!(kind.fixed, [("Q0".to_owned(), "Q0_SLICE".to_owned())]);
        assert!(kind.has_word("SLICEA.K0.INIT") && !kind.has_word("SLICEA.MODE"));
        assert_eq!(kind.default_word("SLICEA.K0.INIT"), Some("1111"));
        let possible = |text: &str, name| {
            let mut possible = kind.possible(&settings(text), name);
            possible.sort_unstable();
            possible
        };
        assert_eq!(possible("", "SLICEA.MODE"), ["LOGIC"]);
        assert_eq!(possible("enum: SLICEA.MODE CCU2", "SLICEA.MODE"), ["CCU2"]);
        let equal = possible("enum: PIOA.BASE_TYPE INPUT_LVTTL33", "PIOA.BASE_TYPE");
        assert_eq!(equal, ["INPUT_LVCMOS33", "INPUT_LVTTL33"]);
        assert!(possible("", "PIOB.BASE_TYPE").is_empty());
        let unclear = "enum: SLICEA.MODE _NONE_\nunknown: F50B11\nunknown: F1B9";
        assert_eq!(possible(unclear, "SLICEA.MODE"), ["DPRAM", "LOGIC"]);
        assert_eq!(kind.unexplained(&settings(unclear)), ["F1B9"]);
    }

    #[test]
    fn option_fits_if_its_own_bits_are_as_it_has_them() {
        let kind = Kind::read(KIND).unwrap();
        let fits = |text: &str| kind.fits(&settings(text), "PIOA.BASE_TYPE", "INPUT_LVCMOS33");
        assert!(fits("enum: PIOA.BASE_TYPE INPUT_LVTTL33") && fits("unknown: F1B0"));
        assert!(fits("unknown: F1B0\nenum: PIOA.PULLMODE UP"));
        assert!(!fits("") && !fits("enum: PIOA.PULLMODE UP") && !fits("enum: PIOA.BASE_TYPE OUTPUT_LVCMOS33"));
    }

    #[test]
    fn taps_and_spines_are_found() {
        let globals: Globals = serde_json::from_str(
            r#"{"quadrants": {"UL": {"x0": 0, "y0": 0, "x1": 67, "y1": 46}, "LL": {"x0": 0, "y0": 47, "x1": 67, "y1": 95}},
                "taps": {"C13": {"lx0": 0, "lx1": 12, "rx0": 13, "rx1": 21}},
                "spines": {"UL13": {"x": 12, "y": 22}, "LL13": {"x": 12, "y": 70}}}"#,
        )
        .unwrap();
        assert_eq!(globals.tap(12), Some((13, 'L')));
        assert_eq!(globals.tap(13), Some((13, 'R')));
        assert_eq!(globals.tap(22), None);
        assert_eq!((globals.quadrant(46, 3), globals.quadrant(47, 3)), (Some("UL"), Some("LL")));
        assert_eq!((globals.spine(46, 13), globals.spine(47, 13)), (Some((22, 12)), Some((70, 12))));
    }
}
