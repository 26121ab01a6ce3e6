//! Who can be where first, and for good. A turn's piece begins at a corner of the one before. All directions are followed at
//! once, although a player has only one piece a turn: that is why a cell that nobody else reaches soon after says more than one that
//! several reach in the same round.

use super::rows::{self, corner_neighbours, count, grown, Rows, Vector, VECTORS};
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Cells that a piece is taken to have. It may have four, but then it seldom goes where it should: 3 plays better than 2 and 4.
const CELLS_A_TURN: usize = 3;

/// Numbers of open cells that say how a player stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leads {
    /// Those that it reaches before anybody else.
    pub first: u32,
    /// Of these, those where nobody else arrives within the next round either.
    pub for_good: u32,
    /// Those that it reaches, be it after others.
    pub reached: u32,
    /// Those where its next piece may begin.
    pub contacts: u32,
}

/// What the race needs of a position, laid out for it.
pub struct Ground {
    open: Rows,
    /// The open and other contacts of each player that can place.
    contacts: [Rows; MAX_PLAYERS],
    players: usize,
    turn: usize,
    /// Whether whoever's turn it is has no piece yet.
    is_first: bool,
}

/// What a player reaches as the turns go on.
#[derive(Clone, Copy)]
struct Side {
    /// Where its next piece may begin.
    anchors: Rows,
    /// What it has reached.
    reached: Rows,
    /// Of this, what nobody else had reached before.
    first: Rows,
    /// What others had reached at its last turn: they have been there for a round, and it goes there no more.
    lost: Rows,
    /// Whether it still reaches anything.
    goes_on: bool,
}

impl Ground {
    /// Prepares a position.
    pub fn of(position: &Position) -> Ground {
        let (players, turn) = (position.players(), position.turn());
        let mut contacts = [rows::EMPTY; MAX_PLAYERS];
        for (player, contacts) in contacts[..players].iter_mut().enumerate() {
            if position.can_place(player) {
                *contacts = rows::of(position.contacts(player));
            }
        }
        let is_first = position.pieces(turn) == 0;
        Ground { open: rows::of(position.open()), contacts, players, turn, is_first }
    }

    /// The leads of every player as it stands. Counts its steps in `work`.
    pub fn leads(&self, work: &mut u64) -> [Leads; MAX_PLAYERS] {
        race(&self.open, self.sides(&self.open, &self.contacts[self.turn]), self.players, self.turn, work)
    }

    /// The same after whoever's turn it is has placed this.
    pub fn leads_after(&self, placement: &Placement, work: &mut u64) -> [Leads; MAX_PLAYERS] {
        let mut covered = rows::EMPTY;
        placement.cells().for_each(|(x, y)| rows::insert(&mut covered, x, y));
        let closed = grown(&covered, &self.open);
        let mut own = corner_neighbours(&covered);
        let mut open = self.open;
        for v in 0..VECTORS {
            open[v] = open[v].without(closed[v]);
            if !self.is_first {
                own[v] = own[v].or(self.contacts[self.turn][v]);
            }
        }
        race(&open, self.sides(&open, &own), self.players, (self.turn + 1) % self.players, work)
    }

    /// All players at the start, whoever's turn it is with these contacts.
    fn sides(&self, open: &Rows, own: &Rows) -> [Side; MAX_PLAYERS] {
        let none = rows::EMPTY;
        let mut sides = [Side { anchors: none, reached: none, first: none, lost: none, goes_on: false }; MAX_PLAYERS];
        for (player, side) in sides[..self.players].iter_mut().enumerate() {
            let contacts = if player == self.turn { own } else { &self.contacts[player] };
            let mut any = Vector::EMPTY;
            for v in 0..VECTORS {
                side.anchors[v] = contacts[v].and(open[v]);
                any = any.or(side.anchors[v]);
            }
            side.goes_on = any.holds_any();
        }
        sides
    }
}

/// Everybody goes on, turn by turn from this player's, until nobody reaches anything more.
fn race(
    open: &Rows,
    mut sides: [Side; MAX_PLAYERS],
    players: usize,
    turn: usize,
    work: &mut u64,
) -> [Leads; MAX_PLAYERS] {
    let contacts: [u32; MAX_PLAYERS] = std::array::from_fn(|player| count(&sides[player].anchors));
    let mut player = turn;
    while sides[..players].iter().any(|side| side.goes_on) {
        if sides[player].goes_on {
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
    /// Reaches what its next piece reaches.
    #[inline(always)]
    fn take_turn(&mut self, open: &Rows, others: &Rows) {
        let (mut free, mut front) = (rows::EMPTY, rows::EMPTY);
        let mut any = Vector::EMPTY;
        for v in 0..VECTORS {
            free[v] = open[v].without(self.reached[v].or(self.lost[v]));
            front[v] = self.anchors[v].and(free[v]);
            any = any.or(front[v]);
        }
        self.goes_on = any.holds_any();
        if self.goes_on {
            for _ in 1..CELLS_A_TURN {
                front = grown(&front, &free);
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
    use crate::engine::test_games::positions;
    use crate::options;

    /// The same, cell by cell: in which ply each player reaches each cell, and who is there first.
    fn told_slowly(position: &Position) -> Vec<Leads> {
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
                let beside = |c: usize| front.iter().any(|&d| [(0, 1), (1, 0)].contains(&near(open[c], open[d])));
                let more: Vec<usize> = free.iter().copied().filter(|&c| !front.contains(&c) && beside(c)).collect();
                front.extend(more);
            }
            front.iter().for_each(|&c| reached[me][c] = ply);
        }
        // Cells that the player reaches, and others only after so many plies more.
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
    fn leads_are_what_a_plain_telling_says() {
        for position in positions(12).iter().step_by(3) {
            assert_eq!(Ground::of(position).leads(&mut 0)[..3], told_slowly(position), "{position:?}");
        }
    }

    #[test]
    fn leads_after_a_piece_are_those_of_the_position_with_it() {
        for position in positions(16).iter().step_by(5) {
            let ground = Ground::of(position);
            for option in options::of(position, position.turn()) {
                let (mut work, mut same) = (0, 0);
                let after = Ground::of(&position.after(option)).leads(&mut same);
                assert_eq!(ground.leads_after(&option, &mut work), after, "{option:?} in {position:?}");
                assert_eq!(work, same);
            }
        }
    }

    #[test]
    fn who_is_alone_leads_everywhere_for_good() {
        let mut work = 0;
        let leads = Ground::of(&Position::new(25, 1)).leads(&mut work);
        let all = Leads { first: 625, for_good: 625, reached: 625, contacts: 4 };
        assert_eq!((leads[0], leads[1]), (all, Leads::default()));
        assert!(work < 12, "{work}");
    }
}
