//! A game: the current position and its history.

use duo_core::cells::Cells;
use duo_core::illegal::Illegal;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player as Side, Start};
use duo_core::position::Position;
use duo_core::protocol::Prompt;

/// A turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The side that moved.
    pub side: Side,
    /// Its placement, or its pass.
    pub played: Move,
}

/// A position with the turns that led to it.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    history: Vec<Ply>,
}

impl Game {
    /// The empty board. The side that moves first starts on `first_start`.
    pub fn new(first_start: Start) -> Game {
        Game { position: Position::new(first_start), history: Vec::new() }
    }

    /// Parses a line of move codes. The first code determines the start cells; without codes the
    /// first side starts on `default_start`.
    pub fn from_codes(codes: &str, default_start: Start) -> Result<Game, BadLine> {
        let first_code = codes.split_whitespace().next().and_then(|text| text.parse().ok());
        let mut game = Game::new(first_code.and_then(covered_start).unwrap_or(default_start));
        for (index, text) in codes.split_whitespace().enumerate() {
            let text = excerpt(text);
            let bad = |why: String| BadLine { number: index + 1, text: text.clone(), why };
            let code: Code = text.parse().map_err(|why| bad(format!("{why}")))?;
            let played = decode(code).map_err(|why| bad(why.to_string()))?;
            game.play(played).map_err(|why| bad(why.to_string()))?;
        }
        Ok(game)
    }

    /// A game that continues from a position. The pieces on the board count as an opening in which
    /// both sides moved in turn.
    pub fn from_position(position: &Position) -> Result<Game, Illegal> {
        let mut game = Game::new(position.start(Side::First));
        let mut left = Side::BOTH.map(|side| position.placements(side).into_iter());
        while left.iter().any(|left| left.len() > 0) {
            for side in Side::BOTH {
                if let Some(placement) = left[side.index()].next() {
                    game.set_up(side, placement)?;
                }
            }
        }
        game.give_turn_to(position.to_move());
        Ok(game)
    }

    /// This game with further turns, which must be legal.
    pub fn after(&self, turns: impl IntoIterator<Item = Ply>) -> Game {
        let mut game = self.clone();
        for ply in turns {
            game.give_turn_to(ply.side);
            game.position.play_unchecked(ply.played);
            game.history.push(ply);
        }
        game
    }

    /// The position after the last turn.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turns taken, in order.
    pub fn history(&self) -> &[Ply] {
        &self.history
    }

    /// Plays the turn of the side to move.
    pub fn play(&mut self, played: Move) -> Result<(), Illegal> {
        let side = self.position.to_move();
        self.position.play(played)?;
        self.history.push(Ply { side, played });
        Ok(())
    }

    /// Places a piece of `side` regardless of the turn and of its other pieces, because records may
    /// set positions up in this way.
    pub fn set_up(&mut self, side: Side, placement: Placement) -> Result<(), Illegal> {
        if !self.position.pieces_left(side).contains(placement.piece()) {
            return Err(Illegal::PieceUsed { piece: placement.piece() });
        }
        if let Some((x, y)) = (placement.cells() & self.position.all_stones()).iter().next() {
            return Err(Illegal::Overlap { x, y });
        }
        self.give_turn_to(side);
        let played = Move::Place(placement);
        self.position.play_unchecked(played);
        self.history.push(Ply { side, played });
        Ok(())
    }

    /// Gives the turn to `side` without a pass, as GTP programs may do.
    pub fn give_turn_to(&mut self, side: Side) {
        if self.position.to_move() != side {
            self.position = self.position.with_to_move(side);
        }
    }

    /// Takes the last turn back. Returns `false` if there was none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.history.pop() else { return false };
        let mut game = Game::new(self.position.start(Side::First));
        for ply in &self.history {
            game.give_turn_to(ply.side);
            // The turn was legal when it was first played.
            game.position.play_unchecked(ply.played);
        }
        game.give_turn_to(last.side);
        self.position = game.position;
        true
    }

    /// The prompt that the contest's referee sends for the next turn of the side to move.
    pub fn prompt_due(&self) -> Prompt {
        let own = self.position.to_move();
        let opponents_last = self.history.last().filter(|last| last.side != own).map(|last| encode(last.played));
        Prompt::due(self.position.start(own), self.history.len(), opponents_last)
    }

    /// This game after each turn, from the empty board to now.
    pub fn way(&self) -> Vec<Game> {
        let mut games = vec![self.clone()];
        let mut game = self.clone();
        while game.undo() {
            games.push(game.clone());
        }
        games.reverse();
        games
    }

    /// The cells covered in the last turn; none after a pass.
    pub fn last_cells(&self) -> Cells {
        match self.history.last().map(|ply| ply.played) {
            Some(Move::Place(placement)) => placement.cells(),
            Some(Move::Pass) | None => Cells::EMPTY,
        }
    }

    /// The turns as codes, separated by spaces.
    pub fn codes(&self) -> String {
        let codes: Vec<String> = self.history.iter().map(|ply| encode(ply.played).to_string()).collect();
        codes.join(" ")
    }
}

/// The first characters of a bad code, for a message.
fn excerpt(text: &str) -> String {
    const SHOWN: usize = 12;
    let rest = if text.chars().nth(SHOWN).is_some() { "..." } else { "" };
    text.chars().take(SHOWN).chain(rest.chars()).collect()
}

/// Parses a start cell: `5` or `a`.
pub fn parse_start(text: &str) -> Result<Start, String> {
    match text {
        "5" => Ok(Start::Five),
        "a" | "A" => Ok(Start::Ten),
        _ => Err("start cells are 5 and a".to_owned()),
    }
}

/// The start cell that a code's piece covers.
pub fn covered_start(code: Code) -> Option<Start> {
    let Ok(Move::Place(placement)) = decode(code) else { return None };
    [Start::Five, Start::Ten].into_iter().find(|start| !(placement.cells() & start.cells()).is_empty())
}

/// A line of moves that cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("move {number} ({}): {why}", text.escape_debug())]
pub struct BadLine {
    number: usize,
    text: String,
    why: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_from_a_position_equals_the_game_that_led_to_it() {
        let played = Game::from_codes("53e0 a8e0 21k7", Start::Five).unwrap();
        let game = Game::from_position(played.position()).unwrap();
        assert_eq!((game.position(), game.history().len()), (played.position(), 3));
        let before = Game::new(Start::Five);
        assert_eq!(before.after(played.history()[..2].to_vec()).codes(), "53e0 a8e0");
    }

    #[test]
    fn each_turn_has_its_prompt() {
        for (codes, prompt) in [("", "25"), ("53e0", "3A53e0"), ("53e0 a8e0", "4a8e0"), ("53e0 a8e0 0000", "40000")] {
            let game = Game::from_codes(codes, Start::Five).unwrap();
            assert_eq!(game.prompt_due().to_bytes(), prompt.as_bytes(), "after {codes}");
        }
    }

    #[test]
    fn message_shortens_a_bad_line() {
        let refusal = |text: &str| Game::from_codes(text, Start::Five).unwrap_err().to_string();
        assert!(refusal("53e0 a8").starts_with("move 2 (a8): "), "{}", refusal("53e0 a8"));
        let long = refusal(&"x".repeat(1_000_000));
        assert!(long.starts_with("move 1 (xxxxxxxxxxxx...): ") && long.len() < 200, "{} bytes", long.len());
        let unprintable = refusal("\u{1b}[31mred");
        assert!(unprintable.starts_with("move 1 (\\u{1b}[31mred): "), "{unprintable}");
    }
}
