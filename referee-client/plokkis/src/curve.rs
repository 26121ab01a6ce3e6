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
    /// The effort, as a multiple of the others'.
    pub times: f64,
    /// The others' effort, as a multiple of what a game of the contest allows.
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
        Some(Point { times: own / others_effort, others: others_effort, summary })
    };
    let mut points: Vec<Point> = pairings.into_iter().filter_map(point).collect();
    points.sort_by(|a, b| a.others.total_cmp(&b.others).then(a.times.total_cmp(&b.times)));
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
    let times = |choose: fn(f64, f64) -> f64| points.iter().map(|point| point.times).fold(1.0, choose);
    let (least, most) = (times(f64::min) / 1.5, times(f64::max) * 1.5);
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(50)
        .build_cartesian_2d((least..most).log_scale(), 0.0..MOST)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("effort, as a multiple of that of each of the three others")
        .y_desc("match points a game")
        .x_label_formatter(&|times| format!("{times}"))
        .y_label_formatter(&|points| format!("{points:.0}"))
        .label_style((TYPEFACE, 13))
        .draw()?;
    chart.draw_series([PathElement::new([(least, EVEN), (most, EVEN)], BLACK.mix(0.4))])?;
    for (line, colour) in points.chunk_by(|a, b| a.others == b.others).zip(COLOURS.iter().cycle()) {
        let places = line.iter().map(|point| (point.times, point.summary.points));
        chart
            .draw_series(LineSeries::new(places.clone(), colour.stroke_width(2)))?
            .label(format!("others with an effort of {}", line[0].others))
            .legend(|(x, y)| PathElement::new([(x, y), (x + 18, y)], *colour));
        chart.draw_series(places.map(|place| Circle::new(place, 4, colour.filled())))?;
        let bar = |point: &Point| {
            let half = ERRORS * point.summary.error.unwrap_or(0.0);
            let reach = [-half, half].map(|by| (point.times, (point.summary.points + by).clamp(0.0, MOST)));
            PathElement::new(reach, *colour)
        };
        chart.draw_series(line.iter().map(bar))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerRight)
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
        let told: Vec<_> = points.iter().map(|point| (point.others, point.times, point.summary.points)).collect();
        assert_eq!(told, [(0.1, 10.0, 4.0), (1.0, 0.1, 1.5), (1.0, 10.0, 6.0)]);
        let drawn = svg(&points).unwrap();
        assert_eq!(drawn.matches("<circle").count(), 3);
        assert!(drawn.contains("others with an effort of 0.1") && drawn.contains("multiple"), "{drawn}");
    }
}
