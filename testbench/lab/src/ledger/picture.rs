//! Pictures of the ledger: the games given away by ply and kind, and the board of a turn that gave
//! one away.

use anyhow::{anyhow, Result};
use duo_core::cells::{Cells, BOARD_SIZE};
use duo_core::notation::{coordinate, decode, Code};
use duo_core::placement::Move;
use duo_core::player::Player;
use duo_core::position::Position;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::kinds::{Kind, Turn};
use super::results;
use super::table::{count_by_ply, BAND};

/// Width and height of the chart in pixels.
const SIZE: (u32, u32) = (760, 380);

const TYPEFACE: &str = "sans-serif";

/// Size of a cell of the board, and the margin around the board.
const CELL: i32 = 24;
const MARGIN: i32 = 26;

/// Height of the lines below the board.
const FOOT: i32 = 62;

/// The chart of the stored figures.
pub fn svg() -> Result<String> {
    let mut picture = String::new();
    draw(&mut picture, &count_by_ply(&results::all()?)).map_err(|why| anyhow!("cannot draw the losses: {why}"))?;
    Ok(picture + "\n")
}

/// The colour of a kind.
fn colour(kind: Kind) -> RGBColor {
    match kind {
        Kind::Opening => RGBColor(31, 111, 181),
        Kind::Evaluation => RGBColor(245, 158, 28),
        Kind::Selectivity => RGBColor(64, 145, 84),
        Kind::Horizon => RGBColor(180, 60, 60),
        Kind::End => RGBColor(120, 90, 160),
        Kind::Avoided => RGBColor(90, 170, 190),
        Kind::Given | Kind::Slow | Kind::Unseen => RGBColor(130, 130, 130),
    }
}

fn draw(picture: &mut String, counted: &[(usize, Kind, usize)]) -> Result<(), Box<dyn std::error::Error>> {
    let of = |band, kind| -> usize {
        counted.iter().filter(|(ply, known, _)| ply / BAND == band && *known == kind).map(|(.., count)| count).sum()
    };
    let bands = counted.iter().map(|(ply, ..)| ply / BAND + 1).max().unwrap_or(1);
    let all = |band| Kind::ALL.iter().map(|&kind| of(band, kind)).sum::<usize>();
    let highest = (0..bands).map(all).max().unwrap_or(1).max(1) as f64;
    let area = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(50)
        .build_cartesian_2d(0.0..(bands * BAND) as f64, 0.0..highest * 1.05)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_labels(bands + 1)
        .x_label_formatter(&|ply| format!("{ply:.0}"))
        .y_label_formatter(&|count| format!("{count:.0}"))
        .x_desc("ply of the turn that gave the game away")
        .y_desc("games lost")
        .label_style((TYPEFACE, 13))
        .draw()?;
    for band in 0..bands {
        let mut below = 0.0;
        for kind in Kind::ALL {
            let above = below + of(band, kind) as f64;
            let (left, right) = ((band * BAND) as f64 + 0.3, ((band + 1) * BAND) as f64 - 0.3);
            if above > below {
                chart.draw_series([Rectangle::new([(left, below), (right, above)], colour(kind).filled())])?;
            }
            below = above;
        }
    }
    let shown = Kind::ALL.into_iter().filter(|kind| counted.iter().any(|(_, known, _)| known == kind));
    for (row, kind) in shown.enumerate() {
        let (x, y) = (SIZE.0 as i32 - 150, 24 + 20 * row as i32);
        area.draw(&Rectangle::new([(x, y), (x + 14, y + 14)], colour(kind).filled()))?;
        let style = TextStyle::from((TYPEFACE, 13).into_font()).pos(Pos::new(HPos::Left, VPos::Center));
        area.draw(&Text::new(kind.title(), (x + 20, y + 7), style))?;
    }
    Ok(area.present()?)
}

/// The board before a turn that gave a game away: the move played has a red frame, the better one a
/// green frame.
pub fn board(position: &Position, turn: &Turn, kind: Kind) -> Result<String> {
    let cells = |code: &str| {
        let code: Code = code.parse()?;
        Ok::<_, anyhow::Error>(match decode(code)? {
            Move::Place(placement) => placement.cells(),
            Move::Pass => Cells::EMPTY,
        })
    };
    let framed = [(Some(&turn.played), RGBColor(200, 30, 30)), (turn.better.as_ref(), RGBColor(20, 140, 60))];
    let mut picture = String::new();
    let frames = framed.into_iter().filter_map(|(code, colour)| Some((cells(code?), colour)));
    let frames = frames.map(|(cells, colour)| Ok((cells?, colour))).collect::<Result<Vec<_>>>()?;
    draw_board(&mut picture, position, &frames, &lines(turn, kind))
        .map_err(|why| anyhow!("cannot draw a board: {why}"))?;
    Ok(picture + "\n")
}

/// The lines below the board.
fn lines(turn: &Turn, kind: Kind) -> [String; 3] {
    let better =
        turn.better.as_ref().map_or("nothing better is known".to_owned(), |better| format!("better {better} (green)"));
    [
        format!("{}, ply {}: played {} (red), {better}", kind.title(), turn.ply, turn.played),
        format!("deep search: {} before, {} after", turn.before, turn.after),
        turn.why.clone(),
    ]
}

fn draw_board(
    picture: &mut String,
    position: &Position,
    frames: &[(Cells, RGBColor)],
    lines: &[String],
) -> Result<(), Box<dyn std::error::Error>> {
    let board = BOARD_SIZE as i32 * CELL;
    let size = ((2 * MARGIN + board).max(480) as u32, (2 * MARGIN + board + FOOT) as u32);
    let area = SVGBackend::with_string(picture, size).into_drawing_area();
    area.fill(&WHITE)?;
    let corner = |(x, y): (usize, usize)| (MARGIN + x as i32 * CELL, MARGIN + y as i32 * CELL);
    let square = |at: (usize, usize), by: i32| {
        let (x, y) = corner(at);
        [(x + by, y + by), (x + CELL - by, y + CELL - by)]
    };
    let middle = TextStyle::from((TYPEFACE, 12).into_font()).pos(Pos::new(HPos::Center, VPos::Center));
    for index in 0..BOARD_SIZE {
        let (x, y) = corner((index, index));
        let label = coordinate(index).to_string();
        area.draw(&Text::new(label.clone(), (x + CELL / 2, MARGIN - 10), middle.clone()))?;
        area.draw(&Text::new(label, (MARGIN - 12, y + CELL / 2), middle.clone()))?;
    }
    for y in 0..BOARD_SIZE {
        for x in 0..BOARD_SIZE {
            let owner = Player::BOTH.into_iter().find(|&side| position.stones(side).contains(x, y));
            let fill = match owner {
                Some(Player::First) => RGBColor(31, 111, 181),
                Some(Player::Second) => RGBColor(245, 158, 28),
                None => RGBColor(240, 240, 236),
            };
            area.draw(&Rectangle::new(square((x, y), 0), fill.filled()))?;
            area.draw(&Rectangle::new(square((x, y), 0), RGBColor(200, 200, 196).stroke_width(1)))?;
        }
    }
    for (inset, (cells, colour)) in (1..).zip(frames) {
        for cell in cells.iter() {
            area.draw(&Rectangle::new(square(cell, 3 * inset), colour.stroke_width(3)))?;
        }
    }
    let left = TextStyle::from((TYPEFACE, 13).into_font()).pos(Pos::new(HPos::Left, VPos::Center));
    for (row, line) in lines.iter().enumerate() {
        area.draw(&Text::new(line.clone(), (MARGIN, MARGIN + board + 14 + 18 * row as i32), left.clone()))?;
    }
    Ok(area.present()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    #[test]
    fn chart_has_a_bar_for_each_band_and_kind() {
        let mut picture = String::new();
        draw(&mut picture, &[(12, Kind::Horizon, 2), (13, Kind::Horizon, 1), (5, Kind::Opening, 4)]).unwrap();
        // One bar and one legend entry each.
        assert_eq!(picture.matches("#B43C3C").count(), 2);
        assert_eq!(picture.matches("#1F6FB5").count(), 2);
        assert!(picture.contains("horizon") && !picture.contains("evaluation"));
    }

    #[test]
    fn board_frames_both_moves() {
        let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
        let better = Some("94j0".to_owned());
        let turn = Turn { ply: 2, played: "21k7".into(), better, before: 5, after: -300, why: "seen".into() };
        let picture = board(&position, &turn, Kind::Evaluation).unwrap();
        // Each move has five cells.
        assert_eq!((picture.matches("#C81E1E").count(), picture.matches("#148C3C").count()), (5, 5));
        assert!(picture.contains("played 21k7 (red), better 94j0 (green)"));
    }
}
