//! Brains, which decide where a robot puts its cube: our policies, or a robot program.

use std::str::FromStr;
use std::time::Duration;

use ::tournament::evidence::Transcript;
use fastrand::Rng;
use referee_client::suggestion::did_you_mean;
use triliza_core::solver::{Situation, Skill, Solver};

use crate::protocol::Sensed;
use crate::robot_program::RobotProgram;

/// A brain as named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum BrainSpec {
    /// The exact best policy.
    Best,
    /// The best policy that ignores the clock.
    Timeless,
    /// The best policy of a robot that expects every placement to succeed.
    Hopeful,
    /// Any empty cell.
    Random,
    Program(Vec<String>),
}

impl FromStr for BrainSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BrainSpec, String> {
        match (text, text.strip_prefix("cmd:")) {
            ("best", _) => Ok(BrainSpec::Best),
            ("timeless", _) => Ok(BrainSpec::Timeless),
            ("hopeful", _) => Ok(BrainSpec::Hopeful),
            ("random", _) => Ok(BrainSpec::Random),
            (_, Some(command)) => match shell_words::split(command) {
                Ok(words) if !words.is_empty() => Ok(BrainSpec::Program(words)),
                _ => Err("cmd: needs a command".to_owned()),
            },
            _ => Err(format!(
                "there is no brain '{text}': use best, timeless, hopeful, random or cmd:COMMAND{}",
                did_you_mean(text, &["best", "timeless", "hopeful", "random"])
            )),
        }
    }
}

/// A brain that can play.
pub enum Brain {
    /// Plays by the solver's policy.
    Policy(Box<Solver>),
    /// Plays by the policy of a solver that treats a tie on time as a fair coin.
    Timeless(Box<Solver>),
    Random,
    Program(RobotProgram),
}

impl Brain {
    /// `skills` are green's and red's, and `solver` has solved the game for them.
    pub fn new(spec: &BrainSpec, skills: &[Skill; 2], solver: &Solver, think: Duration) -> anyhow::Result<Brain> {
        let [green, red] = skills.clone();
        Ok(match spec {
            BrainSpec::Best => Brain::Policy(Box::new(solver.clone())),
            BrainSpec::Timeless => Brain::Timeless(Box::new(Solver::new(green.without_times(), red.without_times()))),
            BrainSpec::Hopeful => {
                Brain::Policy(Box::new(Solver::new(green.without_failures(), red.without_failures())))
            }
            BrainSpec::Random => Brain::Random,
            BrainSpec::Program(command) => Brain::Program(RobotProgram::new(command, think)?),
        })
    }

    /// Makes a program forget the last match.
    pub fn start_match(&mut self) -> anyhow::Result<()> {
        match self {
            Brain::Program(program) => program.start_match(),
            _ => Ok(()),
        }
    }

    /// Copies all lines to and from a program to the transcript. Does nothing for our own brains.
    pub fn copy_to(&mut self, transcript: Transcript) {
        if let Brain::Program(program) = self {
            program.copy_to(transcript);
        }
    }

    /// The cell for the cube, if any. `store` is the number of cubes left. The error says how a
    /// program failed.
    pub fn choose(&mut self, situation: &Situation, store: usize, rng: &mut Rng) -> Result<Option<usize>, String> {
        match self {
            Brain::Policy(solver) => Ok(best_or_any(solver, situation)),
            Brain::Timeless(solver) => Ok(best_or_any(solver, &Situation { green_behind: 0, ..*situation })),
            Brain::Random => Ok(rng.choice(situation.board.empty_cells().collect::<Vec<_>>())),
            Brain::Program(program) => {
                let attempt = situation.attempts / 2 + 1;
                let (team, cells) = (situation.to_move().to_string(), situation.board.to_string());
                program.choose(&Sensed { team, attempt, cells, cubes: store as u8 })
            }
        }
    }
}

/// The best cell, or any empty one if wrong readings show a match that is over.
pub fn best_or_any(solver: &mut Solver, situation: &Situation) -> Option<usize> {
    let best = solver.best(situation).map(|choice| choice.cell);
    best.or_else(|| situation.board.empty_cells().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::DEFAULT_SECONDS;

    #[test]
    fn only_the_best_brain_looks_at_the_clock() {
        let skill = Skill::new(0.8, DEFAULT_SECONDS.to_vec()).unwrap();
        let skills = [skill.clone(), skill.clone()];
        let mut solver = Solver::new(skill.clone(), skill);
        let policy = solver.policy(Situation::begin(4));
        let [mut best, mut timeless] = [BrainSpec::Best, BrainSpec::Timeless]
            .map(|spec| Brain::new(&spec, &skills, &solver, Duration::ZERO).unwrap());
        let mut rng = Rng::with_seed(1);
        let mut differ = 0;
        for (situation, choice) in &policy {
            let level = Situation { green_behind: 0, ..*situation };
            assert_eq!(best.choose(situation, 4, &mut rng), Ok(Some(choice.cell)));
            let unhurried = timeless.choose(situation, 4, &mut rng);
            assert_eq!(unhurried, timeless.choose(&level, 4, &mut rng));
            differ += usize::from(unhurried != Ok(Some(choice.cell)));
        }
        assert!(differ > 0, "a lead in time changes the best cell somewhere");
    }
}
