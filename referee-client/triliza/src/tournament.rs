//! Triliza in tournaments: its players, how a match is played, and how it is shown. The crate
//! `tournament` has the part that all games share.
//!
//! Robots on a real arena are entered as `NAME=judge`; their matches are judged at the desk.

use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use ::tournament::entrant::Entrant;
use ::tournament::evidence::Transcript;
use ::tournament::game::{self as common, settings_of, Matchup, Need, Played, Program, Session};
use ::tournament::live::Frame;
use ::tournament::plan::Plan;
use ::tournament::results::Outcome;
use clap::Args;
use fastrand::Rng;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;
use serde::{Deserialize, Serialize};
use serde_json::{json, Map, Value};
use triliza_core::attempt::Scene;
use triliza_core::board::Team;
use triliza_core::contest::{Contest, Reason};
use triliza_core::solver::{Situation, Skill, Solver};

use crate::arguments::{cell, probability};
use crate::brain::{Absence, Brain, BrainSpec};
use crate::picture::svg;
use crate::record::{judge, Record};
use crate::referee::{play, Terms};
use crate::skills::SkillArgs;
use crate::words;

pub struct Triliza;

/// Options of a new tournament.
#[derive(Args)]
pub struct Options {
    /// Probability that a placement of a simulated robot succeeds
    #[arg(long, value_name = "P", default_value = "0.8", value_parser = probability)]
    success: f64,

    /// Probability that a sensor misreads a cell
    #[arg(long, value_name = "P", default_value = "0", value_parser = probability)]
    misread: f64,

    /// Cell of red's first cube
    #[arg(long, value_name = "0-8", default_value = "4", value_parser = cell)]
    preplaced: u8,

    /// Time limit of a robot program's answer; a program that takes longer misses its attempt
    #[arg(long, value_name = "MS", default_value = "2000", value_parser = clap::value_parser!(u64).range(1..=120_000))]
    think_ms: u64,
}

/// This game's part of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Settings {
    success: f64,
    misread: f64,
    preplaced: u8,
    think_ms: u64,
}

impl Program for Triliza {
    const NAME: &'static str = "triliza";
    const PLAYER: &'static str =
        "A team, `[NAME=]B`: a brain as `match` takes it, or judge for a robot on a real arena";
    const EXAMPLES: [&'static str; 2] = ["ours=best", "theirs=hopeful"];
    const SEATS: &'static [usize] = &[2];
    type Options = Options;

    fn check(player: &Entrant) -> Result<(), String> {
        BrainSpec::for_tournament(player.player()).map(drop)
    }

    fn settings(options: &Options, _players: &[Entrant]) -> anyhow::Result<common::Settings> {
        let Options { success, misread, preplaced, think_ms } = *options;
        let settings = serde_json::to_value(Settings { success, misread, preplaced, think_ms })?;
        let Value::Object(values) = settings else { return Ok(common::Settings::default()) };
        Ok(common::Settings { values, ..common::Settings::default() })
    }

    fn game(plan: &Plan, _threads: usize) -> anyhow::Result<Box<dyn common::Game>> {
        let settings: Settings = settings_of(plan)?;
        let are_whole = [settings.success, settings.misread].iter().all(|chance| (0.0..=1.0).contains(chance));
        if !are_whole || settings.preplaced > 8 {
            return Err(bad_input("not a plan of triliza: a probability is 0 to 1 and a cell 0 to 8"));
        }
        let skills = SkillArgs::even(settings.success);
        let terms = Terms { hands: skills.hands(&[]), misread: settings.misread, preplaced: settings.preplaced.into() };
        let skills = skills.skills()?;
        let think = Duration::from_millis(settings.think_ms);
        Ok(Box::new(Rules { solver: OnceLock::new(), skills, terms, think }))
    }
}

/// The rules of a plan.
struct Rules {
    skills: [Skill; 2],
    /// Solved when the first match is played, because all matches have the same odds.
    solver: OnceLock<Solver>,
    terms: Terms,
    think: Duration,
}

impl Rules {
    fn brain(&self, player: &Entrant) -> anyhow::Result<Brain> {
        let spec = BrainSpec::for_tournament(player.player()).map_err(bad_input)?;
        let solver = self.solver.get_or_init(|| {
            let [green, red] = self.skills.clone();
            let mut solver = Solver::new(green, red);
            solver.red_wins(&Situation::begin(self.terms.preplaced));
            solver
        });
        Brain::new(&spec, &self.skills, solver, self.think)
    }
}

impl common::Game for Rules {
    fn record_extension(&self) -> &'static str {
        "json"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        BrainSpec::for_tournament(player.player()).map(|_| Need::Processor).map_err(bad_input)
    }

    fn seat_colours(&self) -> &'static [&'static str] {
        &["green", "red"]
    }

    fn admit(&self, player: &Entrant) -> anyhow::Result<()> {
        self.brain(player).map(drop)
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        session.begin();
        // The first seat is green, whose robot goes first.
        let mut green = self.brain(&matchup.players[0])?;
        let mut red = self.brain(&matchup.players[1])?;
        let transcripts = [0, 1].map(|seat| Transcript::new(session.transcript(seat)));
        green.copy_to(transcripts[0].clone());
        red.copy_to(transcripts[1].clone());
        let names = [0, 1].map(|seat| matchup.players[seat].name().to_owned());
        let mut record = Record { teams: Some(names.clone()), preplaced: self.terms.preplaced, ..Record::default() };
        let mut faults = ProgramFaults::default();
        let mut rng = Rng::with_seed(matchup.seed(0));
        let (contest, outcome) = play([&mut green, &mut red], &self.terms, &mut rng, |contest, judged| {
            record.attempts.push(judged.attempt.clone());
            if let Some(Absence::Program(fault)) = &judged.absence {
                faults.add(record.attempts.len(), judged.team, fault);
            }
            let last = (judged.team, judged.scene.clone());
            session.live.show(|| frame(contest, Some(&last), &words::findings(&judged.findings)));
            Ok(())
        })?;
        // A result counts only with its evidence.
        transcripts.iter().try_for_each(Transcript::check)?;
        write_file(&session.record, serde_json::to_string(&record)? + "\n")?;
        let seconds = [Team::Green, Team::Red].map(|team| contest.seconds(team));
        let more = Map::from_iter([("seconds".to_owned(), json!(seconds))]);
        let mut outcome = Outcome {
            winner: outcome.winner.map(|team| team as usize),
            scores: words::scores(&contest).map(|cubes| cubes as i64).to_vec(),
            reason: outcome.reason.to_string(),
            more,
            ..Outcome::default()
        };
        faults.add_to_outcome(&names, &contest, &mut outcome);
        Ok(Played::Over(Box::new(outcome)))
    }

    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>> {
        let bad = |why: String| bad_input(format!("{}: {why}", record.display()));
        let record = Record::read(record)?;
        let mut frames = vec![frame(&Contest::new(record.preplaced), None, "")];
        for verdict in judge(&record) {
            if let Ok(judged) = verdict.map_err(bad)?.judged {
                let last = (judged.team, judged.scene);
                frames.push(frame(&judged.after, Some(&last), &words::findings(&judged.findings)));
            }
        }
        Ok(frames)
    }

    fn rule(&self, reason: &str) -> Option<String> {
        if reason == PROGRAM_FAILED {
            return Some("a robot whose program does not answer stands still until its 120 s are over".to_owned());
        }
        let rules = [
            (Reason::Line, "three valid cubes in a line win at once"),
            (Reason::Cubes, "after the last attempt, more valid cubes win"),
            (Reason::Time, "equally many valid cubes: less time in total wins"),
            (Reason::Equal, "equally many valid cubes in the same time are a draw"),
        ];
        rules.into_iter().find(|(known, _)| known.to_string() == reason).map(|(_, rule)| rule.to_owned())
    }
}

/// The match after its last attempt.
fn frame(contest: &Contest, last: Option<&(Team, Scene)>, text: &str) -> Frame {
    Frame {
        turn: [Team::Green, Team::Red].iter().map(|&team| contest.attempts(team) as u32).sum(),
        to_move: contest.to_move().map(|team| team as usize),
        scores: words::scores(contest).map(|cubes| cubes as i64).to_vec(),
        text: text.to_owned(),
        chances: None,
        svg: svg(contest, last),
    }
}

/// The forfeit of a team that lost and whose program failed at every attempt.
const PROGRAM_FAILED: &str = "program failed";

/// The failures of robot programs in a game.
#[derive(Default)]
struct ProgramFaults {
    all: Vec<Value>,
    /// For green and red: how often the program failed, and the first failure.
    by_team: [(usize, String); 2],
}

impl ProgramFaults {
    /// Adds a failure at this attempt of the match.
    fn add(&mut self, attempt: usize, team: Team, fault: &str) {
        self.all.push(json!({ "attempt": attempt, "team": team.to_string(), "fault": fault }));
        let (count, first) = &mut self.by_team[team as usize];
        if *count == 0 {
            fault.clone_into(first);
        }
        *count += 1;
    }

    /// Adds the failures to the result of a finished game; `names` are green's and red's.
    ///
    /// A program that failed only sometimes does not forfeit, because its robot played the other
    /// attempts.
    fn add_to_outcome(self, names: &[String; 2], contest: &Contest, outcome: &mut Outcome) {
        if self.all.is_empty() {
            return;
        }
        let describe = |team: Team| {
            let (count, first) = &self.by_team[team as usize];
            let name = &names[team as usize];
            (*count > 0).then(|| {
                let attempts = contest.attempts(team);
                format!("the program of {name} failed at {count} of {attempts} attempts, first: it {first}")
            })
        };
        let details: Vec<String> = [Team::Green, Team::Red].into_iter().filter_map(describe).collect();
        outcome.detail = Some(details.join("; "));
        let forfeits = |team: Team| {
            let has_lost = outcome.winner.is_some_and(|winner| winner != team as usize);
            (has_lost && self.by_team[team as usize].0 == contest.attempts(team)).then(|| PROGRAM_FAILED.to_owned())
        };
        outcome.faults = [Team::Green, Team::Red].map(forfeits).to_vec();
        outcome.more.insert("programs".to_owned(), self.all.into());
    }
}
