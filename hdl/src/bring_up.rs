//! Bring-up: what a board's line does in place of the accelerator, to try cables, pins and
//! settings.
//!
//! A `0` is answered as the accelerator answers it, with `1` and the team's identifier; any other
//! byte comes back as it is.
//!
//! Latency: the reply's start bit is on the line two clocks after the receiver's `valid`.
//!
//! One byte waits while another is being sent. If a third arrives, the waiting byte is lost.

use rust_hdl::prelude::*;

use crate::parts::bits::constant;
use crate::uart_rx::UartRx;
use crate::uart_tx::UartTx;

#[derive(LogicBlock)]
pub struct BringUp {
    pub clock: Signal<In, Clock>,
    /// Forget what waits; a byte being sent is completed.
    pub reset: Signal<In, Bit>,
    /// Serial line to the board, unsynchronised.
    pub rx: Signal<In, Bit>,
    /// Two characters, the first in the high byte.
    pub team: Signal<In, Bits<16>>,
    /// Serial line from the board.
    pub tx: Signal<Out, Bit>,
    /// A byte since the reset had no stop bit.
    pub framing_error: Signal<Out, Bit>,

    uart_rx: UartRx,
    uart_tx: UartTx,
    waiting: DFF<Bits<8>>,
    is_waiting: DFF<Bit>,
    // Characters of the identifier that are still to be sent.
    characters_left: DFF<Bits<2>>,
    broken: DFF<Bit>,
    is_question: Signal<Local, Bit>,
    is_answering: Signal<Local, Bit>,
    sends: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    fewer_left: Signal<Local, Bits<2>>,
    question: Constant<Bits<8>>,
    answer: Constant<Bits<8>>,
    no_characters: Constant<Bits<2>>,
    one_character: Constant<Bits<2>>,
    both_characters: Constant<Bits<2>>,
}

impl BringUp {
    /// The design for a clock of `clock_hz` and serial lines at `baud`.
    ///
    /// # Panics
    ///
    /// As [`UartRx::new`] does.
    pub fn new(clock_hz: u32, baud: u32) -> BringUp {
        BringUp {
            clock: Default::default(),
            reset: Default::default(),
            rx: Default::default(),
            team: Default::default(),
            tx: Default::default(),
            framing_error: Default::default(),
            uart_rx: UartRx::new(clock_hz, baud),
            uart_tx: UartTx::new(clock_hz, baud),
            waiting: Default::default(),
            is_waiting: Default::default(),
            characters_left: Default::default(),
            broken: Default::default(),
            is_question: Default::default(),
            is_answering: Default::default(),
            sends: Default::default(),
            taken: Default::default(),
            fewer_left: Default::default(),
            question: constant(u64::from(b'0')),
            answer: constant(u64::from(b'1')),
            no_characters: constant(0),
            one_character: constant(1),
            both_characters: constant(2),
        }
    }
}

impl Logic for BringUp {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, uart_rx, uart_tx);
        dff_setup!(self, clock, waiting, is_waiting, characters_left, broken);

        self.uart_rx.rx.next = self.rx.val();
        self.tx.next = self.uart_tx.line.val();
        self.framing_error.next = self.broken.q.val();

        self.is_question.next = self.waiting.q.val() == self.question.val();
        self.is_answering.next = self.characters_left.q.val() != self.no_characters.val();
        self.sends.next = self.is_answering.val() | self.is_waiting.q.val();
        self.taken.next = self.sends.val() & self.uart_tx.ready.val();
        self.fewer_left.next = self.characters_left.q.val() - self.one_character.val();

        self.uart_tx.valid.next = self.sends.val();
        self.uart_tx.data.next = self.waiting.q.val();
        if self.is_question.val() {
            self.uart_tx.data.next = self.answer.val();
        }
        if self.characters_left.q.val() == self.one_character.val() {
            self.uart_tx.data.next = self.team.val().get_bits::<8>(0);
        }
        if self.characters_left.q.val() == self.both_characters.val() {
            self.uart_tx.data.next = self.team.val().get_bits::<8>(8);
        }

        if self.taken.val() {
            if self.is_answering.val() {
                self.characters_left.d.next = self.fewer_left.val();
            } else {
                self.is_waiting.d.next = false;
                if self.is_question.val() {
                    self.characters_left.d.next = self.both_characters.val();
                }
            }
        }
        if self.uart_rx.valid.val() {
            self.waiting.d.next = self.uart_rx.data.val();
            self.is_waiting.d.next = true;
        }
        if self.uart_rx.framing_error.val() {
            self.broken.d.next = true;
        }
        if self.reset.val() {
            self.is_waiting.d.next = false;
            self.characters_left.d.next = self.no_characters.val();
            self.broken.d.next = false;
        }
    }
}
