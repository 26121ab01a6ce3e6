//! The games of a tournament, by number.

use crate::chance::mix;
use crate::entrant::Entrant;
use crate::format::Format;
use crate::plan::Plan;

/// Maximum number of players in a game.
pub const MAX_SEATS: usize = 4;

/// The players of a game by seat, as indices into the list of players. Seat 0 moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats {
    players: [u16; MAX_SEATS],
    count: u8,
}

impl Seats {
    /// Seats for these players in this order, four at most.
    pub fn new(players: &[usize]) -> Seats {
        let mut seats = Seats { count: players.len().min(MAX_SEATS) as u8, ..Seats::default() };
        seats.players.iter_mut().zip(players).for_each(|(seat, &player)| *seat = player as u16);
        seats
    }

    /// Number of players.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// The players in seat order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.players[..self.count()].iter().map(|&player| usize::from(player))
    }

    /// Whether this player takes part.
    pub fn contains(&self, player: usize) -> bool {
        self.iter().any(|other| other == player)
    }

    /// Rotates the players by `steps` seats towards seat 0. With two players this swaps the sides.
    pub fn rotate(&self, steps: usize) -> Seats {
        let mut players: Vec<usize> = self.iter().collect();
        let count = players.len().max(1);
        players.rotate_left(steps % count);
        Seats::new(&players)
    }
}

/// A game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Counts from 1.
    pub game: u64,
    /// The players by seat.
    pub seats: Seats,
    /// The round, from 0. Games of one round start alike, for example from the same opening.
    pub round: u32,
    /// The pairing, from 0. Games of one pairing stay together.
    pub pair: u32,
}

impl Slot {
    /// Random seed for a seat.
    pub fn seed(&self, plan: &Plan, seat: usize) -> u64 {
        mix(plan.seed, 2 * self.game + seat as u64)
    }
}

/// All games in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    slots: Vec<Slot>,
    pairs: u32,
}

impl Schedule {
    /// The games that follow from the plan alone.
    pub fn new(plan: &Plan) -> Schedule {
        let mut schedule = Schedule::default();
        if plan.format.is_fixed() {
            for round in 0..plan.rounds as u32 {
                for first in 0..plan.players.len() {
                    schedule.add_meetings(plan, first, first + 1..plan.players.len(), round);
                }
            }
        }
        schedule
    }

    /// Adds the games of a player who enters late: as many per round as if it had been there from
    /// the start.
    pub fn add_late(&mut self, plan: &Plan, player: usize, others: impl Iterator<Item = usize> + Clone) {
        for round in 0..plan.rounds as u32 {
            match plan.format {
                Format::Alone => self.add(Seats::new(&[player]), 1, round),
                Format::Gauntlet => others
                    .clone()
                    .filter(|&other| other == 0)
                    .for_each(|other| self.add(Seats::new(&[other, player]), 2, round)),
                Format::RoundRobin => {
                    others.clone().for_each(|other| self.add(Seats::new(&[other, player]), 2, round));
                }
                _ => {}
            }
        }
    }

    fn add_meetings(&mut self, plan: &Plan, first: usize, others: impl Iterator<Item = usize>, round: u32) {
        match plan.format {
            Format::Alone => self.add(Seats::new(&[first]), 1, round),
            // In a round robin each player meets all players after it.
            Format::RoundRobin => others.for_each(|other| self.add(Seats::new(&[first, other]), 2, round)),
            _ if first == 0 => others.for_each(|other| self.add(Seats::new(&[first, other]), 2, round)),
            _ => {}
        }
    }

    /// Adds the games of a pairing; the seats rotate from one game to the next.
    pub fn add(&mut self, seats: Seats, games: u32, round: u32) {
        for turn in 0..games {
            let game = self.slots.len() as u64 + 1;
            self.slots.push(Slot { game, seats: seats.rotate(turn as usize), round, pair: self.pairs });
        }
        self.pairs += 1;
    }

    /// All games.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The game with this number.
    pub fn slot(&self, game: u64) -> Option<Slot> {
        self.slots.get(usize::try_from(game).ok()?.checked_sub(1)?).copied()
    }
}

/// The players' names in seat order.
pub fn names<'a>(players: &'a [Entrant], seats: &'a Seats) -> impl Iterator<Item = &'a str> {
    seats.iter().map(|player| players[player].name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;

    fn seats(schedule: &Schedule) -> Vec<Vec<usize>> {
        schedule.slots().iter().map(|slot| slot.seats.iter().collect()).collect()
    }

    #[test]
    fn schedule_swaps_sides_between_the_two_games_of_a_pairing() {
        let plan = plan(Format::RoundRobin, &["a", "b", "c"], 2);
        let schedule = Schedule::new(&plan);
        let round = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]].map(|pair| pair.to_vec());
        assert_eq!(seats(&schedule), [round.clone(), round].concat());
        assert_eq!(schedule.slots().iter().map(|slot| slot.round).collect::<Vec<_>>(), [[0; 6], [1; 6]].concat());
        assert_eq!((schedule.slot(8).unwrap().pair, schedule.slot(0), schedule.slot(13)), (3, None, None));
        let seeds = schedule.slots().iter().flat_map(|slot| [0, 1].map(|seat| slot.seed(&plan, seat)));
        assert_eq!(seeds.collect::<std::collections::HashSet<u64>>().len(), 24);
    }

    #[test]
    fn add_late_adds_the_games_of_a_player_from_the_start() {
        for (format, games) in [
            (Format::RoundRobin, vec![vec![0, 2], vec![2, 0], vec![1, 2], vec![2, 1]]),
            (Format::Gauntlet, vec![vec![0, 2], vec![2, 0]]),
            (Format::Alone, vec![vec![2]]),
        ] {
            let plan = plan(format, &["a", "b"], 1);
            let mut schedule = Schedule::new(&plan);
            let before = schedule.slots().len();
            schedule.add_late(&plan, 2, 0..2);
            assert_eq!(seats(&schedule)[before..], games);
        }
    }
}
