//! Draws a map with the robot and its path as SVG, one unit per field.

use roborace_core::map::{Field, Map};
use roborace_core::moves::State;
use roborace_core::robot::{Direction, Pose};

/// Draws the robot at its last place, and its path from `from` through `states`.
pub fn svg(map: &Map, from: Pose, states: &[State]) -> String {
    let (width, height) = (map.width(), map.height());
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
        <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for row in 0..height {
        for column in 0..width {
            if let Some(field) = map.field(column as i32, row as i32) {
                out += &field_svg(field, column, row);
            }
        }
    }
    let mut poses = vec![from];
    for state in states {
        let last = poses[poses.len() - 1];
        poses.extend(match state {
            State::At(pose) => Some(*pose),
            State::Won => find_treasure(map).map(|[column, row]| Pose { column, row, ..last }),
            State::Lost(_) => None,
        });
    }
    let points: Vec<String> = poses.iter().map(|pose| center(pose).map(|at| at.to_string()).join(",")).collect();
    out +=
        &format!("<polyline points=\"{}\" fill=\"none\" stroke=\"#d33a2c\" stroke-width=\".1\"/>\n", points.join(" "));
    let last = poses[poses.len() - 1];
    let ([x, y], turn) = (center(&last), degrees(last.direction));
    let lost = matches!(states.last(), Some(State::Lost(_)));
    let fill = if lost { "none" } else { "#d33a2c" };
    out += &format!(
        "<path d=\"M0 -.42L.36 .36L0 .2L-.36 .36Z\" transform=\"translate({x} {y}) rotate({turn})\" fill=\"{fill}\" \
        stroke=\"#7a1810\" stroke-width=\".05\"/>\n"
    );
    out + "</svg>\n"
}

fn find_treasure(map: &Map) -> Option<[i32; 2]> {
    let fields = (0..map.height() as i32).flat_map(|row| (0..map.width() as i32).map(move |column| [column, row]));
    fields.into_iter().find(|&[column, row]| map.field(column, row) == Some(Field::Treasure))
}

fn center(pose: &Pose) -> [f64; 2] {
    [f64::from(pose.column) + 0.5, f64::from(pose.row) + 0.5]
}

fn degrees(direction: Direction) -> usize {
    let letters = ['N', 'R', 'D', 'L'];
    90 * letters.iter().position(|&letter| letter == direction.letter()).unwrap_or(0)
}

fn field_svg(field: Field, column: usize, row: usize) -> String {
    let (x, y) = (column as f64 + 0.5, row as f64 + 0.5);
    let square = |fill: &str| {
        format!(
            "<rect x=\"{column}\" y=\"{row}\" width=\"1\" height=\"1\" fill=\"{fill}\" stroke=\"#d5dce3\" stroke-width=\".03\"/>\n"
        )
    };
    match field.letter() {
        'X' => square("#55606d"),
        '#' => square("#e3e7eb") + &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\".38\" fill=\"#11151a\"/>\n"),
        '$' => {
            let diamond = "M0 -.36L.36 0L0 .36L-.36 0Z";
            square("#fff6d6") + &format!("<path d=\"{diamond}\" transform=\"translate({x} {y})\" fill=\"#e6a700\"/>\n")
        }
        belt if "^>v<".contains(belt) => {
            let turn = 90 * "^>v<".find(belt).unwrap_or(0);
            let arrow = "M-.25 .05L0 -.22L.25 .05M-.25 .3L0 .03L.25 .3";
            square("#e2eefb")
                + &format!(
                    "<path d=\"{arrow}\" transform=\"translate({x} {y}) rotate({turn})\" fill=\"none\" stroke=\"#6f9fd0\" stroke-width=\".08\"/>\n"
                )
        }
        _ => square("#fff"),
    }
}

#[cfg(test)]
mod tests {
    use roborace_core::moves::{trace, Move};

    use super::*;

    #[test]
    fn robot_is_drawn_at_the_end_of_its_path() {
        let map = Map::from_lines(["..$", "...", "..#"].into_iter()).unwrap();
        let begin = map.pose("1 1 R").unwrap();
        let after = |moves: &str| svg(&map, begin, &trace(&map, begin, &Move::from_letters(moves).unwrap()));
        assert!(after("1").contains("translate(1.5 0.5) rotate(90)\" fill=\"#d33a2c\""));
        assert!(after("2").contains("translate(2.5 0.5) rotate(90)\" fill=\"#d33a2c\""), "on the treasure");
        assert!(after("R2L2").contains("translate(0.5 2.5) rotate(90)\" fill=\"none\""), "before the hole");
        assert_eq!(after("").matches("<circle").count(), 1);
    }
}
