//! Whole tournaments of a game that takes milliseconds.

use std::collections::HashSet;
use std::path::Path;

use super::*;
use crate::format::Format;
use crate::live::Frame;
use crate::plan::tests::plan;

/// A game of a few milliseconds that whoever was named first wins.
#[derive(Default)]
struct Dash {
    /// Boards that are not there.
    missing: Mutex<HashSet<String>>,
    played: Mutex<Vec<u64>>,
}

impl Game for Dash {
    fn record_ending(&self) -> &'static str {
        "txt"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        let name = player.name().to_owned();
        Ok(if name.starts_with('/') { Need::Line(name) } else { Need::Processor })
    }

    fn admit(&self, _player: &Entrant) -> anyhow::Result<()> {
        Ok(())
    }

    fn play(&self, table: &Table, desk: &mut Desk) -> anyhow::Result<Played> {
        let is_missing = |player: &Entrant| self.missing.lock().unwrap().contains(player.name());
        if let Some(seat) = table.players.iter().position(is_missing) {
            if !desk.is_last_call {
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
        desk.begins();
        thread::sleep(Duration::from_millis(5));
        self.played.lock().unwrap().push(table.slot.game);
        let winner = usize::from(table.slot.seats.iter().next() > table.slot.seats.iter().nth(1));
        Ok(Played::Over(Box::new(Outcome { winner: Some(winner), reason: "faster".to_owned(), ..Outcome::default() })))
    }

    fn frames(&self, _record: &Path) -> anyhow::Result<Vec<Frame>> {
        Ok(Vec::new())
    }

    fn rule(&self, _reason: &str) -> Option<String> {
        None
    }
}

struct Hall {
    place: tempfile::TempDir,
    plan: Plan,
    game: Dash,
}

impl Hall {
    fn new(format: Format, players: &[&str]) -> Hall {
        Hall { place: tempfile::tempdir().unwrap(), plan: plan(format, players, 1), game: Dash::default() }
    }

    fn ledger(&self) -> Ledger {
        Folder::new(self.place.path()).open(&self.plan).unwrap()
    }

    /// Plays to the end; what was told, in words.
    fn play(&self, mut meanwhile: impl FnMut(&News)) -> (State, Vec<String>) {
        let folder = Folder::new(self.place.path());
        let patience = Duration::from_millis(600);
        let runner = Runner { game: &self.game, folder: &folder, concurrency: 3, most: usize::MAX, patience };
        let (mut ledger, mut told) = (self.ledger(), Vec::new());
        let tell = |news: &News, _: &State| {
            meanwhile(news);
            told.push(match news {
                News::Over(result) => format!("over {}", result.game),
                other => format!("{other:?}"),
            });
            Ok(())
        };
        runner.play(&mut ledger, tell).unwrap();
        (ledger.state().clone(), told)
    }
}

#[test]
fn every_game_is_played_once_whatever_the_format() {
    for (format, games) in [
        (Format::RoundRobin, 20),
        (Format::Swiss { games: 1 }, 2),
        (Format::Knockout(crate::format::Knockout { games: 2, replays: 1 }), 8),
    ] {
        let hall = Hall::new(format, &["a", "b", "c", "d", "e"]);
        let (state, told) = hall.play(|_| {});
        let mut played = hall.game.played.lock().unwrap().clone();
        played.sort_unstable();
        assert_eq!(played, (1..=games).collect::<Vec<u64>>(), "{format:?}");
        assert_eq!((state.results().len() as u64, draw::next(&state)), (games, draw::Next::Over));
        assert_eq!(told.iter().filter(|news| news.starts_with("over")).count() as u64, games);
        // Nothing is left to be played.
        assert_eq!(hall.play(|_| {}).1, [] as [String; 0]);
    }
}

#[test]
fn a_board_that_is_missing_forfeits_its_own_games_alone_unless_it_comes_back() {
    for comes_back in [false, true] {
        let hall = Hall::new(Format::RoundRobin, &["/a", "/b", "/gone"]);
        hall.game.missing.lock().unwrap().insert("/gone".to_owned());
        let (state, told) = hall.play(|news| {
            if comes_back && matches!(news, News::Missing(..)) {
                hall.game.missing.lock().unwrap().clear();
            }
        });
        let forfeits = state.results().iter().filter(|result| result.outcome.detail.is_some()).count();
        assert_eq!((state.results().len(), forfeits), (6, if comes_back { 0 } else { 4 }), "{told:?}");
        assert_eq!(told.iter().filter(|news| news.starts_with("Missing")).count(), 1);
        assert_eq!(told.iter().filter(|news| news.starts_with("Back")).count(), usize::from(comes_back));
    }
}

#[test]
fn what_is_decided_meanwhile_takes_effect() {
    let hall = Hall::new(Format::RoundRobin, &["a", "b", "c", "/gone"]);
    hall.game.missing.lock().unwrap().insert("/gone".to_owned());
    let reason = || "decided".to_owned();
    let decide = |decision| drop(hall.ledger().write(|_| Ok(Some(Entry::Decision(decision)))).unwrap());
    let mut replayed = None;
    let (state, told) = hall.play(|news| match news {
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
    assert_eq!(hall.game.played.lock().unwrap().iter().filter(|&&game| Some(game) == replayed).count(), 2);
    // Six games of three, six of the late one, and six that /gone forfeited.
    assert_eq!((state.results().len(), draw::next(&state)), (18, draw::Next::Over));
    let withdrawn = state.results().iter().filter(|result| result.outcome.reason == crate::results::WITHDRAWN);
    assert_eq!(withdrawn.count(), 6);
}
