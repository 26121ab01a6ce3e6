//! A brain as a player: reads lines and answers with lines. The brain thinks on its own thread, so
//! that it can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::position::Position;
use abalone_core::search::{Engine, Report, AHEAD_AT_THE_END, LONGEST_LINE, WON};
use referee_client::note;

use crate::arguments::{MAX_MEGABYTES, MAX_THREADS};
use crate::brain::Brain;
use crate::protocol::{Go, Order};

/// Writes a line. Returns false if the reader is gone.
pub type Say = Arc<dyn Fn(String) -> bool + Send + Sync>;

/// A player at the other end of a link.
pub struct Session {
    name: String,
    brain: Option<Brain>,
    thinking: Option<JoinHandle<Brain>>,
    stop: Arc<AtomicBool>,
    /// Whether the brain has answered. Its thread may end a little later.
    answered: Arc<AtomicBool>,
    /// Whether the brain thinks until it is stopped.
    endless: bool,
    contest: Contest,
    /// Moves that the referee has refused in this position.
    refused: Vec<String>,
    threads: usize,
    megabytes: usize,
    say: Say,
}

impl Session {
    /// A session of a brain; an engine has this many threads and a table of this many MiB.
    pub fn new(name: String, brain: Brain, threads: usize, megabytes: usize, say: Say) -> Session {
        Session {
            name,
            brain: Some(brain),
            thinking: None,
            stop: Arc::default(),
            answered: Arc::default(),
            endless: false,
            contest: Contest::new(Position::standard(), CONTEST_MOVES),
            refused: Vec::new(),
            threads,
            megabytes,
            say,
        }
    }

    /// Answers lines until they end or a line is `quit`. When they end, a limited search is
    /// finished first.
    pub fn run(mut self, lines: impl Iterator<Item = Result<String, &'static str>>) {
        let mut quits = false;
        for line in lines {
            let order = match line.map_err(str::to_owned).and_then(|line| Order::read(&line)) {
                Ok(None) => continue,
                Ok(Some(Order::Quit)) => {
                    quits = true;
                    break;
                }
                Ok(Some(order)) => order,
                Err(why) => {
                    (self.say)(format!("error {why}"));
                    continue;
                }
            };
            if let Err(why) = self.obey(order) {
                (self.say)(format!("error {why}"));
            }
        }
        if quits || self.endless {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.wait_for_brain();
    }

    fn obey(&mut self, order: Order) -> Result<(), String> {
        match order {
            Order::Aba => {
                for line in [
                    format!("id name {}", self.name),
                    format!("option name Threads type spin default {} min 0 max {MAX_THREADS}", self.threads),
                    format!("option name Hash type spin default {} min 1 max {MAX_MEGABYTES}", self.megabytes),
                    "abaok".to_owned(),
                ] {
                    (self.say)(line);
                }
            }
            Order::IsReady => {
                (self.say)("readyok".to_owned());
            }
            Order::SetOption(name, value) => self.set_option(&name, &value)?,
            Order::NewGame { .. } => {
                self.wait_until_idle()?;
                if let Some(Brain::Engine(engine)) = &mut self.brain {
                    engine.forget();
                }
            }
            Order::Position(contest) => {
                self.wait_until_idle()?;
                self.contest = *contest;
                self.refused.clear();
            }
            Order::Go(go) => self.start_thinking(go)?,
            Order::Stop => self.stop.store(true, Ordering::Relaxed),
            Order::Illegal(refused, reason) => {
                note!("{refused} was refused: {reason}");
                self.wait_for_brain();
                // The referee has other rules than we do, so try the other moves one after another.
                self.refused.push(refused);
                let mut moves = self.contest.position().moves().into_iter().map(|found| found.to_string());
                let other = moves.find(|found| !self.refused.contains(found));
                (self.say)(format!("bestmove {}", other.unwrap_or("none".to_owned())));
            }
            Order::Error(why) => note!("the other side reports an error: {why}"),
            // The rest is for people.
            Order::Over(_) | Order::Quit => {}
        }
        Ok(())
    }

    fn start_thinking(&mut self, go: Go) -> Result<(), String> {
        self.wait_until_idle()?;
        let Some(mut brain) = self.brain.take() else { return Err("no player".to_owned()) };
        self.stop.store(false, Ordering::Relaxed);
        self.endless = go.is_endless(self.contest.position().to_move());
        self.answered.store(false, Ordering::Relaxed);
        let (contest, stop, say) = (self.contest.clone(), self.stop.clone(), self.say.clone());
        let answered = self.answered.clone();
        self.thinking = Some(thread::spawn(move || {
            let chosen = brain.choose(&contest, &go, &stop, |report| {
                say(info_line(report));
            });
            // Set before the answer is sent, so that the next order does not find the brain busy.
            answered.store(true, Ordering::Relaxed);
            say(format!("bestmove {}", chosen.map_or("none".to_owned(), |chosen| chosen.to_string())));
            brain
        }));
        Ok(())
    }

    /// Waits for the brain if it has answered or was told to stop. Fails if it is thinking.
    fn wait_until_idle(&mut self) -> Result<(), String> {
        let asked_to_stop = self.stop.load(Ordering::Relaxed);
        if self.thinking.is_some() && !asked_to_stop && !self.answered.load(Ordering::Relaxed) {
            return Err("still thinking: stop it first".to_owned());
        }
        self.wait_for_brain();
        Ok(())
    }

    /// Waits until the brain has answered.
    fn wait_for_brain(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.brain = thinking.join().ok();
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.wait_until_idle()?;
        let number = |least: usize, most: usize| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| format!("{name} is a number from {least} to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "threads" => self.threads = number(0, MAX_THREADS)?,
            "hash" => self.megabytes = number(1, MAX_MEGABYTES)?,
            _ => return Err("the options are Threads and Hash".to_owned()),
        }
        self.rebuild_engine();
        Ok(())
    }

    /// Replaces the engine with one that has the current options.
    fn rebuild_engine(&mut self) {
        if let Some(Brain::Engine(engine)) = &mut self.brain {
            let evaluation = engine.evaluation().clone();
            **engine = Engine::new(self.threads, self.megabytes).with_evaluation(evaluation);
        }
    }
}

/// The `info` line about an iteration.
fn info_line(report: &Report) -> String {
    let Report { line, value, depth, nodes, elapsed } = report;
    let a_second = (*nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let line: String = line.iter().map(|played| format!(" {played}")).collect();
    let milliseconds = elapsed.as_millis();
    format!("info depth {depth} score {} nodes {nodes} nps {a_second} time {milliseconds} pv{line}", score(*value))
}

/// A value in the protocol's form: hundredths of a marble, plies to a win, or the difference at the
/// end.
fn score(value: i32) -> String {
    let (size, sign) = (value.abs(), value.signum());
    if size > WON - 2 * LONGEST_LINE as i32 {
        format!("win {}", sign * (WON - size))
    } else if size >= AHEAD_AT_THE_END {
        format!("end {}", sign * (size - AHEAD_AT_THE_END))
    } else {
        format!("marble {value}")
    }
}
