//! Several: whether more than one bit of a word is set.
//!
//! Combinational: of each four bits whether any and whether several are set, and then the same of the fours. To take the
//! lowest bit away and see what is left would be a subtraction deep.

use rust_hdl::prelude::*;

use crate::parts::lines::assignments;

/// The block, for `N` bits; see the module.
#[derive(LogicBlock, Default)]
pub struct Several<const N: usize> {
    /// The bits.
    pub bits: Signal<In, Bits<N>>,
    /// More than one of them is set.
    pub several: Signal<Out, Bit>,
}

impl<const N: usize> Logic for Several<N> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.several.connect();
    }

    fn hdl(&self) -> Verilog {
        let fours: Vec<Vec<String>> =
            (0..N).map(|i| format!("bits[{i}]")).collect::<Vec<_>>().chunks(4).map(<[String]>::to_vec).collect();
        let any = fours.iter().enumerate().map(|(i, four)| format!("wire any_{i} = {}", four.join(" | ")));
        let within = fours.iter().enumerate().map(|(i, four)| format!("wire several_{i} = {}", two_of(four)));
        let names: Vec<_> = (0..fours.len()).map(|i| format!("any_{i}")).collect();
        let severals: Vec<_> = (0..fours.len()).map(|i| format!("several_{i}")).collect();
        let several = format!("assign several = {} | {}", severals.join(" | "), two_of(&names));
        assignments(any.chain(within).chain([several]))
    }
}

/// That some two of the terms hold.
fn two_of(terms: &[String]) -> String {
    if terms.len() < 2 {
        return "1'h0".to_string();
    }
    let pairs = terms.iter().enumerate().flat_map(|(i, a)| terms[..i].iter().map(move |b| format!("({a} & {b})")));
    pairs.collect::<Vec<_>>().join(" | ")
}
