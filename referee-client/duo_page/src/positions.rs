//! Positions without a game: description, hint and analysis.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use duo_core::cells::Cells;
use duo_core::effect::Effect;
use duo_core::engine::analysis::{analyse, Line, Report};
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::{Move, Placement};
use duo_core::player::Player as Side;
use duo_core::position::Position;
use duo_core::symmetry::canonical;
use serde::Serialize;

use duo_players::judge::chance;
use duo_players::players::book::built_in;

/// Maximum length of a position string.
const LONGEST_TEXT: usize = 300;

/// Nodes for a hint, which take some tenths of a second.
const HINT_NODES: u64 = 300_000;

/// Nodes for an analysis, which take half a minute on one core.
const ANALYSIS_NODES: u64 = 40_000_000;

/// Maximum number of lines of an analysis.
const MAX_LINES: usize = 8;

/// A position as the page draws it.
#[derive(Debug, Serialize)]
pub struct Described {
    position: String,
    to_move: usize,
    /// The start cell of each side.
    starts: [(usize, usize); 2],
    /// The pieces on the board.
    laid: Vec<Laid>,
    /// The letters of the pieces that each side has left.
    left: [String; 2],
    points: [i32; 2],
    /// The corners of each side. Its next piece must cover one of them.
    corners: [Vec<(usize, usize)>; 2],
    over: bool,
    /// Legal placements: orientation, column and row.
    placements: Vec<(u8, u8, u8)>,
    /// The opening book's moves, the best first; empty if the book does not know the position.
    book: Vec<Booked>,
}

/// A move in the opening book.
#[derive(Debug, Serialize)]
struct Booked {
    code: String,
    placed: (u8, u8, u8),
    /// The first side's chance to win.
    chance: f64,
    /// Number of clock cycles of the search that gave the value.
    cycles: u64,
}

#[derive(Debug, Serialize)]
struct Laid {
    side: usize,
    placed: (u8, u8, u8),
}

/// A move of a principal variation.
#[derive(Clone, Serialize)]
struct Step {
    side: usize,
    code: String,
    placed: Option<(u8, u8, u8)>,
}

/// A principal variation with its value.
#[derive(Clone, Serialize)]
struct Valued {
    /// The first side's chance to win.
    chance: f64,
    moves: Vec<Step>,
}

/// The progress of an analysis.
#[derive(Clone, Serialize)]
pub struct Reported {
    depth: u32,
    nodes: u64,
    lines: Vec<Valued>,
}

/// The best move and its immediate effect.
#[derive(Serialize)]
pub struct Hint {
    #[serde(flatten)]
    best: Valued,
    effect: Option<EffectCells>,
}

/// The immediate effect of a placement on both sides.
#[derive(Serialize)]
struct EffectCells {
    /// Corners that the side gains, and the opponent's corners that it covers.
    opened: Vec<(usize, usize)>,
    taken: Vec<(usize, usize)>,
    /// Cells that the opponent can no longer reach.
    denied: Vec<(usize, usize)>,
    /// Numbers of corners before and after, the side's own first.
    corners: [[u32; 2]; 2],
    /// Numbers of reachable cells before and after, the side's own first.
    reach: [[u32; 2]; 2],
}

/// Parses a position string and plays a move in it if one is given.
pub fn read(text: &str, play: Option<&str>) -> Result<Position, String> {
    if text.len() > LONGEST_TEXT {
        return Err(format!("a position has at most {LONGEST_TEXT} characters"));
    }
    let mut position: Position = text.parse().map_err(|why| format!("{why}"))?;
    if let Some(code) = play {
        let code: Code = code.parse().map_err(|why| format!("{why}"))?;
        let played = decode(code).map_err(|why| why.to_string())?;
        if position.is_over() {
            return Err("the game is over in that position".to_owned());
        }
        position.play(played).map_err(|why| format!("{code}: {why}"))?;
    }
    Ok(position)
}

/// Describes a position.
pub fn describe(position: &Position) -> Described {
    let of = |side: Side| {
        let side_index = side.index();
        position
            .placements(side)
            .into_iter()
            .map(move |placement| Laid { side: side_index, placed: (placement.orientation, placement.x, placement.y) })
    };
    let over = position.is_over();
    let placements = if over { Vec::new() } else { legal_placements(position) };
    Described {
        position: position.to_string(),
        to_move: position.to_move().index(),
        starts: Side::BOTH.map(|side| position.start(side).cell()),
        laid: Side::BOTH.into_iter().flat_map(of).collect(),
        left: Side::BOTH.map(|side| position.pieces_left(side).iter().map(|piece| piece.letter()).collect()),
        points: points(position),
        corners: Side::BOTH.map(|side| position.corners(side).iter().collect()),
        over,
        book: book_moves(position, &placements),
        placements: placements.into_iter().map(|at| (at.orientation, at.x, at.y)).collect(),
    }
}

/// The opening book's moves among these placements. The best one comes from the position's own
/// entry, the others from the entries of the positions after them. Of two placements that are
/// mirror images of each other, only one is returned.
fn book_moves(position: &Position, placements: &[Placement]) -> Vec<Booked> {
    let Some(best) = built_in().find(position, 0) else { return Vec::new() };
    let behind = |placement: Placement| {
        let mut behind = *position;
        behind.play_unchecked(Move::Place(placement));
        behind
    };
    let known = |&placement: &Placement| {
        let known = built_in().find(&behind(placement), 0)?;
        Some((placement, -known.value, known.cycles))
    };
    let of_best = best.best.placement().map(|placement| (placement, best.value, best.cycles));
    let mut moves: Vec<_> = of_best.into_iter().chain(placements.iter().filter_map(known)).collect();
    let mut told = HashSet::new();
    moves.retain(|&(placement, ..)| told.insert(canonical(&behind(placement)).0));
    moves.sort_by_key(|&(_, value, _)| Reverse(value));
    let sign = if position.to_move() == Side::First { 1 } else { -1 };
    let tell = |(placement, value, cycles): (Placement, i32, u64)| Booked {
        code: encode(Move::Place(placement)).to_string(),
        placed: (placement.orientation, placement.x, placement.y),
        chance: chance(sign * value),
        cycles,
    };
    moves.into_iter().map(tell).collect()
}

/// The best move of the side to move.
pub fn hint(position: &Position) -> Result<Hint, String> {
    let mut last = None;
    analyse(position, 1, HINT_NODES, &AtomicBool::new(false), |report| {
        last = report.lines.first().cloned();
        ControlFlow::Continue(())
    });
    let line = last.ok_or("the game is over in that position")?;
    let effect = match line.moves[0] {
        Move::Place(placement) => Some(effect_cells(&Effect::of(position, placement))),
        Move::Pass => None,
    };
    Ok(Hint { best: line_with_value(position, &line), effect })
}

/// Analyses a position until `stop` is set or `tell` breaks. `tell` is called at each depth.
pub fn analyse_aloud(
    position: &Position,
    lines: usize,
    stop: &AtomicBool,
    mut tell: impl FnMut(Reported) -> ControlFlow<()>,
) {
    analyse(position, lines.clamp(1, MAX_LINES), ANALYSIS_NODES, stop, |report| tell(report_lines(position, report)));
}

fn report_lines(position: &Position, report: &Report) -> Reported {
    let Report { depth, nodes, ref lines } = *report;
    Reported { depth, nodes, lines: lines.iter().map(|line| line_with_value(position, line)).collect() }
}

fn line_with_value(position: &Position, line: &Line) -> Valued {
    let mut game = *position;
    let moves = line.moves.iter().map(|&played| {
        let side = game.to_move().index();
        game.play_unchecked(played);
        Step { side, code: encode(played).to_string(), placed: placed_piece(played) }
    });
    let moves = moves.collect();
    let value = if position.to_move() == Side::First { line.score } else { -line.score };
    Valued { chance: chance(value), moves }
}

fn effect_cells(effect: &Effect) -> EffectCells {
    let cells = |cells: Cells| cells.iter().collect();
    let counts = |of: fn(&duo_core::effect::Standing) -> Cells| {
        [0, 1].map(|side| [of(&effect.before[side]).count(), of(&effect.after[side]).count()])
    };
    EffectCells {
        opened: cells(effect.opened_corners()),
        taken: cells(effect.taken_corners()),
        denied: cells(effect.denied_cells()),
        corners: counts(|standing| standing.corners),
        reach: counts(|standing| standing.reach),
    }
}

/// Orientation, column and row of the piece; `None` for a pass.
pub fn placed_piece(played: Move) -> Option<(u8, u8, u8)> {
    match played {
        Move::Pass => None,
        Move::Place(placement) => Some((placement.orientation, placement.x, placement.y)),
    }
}

/// The points of both sides.
pub fn points(position: &Position) -> [i32; 2] {
    Side::BOTH.map(|side| position.score(side))
}
