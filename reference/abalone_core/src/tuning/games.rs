//! Games to learn from, and their file.
//!
//! All numbers are little-endian. A file has its kind and version, the number of games, the games,
//! and a checksum. A game has its start (black's cells, with the highest bit set if white is to
//! move, and white's cells), the plies left there, the number of plies, the winner (0 black, 1
//! white, 2 none), and for each ply the packed move and the value; the lowest number means that
//! there is no value.

use crate::cells::Cells;
use crate::contest::result_by_count;
use crate::moves::Move;
use crate::position::Position;
use crate::sealed;
use crate::team::Team;

/// A move of a stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// The search's value for the side that moved; `None` for a random move.
    pub value: Option<i16>,
}

/// A stored game that the engine played against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position before the first move.
    pub start: Position,
    /// Number of moves of both teams left at the start.
    pub plies_left: u32,
    /// The moves, oldest first.
    pub plies: Vec<Ply>,
    /// `None` in a draw.
    pub winner: Option<Team>,
}

impl Game {
    /// A game before its first move.
    pub fn new(start: Position, plies_left: u32) -> Game {
        Game { start, plies_left, plies: Vec::new(), winner: None }
    }

    /// Whether a game has ended in this position.
    pub fn is_over(position: &Position, plies_left: u32) -> bool {
        plies_left == 0 || position.moves().is_empty()
    }

    /// The winner of a game that has ended in this position.
    pub fn winner(position: &Position) -> Option<Team> {
        if let Some(winner) = position.winner() {
            return Some(winner);
        }
        if position.moves().is_empty() {
            return Some(position.to_move().other());
        }
        result_by_count(position).0
    }

    /// Each position before a move, with the number of plies left and the move.
    pub fn positions(&self) -> impl Iterator<Item = (Position, u32, Ply)> + '_ {
        let (mut position, mut left) = (self.start, self.plies_left);
        self.plies.iter().map(move |&ply| {
            let before = (position, left, ply);
            position = position.after(ply.played);
            left -= 1;
            before
        })
    }

    /// The last position, with the number of plies left.
    pub fn end(&self) -> (Position, u32) {
        self.positions()
            .last()
            .map_or((self.start, self.plies_left), |(position, left, ply)| (position.after(ply.played), left - 1))
    }
}

/// The kind of file and its version.
const HEAD: &[u8; 8] = b"abagame1";

/// Means that there is no value.
const NO_VALUE: i16 = i16::MIN;

/// Maximum number of plies of a game in a file.
const MAX_PLIES: usize = 400;

/// The file's bytes.
pub fn write(games: &[Game]) -> Vec<u8> {
    let mut bytes = HEAD.to_vec();
    bytes.extend((games.len() as u32).to_le_bytes());
    for game in games {
        let to_move = u64::from(game.start.to_move() == Team::White) << 63;
        bytes.extend((game.start.marbles(Team::Black).bits() | to_move).to_le_bytes());
        bytes.extend(game.start.marbles(Team::White).bits().to_le_bytes());
        bytes.extend((game.plies_left as u16).to_le_bytes());
        bytes.extend((game.plies.len() as u16).to_le_bytes());
        bytes.push(game.winner.map_or(2, |winner| winner as u8));
        for ply in &game.plies {
            bytes.extend(ply.played.pack().to_le_bytes());
            bytes.extend(ply.value.unwrap_or(NO_VALUE).to_le_bytes());
        }
    }
    sealed::seal(bytes)
}

/// Reads a file; the error continues a sentence about the file.
pub fn read(bytes: &[u8]) -> Result<Vec<Game>, &'static str> {
    let mut rest = sealed::open(bytes, HEAD, "it does not hold games of this version")?;
    let count = u32::from_le_bytes(take(&mut rest)?);
    let games = (0..count).map(|_| game(&mut rest)).collect::<Result<_, _>>()?;
    if rest.is_empty() {
        Ok(games)
    } else {
        Err("it goes on after its games")
    }
}

fn game(rest: &mut &[u8]) -> Result<Game, &'static str> {
    let [black, white] = [u64::from_le_bytes(take(rest)?), u64::from_le_bytes(take(rest)?)];
    let to_move = if black >> 63 == 1 { Team::White } else { Team::Black };
    let cells = [black & !(1 << 63), white].map(Cells::from_bits);
    let [Some(black), Some(white)] = cells else { return Err("a marble lies off the board") };
    let start = Position::new([black, white], to_move).ok_or("a start has two marbles on one cell, or too many")?;
    let plies_left = u32::from(u16::from_le_bytes(take(rest)?));
    let plies = usize::from(u16::from_le_bytes(take(rest)?));
    if plies > MAX_PLIES || plies > plies_left as usize {
        return Err("a game is too long");
    }
    let winner = match take(rest)? {
        [2] => None,
        [team] => Some(*Team::BOTH.get(usize::from(team)).ok_or("a winner is neither black nor white")?),
    };
    let mut game = Game { start, plies_left, plies: Vec::with_capacity(plies), winner };
    let mut position = start;
    for _ in 0..plies {
        let played = Move::unpack(u16::from_le_bytes(take(rest)?));
        let value = Some(i16::from_le_bytes(take(rest)?)).filter(|&value| value != NO_VALUE);
        if !position.moves().contains(&played) {
            return Err("a move is not legal");
        }
        position = position.after(played);
        game.plies.push(Ply { played, value });
    }
    Ok(game)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], &'static str> {
    let (first, others) = rest.split_first_chunk::<N>().ok_or("it ends within a game")?;
    *rest = others;
    Ok(*first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Engine;
    use crate::tuning::self_play::play;

    #[test]
    fn games_read_back_and_damage_is_refused() {
        let mut engine = Engine::new(1, 1);
        let games: Vec<Game> = (0..3).map(|seed| play(&mut engine, 1, seed)).collect();
        let bytes = write(&games);
        assert_eq!(read(&bytes).unwrap(), games);
        for cut in [0, 5, 20, bytes.len() - 1] {
            assert!(read(&bytes[..cut]).is_err(), "{cut}");
        }
        for place in (0..bytes.len()).step_by(97) {
            let mut damaged = bytes.clone();
            damaged[place] ^= 4;
            assert!(read(&damaged).is_err(), "{place}");
        }
    }

    #[test]
    fn impossible_games_are_refused() {
        let game = play(&mut Engine::new(1, 1), 1, 1);
        let mut wrong = game.clone();
        wrong.plies[0].played = wrong.plies[1].played;
        assert_eq!(read(&write(&[wrong])), Err("a move is not legal"));
        let mut wrong = game.clone();
        wrong.plies_left = 3;
        assert_eq!(read(&write(&[wrong])), Err("a game is too long"));
    }
}
