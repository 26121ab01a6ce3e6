//! Station: a helper in a ring of engines, with the registers that pass on commands to the engine
//! before.

use duo_core::evaluation::Evaluation;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::link::Link;
use super::records::{Answer, Command, Found, Passing};
use crate::parts::bits::constant;
use crate::search::records::{Path, Seen};
use crate::search::Search;

#[derive(LogicBlock, SmartDefault)]
pub struct Station {
    pub clock: Signal<In, Clock>,
    /// Command to the engine before.
    pub command: Signal<In, Command>,
    /// Answers of the engines before.
    pub found: Signal<In, Found>,
    /// From the link ahead.
    pub ahead: Signal<In, Passing>,
    /// Command to this engine, a cycle later.
    pub told: Signal<Out, Command>,
    /// Answers of this engine and those before, a cycle later.
    pub found_so_far: Signal<Out, Found>,
    /// To the next link.
    pub behind: Signal<Out, Passing>,

    engine: Search,
    link: Link,
    command_here: DFF<Command>,
    found_here: DFF<Found>,

    now: Signal<Local, Command>,
    root: Signal<Local, Seen>,
    adopted: Signal<Local, Answer>,
    deepest: Signal<Local, Answer>,
    own_answer: Signal<Local, Answer>,
    nodes: Signal<Local, Bits<32>>,
    #[default(Constant::new(Path::default()))]
    no_path: Constant<Path>,
    #[default(constant(u64::from(u32::MAX)))]
    all_time: Constant<Bits<32>>,
}

impl Station {
    /// A helper in a ring with `others` more engines.
    pub fn new(evaluation: Evaluation, others: usize) -> Station {
        Station { engine: Search::in_ring(evaluation, others), link: Link::new(others), ..Station::default() }
    }
}

impl Logic for Station {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, engine, link);
        dff_setup!(self, clock, command_here, found_here);

        self.command_here.d.next = self.command.val();
        self.now.next = self.command_here.q.val();
        self.told.next = self.command_here.q.val();
        self.root.next = self.now.val().root;
        self.adopted.next = self.now.val().answer;
        self.engine.start.next = self.now.val().start;
        self.engine.new_game.next = self.now.val().new_game;
        self.engine.behind_answer.next = self.now.val().behind_answer;
        self.engine.stop.next = self.now.val().stop;
        self.engine.own.next = self.root.val().own;
        self.engine.other.next = self.root.val().other;
        self.engine.own_left.next = self.root.val().own_left;
        self.engine.other_left.next = self.root.val().other_left;
        self.engine.starts_at_ten.next = self.root.val().starts_at_ten;
        self.engine.ply.next = self.root.val().ply;
        self.engine.passed.next = self.now.val().passed;
        self.engine.budget_cycles.next = self.all_time.val();
        self.engine.yields.next = false;
        self.engine.adopt.next = self.now.val().adopt;
        self.engine.peer_placement.next = self.adopted.val().placement;
        self.engine.peer_score.next = self.adopted.val().score;
        self.engine.peer_depth.next = self.adopted.val().depth;

        self.link.ahead.next = self.ahead.val();
        self.link.written.next = self.engine.written.val();
        self.link.path.next = self.engine.path.val();
        self.engine.peer_written.next = self.link.peer_written.val();
        self.engine.peer_path.next = self.no_path.val();
        self.engine.others[0].next = self.link.others.val();
        self.behind.next = self.link.behind.val();

        self.deepest.next = self.found.val().answer;
        self.own_answer.next.placement = self.engine.placement.val();
        self.own_answer.next.score = self.engine.score.val();
        self.own_answer.next.depth = self.engine.depth.val();
        self.nodes.next = self.found.val().nodes + self.engine.entered_nodes.val();
        self.found_here.d.next.answer = self.deepest.val();
        if self.engine.depth.val() > self.deepest.val().depth {
            self.found_here.d.next.answer = self.own_answer.val();
        }
        self.found_here.d.next.nodes = self.nodes.val();
        self.found_so_far.next = self.found_here.q.val();
    }
}
