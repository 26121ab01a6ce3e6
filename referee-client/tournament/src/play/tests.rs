//! Whole tournaments of a game that takes milliseconds.

use std::collections::HashSet;
use std::path::Path;

use super::*;
use crate::format::Format;
use crate::live::Frame;
use crate::plan::tests::plan;

/// A game of a few milliseconds. The player named first in the plan wins.
#[derive(Default)]
struct Dash {
    /// Missing boards.
    missing: Mutex<HashSet<String>>,
    played: Mutex<Vec<u64>>,
}

impl Game for Dash {
    fn record_extension(&self) -> &'static str {
        "txt"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        let name = player.name().to_owned();
        Ok(if name.starts_with('/') { Need::Line(name) } else { Need::Processor })
    }

    fn admit(&self, _player: &Entrant) -> anyhow::Result<()> {
        Ok(())
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        let is_missing = |player: &Entrant| self.missing.lock().unwrap().contains(player.name());
        if let Some(seat) = matchup.players.iter().position(is_missing) {
            if !session.is_last_call {
                return Ok(Played::Missing(seat, "no such port".to_owned()));
            }
            let outcome = Outcome {
                winner: Some(1 - seat),
                reason: "missing".to_owned(),
                detail: Some("no such port".to_owned()),
                ..Outcome::default()
            };
            return Ok(Played::Over(Box::new(outcome)));
        }
        session.begin();
        thread::sleep(Duration::from_millis(5));
        self.played.lock().unwrap().push(matchup.slot.game);
        let winner = usize::from(matchup.slot.seats.iter().next() > matchup.slot.seats.iter().nth(1));
        Ok(Played::Over(Box::new(Outcome { winner: Some(winner), reason: "faster".to_owned(), ..Outcome::default() })))
    }

    fn frames(&self, _record: &Path) -> anyhow::Result<Vec<Frame>> {
        Ok(Vec::new())
    }

    fn rule(&self, _reason: &str) -> Option<String> {
        None
    }
}

struct Tournament {
    place: tempfile::TempDir,
    plan: Plan,
    game: Dash,
}

impl Tournament {
    fn new(format: Format, players: &[&str]) -> Tournament {
        Tournament { place: tempfile::tempdir().unwrap(), plan: plan(format, players, 1), game: Dash::default() }
    }

    fn log(&self) -> Log {
        Folder::new(self.place.path()).open_log(&self.plan).unwrap()
    }

    /// Plays to the end; returns the state and the events as text.
    fn play(&self, mut meanwhile: impl FnMut(&News)) -> (State, Vec<String>) {
        let folder = Folder::new(self.place.path());
        let patience = Duration::from_millis(600);
        let runner = Runner { game: &self.game, folder: &folder, concurrency: 3, most: usize::MAX, patience };
        let (mut log, mut told) = (self.log(), Vec::new());
        let tell = |news: &News, _: &State, _: Option<&Test>| {
            meanwhile(news);
            told.push(match news {
                News::Over(result) => format!("over {}", result.game),
                other => format!("{other:?}"),
            });
            Ok(())
        };
        runner.play(&mut log, tell).unwrap();
        (log.state().clone(), told)
    }
}

#[test]
fn runner_plays_every_game_once_in_every_format() {
    for (format, games) in [
        (Format::RoundRobin, 20),
        (Format::Swiss { games: 1 }, 2),
        (Format::Knockout(crate::format::Knockout { games: 2, replays: 1, third_place: false }), 8),
    ] {
        let tournament = Tournament::new(format, &["a", "b", "c", "d", "e"]);
        let (state, told) = tournament.play(|_| {});
        let mut played = tournament.game.played.lock().unwrap().clone();
        played.sort_unstable();
        assert_eq!(played, (1..=games).collect::<Vec<u64>>(), "{format:?}");
        assert_eq!((state.results().len() as u64, draw::next_step(&state)), (games, draw::Next::Over));
        assert_eq!(told.iter().filter(|news| news.starts_with("over")).count() as u64, games);
        // All games have been played.
        assert_eq!(tournament.play(|_| {}).1, [] as [String; 0]);
    }
}

#[test]
fn missing_board_forfeits_only_its_own_games_unless_it_comes_back() {
    for comes_back in [false, true] {
        let tournament = Tournament::new(Format::RoundRobin, &["/a", "/b", "/gone"]);
        tournament.game.missing.lock().unwrap().insert("/gone".to_owned());
        let (state, told) = tournament.play(|news| {
            if comes_back && matches!(news, News::Missing(..)) {
                tournament.game.missing.lock().unwrap().clear();
            }
        });
        let forfeits = state.results().iter().filter(|result| result.outcome.detail.is_some()).count();
        assert_eq!((state.results().len(), forfeits), (6, if comes_back { 0 } else { 4 }), "{told:?}");
        assert_eq!(told.iter().filter(|news| news.starts_with("Missing")).count(), 1);
        assert_eq!(told.iter().filter(|news| news.starts_with("Back")).count(), usize::from(comes_back));
    }
}

#[test]
fn decisions_take_effect_while_games_are_played() {
    let tournament = Tournament::new(Format::RoundRobin, &["a", "b", "c", "/gone"]);
    tournament.game.missing.lock().unwrap().insert("/gone".to_owned());
    let reason = || "decided".to_owned();
    let decide = |decision| drop(tournament.log().write(|_| Ok(Some(Entry::Decision(decision)))).unwrap());
    let mut replayed = None;
    let (state, told) = tournament.play(|news| match news {
        News::Missing(..) => {
            decide(Decision::Withdraw { player: "/gone".to_owned(), reason: reason() });
            decide(Decision::Enter { player: "late".parse().unwrap(), reason: reason() });
        }
        News::Over(result) if replayed.is_none() => {
            replayed = Some(result.game);
            decide(Decision::Replay { game: result.game, reason: reason() });
        }
        _ => {}
    });
    assert_eq!(told.iter().filter(|news| news.starts_with("Decision")).count(), 3, "{told:?}");
    assert_eq!(tournament.game.played.lock().unwrap().iter().filter(|&&game| Some(game) == replayed).count(), 2);
    // Six games of three players, six of the late player, and six that /gone forfeited.
    assert_eq!((state.results().len(), draw::next_step(&state)), (18, draw::Next::Over));
    let withdrawn = state.results().iter().filter(|result| result.outcome.reason == crate::results::WITHDRAWN);
    assert_eq!(withdrawn.count(), 6);
}
