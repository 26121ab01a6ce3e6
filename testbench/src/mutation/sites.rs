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
    // The left sides of the assignments so far.
    let mut assigned = Vec::new();
    let mut place = Place::Declarations;
    for (line, text) in module.lines.iter().enumerate() {
        let code = text.trim();
        place = place.after(code);
        let mutations = if let Some(constant) = code.strip_prefix("localparam ") {
            mutate_constant(constant)
        } else if let Some(parts) = condition(code) {
            mutate_condition(parts, place)
        } else if let Some(sides) = assignment(code) {
            let is_conditional = text.len() - text.trim_start().len() > BASE;
            let may_be_removed = is_conditional || assigned.contains(&sides.0);
            if matches!(place, Place::Always | Place::Outside) {
                assigned.push(sides.0);
            }
            mutate_assignment(sides, place, &signals, may_be_removed)
        } else {
            Vec::new()
        };
        all.extend(mutations.into_iter().map(|(kind, mutated)| Mutant {
            number: 0,
            key: key.clone(),
            line,
            kind,
            original: code.to_owned(),
            mutated,
        }));
    }
    all
}

/// A kind of fault, and the line with it.
type Mutation = (Kind, String);

/// Inverts the lowest bit of a constant. States are labels, which must stay constants.
fn mutate_constant(constant: &str) -> Vec<Mutation> {
    let Some((name, value)) = constant.trim().trim_end_matches(';').split_once(" = ") else { return Vec::new() };
    if name.starts_with(|c: char| c.is_ascii_uppercase()) || !value.contains('\'') {
        return Vec::new();
    }
    vec![(Kind::Constant, format!("localparam {name} = {value} ^ 1;"))]
}

/// Mutates the middle of the three parts that [`condition`] returns.
fn mutate_condition((before, condition, after): (&str, &str, &str), place: Place) -> Vec<Mutation> {
    // A memory's output for an address that is being written is undefined.
    if place == Place::Clocked && condition.contains("read_address") {
        return Vec::new();
    }
    let always = [format!("!({condition})"), "1'b0".to_owned(), "1'b1".to_owned()];
    let others = variants(condition).into_iter().chain(always.map(|other| (Kind::Condition, other)));
    others.map(|(kind, other)| (kind, format!("{before}{other}{after}"))).collect()
}

/// Mutates an assignment, given as [`assignment`] returns it. A removed statement leaves the value
/// of an earlier one, so only conditional or repeated ones may be removed.
fn mutate_assignment(
    (left, right): (&str, &str),
    place: Place,
    signals: &Signals,
    may_be_removed: bool,
) -> Vec<Mutation> {
    let mut mutations = Vec::new();
    match place {
        Place::Initial => {
            let kind = if left.contains('[') { Kind::Rom } else { Kind::Reset };
            mutations.push((kind, format!("{left} = {right} ^ 1;")));
        }
        Place::Always | Place::Outside => {
            let is_in_logic = place == Place::Always;
            mutations.extend(variants(right).into_iter().map(|(kind, other)| (kind, format!("{left} = {other};"))));
            let lefts = variants(left.strip_prefix("assign ").unwrap_or(left)).into_iter();
            let indices = lefts.filter(|(kind, _)| *kind == Kind::Index && is_in_logic);
            mutations.extend(indices.map(|(kind, other)| (kind, format!("{other} = {right};"))));
            let wires = signals.replacements(right).into_iter();
            mutations.extend(wires.map(|other| (Kind::Wiring, format!("{left} = {other};"))));
            if is_in_logic && may_be_removed {
                mutations.push((Kind::Removal, String::new()));
            }
        }
        Place::Declarations | Place::Clocked => {}
    }
    mutations
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

/// Left and right side of an assignment on one line.
pub fn assignment(code: &str) -> Option<(&str, &str)> {
    let statement = code.strip_suffix(';')?;
    if ["input ", "output ", "reg ", "localparam ", ".", "(*"].iter().any(|other| statement.starts_with(other)) {
        return None;
    }
    statement.split_once(" = ")
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
