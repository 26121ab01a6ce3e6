//! A board's figures: stored in `constraints/<board>.json` and shown in the README.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use anyhow::{bail, Context, Result};
use boards::{Board, Part, ALL};
use duo_core::configuration::{Configuration, Method};
use duo_core::evaluation::Evaluation;
use hdl::board::Emit;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::place_and_route::Routed;
use testbench::{command, progress, workspace};

/// The results of synthesis, place and route, and the bench.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub struct Figures {
    /// The board's name.
    pub board: String,
    /// Look-up tables, carry chains among them.
    pub luts: u64,
    /// Share of the device's look-up tables.
    pub lut_share: f64,
    /// Flip-flops.
    pub ffs: u64,
    /// Block RAMs.
    pub brams: u64,
    /// Multipliers.
    pub dsps: u64,
    /// Highest clock that the worst seed allows.
    pub fmax_mhz: f64,
    /// The board's clock.
    pub clock_mhz: f64,
    /// Number of search engines.
    pub engines: usize,
    /// Clock cycles per placement made and evaluated, from `blokus-duo bench`.
    pub cycles_per_node: f64,
    /// Placements per second at the board's clock.
    pub nodes_per_second: f64,
    /// Results of every seed.
    pub seeds: Vec<Seed>,
    /// Hash of the Verilog that the figures belong to.
    pub verilog_sha256: String,
}

/// The result of one seed.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub struct Seed {
    /// The seed.
    pub seed: u32,
    /// Highest clock that its longest path allows.
    pub fmax_mhz: f64,
    /// Time for place and route, in seconds.
    pub seconds: u64,
}

impl From<&Routed> for Seed {
    fn from(routed: &Routed) -> Seed {
        Seed { seed: routed.seed, fmax_mhz: round_to(routed.fmax_mhz, 2), seconds: routed.seconds }
    }
}

impl Figures {
    /// The figures of a placed and routed design; those of the bench are still zero.
    pub fn new(board: &Board, verilog: &str, routed: &Routed, seeds: Vec<Seed>) -> Figures {
        let there = |kinds: Cells| kinds.iter().filter_map(|(kind, each)| Some((routed.utilization.get(*kind)?, each)));
        let used = |kinds| there(kinds).map(|(used, each)| used.used * each).sum::<u64>();
        let [luts, ffs, brams, dsps] = cells(board.part);
        let all_luts = there(luts).map(|(used, each)| used.available * each).sum::<u64>() / luts_per_site(board.part);
        let worst = seeds.iter().map(|seed| seed.fmax_mhz).min_by(f64::total_cmp).unwrap_or_default();
        Figures {
            board: board.name.to_string(),
            luts: used(luts),
            lut_share: round_to(used(luts) as f64 / all_luts.max(1) as f64, 3),
            ffs: used(ffs),
            brams: used(brams),
            dsps: used(dsps),
            fmax_mhz: worst,
            clock_mhz: f64::from(board.clock_hz) / 1e6,
            engines: board.configuration.engines,
            cycles_per_node: 0.0,
            nodes_per_second: 0.0,
            seeds,
            verilog_sha256: sha256(verilog),
        }
    }

    /// Adds the figures of the bench.
    pub fn with_cycles_per_node(mut self, cycles_per_node: f64) -> Figures {
        self.cycles_per_node = round_to(cycles_per_node, 3);
        self.nodes_per_second = (self.clock_mhz * 1e6 / cycles_per_node).round();
        self
    }

    /// Reads the stored figures of a board.
    pub fn read(board: &Board) -> Result<Figures> {
        let path = path(board);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(_) => bail!("no figures of {0} yet: cargo xtask synth {0} makes them", board.name),
        };
        serde_json::from_str(&text).with_context(|| format!("cannot read {}", path.display()))
    }

    /// Reads the stored figures of all boards that have some.
    pub fn read_all() -> Result<Vec<Figures>> {
        ALL.iter().filter(|board| path(board).is_file()).map(|board| Figures::read(board)).collect()
    }

    /// Whether they are older than the board's Verilog. They stay, because new ones take long.
    pub fn are_stale(&self) -> bool {
        Board::named(&self.board).is_none_or(|board| self.verilog_sha256 != current_hash(board))
    }

    /// Notes that they are older than the board's Verilog, if so.
    pub fn note_if_stale(&self) {
        if self.are_stale() {
            eprintln!("the figures of {0} are older than its Verilog: run cargo xtask synth {0}", self.board);
        }
    }

    /// Stores them as the board's figures.
    pub fn write(&self, board: &Board) -> Result<()> {
        let path = path(board);
        let text = serde_json::to_string_pretty(self)? + "\n";
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

/// Kinds of cells, each with its size in cells of the smallest kind.
type Cells = &'static [(&'static str, u64)];

/// nextpnr's names for look-up tables (with carry cells), flip-flops, block RAMs and multipliers.
/// Each half of a Xilinx block RAM can be used alone.
fn cells(part: Part) -> [Cells; 4] {
    match part {
        Part::Ecp5 { .. } => [&[("TRELLIS_COMB", 1)], &[("TRELLIS_FF", 1)], &[("DP16KD", 1)], &[("MULT18X18D", 1)]],
        Part::Gowin { .. } => [&[("LUT4", 1)], &[("DFF", 1)], &[("BSRAM", 1)], &[("MULT12X12", 1)]],
        Part::Xilinx7 { .. } => [
            &[("SLICE_LUTX", 1)],
            &[("SLICE_FFX", 1)],
            &[("RAMB18E1_RAMB18E1", 1), ("RAMB36E1_RAMB36E1", 2)],
            &[("DSP48E1_DSP48E1", 1)],
        ],
    }
}

/// nextpnr's LUT cells per LUT site. A Xilinx site holds one LUT of six inputs or two small ones,
/// and vendors count sites.
fn luts_per_site(part: Part) -> u64 {
    if matches!(part, Part::Xilinx7 { .. }) {
        2
    } else {
        1
    }
}

/// The file with a board's figures.
pub fn path(board: &Board) -> PathBuf {
    workspace::root().join(format!("constraints/{}.json", board.name))
}

/// Clock cycles per node, as `blokus-duo bench` counts them on the fast model of the board's
/// accelerator.
pub fn cycles_per_node(board: &Board) -> Result<f64> {
    #[derive(Deserialize)]
    struct Sum {
        cycles_per_node: f64,
    }
    let mut bench = command::cargo();
    bench.args(["run", "--release", "--package", "blokus-duo", "--bin", "blokus-duo", "--"]);
    let Configuration { evaluation, engines, method } = board.configuration;
    let player = if method == Method::BestFirst { "model+tree" } else { "model" };
    bench.args(["bench", "--on", player, "--engines", &engines.to_string(), "--json"]);
    if evaluation == Evaluation::Small {
        bench.args(["--without", "features"]);
    }
    eprintln!("counting cycles a node");
    let text = command::read_visibly(&mut bench)?;
    let last = text.lines().last().context("the bench printed nothing")?;
    let sum: Sum = serde_json::from_str(last).context("the bench's last line is not its sum")?;
    Ok(sum.cycles_per_node)
}

/// Hash of a board's current Verilog, which identifies the design that figures belong to. Emitting it
/// takes seconds, so it happens once for each board.
pub fn current_hash(board: &'static Board) -> String {
    static KNOWN: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());
    let emit = || progress::announce(&format!("emitting the Verilog of {}", board.name), || board.emit());
    let mut known = KNOWN.lock().expect("emission does not panic");
    known.entry(board.name).or_insert_with(|| sha256(emit().verilog)).clone()
}

/// The hash of some bytes, in hexadecimal digits.
pub fn sha256(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn round_to(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::super::place_and_route::Used;
    use super::*;

    #[test]
    fn figures_are_stale_if_they_belong_to_other_verilog() {
        let board = Board::named("ulx3s-25f").unwrap();
        let routed =
            Routed { seed: 1, fmax_mhz: 1.0, longest_path: String::new(), utilization: BTreeMap::new(), seconds: 1 };
        let of = |verilog: &str| Figures::new(board, verilog, &routed, Vec::new());
        assert!(!of(&board.emit().verilog).are_stale());
        assert!(of("module other; endmodule").are_stale());
    }

    #[test]
    fn lut_share_counts_sites_as_vendors_do() {
        let share = |board: &str, kind: &str| {
            let utilization = BTreeMap::from([(kind.to_owned(), Used { available: 1_000, used: 100 })]);
            let routed = Routed { seed: 1, fmax_mhz: 1.0, longest_path: String::new(), utilization, seconds: 1 };
            Figures::new(Board::named(board).unwrap(), "", &routed, Vec::new()).lut_share
        };
        assert_eq!(share("ulx3s-85f", "TRELLIS_COMB"), 0.1);
        assert_eq!(share("nexys-video", "SLICE_LUTX"), 0.2);
    }
}
