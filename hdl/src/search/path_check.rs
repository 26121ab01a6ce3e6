//! Path check: tells whether another engine of a ring is searching the position that this one
//! probes.
//!
//! Keys are short, so another position may be taken for it; that only costs time.

use duo_core::search::SHOWN_LEVELS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Key, OtherPaths, RingKey, ShortPath};
use crate::parts::bits::many;

// The kernels below use these numbers.
const _: () = assert!(SHOWN_LEVELS == 4 && RingKey::BITS == 12);

/// Tests the paths of all other engines.
#[derive(LogicBlock, SmartDefault)]
pub struct PathChecks {
    pub clock: Signal<In, Clock>,
    pub key: Signal<In, Key>,
    /// The other engines' paths near the root.
    pub paths: Signal<In, OtherPaths>,
    /// Another engine is searching the position; one cycle later.
    pub is_searched: Signal<Out, Bit>,

    tests: Vec<PathTest>,
    #[default(many(7))]
    before: Vec<Signal<Local, ShortPath>>,
    short_key: Signal<Local, RingKey>,
}

impl PathChecks {
    /// A test of `others` paths.
    pub fn of(others: usize) -> PathChecks {
        PathChecks { tests: many(others), ..PathChecks::default() }
    }
}

impl Logic for PathChecks {
    #[hdl_gen]
    fn update(&mut self) {
        self.short_key.next = self.key.val().get_bits::<12>(0);
        self.before[0].next = self.paths.val().before_1;
        self.before[1].next = self.paths.val().before_2;
        self.before[2].next = self.paths.val().before_3;
        self.before[3].next = self.paths.val().before_4;
        self.before[4].next = self.paths.val().before_5;
        self.before[5].next = self.paths.val().before_6;
        self.before[6].next = self.paths.val().before_7;
        self.is_searched.next = false;
        for i in 0..self.tests.len() {
            self.tests[i].clock.next = self.clock.val();
            self.tests[i].key.next = self.short_key.val();
            self.tests[i].path.next = self.before[i].val();
            if self.tests[i].is_searched.val() {
                self.is_searched.next = true;
            }
        }
    }
}

/// Tests the path of one other engine.
#[derive(LogicBlock, SmartDefault)]
struct PathTest {
    pub clock: Signal<In, Clock>,
    pub key: Signal<In, RingKey>,
    pub path: Signal<In, ShortPath>,
    // One cycle later.
    pub is_searched: Signal<Out, Bit>,

    searched: DFF<Bit>,
    #[default(many(SHOWN_LEVELS))]
    keys: Vec<Signal<Local, RingKey>>,
    #[default(many(SHOWN_LEVELS))]
    searches: Vec<Signal<Local, Bit>>,
    #[default(many(SHOWN_LEVELS))]
    is_this: Vec<Signal<Local, Bit>>,
}

impl Logic for PathTest {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, searched);
        self.keys[0].next = self.path.val().key_1;
        self.searches[0].next = self.path.val().searched_1;
        self.keys[1].next = self.path.val().key_2;
        self.searches[1].next = self.path.val().searched_2;
        self.keys[2].next = self.path.val().key_3;
        self.searches[2].next = self.path.val().searched_3;
        self.keys[3].next = self.path.val().key_4;
        self.searches[3].next = self.path.val().searched_4;
        for i in 0..4 {
            self.is_this[i].next = self.searches[i].val() & (self.keys[i].val() == self.key.val());
        }
        self.searched.d.next =
            (self.is_this[0].val() | self.is_this[1].val()) | (self.is_this[2].val() | self.is_this[3].val());
        self.is_searched.next = self.searched.q.val();
    }
}
