//! The figures of the boards as tables for the documents.

use anyhow::Result;
use boards::{round_mhz, Board, Part};

use super::figures::Figures;

/// A row for each board with stored figures. `status` says how far the board with these figures has
/// come.
///
/// # Errors
/// Figures that cannot be read.
pub fn boards(status: impl Fn(&Figures) -> &'static str) -> Result<String> {
    let all = Figures::read_all()?;
    if all.is_empty() {
        return Ok("No figures are stored yet: `cargo xtask synth BOARD` makes them.\n".to_string());
    }
    let mut table = String::from(
        "| board | status | LUTs | FFs | block RAMs | multipliers | clock | slowest to fastest seed | cycles a node | nodes a second |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for figures in all {
        let status = status(&figures);
        let Figures { board, luts, lut_share, ffs, brams, dsps, clock_mhz, seeds, cycles_per_node, .. } = figures;
        let of_seeds =
            |best: fn(f64, f64) -> f64| seeds.iter().map(|seed| seed.fmax_mhz).reduce(best).unwrap_or_default();
        let [slowest, fastest] = [f64::min, f64::max].map(|best| format!("{:.1}", of_seeds(best)));
        table.push_str(&format!(
            "| `{}` | {status} | {luts} ({:.0} %) | {ffs} | {brams} | {dsps} | {} MHz | {} MHz{} | {cycles_per_node:.2} | {:.1} M |\n",
            board,
            lut_share * 100.0,
            round_mhz(clock_mhz),
            if slowest == fastest { slowest } else { format!("{slowest} to {fastest}") },
            timing_footnote(&board),
            figures.nodes_per_second / 1e6,
        ));
    }
    Ok(table)
}

/// The mark of the README's footnote on the timing model of a board's family.
fn timing_footnote(board: &str) -> &'static str {
    match Board::named(board).map(|board| board.part) {
        Some(Part::Xilinx7 { .. }) => " ²",
        Some(Part::Gowin { .. }) => " ³",
        Some(Part::Ecp5 { .. }) => " ¹",
        None => "",
    }
}

/// How long each board's place and route took.
///
/// # Errors
/// Figures that cannot be read.
pub fn durations() -> Result<String> {
    let mut table = String::from("| board | a seed's place and route |\n|---|---|\n");
    for Figures { board, seeds, .. } in Figures::read_all()? {
        let slowest = seeds.iter().map(|seed| seed.seconds).max().unwrap_or_default();
        table.push_str(&format!("| `{board}` | {} min |\n", slowest.div_ceil(60)));
    }
    Ok(table)
}
