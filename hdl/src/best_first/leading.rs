//! Leading: the bits of a count by which tables of reciprocals and roots know it.
//!
//! Combinational. A count of more than ten bits is halved until it has ten.

use duo_core::best_first::worth::LEADING_BITS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, constants};

// The kernel below has it as a number.
const _: () = assert!(LEADING_BITS == 10);

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Leading {
    /// The count.
    pub count: Signal<In, Bits<15>>,
    /// Its leading bits.
    pub known: Signal<Out, Bits<10>>,
    /// How often it was halved for that.
    pub halved: Signal<Out, Bits<3>>,
    /// Its logarithm, rounded down; of 0 it is 0.
    pub logarithm: Signal<Out, Bits<4>>,

    shifted: Signal<Local, Bits<15>>,
    #[default(constants(15, |i| i as u64))]
    logarithms: Vec<Constant<Bits<4>>>,
    #[default(constants(6, |i| i as u64))]
    shifts: Vec<Constant<Bits<3>>>,
    #[default(constant(0))]
    no_logarithm: Constant<Bits<4>>,
}

impl Logic for Leading {
    #[hdl_gen]
    fn update(&mut self) {
        self.halved.next = self.shifts[0].val();
        self.shifted.next = self.count.val();
        if self.count.val().get_bit(10) {
            self.halved.next = self.shifts[1].val();
            self.shifted.next = self.count.val() >> 1;
        }
        if self.count.val().get_bit(11) {
            self.halved.next = self.shifts[2].val();
            self.shifted.next = self.count.val() >> 2;
        }
        if self.count.val().get_bit(12) {
            self.halved.next = self.shifts[3].val();
            self.shifted.next = self.count.val() >> 3;
        }
        if self.count.val().get_bit(13) {
            self.halved.next = self.shifts[4].val();
            self.shifted.next = self.count.val() >> 4;
        }
        if self.count.val().get_bit(14) {
            self.halved.next = self.shifts[5].val();
            self.shifted.next = self.count.val() >> 5;
        }
        self.known.next = self.shifted.val().get_bits::<10>(0);
        self.logarithm.next = self.no_logarithm.val();
        for i in 0..15 {
            if self.count.val().get_bit(i) {
                self.logarithm.next = self.logarithms[i].val();
            }
        }
    }
}
