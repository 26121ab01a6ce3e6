//! Constraints for Gowin's tools, made from the signals' own; rust-hdl has no generator for them.

use rust_hdl::prelude::*;

/// The place and attributes of every pin of `block`.
pub fn generate_cst<U: Block>(block: &U) -> String {
    let mut generator = Generator::default();
    block.accept("top", &mut generator);
    generator.cst
}

#[derive(Default)]
struct Generator {
    cst: String,
}

impl Probe for Generator {
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        for pin in signal.constraints() {
            let bit = if signal.bits() > 1 { format!("{name}[{}]", pin.index) } else { name.to_string() };
            let line = match &pin.constraint {
                Constraint::Location(site) => format!("IO_LOC \"{bit}\" {site};\n"),
                Constraint::Kind(SignalType::LowVoltageCMOS_3v3) => format!("IO_PORT \"{bit}\" IO_TYPE=LVCMOS33;\n"),
                Constraint::Custom(attributes) => format!("IO_PORT \"{bit}\" {attributes};\n"),
                other => panic!("{bit}: no constraint for Gowin is known for {other:?}"),
            };
            self.cst.push_str(&line);
        }
    }
}
