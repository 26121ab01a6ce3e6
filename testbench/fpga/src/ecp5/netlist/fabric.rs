//! Wires of the whole device, and their drivers.
//!
//! A tile names a nearby wire by the way to the wire's own tile: `N1_V02S0501` is the wire
//! `V02S0501` one row further up. In its own tile, a wire has one name; place and name together
//! identify it. Clocks run on wires of the whole device, whose names begin with `G_`.

use std::collections::HashMap;

use anyhow::{bail, Context, Result};

use super::super::configuration::{Configuration, Settings};
use super::super::database::{Database, Globals, Kind};

/// Row and column.
pub type Place = (i32, i32);

/// A wire.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wire {
    /// The wire's place.
    pub place: Place,
    /// The wire's name at that place.
    pub name: String,
}

impl Wire {
    /// The wire of that name at a place.
    pub fn new(place: Place, name: impl Into<String>) -> Wire {
        Wire { place, name: name.into() }
    }

    /// The wire's name and place, for messages.
    pub fn shown(&self) -> String {
        format!("{} at row {}, column {}", self.name, self.place.0, self.place.1)
    }
}

/// A tile with its settings.
pub struct Tile {
    /// Its name.
    pub name: String,
    kind: usize,
}

/// A wire, as one kind of tile names it.
#[derive(Clone)]
enum Name {
    /// A wire at this distance from the tile.
    Near(Place, String),
    /// A wire of the whole device.
    Global(String),
}

/// Sources to which one kind of tile connects a wire.
type Sources = Vec<Name>;

/// The device as the bitstream configures it.
pub struct Fabric {
    tiles: HashMap<Place, Vec<Tile>>,
    kinds: Vec<Kind>,
    settings: HashMap<String, Settings>,
    /// The settings of a tile that the bitstream does not change.
    nothing: Settings,
    /// For each wire's name: its distance from a tile, and the sources by the kind of that tile.
    near: HashMap<String, HashMap<Place, HashMap<usize, Sources>>>,
    global: HashMap<String, Vec<Wire>>,
    /// Closed switches.
    arcs: HashMap<Wire, Vec<Wire>>,
    globals: Globals,
}

/// The drivers of a wire.
pub enum Drivers {
    /// The only source: a closed switch, or a line of the clock network.
    Wire(Wire),
    /// The level to which the bitstream ties the input.
    Constant(bool),
    /// Sources without a switch. Only those that lead to a configured cell count.
    Fixed(Vec<Wire>),
}

impl Fabric {
    /// The device with its settings.
    ///
    /// # Errors
    /// The database is damaged, or a tile of the bitstream has no place in its name.
    pub fn new(database: &Database, configuration: Configuration) -> Result<Fabric> {
        let mut fabric = Fabric {
            tiles: HashMap::new(),
            kinds: Vec::new(),
            settings: configuration.tiles,
            nothing: Settings::default(),
            near: HashMap::new(),
            global: HashMap::new(),
            arcs: HashMap::new(),
            globals: database.globals()?,
        };
        let mut numbers: HashMap<String, usize> = HashMap::new();
        for (name, kind) in database.tiles()? {
            let place = place(&name).with_context(|| format!("the tile {name} has no place"))?;
            let number = match numbers.get(&kind) {
                Some(&number) => number,
                None => {
                    fabric.kinds.push(database.kind(&kind)?);
                    numbers.insert(kind, fabric.kinds.len() - 1);
                    fabric.kinds.len() - 1
                }
            };
            fabric.tiles.entry(place).or_default().push(Tile { name, kind: number });
        }
        fabric.index(database.prefix());
        fabric.close_switches(database.prefix())?;
        Ok(fabric)
    }

    /// Sorts the connections of all kinds of tiles by the wires that they drive.
    fn index(&mut self, prefix: &str) {
        let places = {
            let mut places: HashMap<usize, Vec<Place>> = HashMap::new();
            for (place, tiles) in &self.tiles {
                tiles.iter().for_each(|tile| places.entry(tile.kind).or_default().push(*place));
            }
            places
        };
        for (number, kind) in self.kinds.iter().enumerate() {
            for (sink, source) in kind.fixed.iter().chain(&kind.defaults) {
                let (Some(sink), Some(source)) = (parse(sink, prefix), parse(source, prefix)) else { continue };
                match sink {
                    Name::Near(distance, name) => {
                        let kinds = self.near.entry(name).or_default().entry(distance).or_default();
                        kinds.entry(number).or_default().push(source);
                    }
                    Name::Global(name) => {
                        let tiles = places.get(&number).into_iter().flatten();
                        let sources = tiles.map(|&place| wire(place, &source));
                        self.global.entry(name).or_default().extend(sources);
                    }
                }
            }
        }
    }

    fn close_switches(&mut self, prefix: &str) -> Result<()> {
        for (name, settings) in &self.settings {
            let place = place(name).with_context(|| format!("the tile {name} has no place"))?;
            for (sink, source) in &settings.arcs {
                let (Some(sink), Some(source)) = (parse(sink, prefix), parse(source, prefix)) else { continue };
                let sources = self.arcs.entry(wire(place, &sink)).or_default();
                let source = wire(place, &source);
                // Two tiles may both show a switch between them.
                if !sources.contains(&source) {
                    sources.push(source);
                }
            }
        }
        Ok(())
    }

    /// The drivers of a wire. If nothing drives it, `Fixed` is empty.
    ///
    /// # Errors
    /// The wire has several closed switches.
    pub fn drivers(&self, wire: &Wire) -> Result<Drivers> {
        let closed = self.arcs.get(wire).map_or(&[][..], Vec::as_slice);
        let tied = self.tied(wire);
        anyhow::ensure!(
            closed.len() + usize::from(tied.is_some()) <= 1,
            "{} has several drivers: {:?}",
            wire.shown(),
            closed.iter().map(Wire::shown).collect::<Vec<_>>()
        );
        if let Some(source) = closed.first() {
            return Ok(Drivers::Wire(source.clone()));
        }
        if let Some(value) = tied {
            return Ok(Drivers::Constant(value));
        }
        if let Some(source) = self.clock_line(wire) {
            return Ok(Drivers::Wire(source));
        }
        if wire.name.starts_with("G_") {
            return Ok(Drivers::Fixed(self.global.get(&wire.name).cloned().unwrap_or_default()));
        }
        let mut sources = Vec::new();
        for (distance, kinds) in self.near.get(&wire.name).into_iter().flatten() {
            let from = (wire.place.0 - distance.0, wire.place.1 - distance.1);
            for tile in self.tiles(from) {
                let found = kinds.get(&tile.kind).into_iter().flatten();
                sources.extend(found.map(|source| self::wire(from, source)));
            }
        }
        sources.sort_by(|one, other| (one.place, &one.name).cmp(&(other.place, &other.name)));
        sources.dedup();
        Ok(Drivers::Fixed(sources))
    }

    /// The level to which an input is tied. Clocks and resets are tied high by a setting that is
    /// called 0.
    fn tied(&self, wire: &Wire) -> Option<bool> {
        let settings = self.tiles(wire.place).filter_map(|tile| self.settings.get(&tile.name));
        let block = format!("CIB.{}MUX", wire.name);
        let is_inverted = wire.name.starts_with("JCLK") || wire.name.starts_with("JLSR");
        let slice = slice_input(&wire.name);
        let mut values = settings.filter_map(|settings| {
            let value = slice.as_ref().and_then(|name| settings.enums.get(name)).map(|value| value == "1");
            value.or_else(|| settings.enums.get(&block).map(|value| (value == "1") != is_inverted))
        });
        values.next()
    }

    /// The source of a line of the clock network that has no switch.
    fn clock_line(&self, wire: &Wire) -> Option<Wire> {
        let (row, col) = wire.place;
        let number = wire.name.get(6..)?;
        match wire.name.get(..6)? {
            "G_HPBX" => {
                let (tap, side) = self.globals.tap(col)?;
                Some(Wire::new((row, tap), format!("{side}_HPBX{number}")))
            }
            "G_VPTX" => {
                let spine = self.globals.spine(row, col)?;
                (spine != wire.place).then(|| Wire::new(spine, wire.name.clone()))
            }
            "G_HPRX" => {
                let line: u32 = number.parse().ok()?;
                let quadrant = self.globals.quadrant(row, col)?;
                Some(Wire::new((0, 0), format!("G_{quadrant}PCLK{}", line / 100)))
            }
            _ => None,
        }
    }

    /// The tiles at a place.
    fn tiles(&self, place: Place) -> impl Iterator<Item = &Tile> {
        self.tiles.get(&place).into_iter().flatten()
    }

    /// The tiles at any of these places.
    fn tiles_of<'a>(&'a self, places: &'a [Place]) -> impl Iterator<Item = &'a Tile> + 'a {
        places.iter().flat_map(|&place| self.tiles(place))
    }

    /// The option on which the bits of all tiles at these places agree.
    ///
    /// # Errors
    /// No tile has this choice, two tiles contradict each other, or several options remain.
    pub fn choice(&self, places: &[Place], name: &str) -> Result<&str> {
        match self.choices(places, name)[..] {
            [option] => Ok(option),
            [] => bail!("nothing chooses {name}"),
            ref options => bail!("{name} may be any of {}", options.join(", ")),
        }
    }

    /// All options that agree with the bits of the tiles at these places, in alphabetical order.
    pub fn choices(&self, places: &[Place], name: &str) -> Vec<&str> {
        let mut agreed: Option<Vec<&str>> = None;
        for tile in self.tiles_of(places) {
            let kind = &self.kinds[tile.kind];
            if !kind.has_enum(name) {
                continue;
            }
            let possible = kind.possible(self.settings(tile), name);
            agreed = Some(match agreed {
                None => possible,
                Some(known) => known.into_iter().filter(|option| possible.contains(option)).collect(),
            });
        }
        let mut agreed = agreed.unwrap_or_default();
        agreed.sort_unstable();
        agreed
    }

    /// Whether a tile at a place is of this kind.
    pub fn has_kind(&self, place: Place, kind: &str) -> bool {
        self.tiles(place).any(|tile| tile.name.rsplit(':').next() == Some(kind))
    }

    /// Whether a tile at a place has this choice.
    pub fn has_choice(&self, place: Place, name: &str) -> bool {
        self.tiles(place).any(|tile| self.kinds[tile.kind].has_enum(name))
    }

    /// Whether the bits of a tile at a place fit an option; `None` without such a choice.
    pub fn fits(&self, place: Place, name: &str, option: &str) -> Option<bool> {
        let tile = self.tiles(place).find(|tile| self.kinds[tile.kind].has_enum(name))?;
        Some(self.kinds[tile.kind].fits(self.settings(tile), name, option))
    }

    /// The value of a word. A tile shows ones in place of the bits that other tiles hold.
    ///
    /// # Errors
    /// No tile at these places has this word.
    pub fn word(&self, places: &[Place], name: &str) -> Result<u64> {
        let mut value = None;
        for tile in self.tiles_of(places).filter(|tile| self.kinds[tile.kind].has_word(name)) {
            let found = self.settings.get(&tile.name).and_then(|settings| settings.words.get(name));
            let bits = found.map(String::as_str).or_else(|| self.kinds[tile.kind].default_word(name));
            let bits =
                u64::from_str_radix(bits.unwrap_or_default(), 2).with_context(|| format!("{name} is malformed"))?;
            value = Some(value.unwrap_or(u64::MAX) & bits);
        }
        value.with_context(|| format!("nothing sets {name}"))
    }

    /// Bits that no setting explains, with the names of their tiles.
    pub fn unexplained_bits(&self) -> Vec<(&str, &str)> {
        let tiles = self.tiles.values().flatten();
        let bits = tiles.flat_map(|tile| {
            let bits = self.kinds[tile.kind].unexplained(self.settings(tile));
            bits.into_iter().map(|bit| (tile.name.as_str(), bit))
        });
        bits.collect()
    }

    /// A tile's settings.
    fn settings(&self, tile: &Tile) -> &Settings {
        self.settings.get(&tile.name).unwrap_or(&self.nothing)
    }
}

/// The place in a tile's name, such as `MIB_R22C57:EBR_SPINE_UL0`.
fn place(tile: &str) -> Option<Place> {
    let numbers = tile.split(':').next()?.rsplit('_').next()?.strip_prefix('R')?;
    let (row, col) = numbers.split_once('C')?;
    Some((row.parse().ok()?, col.parse().ok()?))
}

/// The wire that a tile at `place` means by a name.
fn wire(place: Place, name: &Name) -> Wire {
    match name {
        Name::Near(distance, name) => Wire::new((place.0 + distance.0, place.1 + distance.1), name.clone()),
        Name::Global(name) => Wire::new((0, 0), name.clone()),
    }
}

/// Parses the name that a tile gives to a wire; `None` if the name is for devices of another size.
/// Lines of the clock network that begin in a tile keep their place.
fn parse(name: &str, prefix: &str) -> Option<Name> {
    let sizes = ["25K_", "45K_", "85K_"];
    let name = match sizes.iter().find(|size| name.starts_with(**size)) {
        Some(size) if *size != prefix => return None,
        Some(size) => &name[size.len()..],
        None => name,
    };
    let is_local = ["G_HPBX", "G_VPTX", "G_HPRX"].iter().any(|line| name.starts_with(line));
    if name.starts_with("G_") && !is_local {
        return Some(Name::Global(name.to_owned()));
    }
    let at_place = || Some(Name::Near((0, 0), name.to_owned()));
    let Some((way, rest)) = name.split_once('_') else { return at_place() };
    match distance(way) {
        Some(distance) => Some(Name::Near(distance, rest.to_owned())),
        None => at_place(),
    }
}

/// Parses the way to another tile, such as `N1`, `E2` or `S2E1`.
fn distance(way: &str) -> Option<Place> {
    let mut distance = (0, 0);
    let mut rest = way;
    while !rest.is_empty() {
        let (direction, tail) = rest.split_at_checked(1)?;
        let end = tail.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(tail.len());
        let steps: i32 = tail[..end].parse().ok()?;
        match direction {
            "N" => distance.0 -= steps,
            "S" => distance.0 += steps,
            "W" => distance.1 -= steps,
            "E" => distance.1 += steps,
            _ => return None,
        }
        rest = &tail[end..];
    }
    (!way.is_empty()).then_some(distance)
}

/// The setting that ties an input of a slice, such as `SLICEB.A1MUX` for `A3`.
fn slice_input(wire: &str) -> Option<String> {
    let (letter, number) = wire.split_at_checked(1)?;
    let number: usize = number.parse().ok()?;
    let slice = ["A", "B", "C", "D"].get(number / 2)?;
    matches!(letter, "A" | "B" | "C" | "D" | "M").then(|| format!("SLICE{slice}.{letter}{}MUX", number % 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(name: &str) -> Option<Wire> {
        parse(name, "85K_").map(|name| wire((10, 20), &name))
    }

    #[test]
    fn wires_are_named_by_the_way_to_their_tile() {
        assert_eq!(parsed("N1_V02S0501"), Some(Wire::new((9, 20), "V02S0501")));
        assert_eq!(parsed("S2E1_JF0"), Some(Wire::new((12, 21), "JF0")));
        assert_eq!(parsed("85K_S40_JPADDIC_PIO"), Some(Wire::new((50, 20), "JPADDIC_PIO")));
        assert_eq!(parsed("25K_S40_JPADDIC_PIO"), None);
        assert_eq!(parsed("E1_H02W0701"), Some(Wire::new((10, 21), "H02W0701")));
        assert_eq!(parsed("F5A_SLICE"), Some(Wire::new((10, 20), "F5A_SLICE")));
        assert_eq!(parsed("G_ULPCLK3"), Some(Wire::new((0, 0), "G_ULPCLK3")));
        assert_eq!(parsed("G_VPTX0300"), Some(Wire::new((10, 20), "G_VPTX0300")));
        assert_eq!(parsed("L_HPBX0300"), Some(Wire::new((10, 20), "L_HPBX0300")));
    }

    #[test]
    fn tile_names_hold_their_place() {
        assert_eq!(place("MIB_R22C57:EBR_SPINE_UL0"), Some((22, 57)));
        assert_eq!(place("R3C14:PLC2"), Some((3, 14)));
        assert_eq!(place("X:PLC2"), None);
    }

    #[test]
    fn ties_of_slice_inputs_are_named_after_the_slice() {
        assert_eq!(slice_input("A3").as_deref(), Some("SLICEB.A1MUX"));
        assert_eq!(slice_input("M6").as_deref(), Some("SLICED.M0MUX"));
        assert_eq!(slice_input("F3"), None);
        assert_eq!(slice_input("A8"), None);
    }
}
