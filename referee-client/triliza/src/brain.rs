//! Brains, which decide where a robot puts its cube: our policies, a robot program or a person.

use std::fmt;
use std::io::stdin;
use std::str::FromStr;
use std::time::Duration;

use ::tournament::evidence::Transcript;
use fastrand::Rng;
use referee_client::suggestion::did_you_mean;
use triliza_core::solver::{Situation, Skill, Solver};

use crate::hand::{self, Answer, Turn};
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
    /// A person at this terminal.
    Human,
    Program(Vec<String>),
}

impl BrainSpec {
    /// Parses a brain of a tournament, in which no person plays.
    pub fn for_tournament(text: &str) -> Result<BrainSpec, String> {
        match text.parse()? {
            BrainSpec::Human => Err("a human plays only in `triliza match`".to_owned()),
            spec => Ok(spec),
        }
    }
}

impl FromStr for BrainSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BrainSpec, String> {
        match (text, text.strip_prefix("cmd:")) {
            ("best", _) => Ok(BrainSpec::Best),
            ("timeless", _) => Ok(BrainSpec::Timeless),
            ("hopeful", _) => Ok(BrainSpec::Hopeful),
            ("random", _) => Ok(BrainSpec::Random),
            ("human", _) => Ok(BrainSpec::Human),
            (_, Some(command)) => match shell_words::split(command) {
                Ok(words) if !words.is_empty() => Ok(BrainSpec::Program(words)),
                _ => Err("cmd: needs a command".to_owned()),
            },
            _ => Err(format!(
                "'{text}' is not a brain: use best, timeless, hopeful, random, human or cmd:COMMAND{}",
                did_you_mean(text, &["best", "timeless", "hopeful", "random", "human"])
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
    /// Asks on stderr, reads from stdin.
    Human {
        /// Whether the person does nothing more in this match.
        is_out: bool,
    },
    Program(RobotProgram),
}

/// Why a robot stands still at an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absence {
    /// Its program failed; continues a sentence that begins with "the program".
    Program(String),
    /// Its person has resigned, or can type nothing more.
    Human(&'static str),
}

impl fmt::Display for Absence {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Absence::Program(fault) => write!(out, "the program {fault}"),
            Absence::Human(why) => out.write_str(why),
        }
    }
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
            BrainSpec::Human => Brain::Human { is_out: false },
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

    /// The cell for the cube, if any, or why the robot stands still. `store` is the number of cubes
    /// left. An error if a person quits.
    pub fn choose(&mut self, situation: &Situation, store: usize, rng: &mut Rng) -> anyhow::Result<Choice> {
        let attempt = situation.attempts / 2 + 1;
        Ok(match self {
            Brain::Policy(solver) => Ok(best_or_any(solver, situation)),
            Brain::Timeless(solver) => Ok(best_or_any(solver, &Situation { green_behind: 0, ..*situation })),
            Brain::Random => Ok(rng.choice(situation.board.empty_cells().collect::<Vec<_>>())),
            Brain::Human { is_out: true } => Err(Absence::Human("the human stays away")),
            Brain::Human { is_out } => {
                let turn = Turn { team: situation.to_move(), attempt, board: situation.board, cubes: store };
                let absent = match hand::choose(&turn, &mut stdin().lock())? {
                    Answer::Cell(cell) => return Ok(Ok(cell)),
                    Answer::Resigned => "the human has resigned",
                    Answer::InputEnded => "the input has ended",
                };
                *is_out = true;
                Err(Absence::Human(absent))
            }
            Brain::Program(program) => {
                let (team, cells) = (situation.to_move().to_string(), situation.board.to_string());
                program.choose(&Sensed { team, attempt, cells, cubes: store as u8 }).map_err(Absence::Program)
            }
        })
    }
}

/// The cell for a cube, no cube, or why the robot stands still.
type Choice = Result<Option<usize>, Absence>;

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
    fn human_plays_in_matches_only() {
        assert_eq!("human".parse(), Ok(BrainSpec::Human));
        assert_eq!(BrainSpec::for_tournament("human"), Err("a human plays only in `triliza match`".to_owned()));
        assert_eq!(BrainSpec::for_tournament("best"), Ok(BrainSpec::Best));
    }

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
            assert_eq!(best.choose(situation, 4, &mut rng).unwrap(), Ok(Some(choice.cell)));
            let unhurried = timeless.choose(situation, 4, &mut rng).unwrap();
            assert_eq!(unhurried, timeless.choose(&level, 4, &mut rng).unwrap());
            differ += usize::from(unhurried != Ok(Some(choice.cell)));
        }
        assert!(differ > 0, "a lead in time changes the best cell somewhere");
    }
}
