//! Follows a game by the prompts that one player gets.

use reference::blokus_duo::notation::{decode, Code};
use reference::blokus_duo::placement::Move;
use reference::blokus_duo::player::{Player as Side, Start};
use reference::blokus_duo::protocol::Prompt;

use crate::game::Game;

/// What a prompt asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The team's identifier.
    Identifier,
    /// A move in the present game.
    Move,
    /// Nothing.
    Nothing,
}

/// One player's view of the game that a referee conducts.
#[derive(Debug)]
pub struct Seat {
    game: Game,
    own_side: Side,
}

impl Seat {
    /// Before any prompt.
    pub fn new() -> Seat {
        Seat { game: Game::new(Start::Five), own_side: Side::First }
    }

    /// The game as far as it is known; after [`Wanted::Move`] it is this player's turn.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes in a prompt. The complaint, if any, is about an opponent's move that cannot be; the prompt must be answered all
    /// the same, and the game goes on as if the opponent had passed.
    pub fn hear(&mut self, prompt: Prompt) -> (Wanted, Option<String>) {
        match prompt {
            Prompt::Start => {
                *self = Seat::new();
                (Wanted::Identifier, None)
            }
            Prompt::End => (Wanted::Nothing, None),
            Prompt::FirstMove { start } => {
                *self = Seat { game: Game::new(start), own_side: Side::First };
                (Wanted::Move, None)
            }
            Prompt::SecondMove { start, opponent } => {
                *self = Seat { game: Game::new(start.other()), own_side: Side::Second };
                (Wanted::Move, self.hear_opponent(opponent))
            }
            Prompt::NextMove { opponent } => (Wanted::Move, self.hear_opponent(opponent)),
        }
    }

    /// This player has answered.
    pub fn answered(&mut self, played: Move) {
        // What the player answered may be illegal; then the game is lost, and what we think of it no longer matters.
        let _ = self.game.play(played);
    }

    fn hear_opponent(&mut self, code: Code) -> Option<String> {
        // It has moved, so it was its turn, whatever we thought.
        self.game.give_turn_to(self.own_side.other());
        let played = match decode(code) {
            Ok(played) => self.game.play(played).map_err(|why| format!("the opponent's move {code} is illegal: {why}")),
            Err(why) => Err(format!("the opponent's move is illegal: {why}")),
        };
        self.game.give_turn_to(self.own_side);
        played.err()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Code {
        text.parse().unwrap()
    }

    fn answer(seat: &mut Seat, text: &str) {
        seat.answered(decode(code(text)).unwrap());
    }

    #[test]
    fn both_seats_of_the_worked_example_see_the_same_board() {
        let mut first = Seat::new();
        first.hear(Prompt::FirstMove { start: Start::Five });
        answer(&mut first, "53e0");
        assert_eq!(first.hear(Prompt::NextMove { opponent: code("a8e0") }), (Wanted::Move, None));
        let mut second = Seat::new();
        let heard = second.hear(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") });
        assert_eq!(heard, (Wanted::Move, None));
        answer(&mut second, "a8e0");
        assert_eq!(first.game().codes(), "53e0 a8e0");
        assert_eq!(first.game().codes(), second.game().codes());
        assert_eq!(first.game().position(), second.game().position());
    }

    #[test]
    fn after_an_impossible_move_it_is_still_our_turn() {
        for impossible in ["a8e0", "zzzz", "53e0", "0000"] {
            let mut seat = Seat::new();
            seat.hear(Prompt::SecondMove { start: Start::Five, opponent: code(impossible) });
            let (wanted, complaint) = seat.hear(Prompt::NextMove { opponent: code("11a9") });
            assert_eq!(wanted, Wanted::Move);
            assert!(complaint.unwrap().contains("11a9"), "{impossible}");
            assert_eq!(seat.game().position().to_move(), Side::Second);
        }
    }

    #[test]
    fn a_passing_opponent_leaves_the_board_alone() {
        let mut seat = Seat::new();
        seat.hear(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") });
        answer(&mut seat, "a8e0");
        assert_eq!(seat.hear(Prompt::NextMove { opponent: Code::PASS }), (Wanted::Move, None));
        assert_eq!(seat.game().codes(), "53e0 a8e0 0000");
        assert_eq!(seat.game().position().to_move(), Side::Second);
    }

    #[test]
    fn a_start_forgets_the_game() {
        let mut seat = Seat::new();
        seat.hear(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") });
        assert_eq!(seat.hear(Prompt::Start), (Wanted::Identifier, None));
        assert!(seat.game().history().is_empty());
        assert_eq!(seat.hear(Prompt::End), (Wanted::Nothing, None));
    }
}
