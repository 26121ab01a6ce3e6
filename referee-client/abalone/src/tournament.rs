//! Abalone in tournaments: its players, how a game is played, and how it is shown.
//!
//! The crate `tournament` has the part that all games share.

mod guests;
mod settings;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use ::tournament::chance::mix;
use ::tournament::entrant::Entrant;
use ::tournament::evidence::Transcript;
use ::tournament::game::Times;
use ::tournament::game::{self as common, settings_of, Matchup, Need, Played, Program, Session};
use ::tournament::live::Frame;
use ::tournament::plan::Plan;
use ::tournament::results::Outcome;
use abalone_core::cells::Cells;
use abalone_core::contest::{self, Contest};
use abalone_core::position::Position;
use abalone_core::team::Team;
use referee_client::fail::bad_input;
use serde_json::{json, Map, Value};
use tokio::runtime::Runtime;

use crate::picture::svg;
use crate::player::{Player, PlayerSpec, Thinking};
use crate::record::{read_file, Record};
use crate::referee::{play, Ending, Event, Reason, Terms};
use crate::server::Owed;
use guests::{Guests, Taken};
use settings::{Options, Settings};

pub struct Abalone;

impl Program for Abalone {
    const NAME: &'static str = "abalone";
    const PLAYER: &'static str =
        "A player, `[NAME=]P`: what `match` takes, or net for a client of the network that calls itself NAME";
    const EXAMPLES: [&'static str; 2] = ["ours=engine@5000nodes", "simple@2plies"];
    const SEATS: &'static [usize] = &[2];
    type Options = Options;

    fn check(player: &Entrant) -> Result<(), String> {
        player.player().parse::<Contender>().map(drop)
    }

    fn uses_wall_clock(player: &Entrant) -> bool {
        Contender::of(player).is_ok_and(|player| player.uses_wall_clock())
    }

    fn settings(options: &Options, _players: &[Entrant]) -> anyhow::Result<common::Settings> {
        let Value::Object(values) = serde_json::to_value(Settings::new(options))? else {
            return Ok(common::Settings::default());
        };
        Ok(common::Settings { values, ..common::Settings::default() })
    }

    fn game(plan: &Plan, threads: usize) -> anyhow::Result<Box<dyn common::Game>> {
        let expects_guests = plan.players.iter().any(|player| matches!(Contender::of(player), Ok(Contender::Guest)));
        Ok(Box::new(Rules {
            settings: settings_of(plan)?,
            threads,
            runtime: Runtime::new()?,
            guests: Guests::default(),
            expects_guests,
        }))
    }
}

/// A player in a tournament.
pub enum Contender {
    /// A player on this machine.
    Here(PlayerSpec),
    /// A network client that gives this team's name.
    Guest,
}

impl Contender {
    pub fn of(entrant: &Entrant) -> anyhow::Result<Contender> {
        entrant.player().parse().map_err(bad_input)
    }

    /// Whether it thinks in wall-clock time on this machine.
    pub fn uses_wall_clock(&self) -> bool {
        match self {
            Contender::Here(spec) => {
                spec.is_program() || matches!(spec.thinking, Thinking::Clock | Thinking::MoveTime(_))
            }
            Contender::Guest => false,
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Contender, String> {
        match text {
            "net" => Ok(Contender::Guest),
            _ => text.parse().map(Contender::Here),
        }
    }
}

/// The rules of a plan.
struct Rules {
    settings: Settings,
    /// Number of threads of an engine that thinks in wall-clock time.
    threads: usize,
    runtime: Runtime,
    guests: Guests,
    expects_guests: bool,
}

/// A player that is present for its game.
enum Arrival {
    Here(Player),
    Guest(Taken),
}

impl Arrival {
    /// The player, and the guard of its place among the connections.
    fn into_seat(self) -> (Player, Option<Owed>) {
        match self {
            Arrival::Here(player) => (player, None),
            Arrival::Guest(taken) => taken.into_guest().into_seat(),
        }
    }
}

impl common::Game for Rules {
    fn record_extension(&self) -> &'static str {
        "txt"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        Ok(match Contender::of(player)? {
            Contender::Here(_) => Need::Processor,
            Contender::Guest => Need::Line(player.name().to_owned()),
        })
    }

    fn seat_colours(&self) -> &'static [&'static str] {
        &["black", "white"]
    }

    fn admit(&self, player: &Entrant) -> anyhow::Result<()> {
        match Contender::of(player)? {
            Contender::Here(spec) => self.runtime.block_on(spec.start(1)).map(drop),
            // It connects whenever it likes.
            Contender::Guest => Ok(()),
        }
    }

    fn open_for_players(&self) -> anyhow::Result<()> {
        if self.expects_guests {
            self.runtime.block_on(self.guests.open(self.settings.listen))?;
        }
        Ok(())
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        self.runtime.block_on(self.play_game(matchup, session))
    }

    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>> {
        let replay = read_file(record)?;
        let mut contest = Contest::new(*replay.contest.start(), self.settings.moves);
        let mut frames = vec![frame(&contest, Cells::EMPTY)];
        for &played in replay.contest.moves() {
            let before = *contest.position();
            contest.play(played);
            frames.push(frame(&contest, moved_cells(&before, contest.position())));
        }
        Ok(frames)
    }

    fn times(&self, outcome: &Outcome) -> Vec<Times> {
        let number = |value: &Value| value.as_u64().unwrap_or(0);
        let left = outcome.more.get("left_ms").and_then(Value::as_array).cloned().unwrap_or_default();
        let plies = outcome.more.get("plies").map_or(0, number);
        let times = |(seat, left): (u64, &Value)| Times {
            moves: (plies + 1 - seat) / 2,
            total: self.settings.clock().saturating_sub(Duration::from_millis(number(left))),
            longest: None,
        };
        (0..).zip(&left).map(times).collect()
    }

    fn rule(&self, reason: &str) -> Option<String> {
        let rule = match reason {
            OUT_OF_TIME => format!("a team that has used up its {} s loses", self.settings.clock().as_secs_f64()),
            GONE => "a team that is not there, or has left, loses".to_owned(),
            RESIGNED => "a team that resigns loses".to_owned(),
            _ => {
                use contest::Reason::{Equal, MoreOut, NoMove, Score, SixOut};
                let known =
                    [SixOut, NoMove, MoreOut, Score, Equal].into_iter().find(|one| one.to_string() == reason)?;
                match known {
                    SixOut => "the team that pushes six marbles out wins".to_owned(),
                    NoMove => "a team that cannot move loses".to_owned(),
                    MoreOut => "when the moves are used up, the team that has pushed out more marbles wins".to_owned(),
                    Score => "when the moves are used up and equally many marbles are out, the higher score h + c wins"
                        .to_owned(),
                    Equal => "when the moves are used up and everything is equal, the game is a draw".to_owned(),
                }
            }
        };
        Some(rule)
    }
}

const OUT_OF_TIME: &str = "out of time";
const GONE: &str = "gone";
const RESIGNED: &str = "resigned";

impl Rules {
    async fn play_game(&self, matchup: &Matchup<'_>, session: &mut Session<'_>) -> anyhow::Result<Played> {
        let arrivals = [self.find_player(matchup, 0).await?, self.find_player(matchup, 1).await?];
        let is_there = arrivals.each_ref().map(Option::is_some);
        let terms = self.terms(matchup)?;
        let names = [0, 1].map(|seat| matchup.players[seat].name().to_owned());
        let [Some(black), Some(white)] = arrivals else {
            // A player whose opponent is missing waits again.
            for arrival in arrivals.into_iter().flatten() {
                if let Arrival::Guest(taken) = arrival {
                    taken.put_back();
                }
            }
            let missing = is_there.iter().position(|is_there| !is_there).unwrap_or(0);
            if !session.is_last_call {
                return Ok(Played::Missing(missing, "no client of that name has come".to_owned()));
            }
            Record::begin(&session.record, &names, &terms)?;
            return Ok(Played::Over(Box::new(missed_game(is_there))));
        };
        let ((mut black, _black_owed), (mut white, _white_owed)) = (black.into_seat(), white.into_seat());
        session.begin();
        let transcripts = [0, 1].map(|seat| Transcript::new(session.transcript(seat)));
        black.link.copy_to(transcripts[0].clone());
        white.link.copy_to(transcripts[1].clone());
        let mut players = [black, white];
        for (player, name) in players.iter_mut().zip(&names) {
            player.name.clone_from(name);
        }
        let mut record = Record::begin(&session.record, &names, &terms)?;
        let (live, mut before) = (&mut session.live, terms.start);
        let ending = play(&mut players, &terms, |event| {
            record.add(&event)?;
            if let Event::Moved { contest, clocks, .. } = &event {
                live.set_clocks(clocks);
                let last = moved_cells(&before, contest.position());
                live.show(|| frame(contest, last));
                before = *contest.position();
            }
            Ok(())
        })
        .await?;
        // A result counts only with its evidence.
        transcripts.iter().try_for_each(Transcript::check)?;
        record.end(&ending)?;
        Ok(Played::Over(Box::new(outcome(&ending))))
    }

    /// The player of a seat; `None` for a client that is not present.
    async fn find_player(&self, matchup: &Matchup<'_>, seat: usize) -> anyhow::Result<Option<Arrival>> {
        let entrant = &matchup.players[seat];
        // Several threads make the moves irreproducible, so they are used only with a clock.
        let threads = if Abalone::uses_wall_clock(entrant) { self.threads } else { 1 };
        Ok(match Contender::of(entrant)? {
            Contender::Here(spec) => Some(Arrival::Here(spec.mix_seed(matchup.seed(seat)).start(threads).await?)),
            Contender::Guest => {
                // A player that entered late may be the first network client.
                self.guests.open(self.settings.listen).await?;
                self.guests.take(entrant.name()).await.map(Arrival::Guest)
            }
        })
    }

    fn terms(&self, matchup: &Matchup) -> anyhow::Result<Terms> {
        let thinking = |seat: usize| -> anyhow::Result<Thinking> {
            Ok(match Contender::of(&matchup.players[seat])? {
                Contender::Here(spec) => spec.thinking,
                Contender::Guest => Thinking::Clock,
            })
        };
        Ok(Terms {
            start: self.settings.start(mix(matchup.plan.seed, matchup.slot.round.into()))?,
            moves: self.settings.moves,
            clock: self.settings.clock(),
            thinking: [thinking(0)?, thinking(1)?],
        })
    }
}

/// The result of a game in which one or both players were absent.
fn missed_game(is_there: [bool; 2]) -> Outcome {
    let who: Vec<&str> = [Team::Black, Team::White]
        .iter()
        .zip(is_there)
        .filter(|(_, is_there)| !is_there)
        .map(|(team, _)| if *team == Team::Black { "black" } else { "white" })
        .collect();
    Outcome {
        winner: is_there.iter().position(|&is_there| is_there),
        scores: vec![0, 0],
        reason: GONE.to_owned(),
        detail: Some(format!("{} did not come", who.join(" and "))),
        ..Outcome::default()
    }
}

fn outcome(ending: &Ending) -> Outcome {
    let position = ending.contest.position();
    let (reason, is_by_rules) = match &ending.reason {
        Reason::Rules(reason) => (reason.to_string(), true),
        Reason::Flag(_) => (OUT_OF_TIME.to_owned(), false),
        Reason::Gone(..) => (GONE.to_owned(), false),
        Reason::Resigned(_) => (RESIGNED.to_owned(), false),
    };
    let more = [
        ("h_and_c", json!(Team::BOTH.map(|team| contest::score(position, team)))),
        ("plies", json!(ending.contest.moves().len())),
        ("left_ms", json!(ending.clocks.map(|clock| clock.as_millis() as u64))),
    ];
    Outcome {
        winner: ending.winner.map(|team| team as usize),
        scores: Team::BOTH.map(|team| position.pushed_out(team).into()).to_vec(),
        reason,
        detail: (!is_by_rules).then(|| ending.reason.to_string()),
        more: Map::from_iter(more.map(|(name, value)| (name.to_owned(), value))),
        ..Outcome::default()
    }
}

/// The cells to which marbles have just moved.
fn moved_cells(before: &Position, after: &Position) -> Cells {
    (after.own() & !before.other()) | (after.other() & !before.own())
}

fn frame(contest: &Contest, last: Cells) -> Frame {
    let position = contest.position();
    let is_over = contest.outcome().is_some();
    Frame {
        turn: contest.moves().len() as u32,
        to_move: (!is_over).then(|| position.to_move() as usize),
        scores: Team::BOTH.map(|team| position.pushed_out(team).into()).to_vec(),
        text: contest.moves().last().map_or_else(String::new, ToString::to_string),
        chances: None,
        svg: svg(position, last),
    }
}
