//! Tournaments, the same for every game: who meets whom, games side by side, a log that survives every kill, decisions while games are
//! played, standings.
//!
//! The way of a tournament: a command line becomes a [`plan`], which stands in a [`folder`]. What happens stands in the folder's log, one line
//! an [`entry`]: a [result](results), a [round] that was drawn, a [decision](decisions). Plan and log alone come to a [`state`]; the state
//! says which games are open, which round is [drawn](draw) next, and what the [`standings`] are. [`play`] takes the open games through a
//! [`queue`], has the [`game`] play them, and writes their results to the log. Other programs write to the same log meanwhile, each for a moment under its
//! lock ([`ledger`]). Since everything follows from plan and log, a kill at any moment changes nothing.
//!
//! # How a game joins
//!
//! 1. `impl Program for MyGame` ([`game::Program`]): its name, its options, its own part of the plan (any type that serde knows), how results are
//!    scored ([`scoring`]; it stands in the plan, so that whoever reads a folder needs to know nothing of the game).
//! 2. `impl Game for Rules` ([`game::Game`]), the game as a plan has it: what each player needs ([`game::Need`]: this machine's processor, a line that is
//!    there once and may be missing, or a judge), and `play`, which plays one game: it writes the record to `desk.record`, what is said to a
//!    player and by it to an [`evidence::Transcript`] at `desk.transcript(seat)`, shows positions with `desk.live.show`, and gives a
//!    [`results::Outcome`]. A player that may be missing and is gives [`game::Played::Missing`], unless it is the last call; when all
//!    are there, `desk.begins()`.
//! 3. In the program's command line, `Tournament(tournament::commands::What<MyGame>)` as a subcommand, which runs as
//!    `tournament::commands::run(&what)`. A game with commands of its own flattens `What` into its own enumeration, as Blokus Duo does with
//!    `doctor`.
//!
//! The [`wall`] shows a tournament to a hall: standings, the open games' [`live`] positions, and [`game::Game::frames`] for the replay of a
//! record.

pub mod chance;
pub mod commands;
pub mod decisions;
pub mod draw;
pub mod entrant;
pub mod entry;
pub mod evidence;
pub mod folder;
pub mod format;
#[cfg(test)]
mod fuzz;
pub mod game;
pub mod hypotheses;
pub mod ledger;
pub mod live;
pub mod plan;
pub mod play;
pub mod queue;
pub mod results;
pub mod round;
pub mod schedule;
pub mod scoring;
pub mod seats;
pub mod shard;
pub mod standings;
pub mod state;
pub mod waiting;
pub mod wall;
