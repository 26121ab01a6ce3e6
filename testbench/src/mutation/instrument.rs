//! Writes mutants into Verilog, each guarded by a comparison with the number of the active mutant.

use std::collections::HashMap;
use std::fmt::Write;

use super::modules::{modules, Module};
use super::sites::{assignment, condition};
use super::Mutant;

/// Reads the active mutant's number from the run's arguments; 0 if it is not given.
const READ: &str = "if (!$value$plusargs(\"mutant=%d\", mutant)) mutant = 0;";

/// The text with all of `mutants` that are in its modules.
pub fn instrument(verilog: &str, mutants: &[Mutant]) -> String {
    let mut by_module: HashMap<&str, Vec<&Mutant>> = HashMap::new();
    for mutant in mutants {
        by_module.entry(&mutant.key).or_default().push(mutant);
    }
    let mut lines: Vec<String> = verilog.lines().map(str::to_owned).collect();
    for module in modules(verilog) {
        if let Some(mutants) = by_module.get(module.key().as_str()) {
            write_into(&module, mutants, &mut lines[module.first_line..]);
        }
    }
    lines.join("\n") + "\n"
}

fn write_into(module: &Module, mutants: &[&Mutant], lines: &mut [String]) {
    let mut by_line: HashMap<usize, Vec<&Mutant>> = HashMap::new();
    for mutant in mutants {
        by_line.entry(mutant.line).or_default().push(mutant);
    }
    let mut declared = false;
    for (number, text) in module.lines.iter().enumerate() {
        let code = text.trim();
        if let Some(mutants) = by_line.get(&number) {
            lines[number] = mux_line(code, mutants);
        } else if code.starts_with("initial begin") {
            lines[number] = format!("{code} {READ}");
        } else if !declared && code.starts_with("// ") && code != "// Module arguments" {
            lines[number] = format!("reg [31:0] mutant; initial begin {READ} end");
            declared = true;
        }
    }
}

/// The line with all its mutants.
fn mux_line(code: &str, mutants: &[&Mutant]) -> String {
    if let Some((name, value)) = constant(code) {
        // The value is taken from this text, because a module's key does not include it.
        let width = value.split('\'').next().unwrap_or("32");
        let numbers: Vec<_> = mutants.iter().map(|mutant| format!("mutant == {}", mutant.number)).collect();
        return format!("wire [{width}-1:0] {name} = ({}) ? {value} ^ 1 : {value};", numbers.join(" || "));
    }
    if let Some((before, original, after)) = condition(code) {
        let mutated = |mutant: &Mutant| condition(&mutant.mutated).map(|(_, condition, _)| condition.to_owned());
        return format!("{before}{}{after}", select_mutant(original, mutants, mutated));
    }
    let by_itself = code.starts_with("assign ") || code.starts_with("wire ");
    match assignment(code) {
        Some((left, right)) if by_itself => {
            let mutated = |mutant: &Mutant| assignment(&mutant.mutated).map(|(_, right)| right.to_owned());
            format!("{left} = {};", select_mutant(right, mutants, mutated))
        }
        _ => {
            let mut text = String::new();
            for mutant in mutants {
                let _ = write!(text, "if (mutant == {}) begin {} end else ", mutant.number, mutant.mutated);
            }
            text + code
        }
    }
}

/// An expression that selects the active mutant's variant, or `original`.
fn select_mutant(original: &str, mutants: &[&Mutant], mutated: impl Fn(&Mutant) -> Option<String>) -> String {
    let mut text = String::new();
    for mutant in mutants {
        let other = mutated(mutant).expect("a mutant's line has the form of the line that it stands for");
        let _ = write!(text, "(mutant == {}) ? ({other}) : ", mutant.number);
    }
    text + &format!("({original})")
}

/// Name and value, if the line declares a constant.
fn constant(code: &str) -> Option<(&str, &str)> {
    code.strip_prefix("localparam ")?.trim().strip_suffix(';')?.split_once(" = ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutation::{sites, Kind};

    const BLOCK: &str = "module block(clock,a,b,y);\n    // Module arguments\n    input wire  clock;\n    input wire  [1:0] a;\n    \
        input wire  [1:0] b;\n    output reg  [1:0] y;\n    // Constant declarations\n    localparam  one = 2'h1;\n    // Update code\n    \
        always @(*) begin\n        y = a;\n        if (a == b) begin\n            y = a + one;\n        end\n    end\nendmodule\n";

    #[test]
    fn every_mutant_becomes_one_comparison() {
        let mut mutants = sites(&modules(BLOCK)[0]);
        for (index, mutant) in mutants.iter_mut().enumerate() {
            mutant.number = index as u32 + 1;
        }
        let kinds: Vec<_> = mutants.iter().map(|mutant| (mutant.kind, mutant.mutated.as_str())).collect();
        let expected = [
            (Kind::Constant, "localparam one = 2'h1 ^ 1;"),
            (Kind::Wiring, "y = 0;"),
            (Kind::Wiring, "y = b;"),
            (Kind::Operator, "if (a != b) begin"),
            (Kind::Condition, "if (!(a == b)) begin"),
            (Kind::Condition, "if (1'b0) begin"),
            (Kind::Condition, "if (1'b1) begin"),
            (Kind::Operator, "y = a - one;"),
            (Kind::Removal, ""),
        ];
        assert_eq!(kinds, expected);
        let text = instrument(BLOCK, &mutants);
        for line in [
            "wire [2-1:0] one = (mutant == 1) ? 2'h1 ^ 1 : 2'h1;",
            "if (mutant == 2) begin y = 0; end else if (mutant == 3) begin y = b; end else y = a;",
            "if ((mutant == 4) ? (a != b) : (mutant == 5) ? (!(a == b)) : (mutant == 6) ? (1'b0) : (mutant == 7) ? (1'b1) : (a == b)) begin",
            "if (mutant == 8) begin y = a - one; end else if (mutant == 9) begin  end else y = a + one;",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\nis not in\n{text}");
        }
        assert_eq!(text.lines().count(), BLOCK.lines().count());
    }

    #[test]
    fn text_without_mutants_stays_unchanged() {
        assert_eq!(instrument(BLOCK, &[]), BLOCK);
    }
}
