//! The questions that games answer.

use boards::{Board, ALL as BOARDS};
use duo_core::configuration::Method;

use crate::games::openings;

/// A question that games between two players answer.
#[derive(Debug, PartialEq)]
pub struct Question {
    /// Its name on the command line.
    pub name: &'static str,
    /// The property that distinguishes the first player, for tables.
    pub title: &'static str,
    /// The first player, as `--player` names it.
    ours: &'static str,
    /// The second player.
    theirs: Theirs,
    /// Where games begin.
    openings: Openings,
}

/// A player with its budget, on the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// Its name, for tables.
    pub name: String,
    /// Its clock cycles for a move, or those of the board that has the same time; `None` if its
    /// strength does not depend on the time.
    pub cycles: Option<u64>,
}

/// A second player.
#[derive(Debug, PartialEq)]
enum Theirs {
    /// The engine, by the wall clock on all cores of this machine.
    Engine,
    /// This player, with the first player's cycles.
    Equal(&'static str),
    /// This player, with a tenth of the first player's cycles.
    Tenth(&'static str),
    /// Pentobi at this level, through `cargo lab pentobi`.
    Pentobi(u8),
}

/// Where games begin.
#[derive(Debug, PartialEq)]
enum Openings {
    /// At positions where both sides are about equal.
    Balanced,
    /// At the first plies of a game from the empty board, to test a book.
    FirstReplies,
}

/// The main board's accelerator.
pub const MAIN: &str = "model";

/// The accelerator with a best-first search.
const TREE: &str = "model+tree";

/// A best-first search that may try all moves.
const BRANCHING: &str = "model-branchingall-tail800+tree";

/// A best-first search with random games at its leaves.
const PLAYOUTS: &str = "model-playouts64+tree";

/// A ring of six engines.
const RING: &str = "model-6";

/// All questions.
pub const ALL: &[Question] = &[
    balanced_question(
        "engine",
        "against the software engine, which thinks as long on all cores of this machine (`model`, `engine`)",
        MAIN,
        Theirs::Engine,
    ),
    balanced_question("budget", "ten times the budget", MAIN, Theirs::Tenth(MAIN)),
    question_without("helper", "the second engine (`model-helper`)", "model-helper"),
    balanced_question("ring", "six engines against the main board's two (`model-6`, `model`)", RING, Theirs::Equal(MAIN)),
    balanced_question(
        "ring-engine",
        "six engines against the software engine, which thinks as long on all cores of this machine (`model-6`, `engine`)",
        RING,
        Theirs::Engine,
    ),
    question_without("features", "the whole evaluation, not the small one (`model-features`)", "model-features"),
    question_without("tuning", "weights fitted to games, not guessed (`model-tuning`)", "model-tuning"),
    question_without("reductions", "late move reduction, LMR (`model-reductions`)", "model-reductions"),
    question_without("table", "the transposition table (`model-table`)", "model-table"),
    question_without("killers", "killers (`model-killers`)", "model-killers"),
    question_without("replies", "the sibling refutation test (`model-replies`)", "model-replies"),
    balanced_question("tree", "best first, with small searches at the leaves (`model+tree`, `model`)", TREE, Theirs::Equal(MAIN)),
    balanced_question(
        "ring-tree",
        "the same, four engines each (`model-4+tree`, `model-4`)",
        "model-4+tree",
        Theirs::Equal("model-4"),
    ),
    balanced_question(
        "four-engine-tree",
        "best first with four engines instead of two (`model-4+tree`, `model+tree`)",
        "model-4+tree",
        Theirs::Equal(TREE),
    ),
    balanced_question(
        "tree-engine",
        "best first against the software engine, which thinks as long on all cores of this machine (`model+tree`, `engine`)",
        TREE,
        Theirs::Engine,
    ),
    balanced_question(
        "pentobi",
        "against Pentobi at level 7 (`model`)",
        MAIN,
        Theirs::Pentobi(7),
    ),
    balanced_question(
        "tree-pentobi-6",
        "best first against Pentobi at level 6 (`model+tree`)",
        TREE,
        Theirs::Pentobi(6),
    ),
    balanced_question(
        "tree-pentobi",
        "best first against Pentobi at level 7 (`model+tree`)",
        TREE,
        Theirs::Pentobi(7),
    ),
    balanced_question(
        "tree-pentobi-9",
        "best first against Pentobi at level 9, its highest (`model+tree`)",
        TREE,
        Theirs::Pentobi(9),
    ),
    balanced_question(
        "four-engine-pentobi",
        "best first with four engines against Pentobi at level 7 (`model-4+tree`)",
        "model-4+tree",
        Theirs::Pentobi(7),
    ),
    balanced_question(
        "ponder-pentobi",
        "best first, searching in the opponent's time too, against Pentobi at level 7 (`model+tree+ponder`)",
        "model+tree+ponder",
        Theirs::Pentobi(7),
    ),
    balanced_question(
        "tree-budget",
        "best first, ten times the budget (`model+tree`)",
        TREE,
        Theirs::Tenth(TREE),
    ),
    balanced_question(
        "kept",
        "best first with a tree kept from move to move (`model+tree`, `model-fresh+tree`)",
        TREE,
        Theirs::Equal("model-fresh+tree"),
    ),
    balanced_question(
        "kept-ponder",
        "the same, both searching in the opponent's time too (`model+tree+ponder`, `model-fresh+tree+ponder`)",
        "model+tree+ponder",
        Theirs::Equal("model-fresh+tree+ponder"),
    ),
    balanced_question(
        "kept-full",
        "the same, with memory for 103 nodes (`model-nodes103-prune0+tree+ponder`, `model-nodes103-prune0-fresh+tree+ponder`)",
        "model-nodes103-prune0+tree+ponder",
        Theirs::Equal("model-nodes103-prune0-fresh+tree+ponder"),
    ),
    balanced_question(
        "kept-four",
        "the same, with four engines and memory for 410 nodes (`model-4-nodes410-prune0+tree+ponder`, `model-4-nodes410-prune0-fresh+tree+ponder`)",
        "model-4-nodes410-prune0+tree+ponder",
        Theirs::Equal("model-4-nodes410-prune0-fresh+tree+ponder"),
    ),
    balanced_question(
        "kept-pruned",
        "the same, with memory for 103 nodes and pruned when full (`model-nodes103+tree+ponder`, `model-nodes103-prune0-fresh+tree+ponder`)",
        "model-nodes103+tree+ponder",
        Theirs::Equal("model-nodes103-prune0-fresh+tree+ponder"),
    ),
    balanced_question(
        "branching",
        "best first among all moves, not the sixteen of its searches (`model-branchingall-tail800+tree`, `model+tree`)",
        BRANCHING,
        Theirs::Equal(TREE),
    ),
    balanced_question(
        "branching-pentobi-6",
        "best first among all moves against Pentobi at level 6 (`model-branchingall-tail800+tree`)",
        BRANCHING,
        Theirs::Pentobi(6),
    ),
    balanced_question(
        "playouts",
        "best first with 64 playouts at each leaf, on a pipeline next to the engines (`model-playouts64+tree`, `model+tree`)",
        PLAYOUTS,
        Theirs::Equal(TREE),
    ),
    balanced_question(
        "playouts-pentobi-6",
        "the same against Pentobi at level 6 (`model-playouts64+tree`)",
        PLAYOUTS,
        Theirs::Pentobi(6),
    ),
    Question {
        name: "book",
        title: "the opening book, from the empty board: its first move and a likely reply (`model+book`, `model`)",
        ours: "model+book",
        theirs: Theirs::Equal(MAIN),
        openings: Openings::FirstReplies,
    },
];

const fn balanced_question(name: &'static str, title: &'static str, ours: &'static str, theirs: Theirs) -> Question {
    Question { name, title, ours, theirs, openings: Openings::Balanced }
}

/// Measures one technique: the main board's accelerator against itself without it.
const fn question_without(name: &'static str, title: &'static str, theirs: &'static str) -> Question {
    balanced_question(name, title, MAIN, Theirs::Equal(theirs))
}

/// The question with this name.
pub fn find_question(name: &str) -> Result<&'static Question, String> {
    let names = || ALL.iter().map(|question| question.name).collect::<Vec<_>>().join(", ");
    ALL.iter().find(|question| question.name == name).ok_or_else(|| format!("there are {}", names()))
}

impl Question {
    /// The players, as `tournament --player` takes them, if the accelerator has `cycles` a move. The
    /// software engine has the time that they take on the board.
    pub fn players(&self, cycles: u64) -> [String; 2] {
        let theirs = match self.theirs {
            Theirs::Engine => format!("engine@{}ms", (cycles * 1_000).div_ceil(self.board().clock_hz.into())),
            Theirs::Equal(player) => format!("{player}@{cycles}"),
            Theirs::Tenth(player) => format!("{player}@{}", cycles.div_ceil(10)),
            Theirs::Pentobi(level) => format!("gtp:{} pentobi --level {level}", this_program()),
        };
        [format!("ours={}@{cycles}", self.ours), format!("theirs={theirs}")]
    }

    /// The players on the ladder, if the accelerator has `cycles` a move.
    pub fn contenders(&self, cycles: u64) -> [Contender; 2] {
        let timed = |player: &str, cycles| Contender { name: format!("`{player}`"), cycles: Some(cycles) };
        let theirs = match self.theirs {
            Theirs::Engine => timed("engine", cycles),
            Theirs::Equal(player) => timed(player, cycles),
            Theirs::Tenth(player) => timed(player, cycles.div_ceil(10)),
            Theirs::Pentobi(level) => Contender { name: format!("Pentobi, level {level}"), cycles: None },
        };
        [timed(self.ours, cycles), theirs]
    }

    /// `count` openings for the match.
    pub fn openings(&self, count: usize) -> anyhow::Result<Vec<String>> {
        match self.openings {
            Openings::Balanced => Ok(openings::list(count)),
            Openings::FirstReplies => openings::replies(count),
        }
    }

    /// The first board with the search of the first player. Other hardware plays other games.
    pub fn board(&self) -> &'static Board {
        let method = if self.ours.contains("+tree") { Method::BestFirst } else { Method::AlphaBeta };
        BOARDS.iter().copied().find(|board| board.configuration.method == method).expect("both searches have a board")
    }

    /// Whether a player thinks by the wall clock.
    pub fn goes_by_the_clock(&self) -> bool {
        self.theirs == Theirs::Engine
    }
}

/// This program, as a word of a command line.
fn this_program() -> String {
    let path = std::env::current_exe().map_or_else(|_| "lab".into(), |path| path.to_string_lossy().into_owned());
    shell_words::quote(&path).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::search::techniques::Techniques;

    #[test]
    fn games_of_a_tree_belong_to_its_board() {
        let board_of = |name| find_question(name).unwrap().board().name;
        assert_eq!(board_of("killers"), BOARDS[0].name);
        assert_eq!([board_of("tree"), board_of("ponder-pentobi")], ["ulx3s-85f-tree"; 2]);
    }

    #[test]
    fn players_are_known() {
        for question in ALL {
            let theirs = match question.theirs {
                Theirs::Equal(player) | Theirs::Tenth(player) => player,
                Theirs::Engine | Theirs::Pentobi(_) => MAIN,
            };
            for player in [question.ours, theirs] {
                let (machine, extras) = player.split_once('+').unwrap_or((player, ""));
                let techniques: Techniques = machine.strip_prefix(MAIN).unwrap().parse().unwrap();
                assert!(!techniques.needs_tree() || extras.starts_with("tree"), "{player}");
            }
        }
    }

    #[test]
    fn players_have_what_the_question_gives_them() {
        let of = |name| find_question(name).unwrap().players(76_000_000);
        assert_eq!(of("engine"), ["ours=model@76000000", "theirs=engine@950ms"]);
        assert_eq!(of("budget"), ["ours=model@76000000", "theirs=model@7600000"]);
        assert_eq!(of("killers"), ["ours=model@76000000", "theirs=model-killers@76000000"]);
        assert_eq!(of("book"), ["ours=model+book@76000000", "theirs=model@76000000"]);
        assert_eq!(of("ring-tree"), ["ours=model-4+tree@76000000", "theirs=model-4@76000000"]);
        assert_eq!(of("four-engine-tree"), ["ours=model-4+tree@76000000", "theirs=model+tree@76000000"]);
        assert_eq!(of("tree-budget"), ["ours=model+tree@76000000", "theirs=model+tree@7600000"]);
        assert_eq!(of("branching"), ["ours=model-branchingall-tail800+tree@76000000", "theirs=model+tree@76000000"]);
        assert_eq!(of("playouts"), ["ours=model-playouts64+tree@76000000", "theirs=model+tree@76000000"]);
        let pondering = ["ours=model+tree+ponder@76000000", "theirs=model-fresh+tree+ponder@76000000"];
        assert_eq!(of("kept-ponder"), pondering);
        assert_eq!(of("ring"), ["ours=model-6@76000000", "theirs=model@76000000"]);
        // The board with a tree has a slower clock.
        assert_eq!(of("tree-engine"), ["ours=model+tree@76000000", "theirs=engine@1014ms"]);
        assert_eq!(of("ring-engine"), ["ours=model-6@76000000", "theirs=engine@950ms"]);
        let [ours, theirs] = of("tree-pentobi-9");
        assert_eq!(ours, "ours=model+tree@76000000");
        assert!(theirs.starts_with("theirs=gtp:") && theirs.ends_with(" pentobi --level 9"), "{theirs}");
        assert!(find_question("knights").unwrap_err().contains("engine, budget, helper"));
    }
}
