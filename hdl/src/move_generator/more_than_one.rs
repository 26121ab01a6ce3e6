//! More-than-one detector: whether more than one bit of a word is set.
//!
//! Combinational: for each four bits whether any is set and whether more than one is, then the same
//! for the fours. Clearing the lowest bit and looking at the rest would be as deep as a
//! subtraction.

use rust_hdl::prelude::*;

use crate::parts::lines::assignments;

#[derive(LogicBlock, Default)]
pub struct MoreThanOne<const N: usize> {
    pub bits: Signal<In, Bits<N>>,
    pub more_than_one: Signal<Out, Bit>,
}

impl<const N: usize> Logic for MoreThanOne<N> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.more_than_one.connect();
    }

    fn hdl(&self) -> Verilog {
        let fours: Vec<Vec<String>> =
            (0..N).map(|i| format!("bits[{i}]")).collect::<Vec<_>>().chunks(4).map(<[String]>::to_vec).collect();
        let any = fours.iter().enumerate().map(|(i, four)| format!("wire any_{i} = {}", four.join(" | ")));
        let within = fours.iter().enumerate().map(|(i, four)| format!("wire two_{i} = {}", two_of(four)));
        let names: Vec<_> = (0..fours.len()).map(|i| format!("any_{i}")).collect();
        let twos: Vec<_> = (0..fours.len()).map(|i| format!("two_{i}")).collect();
        let more_than_one = format!("assign more_than_one = {} | {}", twos.join(" | "), two_of(&names));
        assignments(any.chain(within).chain([more_than_one]))
    }
}

/// The condition that at least two of the terms hold.
fn two_of(terms: &[String]) -> String {
    if terms.len() < 2 {
        return "1'h0".to_string();
    }
    let pairs = terms.iter().enumerate().flat_map(|(i, a)| terms[..i].iter().map(move |b| format!("({a} & {b})")));
    pairs.collect::<Vec<_>>().join(" | ")
}
