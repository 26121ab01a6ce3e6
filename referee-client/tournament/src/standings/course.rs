//! A chart of the course of a sequential test.

use anyhow::anyhow;
use plotters::prelude::*;

use crate::format::Hypotheses;

const SIZE: (u32, u32) = (760, 400);

const TYPEFACE: &str = "sans-serif";

/// Draws the log-likelihood ratio after each pair between its two bounds, as SVG.
pub fn svg(hypotheses: &Hypotheses, course: &[f64]) -> anyhow::Result<String> {
    let mut text = String::new();
    draw(&mut text, hypotheses, course).map_err(|why| anyhow!("cannot draw the course of the test: {why}"))?;
    Ok(text + "\n")
}

fn draw(text: &mut String, hypotheses: &Hypotheses, course: &[f64]) -> Result<(), Box<dyn std::error::Error>> {
    let bounds = hypotheses.bounds();
    let least = course.iter().copied().fold(bounds[0], f64::min);
    let most = course.iter().copied().fold(bounds[1], f64::max);
    let margin = 0.05 * (most - least);
    let end = course.len().saturating_sub(1).max(1) as f64;
    let area = SVGBackend::with_string(text, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(50)
        .build_cartesian_2d(0.0..end, least - margin..most + margin)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("pairs of games")
        .y_desc("log-likelihood ratio")
        .x_label_formatter(&|pairs| format!("{pairs:.0}"))
        .y_label_formatter(&|ratio| format!("{ratio:.1}"))
        .label_style((TYPEFACE, 13))
        .draw()?;
    for (bound, name) in bounds.into_iter().zip(["H0", "H1"]) {
        let elo = if name == "H0" { hypotheses.elo0 } else { hypotheses.elo1 };
        chart.draw_series([PathElement::new([(0.0, bound), (end, bound)], BLACK.stroke_width(1))])?;
        let label = format!("{name}: {elo} {}", hypotheses.model.unit());
        chart.draw_series([Text::new(label, (0.01 * end, bound), (TYPEFACE, 13))])?;
    }
    let points = course.iter().enumerate().map(|(pairs, &ratio)| (pairs as f64, ratio));
    chart.draw_series(LineSeries::new(points, BLUE.stroke_width(2)))?;
    Ok(area.present()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Model;

    #[test]
    fn chart_has_the_course_and_both_bounds() {
        let hypotheses =
            Hypotheses { elo1: 5.0, alpha: 0.05, beta: 0.05, model: Model::Normalized, ..Hypotheses::default() };
        let drawn = svg(&hypotheses, &[0.0, 0.4, -0.2, 1.0]).unwrap();
        assert!(
            drawn.starts_with("<svg ") && drawn.contains("H1: 5 normalized Elo") && drawn.contains("H0: 0"),
            "{drawn}"
        );
        // The course is the only line of four points.
        let points = |line: &str| {
            line.split("points=\"").nth(1).map(|rest| rest.split('"').next().unwrap().trim().split(' ').count())
        };
        assert_eq!(drawn.lines().filter(|line| points(line) == Some(4)).count(), 1, "{drawn}");
        svg(&hypotheses, &[0.0]).unwrap();
    }
}
