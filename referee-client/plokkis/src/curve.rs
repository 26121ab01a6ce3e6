//! A chart of match points over effort: a bot against three copies of itself with another effort.

use std::collections::BTreeSet;

use anyhow::anyhow;
use plotters::prelude::*;
use referee_client::pictures::paper::TYPEFACE;

use crate::bots::BuiltInBot;
use crate::series::{Game, Pairing, Summary};

/// Width and height in pixels.
pub const SIZE: (u32, u32) = (760, 400);

/// Match points of a bot among four equals.
const EVEN_POINTS: f64 = 3.0;

/// Maximum number of match points.
const MAX_POINTS: f64 = 6.0;

/// Colours of the lines.
const COLOURS: [RGBColor; 4] = [BLUE, RED, BLACK, MAGENTA];

/// Half width of a 95 % interval, in standard errors.
const Z_95: f64 = 1.96;

/// The result of a series of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Effort as a multiple of a contest game's.
    pub effort: f64,
    /// Effort of each of the other bots.
    pub others: f64,
    /// Result of the games.
    pub summary: Summary,
}

/// The results of all series of the strong bot against itself, sorted by the others' effort and
/// then by its own.
pub fn points(games: &[Game]) -> Vec<Point> {
    let pairings: BTreeSet<(&str, &str)> = games.iter().map(|game| names(&game.pairing)).collect();
    let point = |(one, others): (&str, &str)| {
        let effort = |name: &str| name.parse::<BuiltInBot>().ok().and_then(BuiltInBot::effort);
        let (own, others_effort) = (effort(one)?, effort(others)?);
        let summary = Summary::new(games.iter().filter(|game| names(&game.pairing) == (one, others)))?;
        Some(Point { effort: own, others: others_effort, summary })
    };
    let mut points: Vec<Point> = pairings.into_iter().filter_map(point).collect();
    points.sort_by(|a, b| a.others.total_cmp(&b.others).then(a.effort.total_cmp(&b.effort)));
    points
}

fn names(pairing: &Pairing) -> (&str, &str) {
    (&pairing.one, &pairing.others)
}

/// Draws the chart as SVG. `points` must not be empty.
pub fn svg(points: &[Point]) -> anyhow::Result<String> {
    let mut text = String::new();
    draw(&mut text, points).map_err(|why| anyhow!("cannot draw the curve: {why}"))?;
    Ok(text + "\n")
}

fn draw(text: &mut String, points: &[Point]) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(text, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let efforts = || points.iter().flat_map(|point| [point.effort, point.others]);
    let (least, most) = (efforts().fold(f64::MAX, f64::min) / 1.5, efforts().fold(0.0, f64::max) * 1.5);
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(50)
        .build_cartesian_2d((least..most).log_scale(), 0.0..MAX_POINTS)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("effort, as a multiple of what a game of the contest allows")
        .y_desc("match points a game")
        .x_label_formatter(&|effort| format!("{effort}"))
        .y_label_formatter(&|points| format!("{points:.0}"))
        .label_style((TYPEFACE, 13))
        .draw()?;
    chart.draw_series([PathElement::new([(least, EVEN_POINTS), (most, EVEN_POINTS)], BLACK.mix(0.4))])?;
    for (line, colour) in points.chunk_by(|a, b| a.others == b.others).zip(COLOURS.iter().cycle()) {
        let places = line.iter().map(|point| (point.effort, point.summary.points));
        // With equal effort the bot is one of four equals, which needs no measurement.
        let equals = (line[0].others, EVEN_POINTS);
        let mut course: Vec<(f64, f64)> = places.clone().filter(|place| place.0 != equals.0).chain([equals]).collect();
        course.sort_by(|a, b| a.0.total_cmp(&b.0));
        chart
            .draw_series(LineSeries::new(course, colour.stroke_width(2)))?
            .label(format!("against three with an effort of {}", line[0].others))
            .legend(|(x, y)| PathElement::new([(x, y), (x + 18, y)], *colour));
        chart.draw_series([Circle::new(equals, 4, colour.stroke_width(1))])?;
        chart.draw_series(places.map(|place| Circle::new(place, 4, colour.filled())))?;
        let bar = |point: &Point| {
            let half = Z_95 * point.summary.error.unwrap_or(0.0);
            let reach = [-half, half].map(|by| (point.effort, (point.summary.points + by).clamp(0.0, MAX_POINTS)));
            PathElement::new(reach, *colour)
        };
        chart.draw_series(line.iter().map(bar))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .label_font((TYPEFACE, 13))
        .border_style(TRANSPARENT)
        .draw()?;
    Ok(area.present()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::Score;

    fn game(one: &str, others: &str, points: u32) -> Game {
        let score = |points| Score { points, pieces: 80, cpu_ms: 1000, memory_kib: 2048, fault: None };
        let pairing = Pairing { one: one.into(), others: others.into(), seed: 1 };
        Game { pairing, game: 0, one_scored: score(points), others_scored: vec![score(2); 3] }
    }

    #[test]
    fn each_effort_is_a_point_and_other_bots_are_left_out() {
        let games = [
            game("self:10", "self", 6),
            game("self:0.1", "self", 1),
            game("self", "self:0.1", 4),
            game("self:0.1", "self", 2),
            game("./old", "self", 2),
            game("self", "random:1", 6),
        ];
        let points = points(&games);
        let found: Vec<_> = points.iter().map(|point| (point.others, point.effort, point.summary.points)).collect();
        assert_eq!(found, [(0.1, 1.0, 4.0), (1.0, 0.1, 1.5), (1.0, 10.0, 6.0)]);
        let drawn = svg(&points).unwrap();
        assert_eq!(drawn.matches("<circle").count(), 3 + 2);
        assert!(drawn.contains("against three with an effort of 0.1") && drawn.contains("multiple"), "{drawn}");
    }
}
