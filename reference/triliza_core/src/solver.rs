//! The best way to play when attempts fail and take time at random. Every possible combination of
//! board, attempt and time difference is solved backwards by dynamic programming.

use fnv::FnvHashMap;

use super::board::{Board, Team};
use super::contest::{Contest, ATTEMPTS};

/// Number of attempts of both teams together.
const ALL_ATTEMPTS: u8 = 2 * ATTEMPTS as u8;

/// The skill of a robot.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// Probability that the cube lands on its target.
    success: f64,
    /// Whole seconds that an attempt takes, all equally likely.
    seconds: Vec<u8>,
}

impl Skill {
    /// A skill; `None` if a value is impossible. Without times, a tie on cubes is decided by a fair
    /// coin.
    pub fn new(success: f64, seconds: Vec<u8>) -> Option<Skill> {
        let in_limit = seconds.iter().all(|&seconds| seconds <= 120);
        let seconds = if seconds.is_empty() { vec![0] } else { seconds };
        ((0.0..=1.0).contains(&success) && in_limit).then_some(Skill { success, seconds })
    }

    /// A robot whose times are unknown.
    #[must_use]
    pub fn without_times(self) -> Skill {
        Skill { seconds: vec![0], ..self }
    }

    /// A robot that never fails.
    #[must_use]
    pub fn without_failures(self) -> Skill {
        Skill { success: 1.0, ..self }
    }
}

/// A match between two attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The cubes on the board.
    pub board: Board,
    /// Whether red's first cube is still on the board; it does not count at the end.
    pub preplaced: bool,
    /// Number of attempts made by both teams together.
    pub attempts: u8,
    /// Green's seconds minus red's.
    pub green_behind: i16,
}

/// A choice of the best policy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The cell for the cube.
    pub cell: usize,
    /// Red's probability of winning from here.
    pub red_wins: f64,
}

/// Solves matches between two robots.
#[derive(Clone)]
pub struct Solver {
    /// The skills of green and red.
    skills: [Skill; 2],
    solved: FnvHashMap<Situation, f64>,
}

impl Situation {
    /// The start of a match with red's first cube on this cell.
    pub fn begin(preplaced: usize) -> Situation {
        let board = Board::default().with(preplaced, Some(Team::Red));
        Situation { board, preplaced: true, attempts: 0, green_behind: 0 }
    }

    /// The current situation of a match.
    pub fn of(contest: &Contest) -> Situation {
        let attempts = contest.attempts(Team::Green) + contest.attempts(Team::Red);
        let green_behind = contest.seconds(Team::Green) - contest.seconds(Team::Red);
        Situation {
            board: *contest.board(),
            preplaced: contest.preplaced_cell().is_some(),
            attempts: attempts as u8,
            green_behind: green_behind.round() as i16,
        }
    }

    /// The team whose attempt is next.
    pub fn to_move(&self) -> Team {
        if self.attempts.is_multiple_of(2) {
            Team::Green
        } else {
            Team::Red
        }
    }

    fn after(&self, cell: Option<usize>, seconds: u8) -> Situation {
        let team = self.to_move();
        let seconds = i16::from(seconds);
        Situation {
            board: cell.map_or(self.board, |cell| self.board.with(cell, Some(team))),
            preplaced: self.preplaced,
            attempts: self.attempts + 1,
            green_behind: self.green_behind + if team == Team::Green { seconds } else { -seconds },
        }
    }

    /// Red's share of the win if the match is over. A tie on time counts as half.
    fn final_share(&self) -> Option<f64> {
        // Only the team that has just moved can have a new line.
        for (team, share) in [(Team::Green, 0.0), (Team::Red, 1.0)] {
            if self.board.line_of(team).is_some() {
                return Some(share);
            }
        }
        let red = self.board.count(Team::Red) - usize::from(self.preplaced);
        (self.attempts >= ALL_ATTEMPTS).then(|| {
            match red.cmp(&self.board.count(Team::Green)).then(self.green_behind.cmp(&0)) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            }
        })
    }
}

impl Solver {
    /// A solver for teams with these skills; nothing is solved yet.
    pub fn new(green: Skill, red: Skill) -> Solver {
        Solver { skills: [green, red], solved: FnvHashMap::default() }
    }

    /// Red's probability of winning with best play.
    pub fn red_wins(&mut self, situation: &Situation) -> f64 {
        if let Some(share) = situation.final_share() {
            return share;
        }
        if let Some(&known) = self.solved.get(situation) {
            return known;
        }
        let value = match self.best(situation) {
            Some(choice) => choice.red_wins,
            // On a full board, an attempt only takes time.
            None => self.mean_chance(situation, None),
        };
        self.solved.insert(*situation, value);
        value
    }

    /// The best cell for the team to move, the first one if several are equal; `None` if the match
    /// is over or the board is full.
    pub fn best(&mut self, situation: &Situation) -> Option<Choice> {
        if situation.final_share().is_some() {
            return None;
        }
        let team = situation.to_move();
        let mut best: Option<Choice> = None;
        for cell in situation.board.empty_cells() {
            let red_wins = self.worth(situation, cell);
            let better = |best: Choice| match team {
                Team::Green => red_wins < best.red_wins - 1e-12,
                Team::Red => red_wins > best.red_wins + 1e-12,
            };
            if best.is_none_or(better) {
                best = Some(Choice { cell, red_wins });
            }
        }
        best
    }

    /// Red's probability of winning if the team to move aims at this cell and both teams play best
    /// afterwards.
    pub fn worth(&mut self, situation: &Situation, cell: usize) -> f64 {
        let success = self.skills[situation.to_move() as usize].success;
        success * self.mean_chance(situation, Some(cell)) + (1.0 - success) * self.mean_chance(situation, None)
    }

    /// Every situation that can occur with best play, with its choice, in the order of attempts.
    pub fn policy(&mut self, begin: Situation) -> Vec<(Situation, Choice)> {
        let mut policy = Vec::new();
        let mut listed = std::collections::HashSet::from([begin]);
        let mut waiting = std::collections::VecDeque::from([begin]);
        while let Some(situation) = waiting.pop_front() {
            let Some(choice) = self.best(&situation) else { continue };
            policy.push((situation, choice));
            for &seconds in &self.skills[situation.to_move() as usize].seconds {
                for cell in [Some(choice.cell), None] {
                    let after = situation.after(cell, seconds);
                    if listed.insert(after) {
                        waiting.push_back(after);
                    }
                }
            }
        }
        policy
    }

    /// Red's mean chance after the attempt, over all possible times.
    fn mean_chance(&mut self, situation: &Situation, cell: Option<usize>) -> f64 {
        let times = self.skills[situation.to_move() as usize].seconds.clone();
        times.iter().map(|&seconds| self.red_wins(&situation.after(cell, seconds))).sum::<f64>() / times.len() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solver(green: f64, red: f64, times: [&[u8]; 2]) -> Solver {
        let skill = |success, times: &[u8]| Skill::new(success, times.to_vec()).unwrap();
        Solver::new(skill(green, times[0]), skill(red, times[1]))
    }

    #[test]
    fn solver_finds_the_known_values_at_four_fifths() {
        let mut solver = solver(0.8, 0.8, [&[], &[]]);
        for (cell, known) in [(4, 0.540), (0, 0.527), (2, 0.527), (6, 0.527), (8, 0.527), (1, 0.520), (5, 0.520)] {
            let value = solver.red_wins(&Situation::begin(cell));
            assert!((value - known).abs() < 0.0005, "cell {cell}: {value}");
        }
    }

    #[test]
    fn perfect_robots_are_decided_by_time() {
        for cell in 0..9 {
            let value = |times| solver(1.0, 1.0, times).red_wins(&Situation::begin(cell));
            assert_eq!(value([&[], &[]]), 0.5);
            assert_eq!(value([&[60], &[61]]), 0.0);
            assert_eq!(value([&[61], &[60]]), 1.0);
        }
    }

    #[test]
    fn known_clocks_change_the_value_little() {
        let spread = solver(0.8, 0.8, [&[50, 80], &[50, 80]]).red_wins(&Situation::begin(4));
        // The clocks are known during the match and can change the choice, so the value is not
        // exactly that of a coin.
        assert!((spread - 0.540).abs() < 0.02, "{spread}");
    }

    #[test]
    fn robot_that_never_places_loses_to_one_that_does() {
        assert!(solver(0.0, 0.8, [&[], &[]]).red_wins(&Situation::begin(4)) > 0.99);
        assert!(solver(0.8, 0.0, [&[], &[]]).red_wins(&Situation::begin(4)) < 0.01);
    }

    #[test]
    fn impossible_skills_are_refused() {
        assert!(Skill::new(1.1, vec![]).is_none() && Skill::new(f64::NAN, vec![]).is_none());
        assert!(Skill::new(0.5, vec![121]).is_none());
    }
}
