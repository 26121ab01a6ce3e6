//! Plays a match between two brains with simulated robots, by the judge's rules.

use fastrand::Rng;
use triliza_core::attempt::{Findings, Scene};
use triliza_core::board::Team;
use triliza_core::contest::{Contest, Outcome};
use triliza_core::solver::Situation;

use crate::brain::{Absence, Brain};
use crate::record::Attempt;
use crate::simulation::{misread, stand_still, Hands};

/// The terms of a match for both robots.
pub struct Terms {
    /// Green's and red's skill.
    pub hands: [Hands; 2],
    /// Probability that a sensor misreads a cell.
    pub misread: f64,
    /// The cell of red's first cube.
    pub preplaced: usize,
}

/// An attempt that has been judged.
pub struct Judged {
    pub team: Team,
    pub attempt: Attempt,
    /// The attempt as shapes.
    pub scene: Scene,
    /// Why the robot stood still, if it did.
    pub absence: Option<Absence>,
    pub findings: Findings,
}

/// Plays a match; `brains` are green's and red's. `watch` receives each attempt with the match
/// after it.
pub fn play(
    brains: [&mut Brain; 2],
    terms: &Terms,
    rng: &mut Rng,
    mut watch: impl FnMut(&Contest, &Judged) -> anyhow::Result<()>,
) -> anyhow::Result<(Contest, Outcome)> {
    let mut contest = Contest::new(terms.preplaced);
    loop {
        if let (None, Some(outcome)) = (contest.to_move(), contest.outcome()) {
            return Ok((contest, outcome));
        }
        let mut situation = Situation::of(&contest);
        let team = situation.to_move();
        situation.board = misread(&situation.board, terms.misread, rng);
        situation.preplaced &= situation.board.count(Team::Red) > 0;
        let (board, store) = (*contest.board(), contest.store(team));
        let (attempt, absence) = match brains[team as usize].choose(&situation, store, rng)? {
            Ok(cell) => (terms.hands[team as usize].attempt(team, cell, &board, store, rng), None),
            Err(absence) => (stand_still(team), Some(absence)),
        };
        let scene = attempt.scene().map_err(anyhow::Error::msg)?;
        let findings = contest.play(&scene)?;
        watch(&contest, &Judged { team, attempt, absence, scene, findings })?;
    }
}
