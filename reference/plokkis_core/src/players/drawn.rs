//! A player whose first piece is drawn: so players that always do the same come to different games.

use super::simple::{Simple, Taste};
use super::Player;
use crate::placement::Placement;
use crate::position::Position;

/// Draws its first piece from all its options, and plays on as somebody else does.
pub struct DrawnFirst {
    first: Simple,
    then: Box<dyn Player>,
}

impl DrawnFirst {
    /// `seed` settles what is drawn, `then` plays on.
    pub fn new(seed: u64, then: Box<dyn Player>) -> DrawnFirst {
        DrawnFirst { first: Simple::new(Taste::Any, seed), then }
    }
}

impl Player for DrawnFirst {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let is_first = position.pieces(position.turn()) == 0;
        if is_first {
            self.first.choose(position)
        } else {
            self.then.choose(position)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn only_the_first_piece_is_drawn() {
        let mut begun = Position::new(9, 2);
        let firsts: BTreeSet<_> = (0..20)
            .map(|seed| {
                let mut player = DrawnFirst::new(seed, Box::new(Simple::new(Taste::Smallest, 1)));
                let first = player.choose(&begun);
                assert_eq!(first, DrawnFirst::new(seed, Box::new(Simple::new(Taste::Any, 5))).choose(&begun));
                let mut position = begun.clone();
                position.play(first);
                position.play(None);
                assert_eq!(player.choose(&position).map(|second| second.size()), Some(1));
                first
            })
            .collect();
        assert!(firsts.len() > 10, "{firsts:?}");
        begun.play(None);
        begun.play(None);
        assert_eq!(DrawnFirst::new(1, Box::new(Simple::new(Taste::Any, 5))).choose(&begun), None);
    }
}
