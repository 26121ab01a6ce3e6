//! Tournaments for every game: pairings, games side by side, a log that survives every kill,
//! decisions while games are played, and standings.
//!
//! A command line or an [event file](event_file) becomes a [`plan`], which is stored in a
//! [`folder`]. Every event is a line at the end of the folder's [`log`], an [`entry`]: a
//! [result](results), a drawn [round](entry::Round) or a [decision](decisions). The [`state`] is a
//! function of plan and log alone: which games are open, which round is [drawn](draw) next, and the
//! [`standings`]. [`play`] takes open games from a [`queue`], lets the [`game`] play them and
//! appends their results. Other programs may append to the log at the same time; each takes its
//! lock. Since everything follows from plan and log, a kill at any moment loses at most the games
//! that were running.
//!
//! # How a game joins
//!
//! 1. Implement [`game::Program`] for a type: the program's name, its options, its own part of the
//!    plan (any serde type) and its [`scoring`], which is stored in the plan.
//! 2. Implement [`game::Game`] for the game with a plan's settings. It says what each player needs
//!    ([`game::Need`]). Its `play` plays one game: it writes the record to `session.record`, every
//!    player's messages to an [`evidence::Transcript`] at `session.transcript(seat)`, shows
//!    positions with `session.live.show` and returns a [`results::Outcome`]. If a player is
//!    missing, it returns [`game::Played::Missing`], except at the last call; when all are there,
//!    it calls `session.begin()`.
//! 3. Add `Tournament(tournament::commands::TournamentCommand<MyGame>)` as a subcommand, which runs
//!    `tournament::commands::run(&what)`. A game with commands of its own flattens
//!    `TournamentCommand` into its own enumeration, as Blokus Duo does with `doctor`.
//!
//! The [`wall`] shows a tournament in a browser: standings, [`live`] positions of running games,
//! and the [`game::Game::frames`] of a record as a replay.

pub mod chance;
pub mod commands;
pub mod decisions;
pub mod draw;
pub mod entrant;
pub mod entry;
pub mod event_file;
pub mod evidence;
pub mod export;
pub mod folder;
pub mod format;
#[cfg(test)]
mod fuzz;
pub mod game;
pub mod live;
pub mod log;
pub mod plan;
pub mod play;
pub mod queue;
pub mod results;
pub mod schedule;
pub mod scoring;
pub mod standings;
pub mod state;
pub mod wall;
