//! The best policy as a table for a small controller. It contains every board that a robot may find
//! at an attempt, one of each set of turned and mirrored boards, with half a byte for each attempt
//! at which the board may be found.

use super::board::{Board, Team, CELL_COUNT};
use super::contest::ATTEMPTS;
use super::solver::{Situation, Solver};

/// Number of attempts of both teams together.
pub const STAGES: usize = 2 * ATTEMPTS;

/// The turned and mirrored boards: cell `i` of the result is cell `TURNS[t][i]` of the board.
pub const TURNS: [[u8; CELL_COUNT]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
];

/// The best policy.
pub struct Table {
    /// The boards as numbers in base 3, cell 0 first. First come the boards that may be found at
    /// the first attempt, then those that may be found from the second attempt on, and so on. Each
    /// group is sorted.
    pub boards: Vec<u16>,
    /// Start of each group, and end of the last one.
    pub groups: [u16; STAGES + 1],
    /// The best cell for each attempt and each board of its group and of earlier groups, in half
    /// bytes, the lower half first.
    pub cells: Vec<u8>,
    /// Start of each attempt's cells, in half bytes.
    pub stages: [u16; STAGES],
}

impl Table {
    /// The policy of a robot that knows the board and the attempt but not the clocks.
    pub fn new(solver: &mut Solver) -> Table {
        let mut boards: Vec<(usize, u16)> = (0..3_u16.pow(CELL_COUNT as u32))
            .filter_map(|number| {
                let board = board_of(number);
                let open = board.empty_cells().next().is_some() && !is_decided(&board);
                let group = group(&board).filter(|_| open && normalize(&board).0 == number)?;
                Some((group, number))
            })
            .collect();
        boards.sort_unstable();
        let mut table = Table { boards: Vec::new(), groups: [0; STAGES + 1], cells: Vec::new(), stages: [0; STAGES] };
        let mut cells = Vec::new();
        for stage in 0..STAGES {
            table.stages[stage] = cells.len() as u16;
            let end = boards.partition_point(|&(group, _)| group <= stage);
            table.groups[stage + 1] = end as u16;
            for &(_, number) in &boards[..end] {
                let best = solver.best(&believed_situation(stage, board_of(number)));
                cells.push(best.map_or(0, |choice| choice.cell as u8));
            }
        }
        table.boards = boards.into_iter().map(|(_, number)| number).collect();
        table.cells = cells.chunks(2).map(|pair| pair[0] | pair.get(1).map_or(0, |cell| cell << 4)).collect();
        table
    }

    /// The cell for a team's cube at its attempt (from 1); `None` on a full board. If a sensor sees
    /// more cubes than there can be yet, the table plays as at a later attempt. On a board that is
    /// not in the table, all cells are equal, and the first empty one is taken.
    pub fn cell(&self, team: Team, attempt: usize, board: &Board) -> Option<usize> {
        let known = || {
            let group = group(board)?;
            let stage = (stage(team, attempt)..STAGES).step_by(2).find(|&stage| stage >= group)?;
            let (number, turn) = normalize(board);
            let [begin, end] = [self.groups[group], self.groups[group + 1]].map(usize::from);
            let index = begin + self.boards[begin..end].binary_search(&number).ok()?;
            let place = usize::from(self.stages[stage]) + index;
            let cell = (self.cells[place / 2] >> (4 * (place % 2))) & 15;
            Some(usize::from(TURNS[turn][usize::from(cell)]))
        };
        known().or_else(|| board.empty_cells().next())
    }

    /// Size of the table in bytes, including what a look-up needs.
    pub fn bytes(&self) -> usize {
        let numbers = self.boards.len() + self.groups.len() + self.stages.len();
        2 * numbers + self.cells.len() + TURNS.len() * CELL_COUNT
    }
}

/// Number of attempts of both teams before a team's attempt (from 1).
pub fn stage(team: Team, attempt: usize) -> usize {
    2 * (attempt - 1) + usize::from(team == Team::Red)
}

/// The situation that a robot assumes if it sees this board at this stage.
pub fn believed_situation(stage: usize, board: Board) -> Situation {
    Situation { board, preplaced: board.count(Team::Red) > 0, attempts: stage as u8, green_behind: 0 }
}

/// The first stage at which these cubes are possible: a team has at most one cube per attempt, and
/// red also has its first one.
pub fn group(board: &Board) -> Option<usize> {
    let [green, red] = [Team::Green, Team::Red].map(|team| board.count(team));
    let group = (2 * green).saturating_sub(1).max((2 * red).saturating_sub(2));
    (group < STAGES).then_some(group)
}

fn is_decided(board: &Board) -> bool {
    [Team::Green, Team::Red].into_iter().any(|team| board.line_of(team).is_some())
}

/// The smallest number among the turned and mirrored boards, and the first turn that gives it.
fn normalize(board: &Board) -> (u16, usize) {
    let number = |turn: &[u8; CELL_COUNT]| {
        turn.iter().fold(0, |number, &cell| number * 3 + board.at(usize::from(cell)).map_or(0, |team| 1 + team as u16))
    };
    let numbers = TURNS.iter().enumerate().map(|(index, turn)| (number(turn), index));
    numbers.min().unwrap_or_default()
}

fn board_of(number: u16) -> Board {
    let cube = |cell: usize| match number / 3_u16.pow((CELL_COUNT - 1 - cell) as u32) % 3 {
        0 => None,
        1 => Some(Team::Green),
        _ => Some(Team::Red),
    };
    (0..CELL_COUNT).fold(Board::default(), |board, cell| board.with(cell, cube(cell)))
}

#[cfg(test)]
mod tests {
    use super::super::solver::Skill;
    use super::*;

    fn solver() -> Solver {
        let skill = || Skill::new(0.8, Vec::new()).unwrap();
        Solver::new(skill(), skill())
    }

    #[test]
    fn table_and_solver_choose_equally_good_cells() {
        let mut solver = solver();
        let table = Table::new(&mut solver);
        let mut states = 0;
        for number in 0..3_u16.pow(9) {
            let board = board_of(number);
            for attempt in 1..=ATTEMPTS {
                for team in [Team::Green, Team::Red] {
                    let cell = table.cell(team, attempt, &board);
                    assert_eq!(cell.is_some(), board.empty_cells().next().is_some(), "{board}");
                    assert!(cell.is_none_or(|cell| board.at(cell).is_none()), "{board}");
                    let stage = stage(team, attempt);
                    let may_be = group(&board).is_some_and(|group| group <= stage);
                    let situation = believed_situation(stage, board);
                    let Some(best) = solver.best(&situation).filter(|_| may_be) else { continue };
                    let worth = solver.worth(&situation, cell.unwrap());
                    assert!((worth - best.red_wins).abs() < 1e-9, "{board} {team} {attempt}: {cell:?} {best:?}");
                    states += 1;
                }
            }
        }
        println!("{states} situations, {} boards, {} bytes", table.boards.len(), table.bytes());
        assert_eq!(states, 29_469);
    }

    #[test]
    fn turns_are_the_eight_symmetries_of_a_square() {
        let mut cells = TURNS;
        cells.iter_mut().for_each(|turn| turn.sort_unstable());
        assert!(cells.iter().all(|turn| *turn == TURNS[0]));
        let board = Board::parse("g.......r").unwrap();
        for turn in TURNS {
            let seen = (0..9).fold(Board::default(), |seen, cell| seen.with(cell, board.at(usize::from(turn[cell]))));
            assert_eq!(normalize(&seen).0, normalize(&board).0);
            // A turn maps edges of the centre to edges.
            assert_eq!(turn[4], 4);
            assert!([1, 3, 5, 7].iter().all(|&edge: &usize| turn[edge] % 2 == 1));
        }
        assert_eq!(board_of(normalize(&board).0).count(Team::Red), 1);
    }

    #[test]
    fn table_plays_as_at_a_later_attempt_with_too_many_cubes() {
        let table = Table::new(&mut solver());
        // Two green cubes before green's second attempt: green still wins at once.
        let board = Board::parse("gg..r....").unwrap();
        assert_eq!(table.cell(Team::Green, 1, &board), Some(2));
        assert_eq!(table.cell(Team::Red, 4, &Board::parse("grgrgrrg.").unwrap()), Some(8));
        assert_eq!(table.cell(Team::Red, 4, &Board::parse("ggg......").unwrap()), Some(3));
        assert_eq!(table.cell(Team::Red, 4, &Board::parse("grgrgrrgr").unwrap()), None);
    }
}
