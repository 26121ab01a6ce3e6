//! Move generator: emits every legal placement of a side exactly once, one a cycle.
//!
//! A pipeline: pick the next corner, cut the window around it, test the 414 ways to cover the
//! corner, select the open ones one a cycle. A corner is removed from the free cells once its
//! window is cut, so a placement that covers several corners comes out at the first of them and
//! needs no filter. A side that cannot place emits one pass. `done` comes with the last placement
//! or after it.
//!
//! The first placement of the first corner comes out 7 cycles after `start`. The stream cannot be
//! stalled.

mod corner_picker;
mod more_than_one;
mod placement_checks;
mod placement_selector;
mod window;

use duo_core::placement_checks::WINDOW_SIZE;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::corner_picker::{CornerPicker, RowsWith};
use self::placement_selector::PlacementSelector;
use self::window::Window;
use crate::parts::bits::{Board, Pieces, PlacementBits, Row, COORDINATE_BITS};
use crate::parts::cell_decoder::CellDecoder;
use crate::parts::usable_cells::UsableCells;

#[derive(LogicBlock, SmartDefault)]
pub struct MoveGenerator {
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs, unless a stream is in progress.
    pub start: Signal<In, Bit>,
    /// Drop the stream: nothing more comes out.
    pub cancel: Signal<In, Bit>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub starts_at_ten: Signal<In, Bit>,
    pub left: Signal<In, Pieces>,
    pub valid: Signal<Out, Bit>,
    /// The placement, or the pass (orientation 127).
    pub placement: Signal<Out, PlacementBits>,
    /// No placement follows; one cycle long.
    pub done: Signal<Out, Bit>,

    usable: UsableCells,
    running: DFF<Bit>,
    // The first corner has not been looked for yet.
    fresh: DFF<Bit>,
    emitted: DFF<Bit>,
    free: DFF<Board>,
    corners: DFF<Board>,
    // Rows with a corner.
    corner_rows: DFF<Row>,
    rows_at_start: RowsWith,
    pieces: DFF<Pieces>,

    picker: CornerPicker,
    picked: DFF<Bit>,
    picked_x: DFF<Bits<COORDINATE_BITS>>,
    picked_y: DFF<Bits<COORDINATE_BITS>>,
    picked_cell: CellDecoder,
    window: Window,

    selector: PlacementSelector,
    done_out: DFF<Bit>,

    advance: Signal<Local, Bit>,
    drained: Signal<Local, Bit>,
}

impl Logic for MoveGenerator {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, selector);
        dff_setup!(self, clock, running, fresh, emitted, free, corners, corner_rows, pieces);
        dff_setup!(self, clock, picked, picked_x, picked_y, done_out);

        self.picker.corners.next = self.corners.q.val();
        self.picker.rows.next = self.corner_rows.q.val();
        self.picked_cell.x.next = self.picked_x.q.val();
        self.picked_cell.y.next = self.picked_y.q.val();
        self.window.board.next = self.free.q.val();
        self.window.x.next = self.picked_x.q.val();
        self.window.y.next = self.picked_y.q.val();

        // Goes to the next corner when the selector has room for the window of this one.
        self.advance.next = self.selector.ready.val();
        if self.advance.val() {
            self.fresh.d.next = false;
            self.picked.d.next = self.picker.any.val();
            self.picked_x.d.next = self.picker.x.val();
            self.picked_y.d.next = self.picker.y.val();
            self.corners.d.next = self.picker.rest.val();
            self.corner_rows.d.next = self.picker.rest_rows.val();
            if self.picked.q.val() {
                self.free.d.next = self.free.q.val() & (!self.picked_cell.decoded.val());
            }
        }

        self.selector.clear.next = self.cancel.val();
        self.selector.arrived.next = self.picked.q.val() & self.advance.val();
        self.selector.x.next = self.picked_x.q.val();
        self.selector.y.next = self.picked_y.q.val();
        self.selector.left.next = self.pieces.q.val();
        for i in 0..WINDOW_SIZE {
            self.selector.rows[i].next = self.window.rows[i].val();
        }

        // The pipeline is empty: ends the stream, with a pass if nothing came out.
        if self.selector.selecting.val() {
            self.emitted.d.next = true;
        }
        self.drained.next = (!(self.fresh.q.val() | self.picked.q.val())) & self.selector.idle.val();
        self.done_out.d.next = self.running.q.val() & self.drained.val();
        self.selector.pass.next = (self.running.q.val() & self.drained.val()) & (!self.emitted.q.val());
        if self.drained.val() {
            self.running.d.next = false;
        }

        self.usable.own.next = self.own.val();
        self.usable.other.next = self.other.val();
        self.usable.starts_at_ten.next = self.starts_at_ten.val();
        self.rows_at_start.cells.next = self.usable.corners.val();
        // Loads the position in every idle cycle, so that `start` need not reach all of its
        // registers.
        if !self.running.q.val() {
            self.running.d.next = self.start.val();
            self.fresh.d.next = self.start.val();
            self.emitted.d.next = false;
            self.free.d.next = self.usable.free.val();
            self.corners.d.next = self.usable.corners.val();
            self.corner_rows.d.next = self.rows_at_start.rows.val();
            self.pieces.d.next = self.left.val();
            self.picked.d.next = false;
        }
        if self.cancel.val() {
            self.running.d.next = false;
            self.picked.d.next = false;
            self.done_out.d.next = false;
        }

        self.valid.next = self.selector.valid.val();
        self.placement.next = self.selector.placement.val();
        self.done.next = self.done_out.q.val();
    }
}
