//! The picture of the speed-up to each depth against the number of engines.

use anyhow::{anyhow, Result};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::results::{self, Record};

/// Width and height in pixels.
const SIZE: (u32, u32) = (760, 420);

const TYPEFACE: &str = "sans-serif";

/// Draws the stored figures.
pub fn svg() -> Result<String> {
    let mut picture = String::new();
    draw(&mut picture, &results::all()?).map_err(|why| anyhow!("cannot draw the speed-up: {why}"))?;
    Ok(picture + "\n")
}

fn draw(picture: &mut String, all: &[Record]) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(1.0..9.0, 1.0..8.0)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_labels(9)
        .y_labels(8)
        .x_label_formatter(&|engines| format!("{engines:.0}"))
        .y_label_formatter(&|speed_up| format!("{speed_up:.0}"))
        .x_desc("engines")
        .y_desc("speed-up over one engine, same depth")
        .label_style((TYPEFACE, 13))
        .draw()?;
    // The ideal, where nothing is searched twice.
    chart.draw_series(LineSeries::new([(1.0, 1.0), (8.0, 8.0)], BLACK.mix(0.2)))?;
    let depths = results::depths(all);
    let mut ends = Vec::new();
    for (index, &depth) in depths.iter().enumerate() {
        let at = |engines| Some((f64::from(engines), results::speed_up(all, engines, depth)?));
        let points: Vec<(f64, f64)> = results::machines(all).into_iter().filter_map(at).collect();
        // Deeper searches are darker.
        let colour = HSLColor(0.6, 0.8, 0.72 - 0.12 * index as f64).to_rgba();
        chart.draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2)))?;
        chart.draw_series(points.iter().map(|&point| Circle::new(point, 4, colour.filled())))?;
        ends.extend(points.last().map(|&end| (end, depth, colour)));
    }
    // Labels are next to the ends of their lines, stacked where those are close.
    ends.sort_by(|(a, ..), (b, ..)| a.1.total_cmp(&b.1));
    let mut highest = f64::NEG_INFINITY;
    for ((engines, speed_up), depth, colour) in ends {
        highest = speed_up.max(highest + 0.3);
        let style = TextStyle::from((TYPEFACE, 13).into_font()).pos(Pos::new(HPos::Left, VPos::Center)).color(&colour);
        chart.draw_series([Text::new(format!("depth {depth}"), (engines + 0.12, highest), style)])?;
    }
    Ok(area.present()?)
}
