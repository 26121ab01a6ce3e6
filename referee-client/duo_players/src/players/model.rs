//! `model`: the bit-exact fast model of the accelerator, with its moves, scores, nodes and cycles.
//!
//! Techniques can be switched off. Like the accelerator, the model keeps its transposition table
//! during a game. With extras it ponders, searches a tree best-first like the tree accelerator and
//! keeps a part of it from move to move, or plays from the opening book.

use std::fmt;
use std::time::Duration;

use duo_core::best_first::{self, BestFirst};
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::model::progress::Watch;
use duo_core::model::FastModel;
use duo_core::notation::{decode, encode};
use duo_core::perspective::Perspective;
use duo_core::player::Start;
use duo_core::search::techniques::Techniques;
use duo_core::search::{SearchResult, MAX_DEPTH};

use super::book::built_in;
use crate::game::Game;
use crate::player::{Fault, Player, Search, Teller, Turn};

/// The fast model as a player.
pub struct Model {
    name: String,
    techniques: Techniques,
    budget_cycles: u64,
    max_depth: u32,
    extras: Extras,
    searcher: Searcher,
    /// The position after its last move in this game, on which it ponders.
    behind: Option<Perspective>,
    teller: Option<Teller>,
}

impl Model {
    /// A model that thinks for `budget_cycles` a move.
    pub fn new(techniques: Techniques, budget_cycles: u64) -> Model {
        let name = format!("model{techniques}");
        let extras = Extras::default();
        Model {
            name,
            techniques,
            budget_cycles,
            max_depth: MAX_DEPTH,
            extras,
            searcher: Searcher::new(techniques, extras),
            behind: None,
            teller: None,
        }
    }

    /// A model that searches `max_depth` plies in every move. It cannot have a tree.
    pub fn to_depth(techniques: Techniques, max_depth: u32) -> Model {
        Model { max_depth, ..Model::new(techniques, u64::MAX) }
    }

    /// Adds extras.
    pub fn with(self, extras: Extras) -> Model {
        debug_assert!(!extras.tree || self.max_depth == MAX_DEPTH, "a tree has no depth");
        let searcher = Searcher::new(self.techniques, extras);
        Model { name: format!("{}{extras}", self.name), extras, searcher, ..self }
    }

    /// Searches a position without reporting iterations.
    fn search(&mut self, root: &Perspective) -> SearchResult {
        match &mut self.searcher {
            Searcher::AlphaBeta(model) => model.search(root, self.budget_cycles, self.max_depth),
            Searcher::BestFirst(tree) => tree.search(root, self.budget_cycles),
        }
    }

    /// The book's turn, if the book's search of this position was at least as long as this
    /// player's.
    fn book_turn(&self, game: &Game) -> Option<Turn> {
        let book = self.extras.book.then(built_in)?;
        let known = book.find(game.position(), self.budget_cycles)?;
        let search = Search { score: Some(known.value), ..Search::default() };
        Some(Turn { code: encode(known.best), elapsed: Duration::ZERO, search })
    }
}

/// The search, with its memory of one game.
enum Searcher {
    AlphaBeta(FastModel),
    BestFirst(BestFirst),
}

impl Searcher {
    /// A search with an empty memory.
    fn new(techniques: Techniques, extras: Extras) -> Searcher {
        if extras.tree {
            Searcher::BestFirst(BestFirst::new(techniques))
        } else {
            Searcher::AlphaBeta(FastModel::new(techniques))
        }
    }
}

/// Abilities of a model in addition to its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// A best-first tree with small searches at its leaves.
    pub tree: bool,
    /// The opening book.
    pub book: bool,
    /// Searches with its budget during the opponent's turn.
    pub ponders: bool,
}

// Suffixes of the model's name, in this order.
const TREE: &str = "+tree";
const BOOK: &str = "+book";
const PONDERING: &str = "+ponder";

impl Extras {
    /// Splits a name into the part before the extras and the extras.
    pub fn strip(name: &str) -> (&str, Extras) {
        let (name, ponders) = name.strip_suffix(PONDERING).map_or((name, false), |rest| (rest, true));
        let (name, book) = name.strip_suffix(BOOK).map_or((name, false), |rest| (rest, true));
        let (rest, tree) = name.strip_suffix(TREE).map_or((name, false), |rest| (rest, true));
        (rest, Extras { tree, book, ponders })
    }

    /// Clock frequency of the ULX3S with these extras.
    pub fn clock_hz(self) -> u32 {
        if self.tree {
            best_first::CLOCK_HZ
        } else {
            CLOCK_HZ
        }
    }
}

impl fmt::Display for Extras {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named =
            [(self.tree, TREE), (self.book, BOOK), (self.ponders, PONDERING)].into_iter().filter(|(has, _)| *has);
        named.into_iter().try_for_each(|(_, name)| f.write_str(name))
    }
}

impl Player for Model {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        self.searcher = Searcher::new(self.techniques, self.extras);
        self.behind = None;
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        if let Some(behind) = self.behind.take().filter(|_| self.extras.ponders) {
            self.search(&behind);
        }
        let root = Perspective::from(game.position());
        if let Some(turn) = self.book_turn(game) {
            self.behind = decode(turn.code).ok().map(|played| root.after(played));
            return Ok(turn);
        }
        let found = match (&mut self.teller, &mut self.searcher) {
            // A tree search does not report iterations.
            (Some(tell), Searcher::AlphaBeta(model)) => {
                let mut watch = Watch::new(|iteration, steps| tell(game, &iteration, &steps));
                model.search_before(&root, self.budget_cycles, self.max_depth, &mut watch)
            }
            _ => self.search(&root),
        };
        self.behind = Some(root.after(found.best));
        let elapsed = on_accelerator(found.cycles, self.extras.clock_hz());
        Ok(Turn { code: encode(found.best), elapsed, search: Search::from(&found) })
    }

    fn tell_searches(&mut self, teller: Teller) {
        self.teller = Some(teller);
    }
}

/// The time that an accelerator at `clock_hz` takes for `cycles`.
pub fn on_accelerator(cycles: u64, clock_hz: u32) -> Duration {
    Duration::from_secs_f64(cycles as f64 / f64::from(clock_hz))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(model: &mut Model, game: &Game) -> Turn {
        model.reply(game, Duration::from_secs(1)).unwrap()
    }

    #[test]
    fn book_moves_are_played_from_both_starts_without_cycles() {
        for start in [Start::Five, Start::Ten] {
            let mut game = Game::new(start);
            let mut models = [1, 1].map(|budget_cycles| {
                Model::new(Techniques::ALL, budget_cycles).with(Extras { book: true, ..Extras::default() })
            });
            let known = built_in().find(game.position(), 1).unwrap();
            let turn = reply(&mut models[0], &game);
            assert_eq!((turn.code, turn.search.score), (encode(known.best), Some(known.value)));
            assert_eq!((turn.search.cycles, turn.elapsed), (None, Duration::ZERO));
            // The player leaves the book and continues with its own search.
            let mut searched = 0;
            for ply in 0..12 {
                let turn = reply(&mut models[ply % 2], &game);
                searched += usize::from(turn.search.cycles.is_some());
                game.play(decode(turn.code).unwrap()).unwrap();
            }
            assert!((1..12).contains(&searched), "{searched}");
        }
    }

    #[test]
    fn player_with_more_time_than_the_book_ignores_it() {
        let game = Game::new(Start::Five);
        let mut alone = Model::to_depth(Techniques::ALL, 3);
        let mut with_book = Model::to_depth(Techniques::ALL, 3).with(Extras { book: true, ..Extras::default() });
        let turns = [reply(&mut alone, &game), reply(&mut with_book, &game)];
        assert_eq!((turns[0].code, turns[0].search), (turns[1].code, turns[1].search));
        assert!(turns[1].search.cycles.is_some());
    }

    #[test]
    fn model_with_tree_searches_a_tree_in_every_game() {
        let game = Game::new(Start::Five);
        let mut plain = Model::new(Techniques::ALL, 100_000);
        let mut with_tree = Model::new(Techniques::ALL, 100_000).with(Extras { tree: true, ..Extras::default() });
        let searched = reply(&mut with_tree, &game).search;
        let found = BestFirst::new(Techniques::ALL).search(&Perspective::from(game.position()), 100_000);
        assert_eq!(searched, Search::from(&found));
        assert_ne!(searched, reply(&mut plain, &game).search);
        with_tree.new_game(Start::Five).unwrap();
        assert_eq!(searched, reply(&mut with_tree, &game).search);
    }
}
