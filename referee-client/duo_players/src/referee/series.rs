//! The games of a match: who moves first, from which start cell, after which opening.

use duo_core::player::{Player as Side, Start};

use crate::game::Game;

/// The games of a match between two contestants, 0 and 1.
///
/// Contestant 0 moves first in the first game, then they alternate, so each opening is played
/// twice, once from each side. Without openings each contestant keeps its start cell, as in the
/// contest.
pub struct Series {
    names: [String; 2],
    games: usize,
    start: Start,
    openings: Vec<Game>,
}

/// One game of a match.
#[derive(Clone, Debug)]
pub struct Round {
    /// Number of the game, from 1.
    pub number: usize,
    /// Number of games in the match.
    pub games: usize,
    /// The names of contestants 0 and 1.
    pub names: [String; 2],
    /// The contestant that moves first.
    pub first: usize,
    /// The position from which they play.
    pub opening: Game,
}

impl Round {
    /// The contestant that plays this side.
    pub fn contestant(&self, side: Side) -> usize {
        match side {
            Side::First => self.first,
            Side::Second => 1 - self.first,
        }
    }

    /// The name of the contestant that plays this side.
    pub fn name(&self, side: Side) -> &str {
        &self.names[self.contestant(side)]
    }

    /// Changes the order of values from contestants to sides.
    pub fn by_side<T>(&self, by_contestant: [T; 2]) -> [T; 2] {
        // The swap is its own inverse.
        self.by_contestant(by_contestant)
    }

    /// Changes the order of values from sides to contestants.
    pub fn by_contestant<T>(&self, by_side: [T; 2]) -> [T; 2] {
        let [a, b] = by_side;
        if self.first == 0 {
            [a, b]
        } else {
            [b, a]
        }
    }
}

impl Series {
    /// By default the match has one game, or each opening from both sides. `start` is contestant
    /// 0's start cell.
    pub fn new(names: [String; 2], games: Option<usize>, start: Start, openings: Vec<Game>) -> Series {
        let games = games.unwrap_or(if openings.is_empty() { 1 } else { 2 * openings.len() });
        Series { names, games, start, openings }
    }

    /// The games in order.
    pub fn rounds(&self) -> impl Iterator<Item = Round> + '_ {
        (0..self.games).map(|index| {
            let first = index % 2;
            let opening = match self.openings.len() {
                0 => Game::new(if first == 0 { self.start } else { self.start.other() }),
                count => self.openings[index / 2 % count].clone(),
            };
            Round { number: index + 1, games: self.games, names: self.names.clone(), first, opening }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> [String; 2] {
        ["red", "green"].map(str::to_owned)
    }

    #[test]
    fn contestants_alternate_and_keep_their_start_cells() {
        let rounds: Vec<Round> = Series::new(names(), Some(3), Start::Ten, Vec::new()).rounds().collect();
        assert_eq!(rounds.iter().map(|round| round.first).collect::<Vec<_>>(), [0, 1, 0]);
        for round in rounds {
            let side_of_0 = if round.first == 0 { Side::First } else { Side::Second };
            assert_eq!(round.opening.position().start(side_of_0), Start::Ten);
            assert_eq!(round.contestant(side_of_0), 0);
        }
    }

    #[test]
    fn every_opening_is_played_from_both_sides() {
        let openings = ["55t0", "44p0 b9t6"].map(|codes| Game::from_codes(codes, Start::Five).unwrap());
        let rounds: Vec<Round> = Series::new(names(), None, Start::Five, openings.into()).rounds().collect();
        let played: Vec<(usize, String)> = rounds.iter().map(|r| (r.first, r.opening.codes())).collect();
        let expected = [(0, "55t0"), (1, "55t0"), (0, "44p0 b9t6"), (1, "44p0 b9t6")];
        assert_eq!(played, expected.map(|(first, codes)| (first, codes.to_owned())));
    }
}
