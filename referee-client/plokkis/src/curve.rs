//! Match points over effort as a picture: of a bot with more effort or less against three of itself.

use std::collections::BTreeSet;

use anyhow::anyhow;
use plotters::prelude::*;
use referee_client::pictures::png::TYPEFACE;

use crate::bots::Own;
use crate::measured::{Game, Pairing, Summary};

/// Width and height in pixels.
pub const SIZE: (u32, u32) = (760, 400);

/// What a bot scores against three that play as well.
const EVEN: f64 = 3.0;

/// The most that there is to score.
const MOST: f64 = 6.0;

/// Of the lines.
const COLOURS: [RGBColor; 4] = [BLUE, RED, BLACK, MAGENTA];

/// Standard errors to either side within which the true mean lies with 95 %.
const ERRORS: f64 = 1.96;

/// What a series of games says of an effort.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The effort, as a multiple of what a game of the contest allows.
    pub effort: f64,
    /// The same of each of the others.
    pub others: f64,
    /// What the games say.
    pub summary: Summary,
}

/// The points of all series of the strong bot against itself; those of the same effort of the others follow each other.
pub fn points(games: &[Game]) -> Vec<Point> {
    let pairings: BTreeSet<(&str, &str)> = games.iter().map(|game| names(&game.pairing)).collect();
    let point = |(one, others): (&str, &str)| {
        let effort = |name: &str| name.parse::<Own>().ok().and_then(Own::effort);
        let (own, others_effort) = (effort(one)?, effort(others)?);
        let summary = Summary::of(games.iter().filter(|game| names(&game.pairing) == (one, others)))?;
        Some(Point { effort: own, others: others_effort, summary })
    };
    let mut points: Vec<Point> = pairings.into_iter().filter_map(point).collect();
    points.sort_by(|a, b| a.others.total_cmp(&b.others).then(a.effort.total_cmp(&b.effort)));
    points
}

fn names(pairing: &Pairing) -> (&str, &str) {
    (&pairing.one, &pairing.others)
}

/// Draws them as SVG, at least one.
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
        .build_cartesian_2d((least..most).log_scale(), 0.0..MOST)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("effort, as a multiple of what a game of the contest allows")
        .y_desc("match points a game")
        .x_label_formatter(&|effort| format!("{effort}"))
        .y_label_formatter(&|points| format!("{points:.0}"))
        .label_style((TYPEFACE, 13))
        .draw()?;
    chart.draw_series([PathElement::new([(least, EVEN), (most, EVEN)], BLACK.mix(0.4))])?;
    for (line, colour) in points.chunk_by(|a, b| a.others == b.others).zip(COLOURS.iter().cycle()) {
        let places = line.iter().map(|point| (point.effort, point.summary.points));
        // With the others' own effort it is one of four equals: that is not measured, but so.
        let equals = (line[0].others, EVEN);
        let mut course: Vec<(f64, f64)> = places.clone().filter(|place| place.0 != equals.0).chain([equals]).collect();
        course.sort_by(|a, b| a.0.total_cmp(&b.0));
        chart
            .draw_series(LineSeries::new(course, colour.stroke_width(2)))?
            .label(format!("against three with an effort of {}", line[0].others))
            .legend(|(x, y)| PathElement::new([(x, y), (x + 18, y)], *colour));
        chart.draw_series([Circle::new(equals, 4, colour.stroke_width(1))])?;
        chart.draw_series(places.map(|place| Circle::new(place, 4, colour.filled())))?;
        let bar = |point: &Point| {
            let half = ERRORS * point.summary.error.unwrap_or(0.0);
            let reach = [-half, half].map(|by| (point.effort, (point.summary.points + by).clamp(0.0, MOST)));
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
    fn each_effort_is_a_point_and_other_bots_are_none() {
        let games = [
            game("self:10", "self", 6),
            game("self:0.1", "self", 1),
            game("self", "self:0.1", 4),
            game("self:0.1", "self", 2),
            game("./old", "self", 2),
            game("self", "random:1", 6),
        ];
        let points = points(&games);
        let told: Vec<_> = points.iter().map(|point| (point.others, point.effort, point.summary.points)).collect();
        assert_eq!(told, [(0.1, 1.0, 4.0), (1.0, 0.1, 1.5), (1.0, 10.0, 6.0)]);
        let drawn = svg(&points).unwrap();
        assert_eq!(drawn.matches("<circle").count(), 3 + 2);
        assert!(drawn.contains("against three with an effort of 0.1") && drawn.contains("multiple"), "{drawn}");
    }
}
