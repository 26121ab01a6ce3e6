//! Settings: the team's identifier and its thinking time, from a block RAM that can be changed in a
//! routed bitstream.
//!
//! After each reset the memory is read word by word. The outputs show its contents if the check
//! word is right, else the defaults that the block was made with. [`duo_core::settings`] defines
//! the format.

use duo_core::settings::{self as format, BUDGET_WORD, TEAM_WORD, WORDS};
use rust_hdl::prelude::*;

use crate::parts::bits::constant;
use crate::parts::rom::Rom;

#[derive(LogicBlock)]
pub struct Settings {
    pub clock: Signal<In, Clock>,
    /// Read the memory again from its start.
    pub reset: Signal<In, Bit>,
    /// Two characters, the first in the high byte.
    pub team: Signal<Out, Bits<16>>,
    /// Thinking time in clock cycles.
    pub budget_cycles: Signal<Out, Bits<32>>,

    // Always a block RAM, however small: only a block RAM can be found and changed after routing.
    memory: Rom<Bits<16>, 4>,
    // The address, with one more bit so that it can stop after the last word.
    address: DFF<Bits<5>>,
    // A register, because a block RAM's word comes late in a cycle.
    word: DFF<Bits<16>>,
    sum: DFF<Bits<16>>,
    team_read: DFF<Bits<16>>,
    budget_upper: DFF<Bits<16>>,
    budget_lower: DFF<Bits<16>>,
    is_sound: DFF<Bit>,
    team_shown: DFF<Bits<16>>,
    budget_shown: DFF<Bits<32>>,
    next_address: Signal<Local, Bits<5>>,
    next_sum: Signal<Local, Bits<16>>,
    first: Constant<Bits<5>>,
    one: Constant<Bits<5>>,
    // Each word comes two addresses after its own.
    behind_team: Constant<Bits<5>>,
    behind_budget_upper: Constant<Bits<5>>,
    behind_budget_lower: Constant<Bits<5>>,
    behind_all: Constant<Bits<5>>,
    no_sum: Constant<Bits<16>>,
    default_team: Constant<Bits<16>>,
    default_budget: Constant<Bits<32>>,
}

impl Settings {
    /// Settings with this `memory`, and the defaults to show if it is damaged.
    pub fn new(memory: [u16; WORDS], default: &format::Settings) -> Settings {
        let words = memory.iter().enumerate().map(|(i, &word)| ((i as u64).into(), u64::from(word).into())).collect();
        let behind = |word: usize| constant(word as u64 + 2);
        Settings {
            clock: Default::default(),
            reset: Default::default(),
            team: Default::default(),
            budget_cycles: Default::default(),
            memory: Rom::of_block_rams(words),
            address: Default::default(),
            word: Default::default(),
            sum: Default::default(),
            team_read: Default::default(),
            budget_upper: Default::default(),
            budget_lower: Default::default(),
            is_sound: Default::default(),
            team_shown: Default::default(),
            budget_shown: Default::default(),
            next_address: Default::default(),
            next_sum: Default::default(),
            first: constant(0),
            one: constant(1),
            behind_team: behind(TEAM_WORD),
            behind_budget_upper: behind(BUDGET_WORD),
            behind_budget_lower: behind(BUDGET_WORD + 1),
            behind_all: behind(WORDS),
            no_sum: constant(0),
            default_team: constant(u64::from(u16::from_be_bytes(default.team))),
            default_budget: constant(u64::from(default.budget_cycles)),
        }
    }
}

impl Logic for Settings {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, memory);
        dff_setup!(self, clock, address, word, sum, team_read, budget_upper, budget_lower);
        dff_setup!(self, clock, is_sound, team_shown, budget_shown);

        self.memory.address.next = self.address.q.val().get_bits::<4>(0);
        self.word.d.next = self.memory.data.val();
        self.next_address.next = self.address.q.val() + self.one.val();
        self.next_sum.next = self.sum.q.val() + self.word.q.val();

        self.is_sound.d.next = false;
        if self.address.q.val() == self.behind_all.val() {
            // The check word makes the sum all ones.
            self.is_sound.d.next = self.sum.q.val().all();
        } else {
            self.address.d.next = self.next_address.val();
            self.sum.d.next = self.next_sum.val();
        }
        if (self.address.q.val() == self.first.val()) | (self.address.q.val() == self.one.val()) {
            self.sum.d.next = self.no_sum.val();
        }
        if self.address.q.val() == self.behind_team.val() {
            self.team_read.d.next = self.word.q.val();
        }
        if self.address.q.val() == self.behind_budget_upper.val() {
            self.budget_upper.d.next = self.word.q.val();
        }
        if self.address.q.val() == self.behind_budget_lower.val() {
            self.budget_lower.d.next = self.word.q.val();
        }
        if self.reset.val() {
            self.address.d.next = self.first.val();
        }

        self.team_shown.d.next = self.default_team.val();
        self.budget_shown.d.next = self.default_budget.val();
        if self.is_sound.q.val() {
            self.team_shown.d.next = self.team_read.q.val();
            self.budget_shown.d.next =
                (bit_cast::<32, 16>(self.budget_upper.q.val()) << 16) | bit_cast::<32, 16>(self.budget_lower.q.val());
        }
        self.team.next = self.team_shown.q.val();
        self.budget_cycles.next = self.budget_shown.q.val();
    }
}
