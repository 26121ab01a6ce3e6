//! Cycle model of the move generator, which emits every legal placement once, one per cycle.

mod placement_selector;

use self::placement_selector::PlacementSelector;
use super::snapshot::Snapshot;
use super::wire::MoveWord;
use super::CycleModel;
use crate::cells::Cells;
use crate::perspective;
use crate::placement::Move;
use crate::placement_checks::{window, Corner};
use crate::player::{PieceSet, Start};

crate::ports! {
    /// The generator's inputs.
    pub struct In {
        /// Begin with the position on the inputs, unless a stream is in progress.
        pub start: bool [1],
        /// Drop everything in progress.
        pub cancel: bool [1],
        /// Stones of the side to move.
        pub own: Cells [196],
        /// Stones of the other side.
        pub other: Cells [196],
        /// The start cell of the side to move is (a,a).
        pub starts_at_ten: bool [1],
        /// Remaining pieces of the side to move.
        pub left: PieceSet [21],
    }
}

crate::ports! {
    /// The generator's outputs.
    pub struct Out {
        /// A placement is on the output.
        pub valid: bool [1],
        /// The placement, or the pass.
        pub placement: MoveWord [15],
        /// The end of the stream.
        pub done: bool [1],
    }
}

/// The registers of the generator before its placement selector, one field per stage, and the
/// selector.
#[derive(Clone, Debug, Default)]
pub struct MoveGenerator {
    running: bool,
    /// Whether the first corner has not been looked for yet.
    fresh: bool,
    emitted: bool,
    free: Cells,
    corners: Cells,
    pieces: PieceSet,
    picked: Option<Corner>,
    selector: PlacementSelector,
    done: bool,
}

impl CycleModel for MoveGenerator {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        if input.cancel {
            self.drop_all();
        } else if self.running {
            self.advance();
        } else {
            self.load(input);
        }
        out
    }
}

impl Out {
    /// The move on the output, if there is one.
    pub fn played(&self) -> Option<Move> {
        self.valid.then(|| self.placement.to_move())
    }
}

impl MoveGenerator {
    fn outputs(&self) -> Out {
        let (valid, placement) = self.selector.output();
        Out { valid, placement, done: self.done }
    }

    /// Shows the registers.
    pub fn show(&self, to: &mut Snapshot) {
        to.show("running$q", 1, self.running);
        to.show("fresh$q", 1, self.fresh);
        to.show("emitted$q", 1, self.emitted);
        to.show("free$q", 196, self.free);
        to.show("corners$q", 196, self.corners);
        to.show("pieces$q", 21, self.pieces);
        to.show("picked$q", 1, self.picked.is_some());
        to.show_if("picked_x$q", 4, self.picked.map(|(x, _)| x as u8));
        to.show_if("picked_y$q", 4, self.picked.map(|(_, y)| y as u8));
        to.inside("selector", |to| self.selector.show(to));
        to.show("done_out$q", 1, self.done);
    }

    fn drop_all(&mut self) {
        self.running = false;
        self.picked = None;
        self.selector.clear();
        self.done = false;
    }

    /// Loads the position while the generator is idle. The last look-up still comes out.
    fn load(&mut self, input: In) {
        let start = if input.starts_at_ten { Start::Ten } else { Start::Five };
        self.running = input.start;
        self.fresh = input.start;
        self.emitted = false;
        self.free = perspective::free(input.own, input.other);
        self.corners = perspective::corners(input.own, self.free, start);
        self.pieces = input.left;
        self.selector.advance(None, self.pieces, false);
        self.done = false;
    }

    fn advance(&mut self) {
        let drained = !self.fresh && self.picked.is_none() && self.selector.idle();
        self.done = drained;
        let pass = drained && !self.emitted;
        self.running = !drained;
        self.emitted |= self.selector.selecting();
        let arrived = if self.selector.ready() { self.pick() } else { None };
        self.selector.advance(arrived, self.pieces, pass);
    }

    /// Cuts out the window of the picked corner, removes the corner from the free cells, and picks
    /// the next one.
    fn pick(&mut self) -> Option<(u128, Corner)> {
        let cut = self.picked.map(|corner| (window(self.free, corner), corner));
        if let Some((x, y)) = self.picked {
            self.free &= !Cells::single(x, y);
        }
        self.picked = self.corners.iter().next();
        if let Some((x, y)) = self.picked {
            self.corners &= !Cells::single(x, y);
        }
        self.fresh = false;
        cut
    }
}
