//! The wires of a device, from Project X-Ray's files: tiles, their wires, the switches between
//! wires of one tile, and the wires of neighbouring tiles that are one piece of metal.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use serde::Deserialize;

/// A wire: its tile's number, and its own number in tiles of that kind.
pub type Wire = (u32, u32);

/// A device's tiles and wires.
pub struct Fabric {
    pub kinds: Vec<Kind>,
    pub tiles: Vec<Tile>,
    by_name: HashMap<String, u32>,
    by_place: HashMap<(i32, i32), u32>,
}

/// A tile and its location.
pub struct Tile {
    pub name: String,
    pub kind: usize,
    pub sites: BTreeMap<String, String>,
    place: (i32, i32),
}

/// The common part of all tiles of one kind.
#[derive(Default)]
pub struct Kind {
    pub wires: Vec<String>,
    by_name: HashMap<String, u32>,
    /// Switches that the bitstream controls: destination and source.
    pub switches: HashSet<(u32, u32)>,
    /// Sources connected permanently to a destination.
    pub fixed: HashMap<u32, Vec<u32>>,
    /// The source of a destination for which no bit is set.
    pub default: HashMap<u32, u32>,
    pub sites: Vec<Site>,
    /// The output pin that drives a wire: the site's index and the pin's name.
    pub outputs: HashMap<u32, (usize, String)>,
    joints: HashMap<u32, Vec<Joint>>,
}

/// A site of a kind of tile, such as a slice or a pin.
pub struct Site {
    pub kind: String,
    /// Its column in the tile.
    pub x: u32,
    pub pins: HashMap<String, u32>,
}

/// A wire of another tile that is the same piece of metal.
struct Joint {
    offset: (i32, i32),
    kind: usize,
    wire: u32,
}

impl Kind {
    /// The number of the wire with this name.
    pub fn wire(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    /// The wire's number; adds a wire if the name is new.
    fn intern(&mut self, name: &str) -> u32 {
        if let Some(&known) = self.by_name.get(name) {
            return known;
        }
        let number = self.wires.len() as u32;
        self.wires.push(name.to_owned());
        self.by_name.insert(name.to_owned(), number);
        number
    }
}

impl Fabric {
    /// Reads the description of a die from the database's folder.
    ///
    /// # Errors
    /// A file that is missing or malformed.
    pub fn read(folder: &Path, die: &str) -> Result<Fabric> {
        let grid: BTreeMap<String, GridTile> = json(&folder.join(die).join("tilegrid.json"))?;
        let mut fabric =
            Fabric { kinds: Vec::new(), tiles: Vec::new(), by_name: HashMap::new(), by_place: HashMap::new() };
        let mut kinds = HashMap::new();
        for (number, (name, tile)) in grid.into_iter().enumerate() {
            let kind = match kinds.get(&tile.kind) {
                Some(&known) => known,
                None => {
                    let kind = read_kind(folder, &tile.kind)?;
                    fabric.kinds.push(kind);
                    kinds.insert(tile.kind, fabric.kinds.len() - 1);
                    fabric.kinds.len() - 1
                }
            };
            let place = (tile.grid_x, tile.grid_y);
            fabric.by_name.insert(name.clone(), number as u32);
            fabric.by_place.insert(place, number as u32);
            fabric.tiles.push(Tile { name, kind, sites: tile.sites, place });
        }
        let connections: Vec<Connection> = json(&folder.join(die).join("tileconn.json"))?;
        for connection in &connections {
            fabric.join(connection, &kinds);
        }
        Ok(fabric)
    }

    fn join(&mut self, connection: &Connection, kinds: &HashMap<String, usize>) {
        let [Some(&one), Some(&other)] = [0, 1].map(|end| kinds.get(&connection.tile_types[end])) else { return };
        let (dx, dy) = connection.grid_deltas;
        for [wire, other_wire] in &connection.wire_pairs {
            let (wire, other_wire) = (self.kinds[one].intern(wire), self.kinds[other].intern(other_wire));
            let there = Joint { offset: (dx, dy), kind: other, wire: other_wire };
            self.kinds[one].joints.entry(wire).or_default().push(there);
            let back = Joint { offset: (-dx, -dy), kind: one, wire };
            self.kinds[other].joints.entry(other_wire).or_default().push(back);
        }
    }

    /// The number of the tile with this name.
    pub fn tile(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    /// The kind of a tile.
    pub fn kind(&self, tile: u32) -> &Kind {
        &self.kinds[self.tiles[tile as usize].kind]
    }

    /// A wire as `TILE/WIRE`, for messages.
    pub fn wire_name(&self, (tile, wire): Wire) -> String {
        format!("{}/{}", self.tiles[tile as usize].name, self.kind(tile).wires[wire as usize])
    }

    /// All wires of one piece of metal, `wire` first.
    pub fn node(&self, wire: Wire) -> Vec<Wire> {
        let mut node = vec![wire];
        let mut seen = HashSet::from([wire]);
        let mut next = 0;
        while let Some(&(tile, wire)) = node.get(next) {
            next += 1;
            let (x, y) = self.tiles[tile as usize].place;
            for joint in self.kind(tile).joints.get(&wire).into_iter().flatten() {
                let Some(&other) = self.by_place.get(&(x + joint.offset.0, y + joint.offset.1)) else { continue };
                if self.tiles[other as usize].kind == joint.kind && seen.insert((other, joint.wire)) {
                    node.push((other, joint.wire));
                }
            }
        }
        node
    }
}

fn json<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is malformed", path.display()))
}

/// A tile in `tilegrid.json`.
#[derive(Deserialize)]
struct GridTile {
    #[serde(rename = "type")]
    kind: String,
    grid_x: i32,
    grid_y: i32,
    sites: BTreeMap<String, String>,
}

/// An entry of `tileconn.json`: pairs of wires that are joined, of a tile and the tile at this
/// distance.
#[derive(Deserialize)]
struct Connection {
    grid_deltas: (i32, i32),
    tile_types: [String; 2],
    wire_pairs: Vec<[String; 2]>,
}

/// A kind of tile in `tile_type_KIND.json`.
#[derive(Deserialize)]
struct KindFile {
    pips: BTreeMap<String, Pip>,
    sites: Vec<SiteFile>,
}

#[derive(Deserialize)]
struct Pip {
    src_wire: String,
    dst_wire: String,
    is_directional: String,
}

#[derive(Deserialize)]
struct SiteFile {
    #[serde(rename = "type")]
    kind: String,
    x_coord: u32,
    site_pins: BTreeMap<String, Option<Pin>>,
}

/// A pin of a site; outputs have a resistance, inputs a capacitance.
#[derive(Deserialize)]
struct Pin {
    wire: String,
    res: Option<String>,
}

fn read_kind(folder: &Path, name: &str) -> Result<Kind> {
    let file: KindFile = json(&folder.join(format!("tile_type_{name}.json")))?;
    let mut kind = Kind::default();
    for pip in file.pips.values() {
        let (destination, source) = (kind.intern(&pip.dst_wire), kind.intern(&pip.src_wire));
        kind.switches.insert((destination, source));
        if pip.is_directional == "0" {
            kind.switches.insert((source, destination));
        }
    }
    for (index, site) in file.sites.into_iter().enumerate() {
        let mut pins = HashMap::new();
        for (pin, place) in site.site_pins {
            let Some(place) = place else { continue };
            let wire = kind.intern(&place.wire);
            if place.res.is_some() {
                kind.outputs.insert(wire, (index, pin.clone()));
            }
            pins.insert(pin, wire);
        }
        kind.sites.push(Site { kind: site.kind, x: site.x_coord, pins });
    }
    let lower = name.to_lowercase();
    read_fixed(&mut kind, &folder.join(format!("ppips_{lower}.db")))?;
    read_defaults(&mut kind, &folder.join(format!("segbits_{lower}.db")))?;
    Ok(kind)
}

/// Reads connections without a bit: `KIND.DESTINATION.SOURCE always` or `default`. A `hint` is a
/// path through a LUT, and the LUT's contents decide about it.
fn read_fixed(kind: &mut Kind, path: &Path) -> Result<()> {
    for line in lines(path)? {
        let (name, how) = line.split_once(' ').with_context(|| format!("{}: {line:?}", path.display()))?;
        let Some((destination, source)) = name.split_once('.').and_then(|(_, name)| name.split_once('.')) else {
            continue;
        };
        let (destination, source) = (kind.intern(destination), kind.intern(source));
        match how {
            "always" => kind.fixed.entry(destination).or_default().push(source),
            "default" => _ = kind.default.insert(destination, source),
            other => ensure!(other == "hint", "{}: {line:?} is neither always, default nor hint", path.display()),
        }
    }
    Ok(())
}

/// Reads the switches that are closed while all their bits are zero.
fn read_defaults(kind: &mut Kind, path: &Path) -> Result<()> {
    for line in lines(path)? {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        if !words.all(|bit| bit.starts_with('!')) {
            continue;
        }
        let Some((destination, source)) = name.split_once('.').and_then(|(_, name)| name.split_once('.')) else {
            continue;
        };
        if let (Some(destination), Some(source)) = (kind.wire(destination), kind.wire(source)) {
            if kind.switches.contains(&(destination, source)) {
                kind.default.insert(destination, source);
            }
        }
    }
    Ok(())
}

/// The lines of a file; none if the file is missing.
fn lines(path: &Path) -> Result<Vec<String>> {
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect())
}
