//! The judge's orders. Only one page judges at a time. An order is stored in the match's file
//! before it is answered.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ::tournament::entrant::as_name;
use referee_client::foreign_text::Printable;
use serde::Deserialize;
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::{draw_colours, Contest};

use super::book::Book;
use super::sighting::Sighting;
use crate::record::{judge, Attempt, Clock, Record, Undone, MAX_ENTRIES};
use crate::words;

/// Maximum length of a team's name, in characters.
const MAX_NAME_CHARACTERS: usize = 40;

/// Maximum length of the reason for undoing an attempt, in characters.
const MAX_REASON_CHARACTERS: usize = 200;

pub struct Desk {
    pub book: Book,
    /// The number of the match that is being judged; 0 for none.
    pub current: u32,
    /// Changes with every order.
    pub version: u64,
    key: String,
    /// The page that judges.
    seat: Option<String>,
    /// Time at which this program started the running stopwatch.
    running: Option<Instant>,
}

/// An order with its sender.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The judge's secret key.
    key: String,
    /// The page's name for itself.
    page: String,
    /// The version of the desk that the page has seen.
    version: u64,
    order: Order,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Order {
    /// Let this page judge from now on.
    Take,
    Begin {
        green: String,
        red: String,
        preplaced: usize,
    },
    /// Judge another match.
    Choose {
        number: u32,
    },
    /// Start the stopwatch.
    Start,
    /// Stop the stopwatch.
    Stop,
    /// Set the stopwatch to 0, after a false start.
    Reset,
    /// Judge an attempt.
    Judge {
        sighting: Sighting,
    },
    /// Undo the last attempt that counts.
    Undo {
        reason: String,
    },
}

/// Why an order was not carried out.
#[derive(Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The sender is not the judge.
    Stranger,
    /// Something has changed since the page last looked.
    Stale(&'static str),
    /// The order is impossible.
    Wrong(String),
    /// The order cannot be stored.
    Disk(String),
}

impl Desk {
    /// A desk that shows the last of these matches.
    pub fn new(book: Book, key: String) -> Desk {
        let current = book.last_number();
        // Begins with the time, so that versions differ from those of an earlier desk.
        Desk { book, current, version: now_ms(), key, seat: None, running: None }
    }

    /// The match that is being judged.
    pub fn record(&self) -> Option<&Record> {
        self.book.get(self.current)
    }

    /// Whether judging is `free`, `yours` or `taken` for this page.
    pub fn seat(&self, page: &str) -> &'static str {
        match &self.seat {
            None => "free",
            Some(taken) if taken == page => "yours",
            Some(_) => "taken",
        }
    }

    /// The seconds on a stopwatch.
    pub fn read_clock(&self, clock: Clock) -> f64 {
        let since = || now_ms().saturating_sub(clock.started_ms) as f64 / 1000.0;
        // After a restart, only the time of day says how long the stopwatch has been running.
        clock.stopped_s.unwrap_or_else(|| self.running.map_or_else(since, |begun| begun.elapsed().as_secs_f64()))
    }

    /// Carries out an order.
    pub fn order(&mut self, letter: Letter) -> Result<(), Refusal> {
        let Letter { key, page, version, order } = letter;
        if key != self.key {
            return Err(Refusal::Stranger);
        }
        if !(1..=MAX_NAME_CHARACTERS).contains(&page.len()) {
            return Err(wrong("a page has a name of its own"));
        }
        if let Order::Take = order {
            self.seat = Some(page);
            self.version += 1;
            return Ok(());
        }
        if self.seat(&page) == "taken" {
            return Err(Refusal::Stale("another page judges now"));
        }
        if version != self.version {
            return Err(Refusal::Stale("the desk has changed since this page last looked: try again"));
        }
        self.carry_out(order)?;
        self.seat = Some(page);
        self.version += 1;
        Ok(())
    }

    fn carry_out(&mut self, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Take => Ok(()),
            Order::Begin { green, red, preplaced } => self.begin([green, red], preplaced),
            Order::Choose { number } => {
                self.check_stopwatch_is_not_running()?;
                self.book.get(number).ok_or_else(|| wrong("there is no such match"))?;
                self.current = number;
                Ok(())
            }
            Order::Start => self.change(|desk, record| {
                let over = current_contest(record)?.to_move().is_none();
                if over || record.clock.is_some() {
                    return Err(wrong(if over { "the match is over" } else { "the stopwatch is not at 0" }));
                }
                record.clock = Some(Clock { started_ms: now_ms(), stopped_s: None });
                desk.running = Some(Instant::now());
                Ok(())
            }),
            Order::Stop => self.change(|desk, record| {
                let clock = record.clock.filter(|clock| clock.stopped_s.is_none());
                let clock = clock.ok_or_else(|| wrong("the stopwatch is not running"))?;
                // Tenths of a second are enough.
                let stopped_s = Some((desk.read_clock(clock) * 10.0).round() / 10.0);
                record.clock = Some(Clock { stopped_s, ..clock });
                Ok(())
            }),
            Order::Reset => {
                self.change(|_, record| record.clock.take().map(drop).ok_or_else(|| wrong("the stopwatch is at 0")))
            }
            Order::Judge { sighting } => self.change(|_, record| {
                check_stopped(record)?;
                let attempt = attempt_seen(record, &sighting)?;
                record.attempts.push(Attempt { judged_ms: Some(now_ms()), ..attempt });
                record.clock = None;
                Ok(())
            }),
            Order::Undo { reason } => self.change(|_, record| {
                check_stopped(record)?;
                undo(record, &reason)
            }),
        }
    }

    fn begin(&mut self, teams: [String; 2], preplaced: usize) -> Result<(), Refusal> {
        self.check_stopwatch_is_not_running()?;
        let [green, red] = teams.map(|name| name.trim().to_owned());
        for name in [&green, &red] {
            if !(1..=MAX_NAME_CHARACTERS).contains(&name.chars().count()) || !is_printable(name) {
                return Err(wrong(&format!("a team has a name of 1 to {MAX_NAME_CHARACTERS} visible characters")));
            }
        }
        // A tournament would take these names for one team.
        if as_name(&green) == as_name(&red) {
            return Err(wrong("the teams need different names"));
        }
        if preplaced >= CELL_COUNT {
            return Err(wrong("red's first cube goes on a cell from 0 to 8"));
        }
        if !self.book.has_room() {
            return Err(wrong("the desk is full: use another folder"));
        }
        let number = self.book.last_number() + 1;
        self.store_record(number, Record { teams: Some([green, red]), preplaced, ..Record::default() })?;
        self.current = number;
        Ok(())
    }

    /// Changes the match that is being judged, first on the disk and then here.
    fn change(&mut self, change: impl FnOnce(&mut Desk, &mut Record) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let mut record = self.record().ok_or_else(|| wrong("there is no match yet"))?.clone();
        change(self, &mut record)?;
        self.store_record(self.current, record)
    }

    fn store_record(&mut self, number: u32, record: Record) -> Result<(), Refusal> {
        let running = record.clock.is_some_and(|clock| clock.stopped_s.is_none());
        self.book.put(number, record).map_err(|why| Refusal::Disk(format!("{why:#}")))?;
        if !running {
            self.running = None;
        }
        Ok(())
    }

    /// Fails while a stopwatch is running, so that an attempt is not abandoned by mistake.
    fn check_stopwatch_is_not_running(&self) -> Result<(), Refusal> {
        self.record().map_or(Ok(()), check_stopped)
    }
}

/// The attempt that the judge has seen, in the current situation of the match.
pub fn attempt_seen(record: &Record, sighting: &Sighting) -> Result<Attempt, Refusal> {
    let mut contest = current_contest(record)?;
    let team = contest.to_move().ok_or_else(|| wrong("the match is over"))?;
    if record.attempts.len() >= MAX_ENTRIES {
        return Err(wrong("too many attempts were undone: start another match"));
    }
    let attempt = sighting.attempt(team, contest.board()).map_err(Refusal::Wrong)?;
    let scene = attempt.scene().map_err(Refusal::Wrong)?;
    contest.play(&scene).map_err(|why| Refusal::Wrong(why.to_string()))?;
    Ok(attempt)
}

/// The match after all its attempts.
pub fn current_contest(record: &Record) -> Result<Contest, Refusal> {
    judge(record).try_fold(Contest::new(record.preplaced), |contest, verdict| {
        let verdict = verdict.map_err(Refusal::Wrong)?;
        Ok(verdict.judged.map_or(contest, |judged| judged.after))
    })
}

/// Draws which team is green and which is red.
pub fn draw(teams: [String; 2]) -> Result<[String; 2], Refusal> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(|why| Refusal::Disk(format!("no random numbers: {why}")))?;
    let [first, second] = teams;
    Ok(match draw_colours(u64::from_le_bytes(seed)) {
        [Team::Green, _] => [first, second],
        _ => [second, first],
    })
}

fn undo(record: &mut Record, reason: &str) -> Result<(), Refusal> {
    let reason = reason.trim().to_owned();
    if !(1..=MAX_REASON_CHARACTERS).contains(&reason.chars().count()) || !is_printable(&reason) {
        return Err(wrong(&format!(
            "an attempt is undone for a reason of 1 to {MAX_REASON_CHARACTERS} visible characters"
        )));
    }
    let last = judge(record).filter_map(|verdict| {
        let verdict = verdict.ok()?;
        Some((verdict.index, verdict.judged.ok()?))
    });
    let (index, judged) = last.last().ok_or_else(|| wrong("no attempt counts yet"))?;
    let verdict = words::numbered_findings(&judged.after, judged.team, &judged.findings);
    let attempt = &mut record.attempts[index];
    attempt.undone = Some(Undone { reason, at_ms: now_ms(), verdict });
    // Keep the time on the stopwatch, in case the judge pressed a wrong button.
    record.clock = Some(Clock { started_ms: now_ms(), stopped_s: Some(attempt.seconds) });
    Ok(())
}

fn check_stopped(record: &Record) -> Result<(), Refusal> {
    match record.clock {
        Some(Clock { stopped_s: None, .. }) => Err(wrong("the stopwatch is running")),
        _ => Ok(()),
    }
}

/// Whether a text has no characters that control a terminal or disguise text.
fn is_printable(text: &str) -> bool {
    Printable(text).to_string() == text
}

fn wrong(why: &str) -> Refusal {
    Refusal::Wrong(why.to_owned())
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
