//! Lists all mutants of a module.

use std::collections::HashMap;

use super::expression::variants;
use super::modules::Module;
use super::{Kind, Mutant};

/// Largest indentation of unconditional statements in an `always` block.
const BASE: usize = 8;

/// Every possible mutant of a module, with the number 0.
pub fn sites(module: &Module) -> Vec<Mutant> {
    let signals = Signals::of(module);
    let key = module.key();
    let mut all = Vec::new();
    let mut known_left = Vec::new();
    let mut place = Place::Declarations;
    for (line, text) in module.lines.iter().enumerate() {
        let code = text.trim();
        place = place.after(code);
        let mut put = |kind, mutated: String| {
            let (key, original) = (key.clone(), code.to_owned());
            all.push(Mutant { number: 0, key, line, kind, original, mutated });
        };
        if let Some(constant) = code.strip_prefix("localparam ") {
            if let Some((name, value)) = constant.trim().trim_end_matches(';').split_once(" = ") {
                // States are labels, which must stay constants.
                if !name.starts_with(|c: char| c.is_ascii_uppercase()) && value.contains('\'') {
                    put(Kind::Constant, format!("localparam {name} = {value} ^ 1;"));
                }
            }
            continue;
        }
        if let Some((before, condition, after)) = condition(code) {
            // A memory's output for an address that is being written is undefined.
            if place == Place::Clocked && condition.contains("read_address") {
                continue;
            }
            for (kind, other) in variants(condition) {
                put(kind, format!("{before}{other}{after}"));
            }
            for other in [format!("!({condition})"), "1'b0".to_owned(), "1'b1".to_owned()] {
                put(Kind::Condition, format!("{before}{other}{after}"));
            }
            continue;
        }
        let Some((left, sign, right)) = assignment(code) else { continue };
        match place {
            Place::Initial => {
                let kind = if left.contains('[') { Kind::Rom } else { Kind::Reset };
                put(kind, format!("{left} {sign} {right} ^ 1;"));
            }
            Place::Always | Place::Outside => {
                for (kind, other) in variants(right) {
                    put(kind, format!("{left} {sign} {other};"));
                }
                for (kind, other) in variants(left.strip_prefix("assign ").unwrap_or(left)) {
                    if kind == Kind::Index && place == Place::Always {
                        put(kind, format!("{other} {sign} {right};"));
                    }
                }
                for other in signals.replacements(right) {
                    put(Kind::Wiring, format!("{left} {sign} {other};"));
                }
                let deep = text.len() - text.trim_start().len() > BASE;
                if place == Place::Always && (deep || known_left.contains(&left)) {
                    put(Kind::Removal, String::new());
                }
                known_left.push(left);
            }
            Place::Declarations | Place::Clocked => {}
        }
    }
    all
}

/// The part of a module that a line is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Declarations,
    /// Initial values.
    Initial,
    /// Logic.
    Always,
    /// A register or a memory; its inputs are wired outside of it.
    Clocked,
    /// A continuous assignment.
    Outside,
}

impl Place {
    fn after(self, code: &str) -> Self {
        if code.starts_with("// Update code") {
            Place::Outside
        } else if code.starts_with("initial") {
            Place::Initial
        } else if code.starts_with("always @(*)") {
            Place::Always
        } else if code.starts_with("always") {
            Place::Clocked
        } else if code.starts_with("assign ") || code.starts_with("wire ") && self != Place::Declarations {
            Place::Outside
        } else {
            self
        }
    }
}

/// Splits `if (`, condition and `) begin`.
pub fn condition(code: &str) -> Option<(&str, &str, &str)> {
    let start = if code.starts_with("if (") { 4 } else { code.strip_prefix("else if (").map(|_| 9)? };
    let end = code.strip_suffix(") begin")?.len();
    Some((&code[..start], &code[start..end], &code[end..]))
}

/// Left side, operator and right side of a statement on one line.
pub fn assignment(code: &str) -> Option<(&str, &str, &str)> {
    let statement = code.strip_suffix(';')?;
    if ["input ", "output ", "reg ", "localparam ", ".", "(*"].iter().any(|other| statement.starts_with(other)) {
        return None;
    }
    let (left, right) = statement.split_once(" = ")?;
    Some((left, "=", right))
}

/// The signals of a module by their widths.
struct Signals<'a> {
    widths: HashMap<&'a str, &'a str>,
    /// Signals that logic may read without a combinational loop: inputs, registers and outputs of
    /// sub-modules.
    readable: Vec<&'a str>,
}

impl<'a> Signals<'a> {
    fn of(module: &Module<'a>) -> Self {
        let mut signals = Signals { widths: HashMap::new(), readable: Vec::new() };
        for line in &module.lines {
            let Some(declaration) = line.trim().strip_suffix(';') else { continue };
            let input = declaration.strip_prefix("input wire");
            let Some(rest) = input.or(declaration.strip_prefix("wire")).or(declaration.strip_prefix("reg")) else {
                continue;
            };
            let rest = rest.trim();
            let (width, name) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                Some((width, name)) => (width, name.trim()),
                None => ("0:0", rest),
            };
            if name.contains([' ', '=', '[']) || name == "clock" {
                continue;
            }
            signals.widths.insert(name, width);
            if !declaration.starts_with("reg") {
                signals.readable.push(name);
            }
        }
        signals
    }

    /// Replacements of the signal `right`: zero (or its inverse), and the signals of the same width
    /// before and after it.
    fn replacements(&self, right: &str) -> Vec<String> {
        let Some(width) = self.widths.get(right) else { return Vec::new() };
        let alike: Vec<_> = self.readable.iter().filter(|name| self.widths[*name] == *width).collect();
        let at = alike.iter().position(|name| **name == right);
        let neighbours = match at {
            Some(at) => vec![at.checked_sub(1), Some(at + 1)],
            None => vec![Some(0)],
        };
        let mut others = vec![if *width == "0:0" { format!("!({right})") } else { "0".to_owned() }];
        others.extend(neighbours.into_iter().flatten().filter_map(|at| alike.get(at)).map(|name| (**name).to_owned()));
        others
    }
}
