//! Results as files that other programs read: tables, a list of games, a report for Swiss events.

mod csv;
mod games;
mod trf;

use clap::ValueEnum;

use crate::folder::Folder;
use crate::game::Game;
use crate::standings::{json, table, Standings};
use crate::state::State;

/// A file of results, named as it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Export {
    /// Standings for spreadsheets
    #[value(name = "standings.csv")]
    Standings,
    /// Points and games of each player against each other one
    #[value(name = "crosstable.csv")]
    Crosstable,
    /// A line for each player of each finished game
    #[value(name = "games.csv")]
    Games,
    /// Standings, crosstable and rounds as one JSON object
    #[value(name = "standings.json")]
    Json,
    /// A JSON object a line for each finished game, with its record
    #[value(name = "games.jsonl")]
    Records,
    /// Standings, crosstable and rounds as Markdown
    #[value(name = "standings.md")]
    Markdown,
    /// Tournament report (FIDE's TRF16), for Swiss tournaments with one game a pairing
    #[value(name = "report.trf")]
    Trf,
}

impl Export {
    /// The file's name.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The file's text. An error says why the tournament does not fit the format.
    pub fn text(self, folder: &Folder, state: &State, game: &dyn Game) -> anyhow::Result<String> {
        let standings = Standings::new(state);
        Ok(match self {
            Export::Standings => csv::standings(&standings),
            Export::Crosstable => csv::crosstable(&standings)?,
            Export::Games => csv::games(state),
            Export::Json => json::line(&standings)? + "\n",
            Export::Records => games::lines(folder, state, game.record_extension())?,
            Export::Markdown => table::markdown(&standings),
            Export::Trf => trf::report(state, &standings)?,
        })
    }

    /// Whether a tournament with this state fits the format.
    pub fn fits(self, state: &State) -> bool {
        match self {
            Export::Trf => trf::problem(state).is_none(),
            Export::Crosstable => state.plan().format.seats() == 2,
            _ => true,
        }
    }
}
