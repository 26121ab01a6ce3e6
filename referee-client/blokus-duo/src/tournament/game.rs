//! Implements the tournament's interface for this game.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use ::tournament::entrant::Entrant;
use ::tournament::evidence::{self, Transcript};
use ::tournament::game::Times;
use ::tournament::game::{self as common, settings_of, Matchup, Need, Played, Program, Session};
use ::tournament::live::Frame;
use ::tournament::plan::Plan;
use ::tournament::results::Outcome;
use ::tournament::scoring::Scoring;
use duo_core::result::Reason;
use referee_client::fail::BadInput;
use serde_json::{json, Map, Value};

use super::contender::{Contender, Roster};
use super::cost::Cost;
use super::frames::{frame, judged_frame};
use super::settings::{Options, Settings};
use duo_line::monitor::{Log, Speaker};
use duo_players::player::Player;
use duo_players::referee::{play_game, Ending, Round, Tally};
use duo_players::watch::Watch;
use duo_records::read::read_file;
use duo_records::write::Record;

/// Blokus Duo's tournaments.
pub struct BlokusDuo;

impl Program for BlokusDuo {
    const NAME: &'static str = "blokus-duo";
    const PLAYER: &'static str = "A player, `[NAME=]P[@BUDGET]`; name each one so";
    const EXAMPLES: [&'static str; 2] = ["new=model@20000", "engine@5000"];
    const SEATS: &'static [usize] = &[2];
    type Options = Options;

    fn check(player: &Entrant) -> Result<(), String> {
        player.text().parse::<Contender>().map(drop).map_err(|why| why.to_string())
    }

    fn uses_wall_clock(player: &Entrant) -> bool {
        player.text().parse::<Contender>().is_ok_and(|player| player.uses_wall_clock())
    }

    fn settings(options: &Options, players: &[Entrant]) -> anyhow::Result<common::Settings> {
        let settings = Settings::new(options, players)?;
        let rounds = settings.openings.count().map(|count| count as u64);
        let Value::Object(values) = serde_json::to_value(&settings)? else { return Ok(Default::default()) };
        Ok(common::Settings { values, scoring: Scoring::Elo, rounds })
    }

    fn game(plan: &Plan, threads: usize) -> anyhow::Result<Box<dyn common::Game>> {
        let settings: Settings = settings_of(plan)?;
        settings.warn(plan.rounds);
        Ok(Box::new(Rules { settings, threads, roster: Roster::default() }))
    }
}

/// The game with a plan's settings.
struct Rules {
    settings: Settings,
    /// Threads of an engine that thinks in wall-clock time.
    threads: usize,
    roster: Roster,
}

/// A player with its transcript; the error says why the player is missing.
type Seated = Result<(Box<dyn Player>, Transcript), String>;

impl common::Game for Rules {
    fn record_extension(&self) -> &'static str {
        "blksgf"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        let player = self.roster.player(player)?;
        Ok(player.port().map_or(Need::Processor, |port| Need::Line(port.display().to_string())))
    }

    fn seat_colours(&self) -> &'static [&'static str] {
        &["blue", "orange"]
    }

    fn admit(&self, player: &Entrant) -> anyhow::Result<()> {
        let player = self.roster.player(player)?;
        self.settings.check(&player)?;
        player.open(&self.settings.thinking(), 0, self.threads).map(drop)
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        let [first, second] = [self.roster.player(&matchup.players[0])?, self.roster.player(&matchup.players[1])?];
        let seated = [self.seat(&first, matchup, session, 0)?, self.seat(&second, matchup, session, 1)?];
        let is_board = [first.port().is_some(), second.port().is_some()];
        let mut boards = seated.iter().enumerate().filter(|(seat, _)| is_board[*seat]);
        let missing = boards.find_map(|(seat, one)| Some((seat, one.as_ref().err()?.clone())));
        match missing {
            Some((seat, why)) if !session.is_last_call => return Ok(Played::Missing(seat, why)),
            Some(_) => {}
            None => session.begin(),
        }
        self.play_seated(matchup, session, seated).map(|outcome| Played::Over(Box::new(outcome)))
    }

    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>> {
        Ok(read_file(record, None)?.games().iter().map(judged_frame).collect())
    }

    fn write_evidence(&self, transcript: &Path, json: bool, out: &mut dyn Write) -> anyhow::Result<bool> {
        let Some(all) = evidence::read(transcript)? else { return Ok(false) };
        let begun = Instant::now();
        let mut log = Log::new(out, json, begun);
        for heard in all {
            let by = match heard.by {
                evidence::Speaker::Referee => Speaker::Referee,
                evidence::Speaker::Player => Speaker::Board,
            };
            log.add(Some(by), &heard.to_bytes(), begun + Duration::from_micros(heard.us))?;
        }
        log.pause()?;
        Ok(true)
    }

    fn times(&self, outcome: &Outcome) -> Vec<Times> {
        let costs = outcome.more.get("costs").cloned().unwrap_or_default();
        let costs: Vec<Cost> = serde_json::from_value(costs).unwrap_or_default();
        let times = |cost: Cost| Times {
            moves: cost.turns.into(),
            total: Duration::from_micros(cost.us),
            longest: Some(Duration::from_micros(cost.slowest_us)),
        };
        costs.into_iter().map(times).collect()
    }

    fn rule(&self, reason: &str) -> Option<String> {
        let limit = self.settings.move_time_ms;
        let rules = [
            (Reason::BothPassed, "when both have passed in a row, the side with more points wins".to_owned()),
            (Reason::AllPlaced, "when all pieces are placed, the side with more points wins".to_owned()),
            (Reason::IllegalMove, "an illegal move loses".to_owned()),
            (Reason::Timeout, format!("no answer to a prompt within {limit} ms loses")),
            (Reason::Malformed, "an answer that is not a move loses".to_owned()),
            (Reason::Disconnected, "a player that is missing or gone loses".to_owned()),
            (Reason::Resigned, "a player that resigns loses".to_owned()),
        ];
        rules.into_iter().find(|(known, _)| known.to_string() == reason).map(|(_, rule)| rule)
    }
}

impl Rules {
    /// Opens the player of a seat. A missing board, or a program that no longer starts, is a value
    /// and not an error of this function.
    fn seat(&self, player: &Contender, matchup: &Matchup, session: &Session, seat: usize) -> anyhow::Result<Seated> {
        let transcript = Transcript::new(session.transcript(seat));
        match player.open_board(&transcript) {
            Some(Err(why)) => Ok(Err(format!("{why:#}"))),
            Some(Ok(board)) => Ok(Ok((board, transcript))),
            None => match player.open(&self.settings.thinking(), matchup.seed(seat), self.threads) {
                Ok(player) => Ok(Ok((player, transcript))),
                Err(why) if player.is_program() && why.is::<BadInput>() => Ok(Err(format!("{why:#}"))),
                Err(why) => Err(why),
            },
        }
    }

    fn play_seated(&self, matchup: &Matchup, session: &mut Session, seated: [Seated; 2]) -> anyhow::Result<Outcome> {
        let round = self.round(matchup)?;
        let mut record = Record::to_file(&session.record);
        record.game_begins(&round)?;
        let mut costs = [Cost::default(); 2];
        let mut game = round.opening.clone();
        let ending = match seated {
            [Ok((mut first, of_first)), Ok((mut second, of_second))] => {
                let limit = self.settings.thinking().move_time;
                let ending = play_game(&mut game, [&mut first, &mut second], limit, |game, side, turn| {
                    costs[side.index()].add(turn);
                    session.live.show(|| frame(game));
                    record.turn_taken(&round, game, side, turn)
                })?;
                // A result counts only with its evidence.
                of_first.check()?;
                of_second.check()?;
                ending
            }
            seated => Ending::by_absence(&game, seated.map(Result::err)),
        };
        record.game_ends(&round, &game, &ending, &Tally::default())?;
        let more = [
            ("plies", json!(game.position().ply())),
            ("opening", json!(round.opening.codes())),
            ("costs", serde_json::to_value(costs)?),
        ];
        Ok(Outcome {
            winner: ending.outcome.winner.map(|side| side.index()),
            scores: ending.outcome.scores.map(i64::from).to_vec(),
            reason: ending.outcome.reason.to_string(),
            detail: ending.detail,
            more: Map::from_iter(more.map(|(name, value)| (name.to_owned(), value))),
            ..Outcome::default()
        })
    }

    /// The game as spectators are told of it. All pairings of a round play the same opening.
    fn round(&self, matchup: &Matchup) -> anyhow::Result<Round> {
        let (plan, slot) = (matchup.plan, matchup.slot);
        let names = [0, 1].map(|seat| matchup.players[seat].name().to_owned());
        let opening = self.settings.openings.of_pair(slot.round.into(), plan.seed).map_err(anyhow::Error::msg)?;
        let games = 2 * plan.pairs() as usize;
        Ok(Round { number: slot.game as usize, games: games.max(2), names, first: 0, opening })
    }
}
