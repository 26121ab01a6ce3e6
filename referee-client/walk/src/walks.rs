//! The walks: a person's actions from opening the page to the expected end.

mod afternoon;
mod alone;
mod board;
mod company;
mod game;
mod languages;
mod learn;
mod link;

use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;

use tempfile::TempDir;

use crate::browser::{Browser, Driver, Screen};
use crate::person::{Means, Person};
use crate::server::Server;

/// The pages under test, and the browser.
pub struct Places<'a> {
    /// The built program `blokus-duo`.
    pub program: PathBuf,
    /// The folder of `cargo xtask site`.
    pub site: PathBuf,
    /// A folder for the walk's files.
    pub scratch: TempDir,
    /// The script of axe.
    pub axe: String,
    /// Folder for pictures.
    pub pictures: Option<PathBuf>,
    /// The browser.
    pub browser: Browser,
    /// Its driver, for another person.
    pub driver: &'a Driver,
}

/// A walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Walk {
    /// A game against a level, by keys alone
    Keys,
    /// A game against a level with a mouse
    Mouse,
    /// A game against a level with fingers on a phone
    Touch,
    /// Two people at one screen, with names and a clock, a move taken back, and a rematch that one
    /// resigns
    Together,
    /// Two people on two devices, one of them a phone, through a link
    Link,
    /// The first game with a guide, to its turning points
    Guide,
    /// Watching two programs, with the machine's search next to the board
    Watch,
    /// The analysis board and the machine, clock by clock
    Analyse,
    /// A board on a serial line against a level, by Web Serial
    Board,
    /// The page without a server: how soon it moves, and whether it plays what the program plays
    Site,
    /// A tournament of twelve teams, from the event file to the published site; its wall on
    /// projectors and a phone
    Afternoon,
    /// The page in every language, at a desk and on a phone
    Languages,
}

impl Walk {
    /// The chosen walks; by default all that the browser supports.
    pub fn select(asked: &[Walk], browser: Browser) -> Vec<Walk> {
        // Only Chromium's driver can replace the serial port before the page loads, and show a page
        // as on another screen.
        let can = |walk: &Walk| {
            !matches!(walk, Walk::Board | Walk::Afternoon | Walk::Languages) || browser == Browser::Chromium
        };
        if asked.is_empty() {
            return Walk::value_variants().iter().copied().filter(can).collect();
        }
        asked.to_vec()
    }

    /// Its name.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// The screen.
    pub fn screen(self) -> Screen {
        match self {
            Walk::Touch | Walk::Guide => Screen::Phone,
            _ => Screen::Desk,
        }
    }

    /// The person's input device.
    pub fn means(self) -> Means {
        match self {
            Walk::Keys => Means::Keys,
            Walk::Touch | Walk::Guide => Means::Touch,
            _ => Means::Mouse,
        }
    }

    /// Starts the server of its page.
    ///
    /// # Errors
    /// If the server does not start.
    pub fn server(self, places: &Places<'_>) -> Result<Server> {
        match self {
            Walk::Afternoon => Server::of_tournament(&places.program, &places.scratch.path().join(afternoon::CUP)),
            Walk::Site => Server::of_site(&places.site),
            _ => Server::of_program(&places.program),
        }
    }

    /// Runs the walk and returns its result.
    ///
    /// # Errors
    /// If a person would get stuck.
    pub async fn take(self, person: &Person, server: &Server, places: &Places<'_>) -> Result<String> {
        if self != Walk::Site {
            person.open(&server.address).await?;
        }
        match self {
            Walk::Keys | Walk::Mouse | Walk::Touch => game::against_a_level(person).await,
            Walk::Together => company::together(person).await,
            Walk::Link => link::take(person, places).await,
            Walk::Guide => learn::guided(person).await,
            Walk::Watch => company::watch(person).await,
            Walk::Analyse => learn::analyse(person).await,
            Walk::Board => board::take(person, server, places).await,
            Walk::Afternoon => afternoon::take(person, server, places).await,
            Walk::Languages => languages::take(person, server, places).await,
            Walk::Site => alone::take(person, server, places).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_that_builds_the_programs_first_knows_every_walk() {
        let command = include_str!("../../../testbench/xtask/src/walk.rs");
        for walk in Walk::value_variants() {
            assert!(command.contains(&format!("\"{}\"", walk.name())), "{}", walk.name());
        }
        assert!(command.contains(&format!("const WALKS: [&str; {}]", Walk::value_variants().len())));
    }
}
