//! Who sits where in a game.

/// Most seats at a table.
pub const MOST_SEATS: usize = 4;

/// The players of a game by seat, as places in the list of players. The one in seat 0 moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats {
    players: [u16; MOST_SEATS],
    count: u8,
}

impl Seats {
    /// These players in this order, four of them at most.
    pub fn new(players: &[usize]) -> Seats {
        let mut seats = Seats { count: players.len().min(MOST_SEATS) as u8, ..Seats::default() };
        seats.players.iter_mut().zip(players).for_each(|(seat, &player)| *seat = player as u16);
        seats
    }

    /// How many play.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// The players, seat by seat.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.players[..self.count()].iter().map(|&player| usize::from(player))
    }

    /// Whether this player sits here.
    pub fn contains(&self, player: usize) -> bool {
        self.iter().any(|other| other == player)
    }

    /// The same players, everybody `steps` seats nearer to the first one, round the table: between two, sides changed.
    pub fn turned(&self, steps: usize) -> Seats {
        let mut players: Vec<usize> = self.iter().collect();
        let count = players.len().max(1);
        players.rotate_left(steps % count);
        Seats::new(&players)
    }
}
