//! Simulates who can reach which cells first, and for good. A piece begins at a corner of the
//! player's earlier pieces. The race extends in all directions at once, although a player places
//! only one piece a turn. A cell that nobody else reaches soon afterwards therefore says more than
//! a cell that several players reach in the same round.

use super::rows::{self, corner_neighbours, count, grow, Rows, Vector, VECTORS};
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Assumed cells per piece. Pieces of four rarely go where they should: 3 plays better than 2 and
/// 4.
const CELLS_A_TURN: usize = 3;

/// Counts of open cells for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leads {
    /// Cells that it reaches before all others.
    pub first: u32,
    /// Of these, the cells where nobody else arrives in the next round either.
    pub for_good: u32,
    /// Cells that it reaches at all.
    pub reached: u32,
    /// Cells where its next piece may begin.
    pub contacts: u32,
}

/// A position, prepared for the race.
pub struct Race {
    open: Rows,
    /// The contacts, open or closed, of each player that can place.
    contacts: [Rows; MAX_PLAYERS],
    players: usize,
    turn: usize,
    /// Whether the player to move has not placed a piece yet.
    is_first: bool,
}

/// A player's state during the race.
#[derive(Clone, Copy)]
struct Side {
    /// Cells from which it goes on.
    anchors: Rows,
    /// Cells reached so far.
    reached: Rows,
    /// Of these, the cells that nobody else had reached before.
    first: Rows,
    /// Cells that others had reached by its last turn. They have been there for a round, so the
    /// player no longer goes there.
    lost: Rows,
    /// Whether it reached a new cell in its last turn.
    is_active: bool,
}

impl Race {
    pub fn new(position: &Position) -> Race {
        let (players, turn) = (position.players(), position.turn());
        let mut contacts = [rows::EMPTY; MAX_PLAYERS];
        for (player, contacts) in contacts[..players].iter_mut().enumerate() {
            if position.can_place(player) {
                *contacts = rows::from_cells(position.contacts(player));
            }
        }
        let is_first = position.pieces(turn) == 0;
        Race { open: rows::from_cells(position.open()), contacts, players, turn, is_first }
    }

    /// The counts of every player. Adds its steps to `work`.
    pub fn leads(&self, work: &mut u64) -> [Leads; MAX_PLAYERS] {
        run_race(&self.open, self.sides(&self.open, &self.contacts[self.turn]), self.players, self.turn, work)
    }

    /// The counts of every player after the player to move has placed this. Adds its steps to
    /// `work`.
    pub fn leads_after(&self, placement: &Placement, work: &mut u64) -> [Leads; MAX_PLAYERS] {
        let mut covered = rows::EMPTY;
        placement.cells().for_each(|(x, y)| rows::insert(&mut covered, x, y));
        let closed = grow(&covered, &self.open);
        let mut own = corner_neighbours(&covered);
        let mut open = self.open;
        for v in 0..VECTORS {
            open[v] = open[v].without(closed[v]);
            if !self.is_first {
                own[v] = own[v].or(self.contacts[self.turn][v]);
            }
        }
        run_race(&open, self.sides(&open, &own), self.players, (self.turn + 1) % self.players, work)
    }

    /// All players at the start, with these contacts for the player to move.
    fn sides(&self, open: &Rows, own: &Rows) -> [Side; MAX_PLAYERS] {
        let none = rows::EMPTY;
        let mut sides = [Side { anchors: none, reached: none, first: none, lost: none, is_active: false }; MAX_PLAYERS];
        for (player, side) in sides[..self.players].iter_mut().enumerate() {
            let contacts = if player == self.turn { own } else { &self.contacts[player] };
            let mut any = Vector::EMPTY;
            for v in 0..VECTORS {
                side.anchors[v] = contacts[v].and(open[v]);
                any = any.or(side.anchors[v]);
            }
            side.is_active = any.is_nonempty();
        }
        sides
    }
}

/// Runs the race, turn by turn from this player on, until no player reaches a new cell.
fn run_race(
    open: &Rows,
    mut sides: [Side; MAX_PLAYERS],
    players: usize,
    turn: usize,
    work: &mut u64,
) -> [Leads; MAX_PLAYERS] {
    let contacts: [u32; MAX_PLAYERS] = std::array::from_fn(|player| count(&sides[player].anchors));
    let mut player = turn;
    while sides[..players].iter().any(|side| side.is_active) {
        if sides[player].is_active {
            *work += 1;
            let others = reached_by_others(&sides[..players], player);
            sides[player].take_turn(open, &others);
        }
        player = if player + 1 == players { 0 } else { player + 1 };
    }
    let mut leads = [Leads::default(); MAX_PLAYERS];
    for (player, leads) in leads[..players].iter_mut().enumerate() {
        let (side, others) = (&sides[player], reached_by_others(&sides[..players], player));
        let mut for_good = rows::EMPTY;
        for v in 0..VECTORS {
            for_good[v] = side.reached[v].without(others[v]);
        }
        *leads = Leads {
            first: count(&side.first),
            for_good: count(&for_good),
            reached: count(&side.reached),
            contacts: contacts[player],
        };
    }
    leads
}

#[inline(always)]
fn reached_by_others(sides: &[Side], player: usize) -> Rows {
    let mut reached = rows::EMPTY;
    for (other, side) in sides.iter().enumerate() {
        if other != player {
            for (all, more) in reached.iter_mut().zip(&side.reached) {
                *all = all.or(*more);
            }
        }
    }
    reached
}

impl Side {
    /// Extends the reached cells by one piece.
    #[inline(always)]
    fn take_turn(&mut self, open: &Rows, others: &Rows) {
        let (mut free, mut front) = (rows::EMPTY, rows::EMPTY);
        let mut any = Vector::EMPTY;
        for v in 0..VECTORS {
            free[v] = open[v].without(self.reached[v].or(self.lost[v]));
            front[v] = self.anchors[v].and(free[v]);
            any = any.or(front[v]);
        }
        self.is_active = any.is_nonempty();
        if self.is_active {
            for _ in 1..CELLS_A_TURN {
                front = grow(&front, &free);
            }
            self.anchors = corner_neighbours(&front);
            for v in 0..VECTORS {
                self.first[v] = self.first[v].or(front[v].without(others[v]));
                self.reached[v] = self.reached[v].or(front[v]);
            }
        }
        self.lost = *others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample_positions::positions;
    use crate::options;

    /// The counts, computed cell by cell from the ply in which each player reaches each cell.
    fn leads_cell_by_cell(position: &Position) -> Vec<Leads> {
        let players = position.players();
        let near = |(x, y): (usize, usize), (u, v): (usize, usize)| (x.abs_diff(u), y.abs_diff(v));
        let open: Vec<_> = position.open().iter().collect();
        let mut reached = vec![vec![usize::MAX; open.len()]; players];
        for ply in 0..40 * players {
            let me = (position.turn() + ply) % players;
            let others = |cell: usize| (0..players).filter(|&other| other != me).map(|p| reached[p][cell]).min();
            let free: Vec<usize> = (0..open.len())
                .filter(|&c| {
                    reached[me][c] == usize::MAX && others(c).is_none_or(|at| at == usize::MAX || at + players > ply)
                })
                .collect();
            let starts = |c: usize| match ply < players {
                true => position.can_place(me) && position.contacts(me).contains(open[c].0, open[c].1),
                false => (0..open.len()).any(|d| reached[me][d] == ply - players && near(open[c], open[d]) == (1, 1)),
            };
            let mut front: Vec<usize> = free.iter().copied().filter(|&c| starts(c)).collect();
            for _ in 1..CELLS_A_TURN {
                let is_adjacent = |c: usize| front.iter().any(|&d| [(0, 1), (1, 0)].contains(&near(open[c], open[d])));
                let more: Vec<usize> =
                    free.iter().copied().filter(|&c| !front.contains(&c) && is_adjacent(c)).collect();
                front.extend(more);
            }
            front.iter().for_each(|&c| reached[me][c] = ply);
        }
        // Cells that the player reaches more than `plies` before all others.
        let lead = |me: usize, plies: usize| {
            let is_held = |c: &usize| {
                let mut others = (0..players).filter(|&other| other != me);
                let own = reached[me][*c];
                own != usize::MAX && others.all(|p| reached[p][*c] > own.saturating_add(plies))
            };
            (0..open.len()).filter(is_held).count() as u32
        };
        let leads = |me: usize| Leads {
            first: lead(me, 0),
            for_good: lead(me, players),
            reached: reached[me].iter().filter(|&&ply| ply != usize::MAX).count() as u32,
            contacts: match position.can_place(me) {
                true => (*position.contacts(me) & *position.open()).count(),
                false => 0,
            },
        };
        (0..players).map(leads).collect()
    }

    #[test]
    fn leads_match_the_cell_by_cell_race() {
        for position in positions(12).iter().step_by(3) {
            assert_eq!(Race::new(position).leads(&mut 0)[..3], leads_cell_by_cell(position), "{position:?}");
        }
    }

    #[test]
    fn leads_after_a_placement_match_the_new_position() {
        for position in positions(16).iter().step_by(5) {
            let race = Race::new(position);
            for option in options::list(position, position.turn()) {
                let (mut work, mut same) = (0, 0);
                let after = Race::new(&position.after(option)).leads(&mut same);
                assert_eq!(race.leads_after(&option, &mut work), after, "{option:?} in {position:?}");
                assert_eq!(work, same);
            }
        }
    }

    #[test]
    fn single_player_holds_all_cells_for_good() {
        let mut work = 0;
        let leads = Race::new(&Position::new(25, 1)).leads(&mut work);
        let all = Leads { first: 625, for_good: 625, reached: 625, contacts: 4 };
        assert_eq!((leads[0], leads[1]), (all, Leads::default()));
        assert!(work < 12, "{work}");
    }
}
