//! The referee: starts the bots, asks each in turn, informs the others, and drops bots that break a
//! rule.
//!
//! Where the contest's rules are silent:
//!
//! - A bot that breaks a rule drops out, but its pieces stay and count.
//! - `0` is final, even if the bot has options left.
//! - A bot without options is not asked again, and the game ends as soon as all bots are out of
//!   options.

use std::io::stdin;
use std::time::{Duration, Instant};

use plokkis_core::placement::Placement;
use plokkis_core::points::match_points;
use plokkis_core::position::Position;
use plokkis_core::protocol::{check_name, read_move, write_move, write_start, LineError, MoveLine, Start, END};
use referee_client::child::{self, Account, LineProcess, StartError};
use referee_client::fail::{bad_input, BadInput};
use tournament::evidence::{Speaker, Transcript};

use crate::fault::Fault;
use crate::hand::{Answer, Hand};
use crate::limits::{Limits, EXIT_TIME};

/// Maximum length of a line in bytes. A move has at most 26 characters.
const MAX_LINE_BYTES: usize = 1024;

/// The contestant at a seat: a bot's command or a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// The words of a bot's command.
    Command(Vec<String>),
    /// A person at this terminal, with this name. No limits apply.
    Person(String),
}

/// A game's players and limits.
pub struct Terms<'a> {
    /// Columns and rows of the board.
    pub width: usize,
    /// The players, by turn.
    pub contestants: &'a [Contestant],
    /// Limits of each bot.
    pub limits: Limits,
    /// A transcript for each bot, or none.
    pub transcripts: &'a [Transcript],
    /// Whether a bot that cannot be started drops out. Otherwise the whole game fails.
    pub tolerates_failed_start: bool,
}

/// Observes the events of a game.
pub trait Observer {
    /// All bots have sent their names.
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()>;

    /// A player has taken its turn; `position` is the one after it.
    fn turn_taken(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()>;

    /// A player has broken a rule and dropped out.
    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()>;
}

/// The result of a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The players, by turn.
    pub players: Vec<Player>,
}

/// A player's result.
#[derive(Clone, Debug)]
pub struct Player {
    /// The name that it sent.
    pub name: String,
    /// Pieces placed.
    pub pieces: u32,
    /// Match points.
    pub points: u32,
    /// Why it dropped out, if it did.
    pub fault: Option<Fault>,
    /// Whether it gave up while it could place a piece.
    pub resigned: bool,
    /// Resources that it used.
    pub account: Account,
}

pub fn play(terms: &Terms, observer: &mut dyn Observer) -> anyhow::Result<Outcome> {
    let players = terms.contestants.len();
    let mut position = Position::new(terms.width, players);
    let mut seats = Vec::new();
    for (me, contestant) in terms.contestants.iter().enumerate() {
        let transcript = terms.transcripts.get(me).cloned();
        let started = match contestant {
            Contestant::Command(command) => Seat::start(command, terms.limits, me, transcript.clone()),
            Contestant::Person(name) => Ok(Seat::of_person(name)),
        };
        let mut seat = match started {
            Err(why) if terms.tolerates_failed_start && why.is::<BadInput>() => {
                Seat::unstarted(me, transcript, why.to_string())
            }
            started => started?,
        };
        // The start is sent before the name arrives, because a bot may read first.
        seat.send(&write_start(&Start { width: terms.width, players, me }));
        seats.push(seat);
    }
    seats.iter_mut().for_each(Seat::read_name);
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    observer.game_started(&position, &names)?;
    for (player, seat) in seats.iter().enumerate() {
        seat.fault.iter().try_for_each(|fault| observer.player_dropped(player, fault))?;
    }
    while !position.is_over() {
        let me = position.turn();
        let mut placed = None;
        if position.can_place(me) && seats[me].fault.is_none() {
            placed = seats[me].choose(&position)?;
            seats[me].fault.iter().try_for_each(|fault| observer.player_dropped(me, fault))?;
        }
        let line = write_move(placed);
        let others = seats.iter_mut().enumerate().filter(|(player, _)| *player != me);
        others.for_each(|(_, seat)| seat.send(&line));
        position.play(placed);
        observer.turn_taken(&position, me, placed)?;
    }
    seats.iter_mut().for_each(|seat| seat.send(END));
    seats.iter_mut().for_each(|seat| seat.stop(terms.limits.exit_time));
    Ok(build_outcome(&position, seats, terms))
}

/// Checks that a bot can be started, and stops it again.
pub fn check_start(command: &[String], limits: Limits) -> anyhow::Result<()> {
    Seat::start(command, limits, 0, None).map(|mut seat| seat.stop(Duration::ZERO))
}

fn build_outcome(position: &Position, seats: Vec<Seat>, terms: &Terms) -> Outcome {
    let (scores, points) = (position.scores(), match_points(&position.scores()));
    let players = seats.into_iter().zip(scores.into_iter().zip(points)).map(|(seat, (pieces, points))| {
        let is_in_time = u128::from(seat.account.cpu_ms) <= terms.limits.cpu.as_millis();
        Player {
            name: seat.name,
            pieces,
            points: if is_in_time { points } else { 0 },
            fault: seat.fault,
            resigned: seat.resigned,
            account: seat.account,
        }
    });
    Outcome { players: players.collect() }
}

/// The name of a player, from 0, whose bot has not sent a valid one.
pub fn unknown_name(player: usize) -> String {
    format!("(bot {})", player + 1)
}

/// A bot or a person in the game.
struct Seat {
    name: String,
    /// A bot's process; `None` once it has dropped out.
    process: Option<LineProcess>,
    /// A person's hand.
    hand: Option<Hand>,
    /// Receives all lines from and to the bot.
    transcript: Option<Transcript>,
    /// Remaining waiting time.
    patience: Duration,
    fault: Option<Fault>,
    account: Account,
    resigned: bool,
}

impl Seat {
    fn start(command: &[String], limits: Limits, me: usize, transcript: Option<Transcript>) -> anyhow::Result<Seat> {
        let start = child::Start { limits: Some(limits.enforced_limits()), ..child::Start::new(command) };
        let process = LineProcess::start(&start, MAX_LINE_BYTES).map_err(|why| match why {
            StartError::Supervisor(_) => anyhow::Error::new(why),
            why => bad_input(format!("bot {}: {why}", me + 1)),
        })?;
        Ok(Seat { process: Some(process), transcript, patience: limits.wait, ..Seat::empty(unknown_name(me)) })
    }

    /// A seat whose bot could not be started.
    fn unstarted(me: usize, transcript: Option<Transcript>, why: String) -> Seat {
        Seat { transcript, fault: Some(Fault::Ended(why)), ..Seat::empty(unknown_name(me)) }
    }

    fn of_person(name: &str) -> Seat {
        Seat { hand: Some(Hand::default()), ..Seat::empty(name.to_owned()) }
    }

    fn empty(name: String) -> Seat {
        Seat {
            name,
            process: None,
            hand: None,
            transcript: None,
            patience: Duration::ZERO,
            fault: None,
            account: Account::default(),
            resigned: false,
        }
    }

    /// Waits for a line, at most for the remaining waiting time.
    fn read_line(&mut self) -> Result<String, Fault> {
        let Some(process) = &mut self.process else { return Err(Fault::Hangs) };
        let start = Instant::now();
        let line = process.read_line(self.patience);
        self.patience = self.patience.saturating_sub(start.elapsed());
        let line = line?;
        self.log(Speaker::Player, &line);
        Ok(line)
    }

    fn send(&mut self, line: &str) {
        if let Some(process) = &mut self.process {
            process.send_line(line);
            self.log(Speaker::Referee, line);
        }
    }

    fn log(&self, by: Speaker, line: &str) {
        self.transcript
            .iter()
            .for_each(|transcript| transcript.add(by, format!("{line}\n").as_bytes(), Instant::now()));
    }

    /// Reads the name.
    fn read_name(&mut self) {
        if self.process.is_none() {
            return;
        }
        match self.read_line().and_then(|line| check_name(&line).map_err(|_| Fault::Name(line.clone())).map(|()| line))
        {
            Ok(name) => self.name = name,
            Err(fault) => self.drop_out(fault),
        }
    }

    /// The player's placement; `None` if it gives up or drops out. An error if a person quits.
    fn choose(&mut self, position: &Position) -> anyhow::Result<Option<Placement>> {
        if self.resigned {
            return Ok(None);
        }
        let answer = match (&mut self.hand, &self.process) {
            (Some(hand), _) => match hand.choose(position, &mut stdin().lock())? {
                Answer::Placed(placed) => Ok(Some(placed)),
                Answer::Resigned => Ok(None),
                Answer::InputEnded => Err(Fault::InputEnded),
            },
            (None, Some(_)) => self.read_move(position),
            (None, None) => return Ok(None),
        };
        Ok(match answer {
            Ok(placed) => {
                self.resigned = placed.is_none();
                placed
            }
            Err(fault) => {
                self.drop_out(fault);
                None
            }
        })
    }

    fn read_move(&mut self, position: &Position) -> Result<Option<Placement>, Fault> {
        let line = self.read_line()?;
        match read_move(&line) {
            Ok(MoveLine::Nothing) => Ok(None),
            Ok(MoveLine::Cells(cells)) => position.check(&cells).map(Some).map_err(|why| Fault::Illegal(line, why)),
            Ok(MoveLine::End) => Err(Fault::Line(line, LineError::Size)),
            Err(why) => Err(Fault::Line(line, why)),
        }
    }

    fn drop_out(&mut self, fault: Fault) {
        // The exit status arrives a moment later.
        let exit_time = if matches!(fault, Fault::Ended(_)) { EXIT_TIME } else { Duration::ZERO };
        self.account = self.process.take().map(|process| process.end(exit_time).0).unwrap_or_default();
        self.fault = Some(fault.explain(&self.account));
    }

    /// Gives the bot time to exit by itself.
    fn stop(&mut self, exit_time: Duration) {
        if let Some(process) = self.process.take() {
            self.account = process.end(exit_time).0;
            self.fault = self.account.broke.map(Fault::from);
        }
    }
}
