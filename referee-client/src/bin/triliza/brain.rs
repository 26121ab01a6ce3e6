//! Who decides where a robot puts its cube: policies of our own, and robot programs.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use fastrand::Rng;
use reference::triliza::board::{Board, Team};
use reference::triliza::contest::ATTEMPTS;
use reference::triliza::solver::{Situation, Skill, Solver};
use serde_json::to_string;
use tempfile::TempDir;

use crate::process::ask;
use crate::protocol::{Reply, Sensed};

/// A brain as the command line names it.
#[derive(Clone, Debug, PartialEq)]
pub enum BrainSpec {
    /// The exact best policy.
    Best,
    /// The best policy of a robot that believes it never fails.
    Hopeful,
    /// Any empty cell.
    Random,
    /// A robot program.
    Program(Vec<String>),
}

impl FromStr for BrainSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BrainSpec, String> {
        match (text, text.strip_prefix("cmd:")) {
            ("best", _) => Ok(BrainSpec::Best),
            ("hopeful", _) => Ok(BrainSpec::Hopeful),
            ("random", _) => Ok(BrainSpec::Random),
            (_, Some(command)) => match shell_words::split(command) {
                Ok(words) if !words.is_empty() => Ok(BrainSpec::Program(absolute(words))),
                _ => Err("cmd: needs a command".to_owned()),
            },
            _ => Err(format!("there is no brain '{text}': best, hopeful, random or cmd:COMMAND")),
        }
    }
}

/// A program named by a path is found from here, not from the robot's directory.
fn absolute(mut words: Vec<String>) -> Vec<String> {
    if words[0].contains('/') {
        if let Ok(path) = PathBuf::from(&words[0]).canonicalize() {
            words[0] = path.to_string_lossy().into_owned();
        }
    }
    words
}

/// A brain at work.
pub enum Brain {
    /// Plays by a solver's policy.
    Policy(Box<Solver>),
    /// Any empty cell.
    Random,
    /// A robot program with its private directory and the time that it may think.
    Program(Vec<String>, TempDir, Duration),
}

impl Brain {
    /// Sets a brain up for a robot of this team; the skills are green's and red's.
    pub fn new(spec: &BrainSpec, skills: &[Skill; 2], think: Duration) -> anyhow::Result<Brain> {
        let [green, red] = skills.clone();
        Ok(match spec {
            BrainSpec::Best => Brain::Policy(Box::new(Solver::new(green, red))),
            BrainSpec::Hopeful => Brain::Policy(Box::new(Solver::new(green.never_failing(), red.never_failing()))),
            BrainSpec::Random => Brain::Random,
            BrainSpec::Program(command) => Brain::Program(command.clone(), TempDir::new()?, think),
        })
    }

    /// Begins a match: a program remembers nothing of the one before.
    pub fn new_match(&mut self) -> anyhow::Result<()> {
        if let Brain::Program(_, directory, _) = self {
            *directory = TempDir::new()?;
        }
        Ok(())
    }

    /// Where to put the cube; the error says how a program misbehaved.
    pub fn choose(&mut self, situation: &Situation, rng: &mut Rng) -> Result<Option<usize>, String> {
        match self {
            Brain::Policy(solver) => Ok(best_or_any(solver, situation)),
            Brain::Random => Ok(rng.choice(situation.board.empty_cells().collect::<Vec<_>>())),
            Brain::Program(command, directory, think) => ask_program(command, directory.path(), *think, situation),
        }
    }
}

/// The best cell; if wrong sensing shows a match that is over, any empty one.
pub fn best_or_any(solver: &mut Solver, situation: &Situation) -> Option<usize> {
    let best = solver.best(situation).map(|choice| choice.cell);
    best.or_else(|| situation.board.empty_cells().next())
}

/// The situation that a robot believes in, from what it can know.
pub fn believed(team: Team, attempt: u8, board: Board) -> Situation {
    let attempts = 2 * (attempt - 1) + u8::from(team == Team::Red);
    Situation { board, preplaced: board.count(Team::Red) > 0, attempts, green_behind: 0 }
}

fn ask_program(
    command: &[String],
    directory: &Path,
    think: Duration,
    now: &Situation,
) -> Result<Option<usize>, String> {
    let attempt = now.attempts / 2 + 1;
    let cubes = ATTEMPTS as u8 + 1 - attempt;
    let sensed = Sensed { team: now.to_move().to_string(), attempt, cells: now.board.to_string(), cubes };
    let line = to_string(&sensed).map_err(|why| why.to_string())?;
    Ok(Reply::read(&ask(command, directory, &line, think)?)?.cell)
}
