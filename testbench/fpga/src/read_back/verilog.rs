//! Writes the Verilog of a netlist: tables of LUTs, and the module around them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::{Netlist, Port};

/// The text of a module under construction.
#[derive(Default)]
pub struct Verilog {
    declarations: String,
    body: String,
    outputs: String,
    instances: BTreeSet<String>,
    generators: BTreeSet<[u64; 3]>,
    counts: BTreeMap<&'static str, usize>,
}

impl Verilog {
    /// Declares a signal, such as `wire x` or `reg x = 0`.
    pub fn declare(&mut self, declaration: &str) {
        let _ = writeln!(self.declarations, "    {declaration};");
    }

    /// Adds a statement.
    pub fn add(&mut self, statement: &str) {
        let _ = writeln!(self.body, "    {statement}");
    }

    /// Declares a wire with its value.
    pub fn assign(&mut self, name: &str, value: &str) {
        self.declare(&format!("wire {name}"));
        self.add(&format!("assign {name} = {value};"));
    }

    /// Assigns an output port.
    pub fn output(&mut self, port: &str, value: &str) {
        let _ = writeln!(self.outputs, "    assign {port} = {value};");
    }

    /// Registers an instance of a module. Returns whether it is new.
    pub fn begin_instance(&mut self, name: &str) -> bool {
        self.instances.insert(name.to_owned())
    }

    /// Records a clock generator's multiplier, input divider and output divider.
    pub fn note_generator(&mut self, factors: [u64; 3]) {
        self.generators.insert(factors);
    }

    /// Counts a cell of this kind.
    pub fn count(&mut self, kind: &'static str) {
        *self.counts.entry(kind).or_default() += 1;
    }

    /// The finished netlist, with the `models` that it instantiates.
    pub fn netlist(self, top: &str, ports: &[Port], models: &str) -> Netlist {
        let verilog = self.module(top, ports) + models;
        Netlist { verilog, generators: self.generators.into_iter().collect(), counts: self.counts }
    }

    /// The finished module.
    fn module(&self, top: &str, ports: &[Port]) -> String {
        let list: Vec<String> = ports.iter().map(Port::declaration).collect();
        let Verilog { declarations, body, outputs, .. } = self;
        format!(
            "/* verilator lint_off UNUSED */\n/* verilator lint_off WIDTH */\nmodule {top}(\n    {}\n);\n\
             {declarations}{body}{outputs}endmodule\n",
            list.join(",\n    ")
        )
    }
}

/// The value of a table at `inputs`, as Verilog. The first input is the lowest bit of the table's
/// index. Inputs that are constant, repeated or without influence are removed.
pub fn table(mut bits: u64, mut inputs: Vec<String>) -> String {
    let mut at = 0;
    while at < inputs.len() {
        let [low, high] = [false, true].map(|value| cofactor(bits, inputs.len(), at, value));
        let same = inputs[..at].iter().position(|other| *other == inputs[at]);
        let fixed = match (inputs[at].as_str(), same) {
            _ if low == high => Some(low),
            ("1'b0", _) => Some(low),
            ("1'b1", _) => Some(high),
            (_, Some(same)) => Some(join(low, high, inputs.len() - 1, same)),
            _ => None,
        };
        match fixed {
            Some(rest) => {
                bits = rest;
                inputs.remove(at);
                at = 0;
            }
            None => at += 1,
        }
    }
    let width = 1_u32 << inputs.len();
    match (inputs.len(), bits) {
        (0, value) => format!("1'b{}", value & 1),
        (1, 0b10) => inputs[0].clone(),
        (1, _) => format!("~{}", inputs[0]),
        _ => {
            let index: Vec<&str> = inputs.iter().rev().map(String::as_str).collect();
            format!("{width}'h{bits:x} >> {{{}}}", index.join(", "))
        }
    }
}

/// Whether a table of `count` inputs depends on one of them.
pub fn depends(bits: u64, count: usize, input: usize) -> bool {
    cofactor(bits, count, input, false) != cofactor(bits, count, input, true)
}

/// The table without one of its `count` inputs, which has the constant value `value`.
pub fn cofactor(bits: u64, count: usize, input: usize, value: bool) -> u64 {
    let rest = 0..1_usize << (count - 1);
    rest.fold(0, |table, index| {
        let (below, above) = (index & ((1 << input) - 1), index >> input << (input + 1));
        let whole = above | usize::from(value) << input | below;
        table | (bits >> whole & 1) << index
    })
}

/// The table that equals `low` where an input is zero and `high` where it is one.
fn join(low: u64, high: u64, count: usize, input: usize) -> u64 {
    (0..1_usize << count).fold(0, |table, index| {
        let from = if index >> input & 1 == 1 { high } else { low };
        table | (from >> index & 1) << index
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(bits: u64, inputs: &[&str]) -> String {
        table(bits, inputs.iter().map(|&input| input.to_owned()).collect())
    }

    #[test]
    fn table_keeps_the_inputs_that_matter() {
        assert_eq!(shown(0x8, &["a", "b"]), "4'h8 >> {b, a}");
        assert_eq!(shown(0xe8, &["a", "b", "c"]), "8'he8 >> {c, b, a}");
        assert_eq!(shown(0xaaaa, &["a", "b", "c", "d"]), "a");
        assert_eq!(shown(0x5, &["a", "b"]), "~a");
        assert_eq!(shown(0xffff_ffff_ffff_ffff, &["a", "b", "c", "d", "e", "f"]), "1'b1");
        assert_eq!(shown(0, &[]), "1'b0");
    }

    #[test]
    fn constant_and_repeated_inputs_are_removed() {
        // The majority of three.
        assert_eq!(shown(0xe8, &["a", "1'b1", "c"]), "4'he >> {c, a}");
        assert_eq!(shown(0xe8, &["1'b0", "b", "c"]), "4'h8 >> {c, b}");
        assert_eq!(shown(0xe8, &["a", "b", "a"]), "a");
        // Exclusive or of a net with itself.
        assert_eq!(shown(0x6, &["a", "a"]), "1'b0");
        assert_eq!(shown(0x96, &["a", "b", "a"]), "b");
    }

    #[test]
    fn table_depends_on_an_input_if_it_changes_the_value() {
        assert!(depends(0x6, 2, 0) && depends(0x6, 2, 1));
        assert!(!depends(0xcc, 3, 0) && depends(0xcc, 3, 1) && !depends(0xcc, 3, 2));
    }
}
