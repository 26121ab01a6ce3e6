//! The referee: starts the bots, asks each in its turn, tells all others, and drops whoever breaks a rule.
//!
//! Where the contest's text is silent: a bot that breaks a rule has dropped out, its pieces stay and count; `0` while there are
//! options is for good; a bot without options is not asked any more, and the game ends as soon as nobody has one.

use std::time::{Duration, Instant};

use plokkis_core::placement::Placement;
use plokkis_core::points::match_points;
use plokkis_core::position::Position;
use plokkis_core::protocol::{check_name, read_move, write_move, write_start, LineError, MoveLine, Start, END};
use referee_client::child::{self, Account, LineProcess, StartError};
use referee_client::fail::{bad_input, BadInput};
use tournament::evidence::{Speaker, Transcript};

use crate::fault::Fault;
use crate::limits::{Limits, FAREWELL};

/// Longest line that is read, in bytes. A move has at most 26 characters.
const LONGEST_LINE: usize = 1024;

/// Who sits where, and under which limits.
pub struct Terms<'a> {
    /// Columns and rows of the board.
    pub width: usize,
    /// The command of each player.
    pub commands: &'a [Vec<String>],
    /// What bots may use.
    pub limits: Limits,
    /// Where that is taken down which is said to each bot, and by it; nothing is, where there are none.
    pub transcripts: &'a [Transcript],
    /// Whether a bot that cannot be started drops out, as one that crashes; else there is no game.
    pub goes_on: bool,
}

/// Somebody who watches a game.
pub trait Observer {
    /// All bots have told their names.
    fn begins(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()>;

    /// A player has taken its turn; it is no longer the one whose turn it is.
    fn turn(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()>;

    /// A player has broken a rule and dropped out.
    fn dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()>;
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How each player did.
    pub players: Vec<Player>,
}

/// How a player did.
#[derive(Clone, Debug)]
pub struct Player {
    /// What it calls itself.
    pub name: String,
    /// Pieces placed.
    pub pieces: u32,
    /// Match points.
    pub points: u32,
    /// Why it was dropped.
    pub fault: Option<Fault>,
    /// Whether it said that it would place no more while it could.
    pub resigned: bool,
    /// What it used.
    pub account: Account,
}

/// Plays a game.
pub fn play(terms: &Terms, watch: &mut dyn Observer) -> anyhow::Result<Outcome> {
    let players = terms.commands.len();
    let mut position = Position::new(terms.width, players);
    let mut seats = Vec::new();
    for (me, command) in terms.commands.iter().enumerate() {
        let transcript = terms.transcripts.get(me).cloned();
        let mut seat = match Seat::start(command, terms.limits, me, transcript.clone()) {
            Err(why) if terms.goes_on && why.is::<BadInput>() => Seat::absent(me, transcript, why.to_string()),
            started => started?,
        };
        // Nobody waits for a name before it tells the start: a bot may read first.
        seat.tell(&write_start(&Start { width: terms.width, players, me }));
        seats.push(seat);
    }
    seats.iter_mut().for_each(Seat::meet);
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    watch.begins(&position, &names)?;
    for (player, seat) in seats.iter().enumerate() {
        seat.fault.iter().try_for_each(|fault| watch.dropped(player, fault))?;
    }
    while !position.is_over() {
        let me = position.turn();
        let mut placed = None;
        if position.can_place(me) && seats[me].fault.is_none() {
            placed = seats[me].choose(&position);
            seats[me].fault.iter().try_for_each(|fault| watch.dropped(me, fault))?;
        }
        let line = write_move(placed);
        let others = seats.iter_mut().enumerate().filter(|(player, _)| *player != me);
        others.for_each(|(_, seat)| seat.tell(&line));
        position.play(placed);
        watch.turn(&position, me, placed)?;
    }
    seats.iter_mut().for_each(|seat| seat.tell(END));
    seats.iter_mut().for_each(|seat| seat.end(terms.limits.farewell));
    Ok(outcome(&position, seats, terms))
}

/// Starts a bot and ends it again: whether that can be done.
pub fn start(command: &[String], limits: Limits) -> anyhow::Result<()> {
    Seat::start(command, limits, 0, None).map(|mut seat| seat.end(Duration::ZERO))
}

fn outcome(position: &Position, seats: Vec<Seat>, terms: &Terms) -> Outcome {
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

/// A player's place at the table.
struct Seat {
    name: String,
    /// Nothing of a bot that was dropped.
    process: Option<LineProcess>,
    /// What is said to it, and by it, goes there.
    transcript: Option<Transcript>,
    /// How long it may still be waited for.
    patience: Duration,
    fault: Option<Fault>,
    account: Account,
    resigned: bool,
}

impl Seat {
    fn start(command: &[String], limits: Limits, me: usize, transcript: Option<Transcript>) -> anyhow::Result<Seat> {
        let start = child::Start { limits: Some(limits.enforced()), ..child::Start::new(command) };
        let process = LineProcess::start(&start, LONGEST_LINE).map_err(|why| match why {
            StartError::Supervisor(_) => anyhow::Error::new(why),
            why => bad_input(format!("bot {}: {why}", me + 1)),
        })?;
        Ok(Seat {
            name: format!("(bot {})", me + 1),
            process: Some(process),
            transcript,
            patience: limits.wait,
            fault: None,
            account: Account::default(),
            resigned: false,
        })
    }

    /// That of a bot which cannot be started.
    fn absent(me: usize, transcript: Option<Transcript>, why: String) -> Seat {
        Seat {
            name: format!("(bot {})", me + 1),
            process: None,
            transcript,
            patience: Duration::ZERO,
            fault: Some(Fault::Ended(why)),
            account: Account::default(),
            resigned: false,
        }
    }

    /// Waits for a line.
    fn hear(&mut self) -> Result<String, Fault> {
        let Some(process) = &mut self.process else { return Err(Fault::Hangs) };
        let begun = Instant::now();
        let heard = process.hear(self.patience);
        self.patience = self.patience.saturating_sub(begun.elapsed());
        let line = heard?;
        self.note(Speaker::Player, &line);
        Ok(line)
    }

    fn tell(&mut self, line: &str) {
        if let Some(process) = &mut self.process {
            process.tell(line);
            self.note(Speaker::Referee, line);
        }
    }

    fn note(&self, by: Speaker, line: &str) {
        self.transcript
            .iter()
            .for_each(|transcript| transcript.add(by, format!("{line}\n").as_bytes(), Instant::now()));
    }

    /// Waits for the name.
    fn meet(&mut self) {
        if self.process.is_none() {
            return;
        }
        match self.hear().and_then(|line| check_name(&line).map_err(|_| Fault::Name(line.clone())).map(|()| line)) {
            Ok(name) => self.name = name,
            Err(fault) => self.drop_out(fault),
        }
    }

    /// Its move; nothing if it resigns or is dropped.
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        if self.resigned || self.process.is_none() {
            return None;
        }
        match self.ask(position) {
            Ok(placed) => {
                self.resigned = placed.is_none();
                placed
            }
            Err(fault) => {
                self.drop_out(fault);
                None
            }
        }
    }

    fn ask(&mut self, position: &Position) -> Result<Option<Placement>, Fault> {
        let line = self.hear()?;
        match read_move(&line) {
            Ok(MoveLine::Nothing) => Ok(None),
            Ok(MoveLine::Cells(cells)) => position.check(&cells).map(Some).map_err(|why| Fault::Illegal(line, why)),
            Ok(MoveLine::End) => Err(Fault::Line(line, LineError::Size)),
            Err(why) => Err(Fault::Line(line, why)),
        }
    }

    fn drop_out(&mut self, fault: Fault) {
        // How it ended is told a moment later.
        let farewell = if matches!(fault, Fault::Ended(_)) { FAREWELL } else { Duration::ZERO };
        self.account = self.process.take().map(|process| process.end(farewell).0).unwrap_or_default();
        self.fault = Some(fault.explained(&self.account));
    }

    /// The game is over: it may end by itself.
    fn end(&mut self, farewell: Duration) {
        if let Some(process) = self.process.take() {
            self.account = process.end(farewell).0;
            self.fault = self.account.broke.map(Fault::from);
        }
    }
}
