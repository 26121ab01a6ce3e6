//! Draws the course of a game: chances to win above, squares that are left below, with blunders
//! marked.

use anyhow::anyhow;
use duo_core::pieces::CELLS_PER_PLAYER;
use duo_core::player::Player as Side;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use duo_pictures::palette::{colours, INK, PAPER};
use duo_records::analysis::{Analysis, JudgedTurn};
use referee_client::pictures::paper::TYPEFACE;

/// Width and height in pixels.
pub const SIZE: (u32, u32) = (960, 620);

/// Share of the height for the chance to win.
const UPPER_PERCENT: u32 = 60;

/// Points kept free above and below the lines for the sides' names.
const NAME_SPACE: i32 = 14;

/// Draws a game as SVG; turns that gave away `blunder` of the chance to win or more are marked.
pub fn svg(analysis: &Analysis, blunder: f64) -> anyhow::Result<String> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        // Drawing to memory fails only through a bug in this program.
        draw(&area, analysis, blunder).map_err(|why| anyhow!("cannot draw the chart: {why}"))?;
    }
    Ok(text)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

fn draw(area: &Area, analysis: &Analysis, blunder: f64) -> Drawn {
    area.fill(&color(PAPER)?)?;
    let (upper, lower) = area.split_vertically((UPPER_PERCENT).percent_height());
    draw_chances(&upper, analysis, blunder)?;
    draw_squares(&lower, analysis)?;
    Ok(area.present()?)
}

fn draw_chances(area: &Area, analysis: &Analysis, blunder: f64) -> Drawn {
    let [first, second] = &analysis.names;
    let title = format!("{first} (blue, moves first) against {second} (orange)");
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .caption(title, (TYPEFACE, 20, &color(INK)?))
        .x_label_area_size(24)
        .y_label_area_size(56)
        .build_cartesian_2d(0..last_ply(analysis), 0.0..100.0)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .y_labels(5)
        .y_label_formatter(&|percent| format!("{percent:.0}%"))
        .y_desc("chance of blue")
        .label_style((TYPEFACE, 13, &color(INK)?))
        .draw()?;
    let even = color(INK)?.mix(0.5);
    chart.draw_series(LineSeries::new([(0, 50.0), (last_ply(analysis), 50.0)], even))?;
    let line = ShapeStyle::from(color(INK)?).stroke_width(2);
    chart.draw_series(LineSeries::new(chances(analysis), line))?;
    for (ply, turn) in blunders(analysis, blunder) {
        let at = (ply, 100.0 * turn.after.chance);
        let fill = color(colours(turn.turn.side).fill)?.filled();
        let edge = color(INK)?.stroke_width(1);
        // Above the line where there is space, so that the text does not cross it.
        let label = format!("{} ??", turn.turn.code);
        let offset = if at.1 > 85.0 { 4 } else { -16 };
        // Keep the text within the picture.
        let (shift, side) = if 10 * ply > 9 * last_ply(analysis) { (-8, HPos::Right) } else { (8, HPos::Left) };
        let font = font(INK)?.pos(Pos::new(side, VPos::Top));
        let mark = EmptyElement::at(at)
            + Circle::new((0, 0), 6, fill)
            + Circle::new((0, 0), 6, edge)
            + Text::new(label, (shift, offset), font);
        chart.draw_series([mark])?;
    }
    Ok(())
}

fn draw_squares(area: &Area, analysis: &Analysis) -> Drawn {
    let least = -(CELLS_PER_PLAYER as i32) - NAME_SPACE;
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .margin_top(0)
        .x_label_area_size(38)
        .y_label_area_size(56)
        .build_cartesian_2d(0..last_ply(analysis), least..highest_points(analysis) + NAME_SPACE)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .y_labels(6)
        .x_desc("turn")
        .y_desc("points")
        .label_style((TYPEFACE, 13, &color(INK)?))
        .draw()?;
    for side in Side::BOTH {
        let style = ShapeStyle::from(color(colours(side).fill)?).stroke_width(3);
        let points = points(analysis, side);
        chart.draw_series(LineSeries::new(points.iter().copied(), style))?;
        // A name at the end of each line tells the sides apart without colour.
        if let Some(&(ply, last)) = points.last() {
            let label = format!("{} {last}", analysis.names[side.index()]);
            let (anchor, offset) = if is_ahead(analysis, side) { (VPos::Bottom, -6) } else { (VPos::Top, 6) };
            let font = font(colours(side).edge)?.pos(Pos::new(HPos::Right, anchor));
            chart.draw_series([EmptyElement::at((ply, last)) + Text::new(label, (0, offset), font)])?;
        }
    }
    Ok(())
}

/// Last ply of the chart, counted from the start of the record.
fn last_ply(analysis: &Analysis) -> i32 {
    (analysis.turns.len() as i32).max(1)
}

fn chances(analysis: &Analysis) -> Vec<(i32, f64)> {
    let chances = analysis.turns.iter().map(|turn| turn.after.chance);
    (0..).zip([analysis.start.chance].into_iter().chain(chances)).map(|(ply, chance)| (ply, 100.0 * chance)).collect()
}

fn points(analysis: &Analysis, side: Side) -> Vec<(i32, i32)> {
    let points = analysis.turns.iter().map(|turn| turn.after.points);
    (0..)
        .zip([analysis.start.points].into_iter().chain(points))
        .map(|(ply, points)| (ply, points[side.index()]))
        .collect()
}

fn is_ahead(analysis: &Analysis, side: Side) -> bool {
    let [first, second] = analysis.turns.last().map_or(analysis.start, |turn| turn.after).points;
    match side {
        Side::First => first >= second,
        Side::Second => second > first,
    }
}

/// Top of the scale, which includes the bonus.
fn highest_points(analysis: &Analysis) -> i32 {
    let reached = analysis.turns.iter().flat_map(|turn| turn.after.points).max().unwrap_or(0);
    reached.max(0)
}

fn blunders(analysis: &Analysis, blunder: f64) -> impl Iterator<Item = (i32, &JudgedTurn)> {
    (1..).zip(&analysis.turns).filter(move |(_, turn)| turn.loss >= blunder)
}

/// The font of labels.
fn font(hex: &str) -> anyhow::Result<TextStyle<'static>> {
    Ok(TextStyle { color: color(hex)?.to_backend_color(), ..TextStyle::from((TYPEFACE, 13).into_font()) })
}

/// A colour of the palette, `#rrggbb`.
fn color(hex: &str) -> anyhow::Result<RGBColor> {
    let digits = hex.strip_prefix('#').unwrap_or(hex);
    let value = u32::from_str_radix(digits, 16)?;
    Ok(RGBColor((value >> 16) as u8, (value >> 8) as u8, value as u8))
}
