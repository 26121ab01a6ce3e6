//! Leading: the leading bits of a count, which address the tables of reciprocals and roots.
//!
//! Combinational. A count of more than ten bits is halved until it has ten.

use duo_core::best_first::worth::LEADING_BITS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, constants};

// The kernel below uses this number.
const _: () = assert!(LEADING_BITS == 10);

#[derive(LogicBlock, SmartDefault)]
pub struct Leading {
    pub count: Signal<In, Bits<19>>,
    /// Leading bits of the count.
    pub known: Signal<Out, Bits<10>>,
    /// How often the count was halved.
    pub halved: Signal<Out, Bits<4>>,
    /// Binary logarithm of the count, rounded down; 0 for 0.
    pub logarithm: Signal<Out, Bits<5>>,

    shifted: Signal<Local, Bits<19>>,
    #[default(constants(19, |i| i as u64))]
    logarithms: Vec<Constant<Bits<5>>>,
    #[default(constants(10, |i| i as u64))]
    shifts: Vec<Constant<Bits<4>>>,
    #[default(constant(0))]
    no_logarithm: Constant<Bits<5>>,
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
        if self.count.val().get_bit(15) {
            self.halved.next = self.shifts[6].val();
            self.shifted.next = self.count.val() >> 6;
        }
        if self.count.val().get_bit(16) {
            self.halved.next = self.shifts[7].val();
            self.shifted.next = self.count.val() >> 7;
        }
        if self.count.val().get_bit(17) {
            self.halved.next = self.shifts[8].val();
            self.shifted.next = self.count.val() >> 8;
        }
        if self.count.val().get_bit(18) {
            self.halved.next = self.shifts[9].val();
            self.shifted.next = self.count.val() >> 9;
        }
        self.known.next = self.shifted.val().get_bits::<10>(0);
        self.logarithm.next = self.no_logarithm.val();
        for i in 0..19 {
            if self.count.val().get_bit(i) {
                self.logarithm.next = self.logarithms[i].val();
            }
        }
    }
}
