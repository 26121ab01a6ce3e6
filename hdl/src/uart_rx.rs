//! Serial receiver: 8 data bits, no parity, 1 stop bit, lowest bit first.
//!
//! Latency: `valid` comes three quarters into the stop bit, plus three clocks.
//!
//! Invariants: `valid` and `framing_error` last one clock and never come together. A line that
//! rests low gives one framing error and no byte.

use duo_core::cycle_model::timing::clocks_per_bit;
use rust_hdl::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    /// The line is high: waits for a start bit.
    Idle,
    /// The line fell: a start bit, or a glitch.
    Start,
    Data,
    Stop,
    /// The stop bit was low: waits until the line is high, since only then a start bit can be
    /// recognised.
    Recover,
}

#[derive(LogicBlock)]
pub struct UartRx {
    pub clock: Signal<In, Clock>,
    /// The line, unsynchronised; high when idle.
    pub rx: Signal<In, Bit>,
    /// Stable from the cycle of `valid` until the end of the next start bit.
    pub data: Signal<Out, Bits<8>>,
    pub valid: Signal<Out, Bit>,
    /// One cycle for each byte dropped because its stop bit was low.
    pub framing_error: Signal<Out, Bit>,

    // The synchroniser holds the line inverted, because flip-flops start at zero and an idle line
    // is high.
    metastable_low: DFF<Bit>,
    line_low: DFF<Bit>,
    state: DFF<State>,
    timer: DFF<Bits<16>>,
    sample: DFF<Bits<2>>,
    votes: DFF<Bits<2>>,
    bit_index: DFF<Bits<3>>,
    shift: DFF<Bits<8>>,
    received: DFF<Bit>,
    failed: DFF<Bit>,
    line_vote: Signal<Local, Bits<2>>,
    votes_now: Signal<Local, Bits<2>>,
    next_sample: Signal<Local, Bits<2>>,
    timer_minus_one: Signal<Local, Bits<16>>,
    next_bit_index: Signal<Local, Bits<3>>,
    shifted: Signal<Local, Bits<8>>,
    timer_done: Signal<Local, Bit>,
    bit_done: Signal<Local, Bit>,
    bit_high: Signal<Local, Bit>,
    no_clocks: Constant<Bits<16>>,
    one_clock: Constant<Bits<16>>,
    to_first_sample: Constant<Bits<16>>,
    to_next_sample: Constant<Bits<16>>,
    to_next_bit: Constant<Bits<16>>,
    no_votes: Constant<Bits<2>>,
    one_vote: Constant<Bits<2>>,
    last_sample: Constant<Bits<2>>,
    first_bit: Constant<Bits<3>>,
    one_bit: Constant<Bits<3>>,
    last_bit: Constant<Bits<3>>,
    high_bit: Constant<Bits<8>>,
}

impl UartRx {
    /// A receiver for `baud` with a clock of `clock_hz`.
    ///
    /// # Panics
    ///
    /// As [`clocks_per_bit`] does.
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        let bit = u64::from(clocks_per_bit(clock_hz, baud));
        let (middle, quarter) = (bit / 2, bit / 4);
        // The timer counts down to 0, and the clock in which it is 0 is part of the wait.
        let wait = |clocks: u64| Constant::new((clocks - 1).to_bits());
        Self {
            clock: Default::default(),
            rx: Default::default(),
            data: Default::default(),
            valid: Default::default(),
            framing_error: Default::default(),
            metastable_low: Default::default(),
            line_low: Default::default(),
            state: Default::default(),
            timer: Default::default(),
            sample: Default::default(),
            votes: Default::default(),
            bit_index: Default::default(),
            shift: Default::default(),
            received: Default::default(),
            failed: Default::default(),
            line_vote: Default::default(),
            votes_now: Default::default(),
            next_sample: Default::default(),
            timer_minus_one: Default::default(),
            next_bit_index: Default::default(),
            shifted: Default::default(),
            timer_done: Default::default(),
            bit_done: Default::default(),
            bit_high: Default::default(),
            no_clocks: Constant::new(0.into()),
            one_clock: Constant::new(1.into()),
            to_first_sample: wait(middle - quarter),
            to_next_sample: wait(quarter),
            to_next_bit: wait(bit - 2 * quarter),
            no_votes: Constant::new(0.into()),
            one_vote: Constant::new(1.into()),
            last_sample: Constant::new(2.into()),
            first_bit: Constant::new(0.into()),
            one_bit: Constant::new(1.into()),
            last_bit: Constant::new(7.into()),
            high_bit: Constant::new(0x80.into()),
        }
    }
}

impl Logic for UartRx {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            metastable_low,
            line_low,
            state,
            timer,
            sample,
            votes,
            bit_index,
            shift,
            received,
            failed
        );
        self.metastable_low.d.next = !self.rx.val();
        self.line_low.d.next = self.metastable_low.q.val();
        self.data.next = self.shift.q.val();
        self.valid.next = self.received.q.val();
        self.framing_error.next = self.failed.q.val();
        self.received.d.next = false;
        self.failed.d.next = false;

        // Three samples of a bit vote. Counts of two and three both have bit 1 set.
        self.line_vote.next = self.one_vote.val();
        if self.line_low.q.val() {
            self.line_vote.next = self.no_votes.val();
        }
        self.votes_now.next = self.votes.q.val() + self.line_vote.val();
        self.bit_high.next = self.votes_now.val().get_bit(1);
        self.timer_done.next = self.timer.q.val() == self.no_clocks.val();
        self.bit_done.next = self.timer_done.val() & (self.sample.q.val() == self.last_sample.val());
        self.timer_minus_one.next = self.timer.q.val() - self.one_clock.val();
        self.next_sample.next = self.sample.q.val() + self.one_vote.val();
        self.next_bit_index.next = self.bit_index.q.val() + self.one_bit.val();
        self.shifted.next = self.shift.q.val() >> 1;
        self.timer.d.next = self.timer_minus_one.val();
        if self.bit_done.val() {
            self.timer.d.next = self.to_next_bit.val();
            self.sample.d.next = self.no_votes.val();
            self.votes.d.next = self.no_votes.val();
        } else {
            if self.timer_done.val() {
                self.timer.d.next = self.to_next_sample.val();
                self.sample.d.next = self.next_sample.val();
                self.votes.d.next = self.votes_now.val();
            }
        }

        match self.state.q.val() {
            State::Idle => {
                self.timer.d.next = self.to_first_sample.val();
                self.sample.d.next = self.no_votes.val();
                self.votes.d.next = self.no_votes.val();
                if self.line_low.q.val() {
                    self.state.d.next = State::Start;
                }
            }
            State::Start => {
                self.bit_index.d.next = self.first_bit.val();
                if self.bit_done.val() {
                    if self.bit_high.val() {
                        self.state.d.next = State::Idle;
                    } else {
                        self.state.d.next = State::Data;
                    }
                }
            }
            State::Data => {
                if self.bit_done.val() {
                    self.shift.d.next = self.shifted.val();
                    if self.bit_high.val() {
                        self.shift.d.next = self.shifted.val() | self.high_bit.val();
                    }
                    self.bit_index.d.next = self.next_bit_index.val();
                    if self.bit_index.q.val() == self.last_bit.val() {
                        self.state.d.next = State::Stop;
                    }
                }
            }
            State::Stop => {
                if self.bit_done.val() {
                    if self.bit_high.val() {
                        self.received.d.next = true;
                        self.state.d.next = State::Idle;
                    } else {
                        self.failed.d.next = true;
                        self.state.d.next = State::Recover;
                    }
                }
            }
            State::Recover => {
                if !self.line_low.q.val() {
                    self.state.d.next = State::Idle;
                }
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }
    }
}
