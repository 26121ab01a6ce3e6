//! Follows a game from the frames that one player receives.

use duo_core::notation::{decode, Code};
use duo_core::placement::Move;
use duo_core::player::{Player as Side, Start};
use duo_core::protocol::{Frame, Prompt};

use duo_players::game::{covered_start, Game};

/// The reply that a frame asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The team's identifier.
    Identifier,
    /// A move in the current game.
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

impl Default for Seat {
    fn default() -> Seat {
        Seat::new()
    }
}

impl Seat {
    /// A seat before the first prompt.
    pub fn new() -> Seat {
        Seat { game: Game::new(Start::Five), own_side: Side::First }
    }

    /// The game as far as it is known; after [`Wanted::Move`] it is this player's turn.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Processes a frame. The text, if any, complains about an impossible move. The prompt must
    /// still be answered, and the game continues as if the move had been a pass.
    pub fn process_frame(&mut self, frame: Frame) -> (Wanted, Option<String>) {
        match frame {
            Frame::Prompt(Prompt::Start) => {
                *self = Seat::new();
                (Wanted::Identifier, None)
            }
            Frame::Prompt(Prompt::End) => (Wanted::Nothing, None),
            Frame::Prompt(Prompt::FirstMove { start }) => {
                *self = Seat { game: Game::new(start), own_side: Side::First };
                (Wanted::Move, None)
            }
            Frame::Prompt(Prompt::SecondMove { start, opponent }) => {
                *self = Seat { game: Game::new(start.other()), own_side: Side::Second };
                (Wanted::Move, self.play_opponent(opponent))
            }
            Frame::Prompt(Prompt::NextMove { opponent }) => (Wanted::Move, self.play_opponent(opponent)),
            Frame::OpponentHasPlayed(code) => (Wanted::Nothing, self.set_up(Side::Second, code)),
            Frame::YouHavePlayed(code) => (Wanted::Nothing, self.set_up(Side::First, code)),
        }
    }

    /// Plays this player's answer.
    pub fn play_answer(&mut self, played: Move) {
        // The answer may be illegal. Then the game is lost, and our view of it no longer matters.
        let _ = self.game.play(played);
    }

    /// Plays an opponent's move, after which it is this player's turn.
    fn play_opponent(&mut self, code: Code) -> Option<String> {
        let complaint = self.play_move(self.own_side.other(), code);
        self.game.give_turn_to(self.own_side);
        complaint
    }

    /// Plays a move of a position to set up. `own_side_if_first` is this player's side if this is
    /// the first move of the game: the side with the first move is the first side.
    fn set_up(&mut self, own_side_if_first: Side, code: Code) -> Option<String> {
        if self.game.history().is_empty() {
            self.own_side = own_side_if_first;
            if let Some(start) = covered_start(code) {
                self.game = Game::new(start);
            }
        }
        let mover = match own_side_if_first {
            Side::First => self.own_side,
            Side::Second => self.own_side.other(),
        };
        self.play_move(mover, code)
    }

    fn play_move(&mut self, mover: Side, code: Code) -> Option<String> {
        // This side has moved, so it was its turn, whatever we believed.
        self.game.give_turn_to(mover);
        let played = match decode(code) {
            Ok(played) => self.game.play(played).map_err(|why| format!("the move {code} is illegal: {why}")),
            Err(why) => Err(format!("the move is illegal: {why}")),
        };
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
        seat.play_answer(decode(code(text)).unwrap());
    }

    #[test]
    fn both_seats_of_the_worked_example_see_the_same_board() {
        let mut first = Seat::new();
        first.process_frame(Frame::Prompt(Prompt::FirstMove { start: Start::Five }));
        answer(&mut first, "53e0");
        assert_eq!(
            first.process_frame(Frame::Prompt(Prompt::NextMove { opponent: code("a8e0") })),
            (Wanted::Move, None)
        );
        let mut second = Seat::new();
        let heard =
            second.process_frame(Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") }));
        assert_eq!(heard, (Wanted::Move, None));
        answer(&mut second, "a8e0");
        assert_eq!(first.game().codes(), "53e0 a8e0");
        assert_eq!(first.game().codes(), second.game().codes());
        assert_eq!(first.game().position(), second.game().position());
    }

    #[test]
    fn impossible_move_leaves_the_turn_to_us() {
        for impossible in ["a8e0", "zzzz", "53e0", "0000"] {
            let mut seat = Seat::new();
            seat.process_frame(Frame::Prompt(Prompt::SecondMove { start: Start::Five, opponent: code(impossible) }));
            let (wanted, complaint) = seat.process_frame(Frame::Prompt(Prompt::NextMove { opponent: code("11a9") }));
            assert_eq!(wanted, Wanted::Move);
            assert!(complaint.unwrap().contains("11a9"), "{impossible}");
            assert_eq!(seat.game().position().to_move(), Side::Second);
        }
    }

    #[test]
    fn pass_of_the_opponent_leaves_the_board_unchanged() {
        let mut seat = Seat::new();
        seat.process_frame(Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") }));
        answer(&mut seat, "a8e0");
        assert_eq!(seat.process_frame(Frame::Prompt(Prompt::NextMove { opponent: Code::PASS })), (Wanted::Move, None));
        assert_eq!(seat.game().codes(), "53e0 a8e0 0000");
        assert_eq!(seat.game().position().to_move(), Side::Second);
    }

    #[test]
    fn start_discards_the_game() {
        let mut seat = Seat::new();
        seat.process_frame(Frame::Prompt(Prompt::SecondMove { start: Start::Ten, opponent: code("53e0") }));
        assert_eq!(seat.process_frame(Frame::Prompt(Prompt::Start)), (Wanted::Identifier, None));
        assert!(seat.game().history().is_empty());
        assert_eq!(seat.process_frame(Frame::Prompt(Prompt::End)), (Wanted::Nothing, None));
    }

    #[test]
    fn frames_set_up_a_position_for_either_side() {
        let (first, second) = ("54o0 abq1 84n0 dck3", "54o0 abq1 84n0");
        let [own, opponents] = [Frame::YouHavePlayed, Frame::OpponentHasPlayed];
        for (line, frames) in [(first, [own, opponents, own]), (second, [opponents, own, opponents])] {
            let mut seat = Seat::new();
            seat.process_frame(Frame::Prompt(Prompt::Start));
            let codes: Vec<Code> = line.split(' ').map(code).collect();
            let (last, before) = codes.split_last().unwrap();
            for (frame, &played) in frames.into_iter().zip(before) {
                assert_eq!(seat.process_frame(frame(played)), (Wanted::Nothing, None));
            }
            let heard = seat.process_frame(Frame::Prompt(Prompt::NextMove { opponent: *last }));
            assert_eq!(heard, (Wanted::Move, None));
            assert_eq!(seat.game().position(), Game::from_codes(line, Start::Ten).unwrap().position());
        }
    }

    #[test]
    fn first_piece_determines_the_start_cells() {
        let mut seat = Seat::new();
        assert_eq!(seat.process_frame(Frame::OpponentHasPlayed(code("aaa0"))), (Wanted::Nothing, None));
        assert_eq!(seat.process_frame(Frame::YouHavePlayed(code("55a0"))), (Wanted::Nothing, None));
        assert_eq!(seat.game().position().start(Side::Second), Start::Five);
    }
}
