//! Shows a match on a terminal: redraws the board in place, with scores and remaining pieces.

use console::{truncate_str, Term};
use duo_core::cells::Cells;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_core::position::Position;

use super::totals::Totals;
use duo_pictures::text_board::{draw, sign, Ink};
use duo_players::figures::{group_digits, seconds, turn_figures};
use duo_players::game::Game;
use duo_players::player::{Search, Turn};
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;
use referee_client::screen::wrap;

/// Column of the text next to the board.
const SIDEBAR_COLUMN: usize = 33;

/// A terminal with fewer columns shows the last turn in several lines.
const WIDE: usize = 79;

/// Lines for the last turn on a narrow terminal.
const STATUS_LINES: usize = 3;

/// Letters of pieces in a line.
const LETTERS_A_LINE: usize = 11;

/// Draws on a terminal.
///
/// It does not change the terminal's modes, so the terminal stays usable however the program ends.
pub struct Terminal {
    term: Term,
    ink: Ink,
    /// Whether to overwrite the last frame. Not if a person types between two frames.
    in_place: bool,
    lines_to_replace: usize,
    turns: Vec<Row>,
    totals: Totals,
}

/// A line of the table at the end.
struct Row {
    name: String,
    code: String,
    turn: Turn,
}

impl Terminal {
    /// Draws on `term`, over the last frame if `in_place`.
    pub fn new(term: Term, in_place: bool) -> Terminal {
        let ink = if console::colors_enabled() { Ink::Colour } else { Ink::Plain };
        Terminal { term, ink, in_place, lines_to_replace: 0, turns: Vec::new(), totals: Totals::default() }
    }

    fn show(&mut self, round: &Round, position: &Position, last: Cells, status: &str) -> anyhow::Result<()> {
        let (rows, columns) = self.term.size();
        let frame = frame(round, position, last, status, self.ink, columns.into());
        let mut text = String::new();
        if self.lines_to_replace > 0 {
            text += &format!("\x1b[{}A", self.lines_to_replace);
        }
        for line in &frame {
            // Clear the rest of the last frame's line.
            text += &format!("{}\x1b[K\n", truncate_str(line, columns as usize, ""));
        }
        self.lines_to_replace = if self.in_place && frame.len() < rows as usize { frame.len() } else { 0 };
        // One write per frame prevents flicker.
        self.term.write_str(&text)?;
        Ok(self.term.flush()?)
    }
}

impl Watch for Terminal {
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()> {
        self.turns.clear();
        self.totals = Totals::default();
        self.lines_to_replace = 0;
        let game = &round.opening;
        self.show(round, game.position(), game.last_cells(), "")
    }

    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()> {
        self.totals.add(side, turn);
        let row = Row { name: round.name(side).to_owned(), code: turn.code.to_string(), turn: *turn };
        let status = format!("{} {}: {}", row.name, last_move_text(game), turn_figures(turn));
        self.turns.push(row);
        self.show(round, game.position(), game.last_cells(), &status)
    }

    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()> {
        self.lines_to_replace = 0;
        let columns = usize::from(self.term.size().1);
        let mut lines = vec![String::new()];
        // A long match shows only the totals.
        if round.games == 1 {
            lines.extend(table(&self.turns, game.history().len(), columns));
        }
        let sums = self.totals.table(round).into_iter().chain(super::verdict(round, ending, tally));
        lines.extend(sums.flat_map(|line| wrap(&line, columns)));
        for line in lines {
            self.term.write_line(&line)?;
        }
        self.term.write_line("")?;
        Ok(self.term.flush()?)
    }
}

/// The whole frame, always with the same number of lines on a terminal of the same width.
fn frame(round: &Round, position: &Position, last: Cells, status: &str, ink: Ink, columns: usize) -> Vec<String> {
    let mut sidebar = Vec::new();
    for side in Side::BOTH {
        sidebar.push(String::new());
        sidebar.extend(side_lines(round, position, side, ink));
    }
    let board = draw(position, last, ink).into_iter().enumerate();
    let with_sidebar = board.map(|(index, line)| match sidebar.get(index) {
        // Width of the board's lines without colour codes.
        Some(text) if !text.is_empty() => {
            let gap = SIDEBAR_COLUMN - console::measure_text_width(&line);
            format!("{line}{:gap$}{text}", "")
        }
        _ => line,
    });
    let mut lines = vec![super::heading(round), String::new()];
    lines.extend(with_sidebar);
    let status = format!("turn {:3}  {status}", position.ply());
    lines.push(String::new());
    if columns >= WIDE {
        lines.push(status);
    } else {
        let mut wrapped = wrap(&status, columns);
        wrapped.resize(STATUS_LINES, String::new());
        lines.extend(wrapped);
    }
    lines
}

fn side_lines(round: &Round, position: &Position, side: Side, ink: Ink) -> [String; 4] {
    let turn = if position.to_move() == side && !position.is_over() { "to move" } else { "" };
    let left = position.pieces_left(side);
    let pieces: Vec<String> = left.iter().map(|piece| piece.letter().to_string()).collect();
    let (first, other) = pieces.split_at(pieces.len().min(LETTERS_A_LINE));
    [
        format!("{} {}  {turn}", sign(side, ink), round.name(side)).trim_end().to_owned(),
        format!("  points {:+}, cells left {}", position.score(side), left.cells()),
        format!("  {}", first.join(" ")),
        format!("  {}", other.join(" ")).trim_end().to_owned(),
    ]
}

/// The figures of each turn, as a table. A narrow terminal does not show the cycles.
fn table(turns: &[Row], plies: usize, columns: usize) -> Vec<String> {
    let cycles_column = |text: &str| if columns >= WIDE { format!("  {text:>11}") } else { String::new() };
    let name_width = turns.iter().map(|row| row.name.chars().count()).max().unwrap_or(0).max("player".len());
    let opening = plies.saturating_sub(turns.len());
    let number = |count: Option<u64>| count.map_or_else(String::new, group_digits);
    let heading = format!(
        "turn  {:name_width$}  move       time{}        nodes  depth   value",
        "player",
        cycles_column("cycles")
    );
    let rows = turns.iter().enumerate().map(|(index, Row { name, code, turn })| {
        let Search { cycles, nodes, depth, score } = turn.search;
        let depth = depth.map_or_else(String::new, |depth| depth.to_string());
        let score = score.map_or_else(String::new, |score| format!("{score:+}"));
        let line = format!(
            "{:4}  {name:name_width$}  {code}  {:>9}{}  {:>11}  {depth:>5}  {score:>6}",
            opening + index + 1,
            seconds(turn.elapsed),
            cycles_column(&number(cycles)),
            number(nodes),
        );
        line.trim_end().to_owned()
    });
    std::iter::once(heading).chain(rows).collect()
}

fn last_move_text(game: &Game) -> String {
    match game.history().last().map(|ply| ply.played) {
        Some(Move::Pass) | None => "passes".to_owned(),
        Some(played) => format!("plays {}", encode(played)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use duo_core::notation::Code;
    use duo_core::player::Start;
    use duo_players::referee::Series;

    fn round_after(codes: &str) -> Round {
        let names = ["sim", "engine"].map(str::to_owned);
        let opening = Game::from_codes(codes, Start::Five).unwrap();
        let series = Series::new(names, None, Start::Five, vec![opening]);
        let first = series.rounds().next().unwrap();
        first
    }

    #[test]
    fn frame_shows_board_scores_and_pieces() {
        let round = round_after("53e0 a8e0 21k7 94j0 61a0 71b3");
        let game = &round.opening;
        let frame = frame(&round, game.position(), game.last_cells(), "engine plays 71b3: 0.100 s", Ink::Plain, 80);
        insta::assert_snapshot!(frame.join("\n"));
    }

    #[test]
    fn every_frame_has_the_same_height() {
        let empty = round_after("");
        let played = round_after("53e0 a8e0 21k7");
        for columns in [60, 80] {
            let height =
                |round: &Round| frame(round, round.opening.position(), Cells::EMPTY, "", Ink::Colour, columns).len();
            assert_eq!(height(&empty), height(&played));
        }
    }

    #[test]
    fn frame_and_table_fit_into_60_columns() {
        let mut round = round_after("53e0 a8e0 21k7");
        round.names = ["human", "model"].map(str::to_owned);
        let search = Search { cycles: Some(76_000_000), nodes: Some(74_114_515), depth: Some(12), score: Some(-372) };
        let turn = Turn { code: Code::new(*b"71b3"), elapsed: Duration::from_millis(6_800), search };
        let status = format!("model plays 71b3: {}", turn_figures(&turn));
        let game = &round.opening;
        let frame = frame(&round, game.position(), game.last_cells(), &status, Ink::Plain, 60);
        let rows = [Row { name: "model".to_owned(), code: turn.code.to_string(), turn }];
        for line in frame.iter().skip(1).chain(&table(&rows, 4, 60)) {
            assert!(line.chars().count() <= 60, "{line}");
        }
        assert!(frame.join(" ").contains("value -372"));
        assert!(table(&rows, 4, 80)[1].contains("76,000,000"));
    }
}
