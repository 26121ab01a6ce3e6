//! The C++ between Verilator's class and Rust: one function for one clock, one for several clocks.
//!
//! It is generated for each design, so the compiler knows every port's position and width, and
//! nothing is looked up at run time.

use std::fmt::Write;

use duo_core::cycle_model::{ports::total_words, Port};

/// The shim's source: the generated part for the ports, then the fixed part. `member` gives
/// Verilator's name of a port, if the design has it.
pub fn source(inputs: &[Port], outputs: &[Port], member: impl Fn(&Port) -> Option<String>) -> String {
    let mut source = String::from("#include \"Vdut.h\"\n");
    let _ = writeln!(source, "static constexpr int OUT_WORDS = {};", total_words(outputs));
    source.push_str("static inline void drive(Vdut& dut, const uint32_t* in) {\n");
    walk(inputs, &member, |port, name, at| match port.width {
        0..=32 => writeln!(source, "  dut.{name} = in[{at}];"),
        33..=64 => writeln!(source, "  dut.{name} = in[{at}] | static_cast<uint64_t>(in[{}]) << 32;", at + 1),
        _ => writeln!(source, "  for (int i = 0; i < {}; ++i) dut.{name}[i] = in[{at} + i];", port.words()),
    });
    source.push_str("}\nstatic inline void sample(const Vdut& dut, uint32_t* out) {\n");
    walk(outputs, &member, |port, name, at| match port.width {
        0..=32 => writeln!(source, "  out[{at}] = dut.{name};"),
        33..=64 => writeln!(source, "  out[{at}] = dut.{name}; out[{}] = dut.{name} >> 32;", at + 1),
        _ => writeln!(source, "  for (int i = 0; i < {}; ++i) out[{at} + i] = dut.{name}[i];", port.words()),
    });
    source.push_str("}\n");
    source.push_str(include_str!("shim.cpp"));
    source
}

/// Calls `each` with every port that the design has, its name there, and the index of its first
/// word.
fn walk(
    ports: &[Port],
    member: impl Fn(&Port) -> Option<String>,
    mut each: impl FnMut(&Port, &str, usize) -> std::fmt::Result,
) {
    let mut at = 0;
    for port in ports {
        if let Some(name) = member(port) {
            each(port, &name, at).expect("writing to a string cannot fail");
        }
        at += port.words();
    }
}
