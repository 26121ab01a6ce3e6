//! The thin C++ between Verilator's class and Rust: one function per clock, one for many clocks.
//!
//! Generated for each design, so that the compiler sees every port's place and width and nothing is looked up while it runs.

use std::fmt::Write;

use duo_core::cycle_model::{ports::total_words, Port};

/// The shim's source: what is generated from the ports, then what is the same for every design. `member` says what Verilator
/// calls a port.
pub fn source(inputs: &[Port], outputs: &[Port], member: impl Fn(&Port) -> String) -> String {
    let mut source = String::from("#include \"Vdut.h\"\n");
    let _ = writeln!(source, "static constexpr int OUT_WORDS = {};", total_words(outputs));
    source.push_str("static inline void drive(Vdut& dut, const uint32_t* in) {\n");
    walk(inputs, |port, at| match port.width {
        0..=32 => writeln!(source, "  dut.{} = in[{at}];", member(port)),
        33..=64 => writeln!(source, "  dut.{} = in[{at}] | static_cast<uint64_t>(in[{}]) << 32;", member(port), at + 1),
        _ => writeln!(source, "  for (int i = 0; i < {}; ++i) dut.{}[i] = in[{at} + i];", port.words(), member(port)),
    });
    source.push_str("}\nstatic inline void sample(const Vdut& dut, uint32_t* out) {\n");
    walk(outputs, |port, at| match port.width {
        0..=32 => writeln!(source, "  out[{at}] = dut.{};", member(port)),
        33..=64 => {
            writeln!(source, "  out[{at}] = dut.{name}; out[{}] = dut.{name} >> 32;", at + 1, name = member(port))
        }
        _ => writeln!(source, "  for (int i = 0; i < {}; ++i) out[{at} + i] = dut.{}[i];", port.words(), member(port)),
    });
    source.push_str("}\n");
    source.push_str(include_str!("shim.cpp"));
    source
}

/// Calls `each` with every port and its first word.
fn walk(ports: &[Port], mut each: impl FnMut(&Port, usize) -> std::fmt::Result) {
    let mut at = 0;
    for port in ports {
        each(port, at).expect("a string takes whatever is written");
        at += port.words();
    }
}
