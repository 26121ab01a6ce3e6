//! A second, slow and plain implementation of the rules: a board of cells and lists of covered
//! cells. It shares nothing with the code under test except the table of shapes.

use duo_core::pieces::{PIECE_COUNT, SHAPES};

/// The cells that a placement covers, sorted.
pub type Covered = Vec<(i32, i32)>;

/// A game under the slow rules; players are 0 and 1.
#[derive(Clone)]
pub struct SlowGame {
    owner: [[Option<usize>; 14]; 14],
    used: [[bool; PIECE_COUNT]; 2],
    last_piece: [Option<usize>; 2],
    starts: [(i32, i32); 2],
    to_move: usize,
    passes: u32,
}

impl SlowGame {
    /// An empty board; the first player starts on `starts[0]`.
    pub fn new(starts: [(i32, i32); 2]) -> SlowGame {
        SlowGame {
            owner: [[None; 14]; 14],
            used: [[false; PIECE_COUNT]; 2],
            last_piece: [None; 2],
            starts,
            to_move: 0,
            passes: 0,
        }
    }

    fn owner(&self, (x, y): (i32, i32)) -> Option<usize> {
        let row = self.owner.get(usize::try_from(y).ok()?)?;
        *row.get(usize::try_from(x).ok()?)?
    }

    /// Whether the side to move may place `piece` on these cells.
    pub fn may_place(&self, piece: usize, covered: &Covered) -> bool {
        let own = |cell| self.owner(cell) == Some(self.to_move);
        let touches_own = |&(x, y): &(i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].into_iter().any(own);
        let diagonal = |&(x, y): &(i32, i32)| {
            [(x + 1, y + 1), (x - 1, y + 1), (x + 1, y - 1), (x - 1, y - 1)].into_iter().any(own)
        };
        let first = !self.used[self.to_move].contains(&true);
        !self.is_over()
            && !self.used[self.to_move][piece]
            && covered.iter().all(|&(x, y)| (0..14).contains(&x) && (0..14).contains(&y))
            && covered.iter().all(|&cell| self.owner(cell).is_none())
            && !covered.iter().any(touches_own)
            && if first { covered.contains(&self.starts[self.to_move]) } else { covered.iter().any(diagonal) }
    }

    /// Whether the side to move may pass.
    pub fn may_pass(&self) -> bool {
        !self.is_over() && self.used[self.to_move].contains(&true)
    }

    /// Places a piece.
    pub fn place(&mut self, piece: usize, covered: &Covered) {
        for &(x, y) in covered {
            self.owner[y as usize][x as usize] = Some(self.to_move);
        }
        self.used[self.to_move][piece] = true;
        self.last_piece[self.to_move] = Some(piece);
        self.passes = 0;
        self.to_move = 1 - self.to_move;
    }

    /// Passes.
    pub fn pass(&mut self) {
        self.passes += 1;
        self.to_move = 1 - self.to_move;
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.passes == 2 || self.used.iter().any(|used| !used.contains(&false))
    }

    /// The points of a player.
    pub fn score(&self, player: usize) -> i32 {
        let squares = |piece: usize| if self.used[player][piece] { 0 } else { SHAPES[piece].len() as i32 };
        match (0..PIECE_COUNT).map(squares).sum::<i32>() {
            0 if self.last_piece[player] == Some(0) => 20,
            0 => 15,
            left => -left,
        }
    }

    /// All legal placements of the side to move, each as piece and covered cells, sorted.
    pub fn legal(&self) -> Vec<(usize, Covered)> {
        let mut legal: Vec<(usize, Covered)> =
            all_placements().into_iter().filter(|(piece, covered)| self.may_place(*piece, covered)).collect();
        legal.sort();
        legal.dedup();
        legal
    }
}

/// The cells that the code `x y piece rotation` covers, on the board or not. This is the contest's
/// table, written out.
pub fn covered(x: i32, y: i32, piece: usize, rotation: usize) -> Covered {
    let turned = |(x, y): (i32, i32)| match rotation {
        0 => (x, y),
        1 => (-x, y),
        2 => (-y, x),
        3 => (y, x),
        4 => (-x, -y),
        5 => (x, -y),
        6 => (y, -x),
        7 => (-y, -x),
        _ => unreachable!("rotations run from 0 to 7"),
    };
    let cells = SHAPES[piece].iter().map(|&(dx, dy)| turned((dx.into(), dy.into())));
    let mut covered: Covered = cells.map(|(dx, dy)| (x + dx, y + dy)).collect();
    covered.sort();
    covered
}

fn all_placements() -> Vec<(usize, Covered)> {
    let mut all = Vec::new();
    for piece in 0..PIECE_COUNT {
        for rotation in 0..8 {
            for x in 0..14 {
                all.extend((0..14).map(|y| (piece, covered(x, y, piece, rotation))));
            }
        }
    }
    all
}
