//! Draws what each placed design costs and gives: look-up tables against nodes per second.

use anyhow::{anyhow, bail, Context, Result};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use serde::Deserialize;

use super::figures::Figures;
use testbench::workspace;

/// Width and height in pixels.
const SIZE: (u32, u32) = (1000, 430);

/// The picture's range: thousands of look-up tables, and million nodes per second.
const ROOM: (f64, f64) = (100.0, 180.0);

/// Height of a line of text, in million nodes per second.
const LINE: f64 = 7.5;

/// Thousands of look-up tables where the column of labels begins; the few designs beyond it have
/// their labels on the left.
const COLUMN: f64 = 62.0;

const TYPEFACE: &str = "sans-serif";

/// A design in the picture.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Design {
    /// Its name.
    design: String,
    /// Look-up tables, carry chains among them.
    luts: u64,
    /// A board's clock. For an earlier design: the clock of seed 1, or an estimate if place and
    /// route did not finish.
    mhz: f64,
    /// Clock cycles per placement made and evaluated.
    cycles_per_node: f64,
    /// Minutes of place and route, if known.
    minutes: Option<u64>,
    /// Whether place and route finished.
    routed: bool,
}

impl Design {
    fn of(board: &Figures) -> Result<Design> {
        let seed = board.seeds.first().with_context(|| format!("{} has no seeds", board.board))?;
        Ok(Design {
            design: board.board.clone(),
            luts: board.luts,
            mhz: board.clock_mhz,
            cycles_per_node: board.cycles_per_node,
            minutes: Some(seed.seconds.div_ceil(60)),
            routed: true,
        })
    }

    fn million_nodes(&self) -> f64 {
        self.mhz / self.cycles_per_node
    }

    /// The position of its point.
    fn place(&self) -> (f64, f64) {
        (self.luts as f64 / 1e3, self.million_nodes())
    }

    fn label(&self) -> String {
        let minutes = match (self.minutes, self.routed) {
            (Some(minutes), true) => format!(", {minutes} min"),
            (Some(minutes), false) => format!(", not routed in {minutes} min"),
            (None, _) => String::new(),
        };
        format!("{}: {:.0} MHz, {:.2} cycles a node{minutes}", self.design, self.mhz, self.cycles_per_node)
    }
}

/// Draws the earlier designs in `constraints/designs.json` and the current boards.
pub fn svg(boards: &[Figures]) -> Result<String> {
    let path = workspace::root().join("constraints/designs.json");
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut designs: Vec<Design> =
        serde_json::from_str(&text).with_context(|| format!("cannot read {}", path.display()))?;
    for board in boards {
        designs.push(Design::of(board)?);
    }
    let mut picture = String::new();
    if let Some(design) = designs.iter().find(|design| design.place().0 > ROOM.0 || design.place().1 > ROOM.1) {
        bail!("the picture of the designs has no room for {}: see ROOM", design.label());
    }
    draw(&mut picture, &designs).map_err(|why| anyhow!("cannot draw the designs: {why}"))?;
    Ok(picture + "\n")
}

fn draw(picture: &mut String, designs: &[Design]) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(0.0..ROOM.0, 0.0..ROOM.1)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("look-up tables (thousands; an LFE5U-85F has 83.6)")
        .y_desc("million nodes a second")
        .label_style((TYPEFACE, 13))
        .draw()?;
    // Labels are stacked from low to high.
    let mut ordered: Vec<&Design> = designs.iter().collect();
    ordered.sort_by(|a, b| a.million_nodes().total_cmp(&b.million_nodes()));
    let mut highest = f64::NEG_INFINITY;
    for design in &ordered {
        let (luts, nodes) = design.place();
        let (label_x, side) = if luts < COLUMN { (COLUMN, HPos::Left) } else { (luts - 0.9, HPos::Right) };
        highest = nodes.max(highest + LINE);
        chart.draw_series([PathElement::new([(luts, nodes), (label_x, highest)], BLACK.mix(0.25))])?;
        let style = TextStyle::from((TYPEFACE, 13).into_font()).pos(Pos::new(side, VPos::Center));
        chart.draw_series([Text::new(design.label(), (label_x, highest), style)])?;
    }
    // Drawn last, so the points lie over the lines.
    for design in ordered {
        let style = if design.routed { BLUE.filled() } else { BLUE.stroke_width(1) };
        chart.draw_series([Circle::new(design.place(), 5, style)])?;
    }
    Ok(area.present()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn label_names_the_design_its_clock_and_its_time() {
        let design = |routed, minutes| Design {
            design: "two lanes".into(),
            luts: 42_109,
            mhz: 40.0,
            cycles_per_node: 1.25,
            minutes,
            routed,
        };
        assert_eq!(design(false, Some(30)).million_nodes(), 32.0);
        assert_eq!(design(false, Some(30)).label(), "two lanes: 40 MHz, 1.25 cycles a node, not routed in 30 min");
        assert_eq!(design(true, Some(9)).label(), "two lanes: 40 MHz, 1.25 cycles a node, 9 min");
        assert_eq!(design(true, None).label(), "two lanes: 40 MHz, 1.25 cycles a node");
    }
}
