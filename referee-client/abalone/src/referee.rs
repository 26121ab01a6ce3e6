//! The referee of a game between two players: turns, clocks, legality and the result.

use std::fmt;
use std::time::{Duration, Instant};

use abalone_core::contest::{self, Contest};
use abalone_core::moves::Move;
use abalone_core::position::Position;
use abalone_core::team::Team;
use tokio::time::sleep_until;

use crate::link::Incoming;
use crate::player::Player;
use crate::player::Thinking;
use crate::protocol::{self, printable, Answer, Go};

/// Extra time for a player with a fixed time per move.
const GRACE: Duration = Duration::from_secs(1);

/// Time limit for a move of a player that is limited by depth, positions or processor time.
const PATIENCE: Duration = Duration::from_secs(600);

/// Number of refused lines in a game, illegal moves included, after which a player counts as gone.
const MAX_REFUSED: u32 = 2000;

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct Terms {
    pub start: Position,
    /// Moves of each team.
    pub moves: u32,
    /// Time of each team for the whole game.
    pub clock: Duration,
    /// The limits of black and white.
    pub thinking: [Thinking; 2],
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The moves ended it.
    Rules(contest::Reason),
    /// This team's clock reached zero.
    Flag(Team),
    /// This team is gone, for this reason.
    Gone(Team, String),
    Resigned(Team),
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reason::Rules(reason) => write!(out, "{reason}"),
            Reason::Flag(team) => write!(out, "{team}'s time is up"),
            Reason::Gone(team, how) => write!(out, "{team} is gone: {how}"),
            Reason::Resigned(team) => write!(out, "{team} resigned"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The winner; `None` in a draw.
    pub winner: Option<Team>,
    pub reason: Reason,
    /// Time left on the clocks of black and white.
    pub clocks: [Duration; 2],
    /// The whole game.
    pub contest: Contest,
}

impl Ending {
    /// The result in the line that both players receive.
    pub fn line(&self) -> String {
        let winner = self.winner.map_or("draw".to_owned(), |team| team.to_string());
        let position = self.contest.position();
        let [out_black, out_white] = Team::BOTH.map(|team| position.pushed_out(team));
        let [black, white] = Team::BOTH.map(|team| contest::score(position, team));
        let [left_black, left_white] = self.clocks.map(|clock| clock.as_millis());
        format!(
            "{winner} out {out_black} {out_white} score {black} {white} clock {left_black} {left_white} reason {}",
            self.reason
        )
    }
}

/// An event during a game.
pub enum Event<'a> {
    /// A team has moved.
    Moved {
        /// The game after the move.
        contest: &'a Contest,
        team: Team,
        played: Move,
        /// The time used for the move.
        spent: Duration,
        /// Time left on both clocks.
        clocks: [Duration; 2],
    },
    /// A line of this team was refused, for this reason.
    Refused(Team, &'a str),
}

/// Plays a game to its end. The first player has black.
pub async fn play(
    players: &mut [Player; 2],
    terms: &Terms,
    mut watch: impl FnMut(Event) -> anyhow::Result<()>,
) -> anyhow::Result<Ending> {
    let mut game = Game {
        contest: Contest::new(terms.start, terms.moves),
        clocks: [terms.clock; 2],
        thinking: terms.thinking,
        refused: [0; 2],
    };
    let not_ready = announce(players).await;
    let (winner, reason) = loop {
        if let Some((team, how)) = not_ready {
            break (Some(team.other()), Reason::Gone(team, how));
        }
        if let Some((winner, reason)) = game.contest.outcome() {
            break (winner, Reason::Rules(reason));
        }
        if let Some(reason) = game.play_turn(players, &mut watch).await? {
            let (Reason::Flag(loser) | Reason::Gone(loser, _) | Reason::Resigned(loser)) = reason else { continue };
            break (Some(loser.other()), reason);
        }
    };
    let ending = Ending { winner, reason, clocks: game.clocks, contest: game.contest };
    for player in players {
        player.link.send(format!("over {}", ending.line()));
        player.link.send("quit");
    }
    Ok(ending)
}

/// Announces the game and waits until both players are ready, so that clocks do not run during
/// preparation. Returns the player that failed, and how.
async fn announce(players: &mut [Player; 2]) -> Option<(Team, String)> {
    for team in Team::BOTH {
        let against = players[team.other() as usize].name.clone();
        players[team as usize].link.send(format!("newgame side {team} against {against}"));
    }
    for team in Team::BOTH {
        if let Err(how) = players[team as usize].wait_until_ready().await {
            return Some((team, how));
        }
    }
    None
}

/// A game being played.
struct Game {
    contest: Contest,
    clocks: [Duration; 2],
    thinking: [Thinking; 2],
    refused: [u32; 2],
}

impl Game {
    /// Waits for a move and plays it. If the game ends without a move, returns the reason.
    async fn play_turn(
        &mut self,
        players: &mut [Player; 2],
        watch: &mut impl FnMut(Event) -> anyhow::Result<()>,
    ) -> anyhow::Result<Option<Reason>> {
        let team = self.contest.position().to_move();
        let link = &mut players[team as usize].link;
        link.send(protocol::position(&self.contest));
        link.send(self.go(team).write());
        let begun = Instant::now();
        let limit = self.limit(team);
        loop {
            let [mover, idle] = {
                let [black, white] = &mut *players;
                if team == Team::Black {
                    [black, white]
                } else {
                    [white, black]
                }
            };
            let (speaker, incoming) = tokio::select! {
                // Read the mover's line first: a move that arrived in time counts.
                biased;
                incoming = mover.link.next() => (team, incoming),
                () = sleep_until((begun + limit).into()) => {
                    self.charge(team, limit);
                    return Ok(Some(Reason::Flag(team)));
                }
                incoming = idle.link.next() => (team.other(), incoming),
            };
            let link = &mut players[speaker as usize].link;
            let refusal = match incoming {
                Incoming::Closed(how) => {
                    self.charge(team, begun.elapsed());
                    return Ok(Some(Reason::Gone(speaker, how.to_owned())));
                }
                Incoming::Unreadable(why) => format!("error {why}"),
                Incoming::Line(line, came) => match Answer::read(&line) {
                    Ok(Answer::BestMove(word)) if speaker == team => {
                        let spent = came.saturating_duration_since(begun);
                        if spent >= limit {
                            self.charge(team, limit);
                            return Ok(Some(Reason::Flag(team)));
                        }
                        match protocol::read_move(self.contest.position(), &word) {
                            Ok(played) => {
                                self.charge(team, spent);
                                self.contest.play(played);
                                let (contest, clocks) = (&self.contest, self.clocks);
                                watch(Event::Moved { contest, team, played, spent, clocks })?;
                                return Ok(None);
                            }
                            Err(why) => format!("illegal {} {why}", printable(&word)),
                        }
                    }
                    Ok(Answer::BestMove(_)) => "error it is not your turn".to_owned(),
                    Ok(Answer::Resign) => {
                        self.charge(team, begun.elapsed());
                        return Ok(Some(Reason::Resigned(speaker)));
                    }
                    Ok(_) => continue,
                    Err(why) => format!("error {why}"),
                },
            };
            watch(Event::Refused(speaker, &refusal))?;
            link.send(refusal);
            self.refused[speaker as usize] += 1;
            if self.refused[speaker as usize] > MAX_REFUSED {
                self.charge(team, begun.elapsed());
                let how = format!("more than {MAX_REFUSED} of its lines were refused");
                return Ok(Some(Reason::Gone(speaker, how)));
            }
        }
    }

    /// The limits of the team's next move.
    fn go(&self, team: Team) -> Go {
        let mut go = Go { moves: Team::BOTH.map(|team| Some(self.contest.moves_left(team))), ..Go::default() };
        match self.thinking[team as usize] {
            Thinking::Clock => go.clocks = self.clocks.map(Some),
            Thinking::MoveTime(time) => go.move_time = Some(time),
            Thinking::CpuTime(time) => go.cpu_time = Some(time),
            Thinking::Nodes(nodes) => go.nodes = Some(nodes),
            Thinking::Depth(depth) => go.depth = Some(depth),
        }
        go
    }

    /// Time limit for the team's move.
    fn limit(&self, team: Team) -> Duration {
        match self.thinking[team as usize] {
            Thinking::Clock => self.clocks[team as usize],
            Thinking::MoveTime(time) => time + GRACE,
            Thinking::CpuTime(_) | Thinking::Nodes(_) | Thinking::Depth(_) => PATIENCE,
        }
    }

    /// Charges the time to the team's clock, if it plays by the clock.
    fn charge(&mut self, team: Team, spent: Duration) {
        if self.thinking[team as usize] == Thinking::Clock {
            let clock = &mut self.clocks[team as usize];
            *clock = clock.saturating_sub(spent);
        }
    }
}
