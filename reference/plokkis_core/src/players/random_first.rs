//! A player with a random first piece, so that deterministic players play different games.

use super::simple::{Simple, Taste};
use super::Player;
use crate::placement::Placement;
use crate::position::Position;

/// Chooses its first piece at random and then plays as another player.
pub struct RandomFirst {
    first: Simple,
    then: Box<dyn Player>,
}

impl RandomFirst {
    /// `seed` determines the first piece; `then` plays on.
    pub fn new(seed: u64, then: Box<dyn Player>) -> RandomFirst {
        RandomFirst { first: Simple::new(Taste::Any, seed), then }
    }
}

impl Player for RandomFirst {
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
    fn only_the_first_piece_is_random() {
        let mut begun = Position::new(9, 2);
        let firsts: BTreeSet<_> = (0..20)
            .map(|seed| {
                let mut player = RandomFirst::new(seed, Box::new(Simple::new(Taste::Smallest, 1)));
                let first = player.choose(&begun);
                assert_eq!(first, RandomFirst::new(seed, Box::new(Simple::new(Taste::Any, 5))).choose(&begun));
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
        assert_eq!(RandomFirst::new(1, Box::new(Simple::new(Taste::Any, 5))).choose(&begun), None);
    }
}
