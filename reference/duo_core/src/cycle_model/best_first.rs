//! Cycle model of the walker of a best-first search: the words to its engines and their cycles. The
//! [tree](crate::best_first::tree) is the reference's; each step takes effect after its
//! [cost](crate::best_first::costs) in cycles.

use std::collections::VecDeque;

use super::search::descent::{LeafFound, Way};
use super::wire::MoveWord;
use super::CycleModel;
use crate::best_first::costs::{
    self, pass, reclaim, ANSWER, BEGIN, CHOOSE, COUNT, DESCEND, GROW, LAUNCH, NODE, PRUNE, RECLAIM,
};
use crate::best_first::tree::{Descent, End, Node, Pruning, Tree};
use crate::best_first::{leaf_score, moves_behind, Found};
use crate::placement::Move;
use crate::search::techniques::Techniques;

crate::ports! {
    /// The walker's inputs.
    pub struct In {
        /// Begin in the next cycle.
        pub start: bool [1],
        /// With `start`: discard the engines' tables.
        pub new_game: bool [1],
        /// With `start`: begin with the position after the last answer.
        pub behind_answer: bool [1],
        /// Give up in the next cycle, without an answer.
        pub stop: bool [1],
        /// With `start`: turns taken before the position to search, or before the last answer.
        pub ply: u8 [7],
        /// With `start`: the other side's last move.
        pub last: MoveWord [15],
        /// With `start`: `last` was legal.
        pub last_legal: bool [1],
        /// Clock cycles after which to answer.
        pub budget_cycles: u32 [32],
        /// The leaf of the engine named by `way`, and which engines finish.
        pub found: LeafFound [113],
    }
}

crate::ports! {
    /// The walker's outputs.
    pub struct Out {
        /// The walker's words to the engines.
        pub way: Way [28],
        /// The position to search may change.
        pub idle: bool [1],
        /// A search is under way.
        pub busy: bool [1],
        /// The answer is final; one cycle long.
        pub done: bool [1],
        /// The last answer.
        pub placement: MoveWord [15],
        /// Value of the best move.
        pub score: i16 [16],
        /// Depth of the line that was searched furthest.
        pub depth: u8 [6],
        /// Number of placements made and evaluated at leaves that count.
        pub nodes: u32 [32],
        /// Clock cycles since the start.
        pub cycles: u32 [32],
    }
}

/// Cycles from the first of a node's [`COUNT`] until the wire shows the move that led there.
const MOVE_SHOWS_AT: u64 = COUNT - 1;

/// The walker's activity.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Idle,
    Listen,
    Take,
    /// Works in the tree for `left` more cycles. In the first of them it counts a leaf's nodes and
    /// depth.
    Work {
        left: u64,
        counts: Option<(u32, u8)>,
    },
    /// Prunes the tree, and has read its next node in `left` more cycles.
    Prune {
        left: u64,
        pruning: Pruning,
    },
    /// Prepares the answer for `left` more cycles.
    Answer {
        left: u64,
    },
    Finish,
}

/// An engine's activity.
#[derive(Clone, Debug, PartialEq)]
enum Engine {
    Free {
        may_look: bool,
    },
    /// Searches the leaf at the end of this path.
    Leaf {
        path: Vec<usize>,
        is_ready: bool,
    },
}

/// The registers, and the tree.
#[derive(Clone, Debug)]
pub struct Walker {
    techniques: Techniques,
    state: State,
    starting: bool,
    new_game: bool,
    behind: bool,
    stopping: bool,
    expired: bool,
    /// The other side's last move, if it was legal, as of the last cycle in which the walker was
    /// idle.
    reply: Option<MoveWord>,
    ply: u8,
    /// The turns taken before the root.
    root_ply: u8,
    /// The last search has ended by itself, so its tree can be kept.
    is_grown: bool,
    tree: Tree,
    engines: Vec<Engine>,
    /// The tables that are still to be cleared.
    unused: Vec<bool>,
    served: usize,
    /// Words to send, each with the number of cycles until it is sent.
    to_send: VecDeque<(u64, Way)>,
    told: Way,
    out: Out,
}

impl Walker {
    /// A walker for this number of engines.
    pub fn new(engines: usize) -> Walker {
        Walker::of(Techniques { engines, ..Techniques::ALL })
    }

    /// A walker for this number of engines that uses this many nodes of its memory.
    pub fn with_memory(engines: usize, nodes: u16) -> Walker {
        Walker::of(Techniques { engines, nodes: Some(nodes), ..Techniques::ALL })
    }

    fn of(techniques: Techniques) -> Walker {
        Walker {
            techniques,
            state: State::Idle,
            starting: false,
            new_game: false,
            behind: false,
            stopping: false,
            expired: false,
            reply: None,
            ply: 0,
            root_ply: 0,
            is_grown: false,
            tree: Tree::new(&techniques),
            engines: vec![Engine::Free { may_look: false }; techniques.engines],
            unused: vec![false; techniques.engines],
            served: 0,
            to_send: VecDeque::new(),
            told: Way::default(),
            out: Out::default(),
        }
    }

    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        Out {
            way: Way { engine: self.served as u8, ..self.told },
            idle: self.state == State::Idle,
            busy: self.state != State::Idle || self.starting,
            done: self.state == State::Finish,
            ..self.out
        }
    }

    /// Whether the walker prunes a full tree.
    pub fn is_pruning(&self) -> bool {
        matches!(self.state, State::Prune { .. })
    }

    /// The moves that the tree has at its root, or behind the last answer.
    pub fn known_moves(&self, behind_answer: bool) -> Vec<MoveWord> {
        let is_answer = |node: &Node| MoveWord::from(node.played) == self.out.placement;
        let answer = || self.tree.children(0).find(|(_, node)| is_answer(node)).map(|(number, _)| number);
        let node = if behind_answer { answer() } else { Some(0) };
        node.into_iter().flat_map(|node| self.tree.children(node)).map(|(_, node)| node.played.into()).collect()
    }

    fn act(&mut self, input: &In) {
        match self.state {
            State::Idle => self.idle(),
            State::Listen => self.receive_value(),
            State::Take => self.accept_value(&input.found),
            State::Work { left, counts } => {
                if let Some((nodes, line)) = counts {
                    self.out.nodes = self.out.nodes.wrapping_add(nodes);
                    self.out.depth = self.out.depth.max(line);
                }
                self.state = State::Work { left: left - 1, counts: None };
                if left == 1 {
                    self.state = State::Listen;
                }
            }
            State::Prune { left, pruning } => self.prune(left, pruning),
            State::Answer { left } => {
                self.state = State::Answer { left: left - 1 };
                if left == 1 {
                    let (best, score, _) = self.tree.answer();
                    (self.out.placement, self.out.score) = (best.into(), score as i16);
                    self.state = State::Finish;
                }
            }
            State::Finish => {
                self.is_grown = true;
                self.state = State::Idle;
            }
        }
    }

    fn idle(&mut self) {
        self.served = 0;
        self.engines.fill(Engine::Free { may_look: false });
        if !self.starting {
            return;
        }
        if self.new_game {
            self.unused.fill(true);
        }
        (self.out.cycles, self.out.nodes, self.out.depth) = (0, 0, 0);
        let (is_kept, followed) = self.follow();
        let mut left = followed;
        if is_kept {
            self.engines.fill(Engine::Free { may_look: true });
        } else {
            self.tree = Tree::new(&self.techniques);
            self.launch(followed + 1, BEGIN, vec![0], None);
            left += BEGIN + pass(1) + LAUNCH + RECLAIM;
        }
        self.state = State::Work { left, counts: None };
    }

    /// Goes on with the part of the last tree below the position to search, if it has that
    /// position. Returns whether it has, and the number of cycles that this takes.
    fn follow(&mut self) -> (bool, u64) {
        let ply = (self.ply + u8::from(self.behind)) & 127;
        let made = ply.wrapping_sub(std::mem::replace(&mut self.root_ply, ply)) & 127;
        if !self.is_grown || self.new_game {
            return (false, 0);
        }
        let (answer, reply) = (Some(self.out.placement), self.reply);
        let moves = match (made, self.behind) {
            (1, true) => vec![answer],
            (1, false) => vec![reply],
            (2, false) => vec![answer, reply],
            _ => return (false, 0),
        };
        let mut cycles = 0;
        for made in moves {
            let (is_there, compared) = self.tree.follow(|_, child| Some(MoveWord::from(child.played)) == made);
            cycles += costs::follow(compared, is_there);
            if !is_there {
                return (false, cycles);
            }
        }
        (true, cycles)
    }

    /// Sends the moves of a path to the engine that is served. The leaf is added from cycle `delay`
    /// on, within `grow` cycles. The engine may have to pick the last move from its list, given the
    /// first move of the list and a place.
    fn launch(&mut self, delay: u64, grow: u64, path: Vec<usize>, picked: Option<(Move, usize)>) {
        let clears = self.unused[self.served];
        self.to_send.push_back((delay + 1, Way { start: true, clears, ..Way::default() }));
        let last = path.len() - 1;
        for (level, &number) in path.iter().enumerate() {
            let is_made = if level == 0 { self.behind } else { level < last || picked.is_none() };
            let played = if level == 0 { self.out.placement } else { self.tree.node(number).played.into() };
            if is_made {
                let at = delay + grow + pass(level) + MOVE_SHOWS_AT;
                self.to_send.push_back((at, Way { make: true, placement: played, ..Way::default() }));
            }
        }
        let way = match picked {
            Some((first, place)) => {
                Way { over: true, picks: true, place: place as u8, placement: first.into(), ..Way::default() }
            }
            None => Way { over: true, ..Way::default() },
        };
        self.to_send.push_back((delay + grow + pass(path.len()) + LAUNCH - 1, way));
        self.engines[self.served] = Engine::Leaf { path, is_ready: false };
    }

    fn receive_value(&mut self) {
        let is_ready = |engine: &Engine| matches!(engine, Engine::Leaf { is_ready: true, .. });
        let may_look = |engine: &Engine| matches!(engine, Engine::Free { may_look: true });
        let is_over = self.is_over();
        let ready = self.engines.iter().rposition(is_ready);
        let looking = self.engines.iter().rposition(may_look);
        self.served = ready.or(looking).unwrap_or(0);
        if ready.is_some() {
            self.state = State::Take;
        } else if looking.is_some() && !is_over && !self.tree.is_full() {
            self.state = State::Work { left: self.find_leaf() - 1, counts: None };
        } else if self.engines.iter().any(|engine| matches!(engine, Engine::Leaf { .. })) {
            // Waits for them.
        } else if self.tree.is_full() && !is_over {
            self.state = State::Prune { left: PRUNE - 1, pruning: self.tree.begin_pruning() };
        } else {
            let (_, _, compared) = self.tree.answer();
            self.state = State::Answer { left: ANSWER + NODE * compared - 1 };
        }
    }

    fn is_over(&self) -> bool {
        self.tree.has_value() && (self.expired || self.tree.has_answer())
    }

    fn prune(&mut self, left: u64, mut pruning: Pruning) {
        self.state = if left > 0 {
            State::Prune { left: left - 1, pruning }
        } else if self.is_over() {
            State::Listen
        } else {
            match self.tree.prune_next(&mut pruning) {
                Some(cycles) => State::Prune { left: cycles - 1, pruning },
                None => State::Listen,
            }
        };
    }

    /// Finds a leaf for the engine that is served. Returns the number of cycles that this takes,
    /// including the current one.
    fn find_leaf(&mut self) -> u64 {
        let Descent { mut path, choices, compared, end } = self.tree.descend();
        let descent = DESCEND + NODE * path.len() as u64 + CHOOSE * choices + NODE * compared;
        match end {
            End::Blocked => {
                self.engines[self.served] = Engine::Free { may_look: false };
                descent
            }
            End::Known(score) => {
                self.tree.visit(&path);
                descent + 2 * pass(path.len()) + NODE * self.tree.count(&path, score)
            }
            End::New { place } => {
                let parent = path[path.len() - 1];
                let best = self.tree.node(parent).best;
                // A picked move becomes known when its engine has found a value.
                let played = if place > 0 { Move::Pass } else { best };
                path.push(self.tree.grow(parent, played));
                self.tree.visit(&path);
                let cycles = descent + GROW + pass(path.len()) + LAUNCH;
                self.launch(descent, GROW, path, (place > 0).then_some((best, place)));
                cycles + reclaim(self.tree.reclaim())
            }
        }
    }

    fn accept_value(&mut self, leaf: &LeafFound) {
        let free = Engine::Free { may_look: true };
        let Engine::Leaf { path, .. } = std::mem::replace(&mut self.engines[self.served], free.clone()) else {
            unreachable!("it has a leaf");
        };
        self.engines
            .iter_mut()
            .filter(|engine| matches!(engine, Engine::Free { .. }))
            .for_each(|it| *it = free.clone());
        self.unused[self.served] = false;
        let LeafFound { placement, score, earlier_score, choices, depth, nodes, made, .. } = *leaf;
        let before = (depth > 1).then_some(i32::from(earlier_score));
        let score = leaf_score(before, score.into());
        let moves = moves_behind(choices.into(), score);
        let found = Found { best: placement.to_move(), score, moves, nodes: nodes.into(), depth: depth.into() };
        if path.len() > 1 {
            self.tree.name(path[path.len() - 1], made.to_move());
        }
        let compared = self.tree.settle(&path, &found);
        let line = (path.len() as u8 - 1).wrapping_add(depth) & 63;
        self.state = State::Work { left: pass(path.len()) + NODE * compared, counts: Some((nodes, line)) };
    }
}

impl CycleModel for Walker {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let state = self.state;
        if !matches!(state, State::Idle | State::Finish) {
            self.out.cycles = self.out.cycles.wrapping_add(1);
        }
        self.act(&input);
        for (number, engine) in self.engines.iter_mut().enumerate() {
            if let Engine::Leaf { is_ready, .. } = engine {
                *is_ready |= input.found.finished >> number & 1 != 0;
            }
        }
        self.expired = out.cycles.wrapping_add(1) >= input.budget_cycles;
        self.told = Way::default();
        self.to_send.iter_mut().for_each(|(cycles, _)| *cycles -= 1);
        if let Some((0, way)) = self.to_send.front().copied() {
            self.told = way;
            self.to_send.pop_front();
        }
        if self.stopping {
            self.state = State::Idle;
            self.is_grown = false;
            self.to_send.clear();
        }
        if state == State::Idle {
            (self.reply, self.ply) = (input.last_legal.then_some(input.last), input.ply);
        }
        if input.start {
            (self.new_game, self.behind) = (input.new_game, input.behind_answer);
        }
        self.starting = input.start;
        self.stopping = input.stop;
        out
    }
}
