//! Reads records, ours and those of other programs, and replays them under the rules.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player as Side, Start};

use crate::blksgf::{self, GAME};
use crate::sgf::{main_line, BadRecord, Node, Place, Property};
use duo_core::cell_notation::read_cells;
use duo_players::game::{covered_start, Game};
use duo_players::player::Search;
use referee_client::fail::bad_input;

/// Maximum size of a record in bytes.
const MAX_BYTES: u64 = 16 << 20;

/// A game that was recorded.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The names of the first and the second side, if given.
    pub names: [Option<String>; 2],
    /// The position from which the turns begin.
    pub start: Game,
    /// The turns in order.
    pub turns: Vec<RecordedTurn>,
    /// The result in the record's notation, such as `B+12`.
    pub result: Option<String>,
    /// How the game ended, in words.
    pub ending: Option<String>,
}

/// One turn of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    pub side: Side,
    pub played: Move,
    /// The code in the player's spelling, or else the canonical one.
    pub code: Code,
    /// The time of the reply; moves of an opening and of other programs' records have none.
    pub elapsed: Option<Duration>,
    /// Figures of the search behind it.
    pub search: Search,
    /// The record's comment.
    pub comment: Option<String>,
}

impl Recorded {
    /// The positions of the game: the start, and the one after each turn.
    pub fn games(&self) -> Vec<Game> {
        let mut game = self.start.clone();
        let mut games = vec![game.clone()];
        for turn in &self.turns {
            game.play(turn.played).expect("turns were legal when they were read");
            games.push(game.clone());
        }
        games
    }

    /// Number of turns of a given opening: the first turns without a time, if later turns have one.
    pub fn opening_plies(&self) -> usize {
        self.turns.iter().position(|turn| turn.elapsed.is_some()).unwrap_or(0)
    }

    /// The name of a side, or a default.
    pub fn name(&self, side: Side) -> String {
        self.names[side.index()].clone().unwrap_or_else(|| side.to_string())
    }
}

/// Reads the record in a file.
pub fn read_file(path: &Path) -> anyhow::Result<Recorded> {
    let cannot_read = |why: std::io::Error| bad_input(format!("cannot read {}: {why}", path.display()));
    let mut bytes = Vec::new();
    File::open(path).map_err(cannot_read)?.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(cannot_read)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(bad_input(format!("{} is too long for a record", path.display())));
    }
    read(&text_of(bytes)).map_err(|why| bad_input(format!("{}, {why}", path.display())))
}

/// Decodes UTF-8 or Latin-1. A file in Latin-1 need not declare its encoding.
fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|why| why.into_bytes().into_iter().map(char::from).collect())
}

/// Reads the text of a record.
pub fn read(text: &str) -> Result<Recorded, BadRecord> {
    let nodes = main_line(text)?;
    let root = &nodes[0];
    match root.property("GM") {
        Some(property) if property.values == [GAME] => {}
        Some(property) => {
            return Err(BadRecord::new(property.at, format!("this is a game of {}, not {GAME}", property.values[0])))
        }
        None => return Err(BadRecord::new(root.at, format!("the root does not say GM[{GAME}]"))),
    }
    let start = set_up(&nodes)?;
    let mut recorded = Recorded {
        names: ["PB", "PW"].map(|name| root.value(name).map(str::to_owned)),
        start: start.clone(),
        turns: Vec::new(),
        result: root.value("RE").map(str::to_owned),
        ending: root.value("GC").map(str::to_owned),
    };
    let mut game = start;
    for (index, node) in nodes.iter().enumerate() {
        if let Some(setup) = node.properties.iter().find(|property| is_setup(property) && index > 0) {
            return Err(BadRecord::new(setup.at, format!("{} after the root cannot be read", setup.name)));
        }
        recorded.turns.extend(turns(node, &mut game)?);
    }
    blksgf::check_points(root, game.position())?;
    Ok(recorded)
}

fn is_setup(property: &Property) -> bool {
    ["AB", "AW", "AE", "PL"].contains(&property.name.as_str())
}

/// The position that the root sets up, or the empty board. The first pieces decide the start cells.
fn set_up(nodes: &[Node]) -> Result<Game, BadRecord> {
    let root = &nodes[0];
    let mut pieces: Vec<(Side, Place, Placement)> = Vec::new();
    for (name, side) in [("AB", Side::First), ("AW", Side::Second)] {
        let Some(property) = root.property(name) else { continue };
        for value in &property.values {
            pieces.push((side, property.at, placement(property.at, value)?));
        }
    }
    if let Some(property) = root.property("AE") {
        return Err(BadRecord::new(property.at, "AE removes a piece where none lies yet"));
    }
    let mut game = Game::new(first_start(nodes, &pieces));
    for (side, at, placement) in pieces {
        game.set_up(side, placement).map_err(|why| BadRecord::new(at, why))?;
    }
    match root.property("PL").map(|property| (property.at, property.values[0].as_str())) {
        None if game.history().is_empty() => {}
        // The side of the next move is the side to move.
        None => game.give_turn_to(nodes.iter().find_map(first_mover).unwrap_or(Side::First)),
        Some((_, "B" | "b" | "1")) => game.give_turn_to(Side::First),
        Some((_, "W" | "w" | "2")) => game.give_turn_to(Side::Second),
        Some((at, other)) => {
            return Err(BadRecord::new(at, format!("PL[{}] is neither B nor W", other.escape_debug())))
        }
    }
    Ok(game)
}

fn first_mover(node: &Node) -> Option<Side> {
    SIDES.into_iter().find(|(name, _)| node.property(name).is_some()).map(|(_, side)| side)
}

/// The first side's start cell, taken from a piece of either side on a start cell.
fn first_start(nodes: &[Node], set_up: &[(Side, Place, Placement)]) -> Start {
    let moves = nodes.iter().filter_map(|node| {
        let (name, side) = SIDES.into_iter().find(|(name, _)| node.property(name).is_some())?;
        Some((side, placement(node.at, &node.property(name)?.values.join(",")).ok()?))
    });
    let set_up = set_up.iter().map(|&(side, _, placement)| (side, placement));
    let covered = |(side, placement): (Side, Placement)| {
        let start = covered_start(encode(Move::Place(placement)))?;
        Some(if side == Side::First { start } else { start.other() })
    };
    set_up.chain(moves).find_map(covered).unwrap_or(Start::Five)
}

const SIDES: [(&str, Side); 2] = [("B", Side::First), ("W", Side::Second)];

/// The turns of a node: its move or pass, preceded by a pass of the other side if that side was
/// skipped.
fn turns(node: &Node, game: &mut Game) -> Result<Vec<RecordedTurn>, BadRecord> {
    let mut moves = SIDES.into_iter().filter_map(|(name, side)| Some((side, node.property(name)?)));
    let Some((side, property)) = moves.next() else {
        return Ok(pass(node, game)?.into_iter().collect());
    };
    if let Some((_, second)) = moves.next() {
        return Err(BadRecord::new(second.at, "the node has a move already"));
    }
    let mut turns = Vec::new();
    if game.position().to_move() != side {
        turns.push(play(Move::Pass, property.at, None, game)?);
    }
    // In an old notation, a move is a list of values with one cell each.
    let placed = placement(property.at, &property.values.join(","))?;
    turns.push(play(Move::Place(placed), property.at, Some(node), game)?);
    Ok(turns)
}

/// The pass of a node that has the code of a pass but no move.
fn pass(node: &Node, game: &mut Game) -> Result<Option<RecordedTurn>, BadRecord> {
    let Some(property) = node.property(blksgf::CODE) else { return Ok(None) };
    play(Move::Pass, property.at, Some(node), game).map(Some)
}

fn play(played: Move, at: Place, node: Option<&Node>, game: &mut Game) -> Result<RecordedTurn, BadRecord> {
    let side = game.position().to_move();
    game.play(played).map_err(|why| BadRecord::new(at, format!("{} by the {side}: {why}", encode(played))))?;
    recorded_turn(side, played, node)
}

fn recorded_turn(side: Side, played: Move, node: Option<&Node>) -> Result<RecordedTurn, BadRecord> {
    let mut turn =
        RecordedTurn { side, played, code: encode(played), elapsed: None, search: Search::default(), comment: None };
    let Some(node) = node else { return Ok(turn) };
    if let Some(property) = node.property(blksgf::CODE) {
        let code: Option<Code> = property.values[0].parse().ok();
        turn.code = code.filter(|&code| decode(code) == Ok(played)).ok_or_else(|| {
            let code = property.values[0].escape_debug();
            BadRecord::new(property.at, format!("the code {code} is not that of the move, {}", encode(played)))
        })?;
    }
    turn.elapsed = blksgf::read_time(node)?;
    turn.search = blksgf::read_search(node)?;
    turn.comment = node.value("C").map(str::to_owned);
    Ok(turn)
}

fn placement(at: Place, cells: &str) -> Result<Placement, BadRecord> {
    read_cells(cells).map_err(|why| BadRecord::new(at, why))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "(;GM[Blokus Duo]CA[UTF-8]";

    fn message(rest: &str) -> String {
        read(&format!("{HEAD}{rest}")).unwrap_err().to_string()
    }

    fn codes(recorded: &Recorded) -> Vec<String> {
        recorded.turns.iter().map(|turn| turn.code.to_string()).collect()
    }

    #[test]
    fn record_of_another_program_has_only_cells() {
        let recorded = read(&format!("{HEAD}PB[Ann];B[e8,d9,e9,f9,e10];W[j5]C[so small!];B[c10];B[g10,h10])")).unwrap();
        assert_eq!(
            (recorded.names.clone(), recorded.name(Side::Second)),
            ([Some("Ann".into()), None], "second player".into())
        );
        // The record skips the second side's last turn, so that side passed.
        assert_eq!(codes(&recorded), ["56u0", "aaa0", "35a0", "0000", "85b2"]);
        assert_eq!(recorded.turns[1].comment.as_deref(), Some("so small!"));
        assert_eq!(recorded.turns[1].elapsed, None);
    }

    #[test]
    fn cells_may_come_in_any_order_or_as_a_list() {
        let recorded = read(&format!("{HEAD};B[e10,f9,D9,e8,e9];W[j5][j6])")).unwrap();
        assert_eq!(codes(&recorded)[0], "56u0");
        assert_eq!(recorded.games()[2].position().occupied(Side::Second).count(), 2);
    }

    #[test]
    fn cells_determine_the_start_cell() {
        let recorded = read(&format!("{HEAD};B[j5];W[e10])")).unwrap();
        assert_eq!(recorded.start.position().start(Side::First), Start::Ten);
        assert_eq!(recorded.games().last().unwrap().codes(), "aaa0 55a0");
    }

    #[test]
    fn read_sets_a_position_up() {
        let recorded = read(&format!("{HEAD}AB[e8,d9,e9,f9,e10][c10]AW[j5]PL[W];W[i6,h6];B[g10,h10])")).unwrap();
        assert_eq!(recorded.start.position().left(Side::First).len(), 19);
        assert_eq!(codes(&recorded)[1], "85b2");
        // Without PL, the side of the first move is to move.
        let recorded = read(&format!("{HEAD}AB[e10]AW[j5];W[i6,h6])")).unwrap();
        assert_eq!(recorded.turns[0].side, Side::Second);
    }

    #[test]
    fn our_figures_read_back_as_written() {
        let text = ";B[e10]MC[55a3]ET[0.004100]CY[205000]ND[100]DP[3]SV[-12];W[j5];MC[0000]ET[0.000001])";
        let recorded = read(&format!("{HEAD}PT[-88:-88]RE[0]{text}")).unwrap();
        assert_eq!(recorded.result.as_deref(), Some("0"));
        let search = Search { cycles: Some(205_000), nodes: Some(100), depth: Some(3), score: Some(-12) };
        assert_eq!(recorded.turns[0].search, search);
        assert_eq!(recorded.turns[0].elapsed, Some(Duration::from_micros(4_100)));
        // The player's spelling, not the canonical one.
        assert_eq!(codes(&recorded), ["55a3", "aaa0", "0000"]);
    }

    #[test]
    fn errors_name_their_place() {
        let game = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(game("(;GM[1])"), "line 1, column 3: this is a game of 1, not Blokus Duo");
        assert_eq!(game("(;C[?])"), "line 1, column 2: the root does not say GM[Blokus Duo]");
        assert_eq!(
            message("\n;B[e10]\n;W[e10])"),
            "line 3, column 2: 55a0 by the second player: cell (5,5) is already taken"
        );
        assert_eq!(message(";B[e15])"), "line 1, column 27: 'e15' is not a cell from a1 to n14");
        assert_eq!(message(";B[e10,g12])"), "line 1, column 27: the cells e10,g12 do not form a piece");
        assert_eq!(message(";B[e10]W[j5])"), "line 1, column 33: the node has a move already");
        assert_eq!(
            message(";W[e10])"),
            "line 1, column 27: 0000 by the first player: a player's first move must not be a pass"
        );
        assert_eq!(message(";B[e10]MC[55b0])"), "line 1, column 33: the code 55b0 is not that of the move, 55a0");
        assert_eq!(message(";B[e10]ET[soon])"), "line 1, column 33: ET[soon] is not a time in seconds");
        assert_eq!(message(";B[e10]CY[-1])"), "line 1, column 33: CY[-1] is not a number");
        assert_eq!(message("PT[-5:-17])"), "line 1, column 26: PT[-5:-17] is not the points on the board, -89:-89");
        assert_eq!(message("AE[e10])"), "line 1, column 26: AE removes a piece where none lies yet");
        assert_eq!(message("PL[X])"), "line 1, column 26: PL[X] is neither B nor W");
        assert_eq!(message("AB[e10][e10])"), "line 1, column 26: piece a has already been placed");
        assert_eq!(message(";AB[e10])"), "line 1, column 27: AB after the root cannot be read");
    }

    #[test]
    fn latin_1_is_read() {
        assert_eq!(text_of(b"Jos\xe9".to_vec()), "José");
        assert_eq!(text_of("José".as_bytes().to_vec()), "José");
    }
}
