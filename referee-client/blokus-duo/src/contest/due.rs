//! Which prompt the contest's referee sends in a position.

use duo_core::notation::{encode, Code};
use duo_core::protocol::Prompt;

use crate::game::Game;

/// The prompt for the next turn of the side to move.
pub fn prompt_due(game: &Game) -> Prompt {
    let own = game.position().to_move();
    let start = game.position().start(own);
    match game.history() {
        [] => Prompt::FirstMove { start },
        [only] if only.side != own => Prompt::SecondMove { start, opponent: encode(only.played) },
        [.., last] if last.side != own => Prompt::NextMove { opponent: encode(last.played) },
        // The opponent was left out, which is as if it had passed.
        _ => Prompt::NextMove { opponent: Code::PASS },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    #[test]
    fn each_turn_has_its_prompt() {
        for (codes, prompt) in [("", "25"), ("53e0", "3A53e0"), ("53e0 a8e0", "4a8e0"), ("53e0 a8e0 0000", "40000")] {
            let game = Game::from_codes(codes, Start::Five).unwrap();
            assert_eq!(prompt_due(&game).to_bytes(), prompt.as_bytes(), "after {codes}");
        }
    }
}
