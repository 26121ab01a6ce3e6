//! The `blksgf` format: the dialect of SGF that Pentobi reads and writes, with our private
//! properties.
//!
//! `GM` names the game. `B` and `W` are the moves of the first and the second side. Each lists the
//! cells that it covers (`B[e8,d9,e9,f9,e10]`, from a1 at the bottom left, in the order a1, b1, ...
//! a2, b2, ...). A side that cannot move has no node, or one without a move. `AB`, `AW`, `AE` and
//! `PL` set a position up. Readers also accept `1` and `2`, or `BLUE` and `GREEN`, for `B` and `W`.
//!
//! Our records add private properties, which other programs keep without showing them, and comments
//! for people:
//!
//! | name | of | value |
//! |---|---|---|
//! | `MC` | move | the move code as the player wrote it, `0000` for a pass |
//! | `ET` | move | seconds for the reply, on the clock that decides; not for moves of an opening |
//! | `CY` | move | clock cycles of the accelerator |
//! | `ND` | move | nodes: placements made and evaluated |
//! | `DP` | move | depth: plies of the last finished iteration |
//! | `SV` | move | value of the move for the side that made it, as the player saw it |
//! | `PT` | root | the points at the end, the first side's and the second's |

use std::time::Duration;

use duo_core::notation::Code;
use duo_core::player::Player as Side;
use duo_core::position::Position;

use crate::sgf::{escape, BadRecord, Node, Property};
use duo_players::player::{Search, Turn};

/// The value of `GM`.
pub const GAME: &str = "Blokus Duo";

/// The move code of a turn.
pub const CODE: &str = "MC";
const TIME: &str = "ET";
const CYCLES: &str = "CY";
const NODES: &str = "ND";
const DEPTH: &str = "DP";
const VALUE: &str = "SV";
const POINTS: &str = "PT";

/// Properties of SGF's fourth version that are neither moves nor set-up, and ours.
const KNOWN: &str = "AN AP AR BL BM BR BT C CA CP CR CY DD DM DO DP DT ET EV FF FG GB GC GM GN GW HA HO IT KM KO LB LN \
    MA MC MN N ND OB ON OT OV OW P1 P2 PB PC PL PM PT PW RE RO RU SE SL SO SQ ST SV SZ TB TE TM TR TW UC US V VW WL WR WT";

/// Whether a property is one of SGF or ours, apart from moves and set-up.
pub fn is_known(name: &str) -> bool {
    KNOWN.split_whitespace().any(|known| known == name)
}

/// Writes the code of a move without further figures.
pub fn write_code(code: Code) -> String {
    format!("{CODE}[{}]", escape(&code.to_string()))
}

/// The properties of a turn.
pub fn write_turn(turn: &Turn) -> String {
    let search = turn.search;
    let mut text = write_code(turn.code);
    let mut add = |name: &str, value: Option<String>| {
        text.extend(value.map(|value| format!("{name}[{value}]")));
    };
    add(TIME, Some(format!("{}.{:06}", turn.elapsed.as_secs(), turn.elapsed.subsec_micros())));
    add(CYCLES, search.cycles.map(|cycles| cycles.to_string()));
    add(NODES, search.nodes.map(|nodes| nodes.to_string()));
    add(DEPTH, search.depth.map(|depth| depth.to_string()));
    add(VALUE, search.score.map(|score| score.to_string()));
    text
}

/// Writes the points of both sides.
pub fn write_points(points: [i32; 2]) -> String {
    format!("{POINTS}[{}]", points_value(points))
}

fn points_value([first, second]: [i32; 2]) -> String {
    format!("{first}:{second}")
}

/// Reads the time of the reply, if the node has it.
pub fn read_time(node: &Node) -> Result<Option<Duration>, BadRecord> {
    let Some(property) = node.property(TIME) else { return Ok(None) };
    let seconds = property.values[0].parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.map(Some).ok_or_else(|| bad(property, "a time in seconds"))
}

/// Reads the figures of the search, as far as the node has them.
pub fn read_search(node: &Node) -> Result<Search, BadRecord> {
    Ok(Search {
        cycles: number(node, CYCLES)?,
        nodes: number(node, NODES)?,
        depth: number(node, DEPTH)?,
        score: number(node, VALUE)?,
    })
}

/// Checks the root's points, if given, against the last position.
pub fn check_points(root: &Node, last: &Position) -> Result<(), BadRecord> {
    let points = points_value(Side::BOTH.map(|side| last.score(side)));
    match root.property(POINTS) {
        Some(property) if property.values[0] != points => {
            Err(bad(property, &format!("the points on the board, {points}")))
        }
        _ => Ok(()),
    }
}

fn number<N: std::str::FromStr>(node: &Node, name: &str) -> Result<Option<N>, BadRecord> {
    let Some(property) = node.property(name) else { return Ok(None) };
    property.values[0].parse().map(Some).map_err(|_| bad(property, "a number"))
}

/// A property whose value is not what is wanted.
pub fn bad(property: &Property, wanted: &str) -> BadRecord {
    let Property { name, values, at } = property;
    BadRecord::new(*at, format!("{name}[{}] is not {wanted}", values[0].escape_debug()))
}
