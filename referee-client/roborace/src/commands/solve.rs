//! `solve`: the best play on a map.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use roborace_core::map::{Field, Map};
use roborace_core::robot::{Direction, Pose};
use roborace_core::solution::{Solution, Value};
use serde_json::json;

use crate::map_file;
use crate::terms::Hands;

/// Arguments of `solve`.
#[derive(Args)]
#[command(
    after_help = "The map is up to 64 lines of up to 64 fields: . free, X wall, # hole, $ treasure, ^ v < > belts.\n\
    An optional last line gives the start.\n\nExample: roborace solve map.txt --from \"4 3 N\""
)]
pub struct SolveArgs {
    /// File of the map
    map: PathBuf,

    /// Start: column and row from 1, direction N (up), R, D or L
    #[arg(long, value_name = "COLUMN ROW DIRECTION")]
    from: Option<String>,

    /// Distribution of the hands
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Solves a map and prints the expected moves on each field and the value of the start. Expected
/// moves are means over the games that reach the treasure.
pub fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let (map, start) = map_file::read_with_start(&args.map, args.from.as_deref())?;
    let begun = Instant::now();
    let solution = Solution::new(&map, args.hands.into());
    let seconds = begun.elapsed().as_secs_f64();
    let value = solution.value(&map, start);
    let moves = value.expected_moves.is_finite().then_some(value.expected_moves);
    let mut out = stdout().lock();
    if args.json {
        let (p, gap) = (value.p_treasure, solution.gap());
        let line = json!({ "p_treasure": p, "expected_moves": moves, "gap": gap, "seconds": seconds,
            "sweeps": solution.sweeps(), "start": start.to_string() });
        return Ok(writeln!(out, "{line}")?);
    }
    writeln!(
        out,
        "expected moves to the treasure, by the best direction on each field:\n{}",
        picture(&map, &solution)
    )?;
    let expected = moves.map_or("-".to_owned(), |moves| format!("{moves:.9}"));
    writeln!(out, "from {start}: probability {:.9}, expected moves {expected}", value.p_treasure)?;
    Ok(writeln!(out, "exact to {:.1e} (upper minus lower bound), {seconds:.2} s", solution.gap())?)
}

/// The map with the expected moves on each field; `!` marks fields from which even the best play
/// may lose.
fn picture(map: &Map, solution: &Solution) -> String {
    let mut text = String::new();
    for row in 0..map.height() as i32 {
        for column in 0..map.width() as i32 {
            let field = map.field(column, row).expect("the field is on the map");
            let cell = match field {
                Field::Free | Field::Belt(_) => {
                    let values = Direction::ALL.map(|direction| solution.value(map, Pose { column, row, direction }));
                    number(values.into_iter().reduce(|best, value| if value.beats(best) { value } else { best }))
                }
                Field::Wall | Field::Hole | Field::Treasure => field.letter().to_string(),
            };
            text.push_str(&format!("{cell:>5}"));
        }
        text.push('\n');
    }
    text
}

fn number(value: Option<Value>) -> String {
    match value {
        Some(value) if value.p_treasure > 0.0 => {
            let mark = if value.p_treasure < 1.0 - 1e-9 { "!" } else { "" };
            format!("{:.0}{mark}", value.expected_moves)
        }
        _ => "-".to_owned(),
    }
}
