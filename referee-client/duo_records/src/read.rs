//! Reads records, ours and those of other programs, and replays them under the rules.

use std::path::Path;
use std::time::Duration;

use duo_core::notation::{decode, encode, Code};
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player as Side, Start};

use crate::blksgf::{self, GAME};
use crate::result::{self, GameResult};
use crate::sgf::{read_game, BadRecord, Node, Place, Property};
use duo_core::cell_notation::read_cells;
use duo_players::game::{covered_start, Game};
use duo_players::player::Search;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;
use referee_client::text_file::read_text_or_latin_1;

/// Maximum size of a record in bytes.
const MAX_BYTES: u64 = 16 << 20;

/// Maximum number of unknown properties that are named.
const MAX_UNKNOWN: usize = 8;

/// Maximum number of characters of an unknown property's name that are shown.
const SHOWN_NAME: usize = 20;

/// A game that was recorded.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The names of the first and the second side, if given.
    pub names: [Option<String>; 2],
    /// The position from which the turns begin.
    pub start: Game,
    /// The turns in order.
    pub turns: Vec<RecordedTurn>,
    /// The result in the record's notation, such as `B+12`, which agrees with the board.
    pub result: Option<GameResult>,
    /// How the game ended, in words.
    pub ending: Option<String>,
    /// The parts of the record that the reader ignored, each with its place.
    pub remarks: Vec<BadRecord>,
}

/// One turn of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// The side that moved.
    pub side: Side,
    /// Its placement, or its pass.
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
            game.give_turn_to(turn.side);
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

/// Reads game `wanted` of a file, counted from 1, or the only one.
pub fn read_file(path: &Path, wanted: Option<usize>) -> anyhow::Result<Recorded> {
    let text = read_text_or_latin_1(path, MAX_BYTES)
        .map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
    read(&text, wanted).map_err(|why| bad_input(format!("{}, {why}", path.display())))
}

/// Reads game `wanted` of a text, counted from 1, or the only one. Line ends are line feeds.
pub fn read(text: &str, wanted: Option<usize>) -> Result<Recorded, BadRecord> {
    let chosen = read_game(text, wanted)?;
    let nodes = chosen.nodes;
    let root = &nodes[0];
    match root.property("GM") {
        Some(property) if property.values == [GAME] => {}
        Some(property) => {
            return Err(BadRecord::new(property.at, format!("this is a game of {}, not {GAME}", property.values[0])))
        }
        None => return Err(BadRecord::new(root.at, format!("the root does not say GM[{GAME}]"))),
    }
    let mut remarks: Vec<BadRecord> =
        chosen.outside.map(|at| BadRecord::new(at, "ignored text outside of a game")).into_iter().collect();
    remarks.extend(unknown_properties(&nodes)?);
    let mut replay = Replay::new(first_start(&nodes));
    for node in &nodes {
        if let Some(setup) = node.properties.iter().find(|property| is_setup(property)) {
            if !replay.turns.is_empty() {
                let begins = format!("{} sets pieces up, so the turns before count as an opening", setup.name);
                remarks.push(BadRecord::new(setup.at, begins));
            }
            replay.set_up(node)?;
        }
        replay.give_turn(node)?;
        replay.play_turn(node)?;
    }
    let last = replay.game.position();
    blksgf::check_points(root, last)?;
    let result = result::read(root, last)?;
    remarks.extend(result::unreadable(root));
    Ok(Recorded {
        names: [["PB", "P1"], ["PW", "P2"]].map(|names| names.into_iter().find_map(|name| root.value(name)).map(shown)),
        start: replay.start,
        turns: replay.turns,
        result,
        ending: root.value("GC").map(shown),
        remarks,
    })
}

/// Foreign text in a form that is safe to print.
fn shown(text: &str) -> String {
    Printable(text).to_string()
}

/// Move properties. Pentobi writes `B` and `W`, and reads the others.
const MOVES: [(&str, Side); 6] = [
    ("B", Side::First),
    ("W", Side::Second),
    ("1", Side::First),
    ("2", Side::Second),
    ("BLUE", Side::First),
    ("GREEN", Side::Second),
];

/// Properties that place pieces.
const PIECES: [(&str, Side); 4] =
    [("AB", Side::First), ("AW", Side::Second), ("A1", Side::First), ("A2", Side::Second)];

/// The property that removes pieces.
const REMOVED: &str = "AE";

/// Properties of sides that this game does not have.
const OTHER_SIDES: [&str; 6] = ["3", "4", "YELLOW", "RED", "A3", "A4"];

fn is_setup(property: &Property) -> bool {
    property.name == REMOVED || PIECES.iter().any(|(name, _)| property.name == *name)
}

/// A remark for each unknown property, where it first occurs. Fails at a property of a side that
/// this game does not have.
fn unknown_properties(nodes: &[Node]) -> Result<Vec<BadRecord>, BadRecord> {
    let mut unknown: Vec<&Property> = Vec::new();
    for property in nodes.iter().flat_map(|node| &node.properties) {
        let name = property.name.as_str();
        if OTHER_SIDES.contains(&name) {
            return Err(BadRecord::new(property.at, format!("{name} is of a third or fourth side; {GAME} has two")));
        }
        let is_known = is_setup(property) || MOVES.iter().any(|(known, _)| *known == name) || blksgf::is_known(name);
        if !is_known && unknown.len() < MAX_UNKNOWN && unknown.iter().all(|before| before.name != name) {
            unknown.push(property);
        }
    }
    let remark = |property: &Property| {
        let name: String = property.name.chars().take(SHOWN_NAME).collect();
        BadRecord::new(property.at, format!("ignored the unknown property {name}"))
    };
    Ok(unknown.into_iter().map(remark).collect())
}

/// The first side's start cell, taken from a piece of either side on a start cell.
fn first_start(nodes: &[Node]) -> Start {
    let of_node = |node: &Node| {
        let set_up = PIECES.into_iter().flat_map(|(name, side)| {
            let values = node.property(name).map(|property| property.values.as_slice()).unwrap_or_default();
            values.iter().map(move |value| (side, value.clone()))
        });
        let moves = MOVES.into_iter().filter_map(|(name, side)| Some((side, node.property(name)?.values.join(","))));
        set_up.chain(moves).find_map(|(side, cells)| {
            let start = covered_start(encode(Move::Place(read_cells(&without_blanks(&cells)).ok()?)))?;
            Some(if side == Side::First { start } else { start.other() })
        })
    };
    nodes.iter().find_map(of_node).unwrap_or(Start::Five)
}

/// A record while it is replayed.
struct Replay {
    /// The position from which the turns begin.
    start: Game,
    game: Game,
    turns: Vec<RecordedTurn>,
}

impl Replay {
    fn new(first_start: Start) -> Replay {
        let start = Game::new(first_start);
        Replay { game: start.clone(), start, turns: Vec::new() }
    }

    /// Removes and places the pieces that a node sets up. The turns begin from that position.
    fn set_up(&mut self, node: &Node) -> Result<(), BadRecord> {
        let to_move = self.game.position().to_move();
        let mut plies = self.game.history().to_vec();
        if let Some(property) = node.property(REMOVED) {
            for value in &property.values {
                let removed = Move::Place(placement(property.at, value)?);
                let index = plies.iter().position(|ply| ply.played == removed).ok_or_else(|| {
                    let cells = value.escape_debug();
                    BadRecord::new(property.at, format!("{REMOVED}[{cells}] removes a piece that is not on the board"))
                })?;
                plies.remove(index);
            }
        }
        let mut game = Game::new(self.start.position().start(Side::First)).after(plies);
        for (name, side) in PIECES {
            let Some(property) = node.property(name) else { continue };
            for value in &property.values {
                let placement = placement(property.at, value)?;
                game.set_up(side, placement).map_err(|why| BadRecord::new(property.at, why))?;
            }
        }
        game.give_turn_to(to_move);
        self.game = game;
        self.begin_here();
        Ok(())
    }

    fn begin_here(&mut self) {
        self.start = self.game.clone();
        self.turns.clear();
    }

    /// Gives the turn to the side that a node's `PL` names.
    fn give_turn(&mut self, node: &Node) -> Result<(), BadRecord> {
        let Some(property) = node.property("PL") else { return Ok(()) };
        let value = property.values[0].to_ascii_uppercase();
        let Some((_, side)) = MOVES.into_iter().find(|(name, _)| *name == value) else {
            let value = property.values[0].escape_debug();
            return Err(BadRecord::new(property.at, format!("PL[{value}] is neither B nor W")));
        };
        self.game.give_turn_to(side);
        if self.turns.is_empty() {
            self.begin_here();
        }
        Ok(())
    }

    /// Plays the turn of a node: its move or pass, preceded by a pass of the other side if that
    /// side was skipped.
    fn play_turn(&mut self, node: &Node) -> Result<(), BadRecord> {
        let mut moves = MOVES.into_iter().filter_map(|(name, side)| Some((side, node.property(name)?)));
        let Some((side, property)) = moves.next() else {
            let Some(property) = node.property(blksgf::CODE) else { return Ok(()) };
            return self.play(Move::Pass, property.at, Some(node));
        };
        if let Some((_, second)) = moves.next() {
            return Err(BadRecord::new(second.at, "the node has a move already"));
        }
        // In an old notation, a move is a list of values with one cell each.
        let cells = property.values.join(",");
        let played = if cells.is_empty() { Move::Pass } else { Move::Place(placement(property.at, &cells)?) };
        self.skip_other_side(side, played, property.at)?;
        self.play(played, property.at, Some(node))
    }

    /// Gives the turn to the side that moves in the record. The other side passes if it can: not
    /// before its first piece, not before the first turn of the record, and not if two passes in a
    /// row would end the game.
    fn skip_other_side(&mut self, side: Side, played: Move, at: Place) -> Result<(), BadRecord> {
        if self.game.position().to_move() == side {
            return Ok(());
        }
        if self.turns.is_empty() {
            self.game.give_turn_to(side);
            self.begin_here();
            return Ok(());
        }
        let mut position = *self.game.position();
        if played != Move::Pass && position.play(Move::Pass).is_ok() && !position.is_over() {
            return self.play(Move::Pass, at, None);
        }
        self.game.give_turn_to(side);
        Ok(())
    }

    fn play(&mut self, played: Move, at: Place, node: Option<&Node>) -> Result<(), BadRecord> {
        let side = self.game.position().to_move();
        self.game.play(played).map_err(|why| BadRecord::new(at, format!("{} by the {side}: {why}", encode(played))))?;
        self.turns.push(recorded_turn(side, played, node)?);
        Ok(())
    }
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
    read_cells(&without_blanks(cells)).map_err(|why| BadRecord::new(at, why))
}

/// Removes the blanks that may surround the cells of a list.
fn without_blanks(cells: &str) -> String {
    cells.split(',').map(str::trim).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "(;GM[Blokus Duo]CA[UTF-8]";

    fn message(rest: &str) -> String {
        read(&format!("{HEAD}{rest}"), None).unwrap_err().to_string()
    }

    fn codes(recorded: &Recorded) -> Vec<String> {
        recorded.turns.iter().map(|turn| turn.code.to_string()).collect()
    }

    #[test]
    fn foreign_names_and_endings_are_safe_to_print() {
        let recorded = read(&format!("{HEAD}PB[\u{1b}[2J]GC[\u{202e}won];B[e8,d9,e9,f9,e10])"), None).unwrap();
        assert_eq!(recorded.name(Side::First), r"\u{1b}[2J");
        assert_eq!(recorded.ending.as_deref(), Some(r"\u{202e}won"));
    }

    #[test]
    fn record_of_another_program_has_only_cells() {
        let recorded =
            read(&format!("{HEAD}PB[Ann];B[e8,d9,e9,f9,e10];W[j5]C[so small!];B[c10];B[g10,h10])"), None).unwrap();
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
        let recorded = read(&format!("{HEAD};B[e10,f9,D9,e8,e9];W[j5][j6])"), None).unwrap();
        assert_eq!(codes(&recorded)[0], "56u0");
        assert_eq!(recorded.games()[2].position().stones(Side::Second).count(), 2);
    }

    #[test]
    fn cells_determine_the_start_cell() {
        let recorded = read(&format!("{HEAD};B[j5];W[e10])"), None).unwrap();
        assert_eq!(recorded.start.position().start(Side::First), Start::Ten);
        assert_eq!(recorded.games().last().unwrap().codes(), "aaa0 55a0");
    }

    #[test]
    fn read_sets_a_position_up() {
        let recorded = read(&format!("{HEAD}AB[e8,d9,e9,f9,e10][c10]AW[j5]PL[W];W[i6,h6];B[g10,h10])"), None).unwrap();
        assert_eq!(recorded.start.position().pieces_left(Side::First).len(), 19);
        assert_eq!(codes(&recorded)[1], "85b2");
        // Without PL, the side of the first move is to move.
        let recorded = read(&format!("{HEAD}AB[e10]AW[j5];W[i6,h6])"), None).unwrap();
        assert_eq!(recorded.turns[0].side, Side::Second);
    }

    #[test]
    fn side_that_moves_in_the_record_has_the_turn() {
        let sides = |text: &str| {
            let recorded = read(&format!("{HEAD}{text}"), None).unwrap();
            let sides: Vec<usize> = recorded.turns.iter().map(|turn| turn.side.index()).collect();
            (codes(&recorded).join(" "), sides, recorded.games().last().unwrap().position().to_move().index())
        };
        assert_eq!(sides(";W[j5];B[e8,d9,e9,f9,e10])"), ("aaa0 56u0".to_owned(), vec![1, 0], 1));
        assert_eq!(sides(";B[e8,d9,e9,f9,e10];B[c10];W[j5])"), ("56u0 35a0 aaa0".to_owned(), vec![0, 0, 1], 0));
        assert_eq!(sides(";1[e8,d9,e9,f9,e10];2[j5])"), ("56u0 aaa0".to_owned(), vec![0, 1], 0));
        assert_eq!(sides(";BLUE[e8, d9,e9 ,f9,\te10];GREEN[j5]PL[GREEN])").0, "56u0 aaa0");
        // A pass of the skipped side would end the game.
        assert_eq!(sides(";B[e10];W[j5];B[];B[f9,f8])").1, [0, 1, 0, 0]);
        assert_eq!(sides(";B[e10];W[j5];B[f9,f8];B[];W[i4,h4])").1, [0, 1, 0, 0, 1]);
    }

    #[test]
    fn position_may_be_set_up_anywhere_for_either_naming_of_the_sides() {
        let set_up = "AB[e8,d9,e9,f9,e10]AW[j5];B[c10])";
        for text in [set_up.to_owned(), set_up.replace("AB", "A1").replace("AW", "A2"), format!(";{set_up}")] {
            let recorded = read(&format!("{HEAD}{text}"), None).unwrap();
            assert_eq!((recorded.start.codes(), codes(&recorded)), ("56u0 aaa0".to_owned(), vec!["35a0".to_owned()]));
            assert!(recorded.remarks.is_empty(), "{:?}", recorded.remarks);
        }
        // After turns: what was played stays, apart from what is removed.
        let text = ";B[e10];W[j5]\n;AE[e10]AB[e8,d9,e9,f9,e10];W[i6,h6])";
        let recorded = read(&format!("{HEAD}{text}"), None).unwrap();
        assert_eq!((recorded.start.codes(), recorded.turns.len()), ("aaa0 56u0".to_owned(), 1));
        assert_eq!(recorded.turns[0].side, Side::Second);
        let remarks: Vec<String> = recorded.remarks.iter().map(BadRecord::to_string).collect();
        assert_eq!(remarks, ["line 2, column 2: AE sets pieces up, so the turns before count as an opening"]);
    }

    #[test]
    fn remarks_name_the_place_of_what_was_ignored() {
        let text = "XY[1]\n;B[e10]XY[2]V[3]QQ[4];W[j5]ET[0.5])\nbye";
        let recorded = read(&format!("{HEAD}RE[Blue wins]{text}"), None).unwrap();
        let remarks: Vec<String> = recorded.remarks.iter().map(BadRecord::to_string).collect();
        assert_eq!(
            remarks,
            [
                "line 3, column 1: ignored text outside of a game",
                "line 1, column 39: ignored the unknown property XY",
                "line 2, column 17: ignored the unknown property QQ",
                "line 1, column 26: ignored RE[Blue wins], which is not a result like B+12, W+F or 0",
            ]
        );
    }

    #[test]
    fn our_figures_read_back_as_written() {
        let text = ";B[e10]MC[55a3]ET[0.004100]CY[205000]ND[100]DP[3]SV[-12];W[j5];MC[0000]ET[0.000001])";
        let recorded = read(&format!("{HEAD}PT[-88:-88]RE[0]{text}"), None).unwrap();
        assert_eq!(recorded.result.as_ref().map(GameResult::as_str), Some("0"));
        let search = Search { cycles: Some(205_000), nodes: Some(100), depth: Some(3), score: Some(-12) };
        assert_eq!(recorded.turns[0].search, search);
        assert_eq!(recorded.turns[0].elapsed, Some(Duration::from_micros(4_100)));
        // The player's spelling, not the canonical one.
        assert_eq!(codes(&recorded), ["55a3", "aaa0", "0000"]);
    }

    #[test]
    fn errors_name_their_place() {
        let game = |text: &str| read(text, None).unwrap_err().to_string();
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
            message(";B[])"),
            "line 1, column 27: 0000 by the first player: a player's first move must not be a pass"
        );
        assert_eq!(
            message(";B[e10];W[e9])"),
            "line 1, column 34: 56a0 by the second player: the first piece must cover the start cell (a,a)"
        );
        assert_eq!(
            message(";B[e10];YELLOW[j5])"),
            "line 1, column 34: YELLOW is of a third or fourth side; Blokus Duo has two"
        );
        assert_eq!(message(";B[e10]MC[55b0])"), "line 1, column 33: the code 55b0 is not that of the move, 55a0");
        assert_eq!(message(";B[e10]ET[soon])"), "line 1, column 33: ET[soon] is not a time in seconds");
        assert_eq!(message(";B[e10]CY[-1])"), "line 1, column 33: CY[-1] is not a number");
        assert_eq!(message("PT[-5:-17])"), "line 1, column 26: PT[-5:-17] is not the points on the board, -89:-89");
        assert_eq!(message("AE[e10])"), "line 1, column 26: AE[e10] removes a piece that is not on the board");
        assert_eq!(message("PL[X])"), "line 1, column 26: PL[X] is neither B nor W");
        assert_eq!(message("AB[e10][e10])"), "line 1, column 26: piece a has already been placed");
    }
}
