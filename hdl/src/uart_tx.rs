//! Serial transmitter: 8 data bits, no parity, 1 stop bit, lowest bit first.
//!
//! Latency: the start bit is on the line in the clock after the byte was taken. Throughput: a byte
//! every ten bits without a gap, as long as `valid` stays high.
//!
//! Invariants: the line comes straight from a flip-flop, so it has no glitches, and it is high from
//! configuration on.

use duo_core::cycle_model::timing::clocks_per_bit;
use rust_hdl::prelude::*;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Sending,
}

/// A byte with its start and stop bit, in the order of the line, the first bit lowest; every bit
/// inverted.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct InvertedFrame {
    start: Bit,
    data: Bits<8>,
    stop: Bit,
}

const FRAME_BITS: usize = InvertedFrame::BITS;

#[derive(LogicBlock)]
pub struct UartTx {
    pub clock: Signal<In, Clock>,
    pub data: Signal<In, Bits<8>>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
    /// The line; high when idle.
    pub line: Signal<Out, Bit>,

    state: DFF<State>,
    // Bits still to send, the present one lowest; inverted, because flip-flops start at zero and an
    // idle line is high.
    inverted_frame: DFF<Bits<FRAME_BITS>>,
    bits_left: DFF<Bits<4>>,
    timer: DFF<Bits<16>>,
    new_frame: Signal<Local, InvertedFrame>,
    bits_left_minus_one: Signal<Local, Bits<4>>,
    timer_minus_one: Signal<Local, Bits<16>>,
    frame_done: Signal<Local, Bit>,
    free: Signal<Local, Bit>,
    bits_after_first: Constant<Bits<4>>,
    no_bits: Constant<Bits<4>>,
    one_bit: Constant<Bits<4>>,
    no_clocks: Constant<Bits<16>>,
    one_clock: Constant<Bits<16>>,
    clocks_after_first: Constant<Bits<16>>,
}

impl UartTx {
    /// A transmitter for `baud` with a clock of `clock_hz`.
    ///
    /// # Panics
    ///
    /// As [`clocks_per_bit`] does.
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        let clocks = u64::from(clocks_per_bit(clock_hz, baud));
        Self {
            clock: Default::default(),
            data: Default::default(),
            valid: Default::default(),
            ready: Default::default(),
            line: Default::default(),
            state: Default::default(),
            inverted_frame: Default::default(),
            bits_left: Default::default(),
            timer: Default::default(),
            new_frame: Default::default(),
            bits_left_minus_one: Default::default(),
            timer_minus_one: Default::default(),
            frame_done: Default::default(),
            free: Default::default(),
            bits_after_first: Constant::new((FRAME_BITS as u64 - 1).into()),
            no_bits: Constant::new(0.into()),
            one_bit: Constant::new(1.into()),
            no_clocks: Constant::new(0.into()),
            one_clock: Constant::new(1.into()),
            clocks_after_first: Constant::new((clocks - 1).to_bits()),
        }
    }
}

impl Logic for UartTx {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, inverted_frame, bits_left, timer);
        self.line.next = !self.inverted_frame.q.val().get_bit(0);
        self.new_frame.next.start = true;
        self.new_frame.next.data = !self.data.val();
        self.new_frame.next.stop = false;
        self.bits_left_minus_one.next = self.bits_left.q.val() - self.one_bit.val();
        self.timer_minus_one.next = self.timer.q.val() - self.one_clock.val();
        self.frame_done.next =
            (self.bits_left.q.val() == self.no_bits.val()) & (self.timer.q.val() == self.no_clocks.val());
        self.free.next = false;

        match self.state.q.val() {
            State::Idle => {
                self.free.next = true;
            }
            State::Sending => {
                self.timer.d.next = self.timer_minus_one.val();
                if self.timer.q.val() == self.no_clocks.val() {
                    self.inverted_frame.d.next = self.inverted_frame.q.val() >> 1;
                    self.bits_left.d.next = self.bits_left_minus_one.val();
                    self.timer.d.next = self.clocks_after_first.val();
                }
                // Takes the next byte in the last clock of the stop bit, so that two frames follow
                // without a gap.
                if self.frame_done.val() {
                    self.free.next = true;
                    self.state.d.next = State::Idle;
                }
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }

        self.ready.next = self.free.val();
        if self.free.val() & self.valid.val() {
            self.inverted_frame.d.next = self.new_frame.val().into();
            self.bits_left.d.next = self.bits_after_first.val();
            self.timer.d.next = self.clocks_after_first.val();
            self.state.d.next = State::Sending;
        }
    }
}
