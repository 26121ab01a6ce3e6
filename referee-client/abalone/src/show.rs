//! Shows a game to people and scripts.

use std::io::{stdout, Write};

use abalone_core::contest::{score, Contest};
use abalone_core::team::Team;
use referee_client::foreign_text::Printable;
use serde_json::json;

use crate::board_text;
use crate::referee::{Ending, Event};

/// How a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// A line for each move, and the board at the end.
    Lines,
    /// The board after every move.
    Boards,
    /// One JSON object for each move.
    Json,
    Nothing,
}

impl Show {
    /// Shows an event of a game.
    pub fn event(self, event: &Event) -> anyhow::Result<()> {
        if self == Show::Nothing {
            return Ok(());
        }
        let mut out = stdout().lock();
        match event {
            Event::Moved { contest, team, played, spent, clocks } => {
                let (number, position) = (contest.moves().len(), contest.position());
                let left = clocks[*team as usize];
                if self == Show::Json {
                    let line = json!({
                        "move": number, "team": team.to_string(), "played": played.to_string(),
                        "spent_ms": spent.as_millis() as u64, "left_ms": left.as_millis() as u64,
                        "out": Team::BOTH.map(|team| position.pushed_out(team)),
                        "score": Team::BOTH.map(|team| score(position, team)), "board": position.to_string(),
                    });
                    return Ok(writeln!(out, "{line}")?);
                }
                let out_word = if played.ejects() { "  out!" } else { "" };
                let standing = standing(contest);
                let played = played.to_string();
                writeln!(out, "{number:3} {team:5} {played:6} {:7.3} s   {standing}{out_word}", spent.as_secs_f64())?;
                if self == Show::Boards {
                    writeln!(out, "{}\n", board_text::lines(position, |_| ' ').join("\n"))?;
                }
            }
            Event::Refused(team, what) if self != Show::Json => {
                writeln!(out, "    {team:5} refused: {}", Printable(what))?
            }
            Event::Refused(..) => {}
        }
        Ok(())
    }

    /// Shows the result. JSON lists the players in the order of `names`; `first` is the first one's
    /// team.
    pub fn ending(self, ending: &Ending, names: &[String; 2], first: Team) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        let position = ending.contest.position();
        match self {
            Show::Nothing => {}
            Show::Json => {
                let teams = [first, first.other()];
                let line = json!({
                    "winner": ending.winner.map(|winner| usize::from(winner != first)),
                    "scores": teams.map(|team| score(position, team)), "out": teams.map(|team| position.pushed_out(team)),
                    "reason": ending.reason.to_string(), "black": names[0], "white": names[1],
                    "moves": ending.contest.moves().len(),
                });
                writeln!(out, "{line}")?;
            }
            Show::Lines | Show::Boards => {
                if self == Show::Lines {
                    writeln!(out, "{}", board_text::lines(position, |_| ' ').join("\n"))?;
                }
                writeln!(out, "{}", verdict(ending, names))?;
            }
        }
        Ok(())
    }
}

/// The result in a line for people.
pub fn verdict(ending: &Ending, names: &[String; 2]) -> String {
    let winner = match ending.winner {
        Some(team) => format!("{} ({team}) wins", names[team as usize]),
        None => "a draw".to_owned(),
    };
    format!("{winner}: {}; {}", ending.reason, standing(&ending.contest))
}

/// Marbles out and scores, black's first.
pub fn standing(contest: &Contest) -> String {
    let position = contest.position();
    let [black, white] = Team::BOTH.map(|team| position.pushed_out(team));
    let [black_score, white_score] = Team::BOTH.map(|team| score(position, team));
    format!("out {black}-{white}, score {black_score}-{white_score}")
}
