//! The judge's orders. One page judges at a time; what it orders is in the match's file before it is answered.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::{draw_colours, Contest};

use super::book::Book;
use super::sighting::Sighting;
use crate::record::{Attempt, Clock, Record, Undone};
use crate::verdicts::judge;
use crate::words;

/// The longest name of a team, in characters.
const LONGEST_NAME: usize = 40;

/// The longest reason for an undone attempt, in characters.
const LONGEST_REASON: usize = 200;

/// No match has more attempts, with those that were undone.
const MOST_ENTRIES: usize = 100;

/// The desk.
pub struct Desk {
    /// The matches.
    pub book: Book,
    /// The match that is being judged, 0 for none.
    pub current: u32,
    /// Changes with every order.
    pub version: u64,
    key: String,
    /// The page that judges.
    seat: Option<String>,
    /// When this program started the stopwatch that is running.
    running: Option<Instant>,
}

/// An order with who gives it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// What the desk told its judge when it began.
    key: String,
    /// The page's own name.
    page: String,
    /// What the page had seen of the desk when it was given.
    version: u64,
    order: Order,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Order {
    /// This page judges from now on.
    Take,
    /// A new match.
    Begin { green: String, red: String, preplaced: usize },
    /// Another match of the book is judged.
    Choose { number: u32 },
    /// The stopwatch starts.
    Start,
    /// It stops.
    Stop,
    /// It goes back to nothing: a false start.
    Reset,
    /// An attempt is over.
    Judge { sighting: Sighting },
    /// The last attempt does not count.
    Undo { reason: String },
}

/// Why an order is not carried out.
#[derive(Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Who gives it is not the judge.
    Stranger,
    /// It was given about something that has changed since.
    Stale(&'static str),
    /// It makes no sense.
    Wrong(String),
    /// It cannot be kept.
    Disk(String),
}

impl Desk {
    /// A desk with these matches, at the last one of them.
    pub fn new(book: Book, key: String) -> Desk {
        let current = book.last();
        // Not a number that a page may have from a desk before this one.
        Desk { book, current, version: now_ms(), key, seat: None, running: None }
    }

    /// The match that is being judged.
    pub fn record(&self) -> Option<&Record> {
        self.book.get(self.current)
    }

    /// Who judges, as this page sees it.
    pub fn seat(&self, page: &str) -> &'static str {
        match &self.seat {
            None => "free",
            Some(taken) if taken == page => "yours",
            Some(_) => "taken",
        }
    }

    /// What a stopwatch shows.
    pub fn shows(&self, clock: Clock) -> f64 {
        let since = || now_ms().saturating_sub(clock.started_ms) as f64 / 1000.0;
        // After a restart only the time of day tells how long it has been running.
        clock.stopped_s.unwrap_or_else(|| self.running.map_or_else(since, |begun| begun.elapsed().as_secs_f64()))
    }

    /// Carries out an order.
    pub fn order(&mut self, letter: Letter) -> Result<(), Refusal> {
        let Letter { key, page, version, order } = letter;
        if key != self.key {
            return Err(Refusal::Stranger);
        }
        if !(1..=LONGEST_NAME).contains(&page.len()) {
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
            return Err(Refusal::Stale("the desk has changed since: look again"));
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
                self.is_still()?;
                self.book.get(number).ok_or_else(|| wrong("there is no such match"))?;
                self.current = number;
                Ok(())
            }
            Order::Start => self.change(|desk, record| {
                let over = contest(record)?.to_move().is_none();
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
                // Tenths, as the judge reads them.
                let stopped_s = Some((desk.shows(clock) * 10.0).round() / 10.0);
                record.clock = Some(Clock { stopped_s, ..clock });
                Ok(())
            }),
            Order::Reset => self.change(|_, record| record.clock.take().map(drop).ok_or_else(|| wrong("it is at 0"))),
            Order::Judge { sighting } => self.change(|_, record| {
                is_stopped(record)?;
                let attempt = seen(record, &sighting)?;
                record.attempts.push(Attempt { judged_ms: Some(now_ms()), ..attempt });
                record.clock = None;
                Ok(())
            }),
            Order::Undo { reason } => self.change(|_, record| {
                is_stopped(record)?;
                undo(record, &reason)
            }),
        }
    }

    fn begin(&mut self, teams: [String; 2], preplaced: usize) -> Result<(), Refusal> {
        self.is_still()?;
        let [green, red] = teams.map(|name| name.trim().to_owned());
        for name in [&green, &red] {
            if !(1..=LONGEST_NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
                return Err(wrong(&format!("a team has a name of 1 to {LONGEST_NAME} letters")));
            }
        }
        if green == red {
            return Err(wrong("the teams need different names"));
        }
        if preplaced >= CELL_COUNT {
            return Err(wrong("red's first cube goes on a cell from 0 to 8"));
        }
        if !self.book.has_room() {
            return Err(wrong("the desk is full: begin another folder"));
        }
        let number = self.book.last() + 1;
        self.put(number, Record { teams: Some([green, red]), preplaced, ..Record::default() })?;
        self.current = number;
        Ok(())
    }

    /// Changes the match that is being judged, on the disk and then here.
    fn change(&mut self, change: impl FnOnce(&mut Desk, &mut Record) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let mut record = self.record().ok_or_else(|| wrong("there is no match yet"))?.clone();
        change(self, &mut record)?;
        self.put(self.current, record)
    }

    fn put(&mut self, number: u32, record: Record) -> Result<(), Refusal> {
        let running = record.clock.is_some_and(|clock| clock.stopped_s.is_none());
        self.book.put(number, record).map_err(|why| Refusal::Disk(format!("{why:#}")))?;
        if !running {
            self.running = None;
        }
        Ok(())
    }

    /// Whether no stopwatch is running, so that nobody leaves an attempt by mistake.
    fn is_still(&self) -> Result<(), Refusal> {
        self.record().map_or(Ok(()), is_stopped)
    }
}

/// The attempt that the judge has seen in the match's present situation.
pub fn seen(record: &Record, sighting: &Sighting) -> Result<Attempt, Refusal> {
    let mut contest = contest(record)?;
    let team = contest.to_move().ok_or_else(|| wrong("the match is over"))?;
    if record.attempts.len() >= MOST_ENTRIES {
        return Err(wrong("too many attempts were undone: begin another match"));
    }
    let attempt = sighting.attempt(team, contest.board()).map_err(Refusal::Wrong)?;
    let scene = attempt.scene().map_err(Refusal::Wrong)?;
    contest.play(&scene).map_err(|why| Refusal::Wrong(why.to_string()))?;
    Ok(attempt)
}

/// Where a match stands.
pub fn contest(record: &Record) -> Result<Contest, Refusal> {
    judge(record).try_fold(Contest::new(record.preplaced), |contest, verdict| {
        let verdict = verdict.map_err(Refusal::Wrong)?;
        Ok(verdict.judged.map_or(contest, |judged| judged.after))
    })
}

/// Which of two teams is green and which is red.
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
    if !(1..=LONGEST_REASON).contains(&reason.chars().count()) || reason.chars().any(char::is_control) {
        return Err(wrong(&format!("an attempt is undone for a reason of 1 to {LONGEST_REASON} letters")));
    }
    let last = judge(record).filter_map(|verdict| {
        let verdict = verdict.ok()?;
        Some((verdict.index, verdict.judged.ok()?))
    });
    let (index, judged) = last.last().ok_or_else(|| wrong("no attempt counts yet"))?;
    let verdict = words::numbered(&judged.after, judged.team, &judged.findings);
    let attempt = &mut record.attempts[index];
    attempt.undone = Some(Undone { reason, at_ms: now_ms(), verdict });
    // Its time is there again, for who has but pressed a wrong button.
    record.clock = Some(Clock { started_ms: now_ms(), stopped_s: Some(attempt.seconds) });
    Ok(())
}

fn is_stopped(record: &Record) -> Result<(), Refusal> {
    match record.clock {
        Some(Clock { stopped_s: None, .. }) => Err(wrong("the stopwatch is running")),
        _ => Ok(()),
    }
}

fn wrong(why: &str) -> Refusal {
    Refusal::Wrong(why.to_owned())
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
