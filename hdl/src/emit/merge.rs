//! Merges equal modules: modules that are equal except for their own names become one.
//!
//! rust-hdl prints a module for every instance, named after its path from the top. Two modules are
//! equal if their texts and their sub-modules are, so children are compared before their parents.
//! Instances keep their names, and so does every path in the design.

use std::collections::{BTreeMap, HashMap};

use super::kind::Kind;
use super::module_names::{self, Naming};

/// The text of `top` and all modules below it, with each module once, sorted by name. Modules that
/// do not bear the name of `top` (black boxes) were not printed by rust-hdl and stay as they are.
pub fn merge(top: &str, verilog: &str) -> String {
    let (modules, rest) = parse(top, verilog);
    let mut kinds = Kinds { modules: &modules, known: HashMap::new(), all: Vec::new() };
    kinds.add(top, &mut vec![top]);
    let names = module_names::choose(&kinds.all, Naming::Prefixed);
    let printed: BTreeMap<&str, String> =
        kinds.all.iter().zip(&names).map(|(kind, name)| (name.as_str(), kind.print(name, &names))).collect();
    printed.into_values().collect::<String>() + &rest
}

/// Merges the modules of several tops, which then share them.
pub fn share(tops: &[(&str, String)]) -> Library {
    let mut modules = HashMap::new();
    for (top, verilog) in tops {
        let (below, rest) = parse(top, verilog);
        assert!(rest.trim().is_empty(), "{top} has a module of another name: {rest}");
        modules.extend(below);
    }
    let mut kinds = Kinds { modules: &modules, known: HashMap::new(), all: Vec::new() };
    let found: Vec<(&str, usize)> = tops.iter().map(|(top, _)| (*top, kinds.add(top, &mut vec![top]))).collect();
    let names = module_names::choose(&kinds.all, Naming::Shared);
    let manifests = found.into_iter().map(|(top, kind)| {
        let mut order = Vec::new();
        kinds.collect_below(kind, &mut order);
        (top.to_owned(), order.into_iter().map(|kind| names[kind].clone()).collect())
    });
    Library {
        manifests: manifests.collect(),
        modules: kinds.all.iter().zip(&names).map(|(kind, name)| (name.clone(), kind.print(name, &names))).collect(),
    }
}

/// Modules, each once, and the modules that each top consists of.
#[derive(Debug, PartialEq, Eq)]
pub struct Library {
    /// The text of each module, by name.
    pub modules: BTreeMap<String, String>,
    /// The modules of each top, each after those that it instantiates; the top comes last.
    pub manifests: BTreeMap<String, Vec<String>>,
}

impl Library {
    /// The files of `hdl/verilog`, by name: `<module>.v` for each module, and `<top>.f`, the list
    /// of its files, for each top.
    pub fn files(&self) -> BTreeMap<String, String> {
        let modules =
            self.modules.iter().map(|(name, text)| (format!("{name}.v"), format!("{HEADING}\n{}", text.trim_start())));
        let manifests = self.manifests.iter().map(|(top, modules)| {
            let files: String = modules.iter().map(|module| format!("{module}.v\n")).collect();
            (format!("{top}.f"), format!("{HEADING}\n{files}"))
        });
        modules.chain(manifests).collect()
    }
}

/// The first line of every file.
const HEADING: &str = "// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.";

/// A module's text, split where it names a module.
struct Module<'a> {
    texts: Vec<&'a str>,
    /// The names between the texts.
    names: Vec<Name<'a>>,
}

/// A place in a module's text that names a module.
#[derive(Clone, Copy)]
enum Name<'a> {
    /// In its head or its end.
    Own,
    /// In the head of an instance.
    Instance { module: &'a str, instance: &'a str },
}

/// The kinds found so far, children before their parents.
struct Kinds<'a> {
    modules: &'a HashMap<&'a str, Module<'a>>,
    known: HashMap<(&'a [&'a str], Vec<Option<usize>>), usize>,
    all: Vec<Kind<'a>>,
}

impl<'a> Kinds<'a> {
    /// Finds or adds the kind of the module at `path`.
    fn add(&mut self, module: &'a str, path: &mut Vec<&'a str>) -> usize {
        let Module { texts, names } = &self.modules[module];
        let mut children = Vec::new();
        for name in names {
            children.push(match *name {
                Name::Own => None,
                Name::Instance { module, instance } => {
                    path.push(instance);
                    let child = self.add(module, path);
                    path.pop();
                    Some(child)
                }
            });
        }
        let kind = *self.known.entry((texts, children.clone())).or_insert(self.all.len());
        if kind == self.all.len() {
            self.all.push(Kind { module, paths: Vec::new(), texts, children });
        }
        self.all[kind].paths.push(path.clone());
        kind
    }

    /// Appends `kind` to `order` after the kinds that it instantiates, unless it is there already.
    fn collect_below(&self, kind: usize, order: &mut Vec<usize>) {
        if !order.contains(&kind) {
            self.all[kind].children.iter().flatten().for_each(|child| self.collect_below(*child, order));
            order.push(kind);
        }
    }
}

/// Splits a text into the modules of `top`, by name, and all other text.
fn parse<'a>(top: &str, verilog: &'a str) -> (HashMap<&'a str, Module<'a>>, String) {
    let below = format!("{top}$");
    let mut texts = HashMap::new();
    let mut rest = String::new();
    // Text in front of a module belongs to it.
    let (mut start, mut end) = (0, 0);
    let mut own = None;
    for line in verilog.split_inclusive('\n') {
        end += line.len();
        own = own.or_else(|| head(line));
        if line.starts_with("endmodule") {
            let text = &verilog[start..end];
            match own.take().filter(|name| *name == top || name.starts_with(&below)) {
                Some(name) => _ = texts.insert(name, text),
                None => rest.push_str(text),
            }
            start = end;
        }
    }
    rest.push_str(&verilog[start..]);
    let modules = texts.iter().map(|(name, text)| (*name, cut(name, text, &texts))).collect();
    (modules, rest)
}

/// Splits a module's text where it names one of `modules`.
fn cut<'a>(own: &str, text: &'a str, modules: &HashMap<&'a str, &'a str>) -> Module<'a> {
    let mut module = Module { texts: Vec::new(), names: Vec::new() };
    let (mut start, mut line_start) = (0, 0);
    for line in text.split_inclusive('\n') {
        let found = if head(line).is_some() {
            Some(("module ".len(), own.len(), Name::Own))
        } else if line.strip_prefix(END).is_some_and(|name| name.trim_end() == own) {
            Some((END.len(), own.len(), Name::Own))
        } else {
            instance(line).filter(|(name, _)| modules.contains_key(name)).map(|(module, instance)| {
                (line.len() - line.trim_start().len(), module.len(), Name::Instance { module, instance })
            })
        };
        if let Some((at, length, name)) = found {
            module.texts.push(&text[start..line_start + at]);
            module.names.push(name);
            start = line_start + at + length;
        }
        line_start += line.len();
    }
    module.texts.push(&text[start..]);
    module
}

/// Start of a module's last line.
const END: &str = "endmodule // ";

/// The module whose head this line is: `module name(port,port);`.
fn head(line: &str) -> Option<&str> {
    line.strip_prefix("module ")?.split_once('(').map(|(name, _)| name)
}

/// Module and name of the instance that begins in this line: `module name(`. The caller has to
/// check that `module` exists.
fn instance(line: &str) -> Option<(&str, &str)> {
    line.trim().strip_suffix('(')?.split_once(' ')
}

#[cfg(test)]
mod tests {
    use duo_core::configuration::Configuration;
    use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};

    use super::*;
    use crate::accelerator::Accelerator;

    /// A module as rust-hdl prints it.
    fn module(name: &str, ports: &str, body: &str, instances: &[(&str, &str)]) -> String {
        let instances: String = instances
            .iter()
            .map(|(module, instance)| format!("    {module} {instance}(\n        .clock(clock)\n    );\n"))
            .collect();
        format!("\n\nmodule {name}({ports});\n{body}{instances}endmodule // {name}\n")
    }

    /// A module without sub-modules.
    fn leaf(name: &str, body: &str) -> String {
        module(name, "clock", body, &[])
    }

    /// The modules of the text, by their heads.
    fn heads(verilog: &str) -> Vec<&str> {
        verilog.lines().filter_map(head).collect()
    }

    /// Whether two modules below one top are merged.
    fn merged(one: &str, other: &str) -> bool {
        let top = module("top", "clock", "", &[("top$one", "one"), ("top$other", "other")]);
        let merged = merge("top", &(top + one + other));
        let instances: Vec<_> = merged.lines().filter_map(instance).collect();
        assert_eq!(instances.iter().map(|(_, name)| *name).collect::<Vec<_>>(), ["one", "other"], "{merged}");
        let kept = heads(&merged);
        assert!(instances.iter().all(|(module, _)| kept.contains(module)), "{merged}");
        assert_eq!(kept.len() == 2, instances[0].0 == instances[1].0, "{merged}");
        kept.len() == 2
    }

    #[test]
    fn equal_modules_become_one() {
        let body = "    localparam  five = 8'h5;\n";
        assert!(merged(&leaf("top$one", body), &leaf("top$other", body)));
    }

    #[test]
    fn modules_with_any_difference_stay_apart() {
        let rom = |last| format!("    initial begin\n        rom[0] = 8'h11;\n        rom[1] = 8'h{last};\n    end\n");
        for (one, other) in [
            ("    localparam  five = 8'h5;\n", "    localparam  five = 8'h6;\n"),
            ("    localparam  five = 8'h5;\n", "    localparam  six = 8'h5;\n"),
            ("    input wire  [7:0] d;\n", "    input wire  [6:0] d;\n"),
            ("    input wire  [7:0] d;\n", "    input wire signed [7:0] d;\n"),
            ("    q = 8'h0;\n", "    q = 8'h1;\n"),
            ("    top$one$x = 1;\n", "    top$other$x = 1;\n"),
            (&rom("22"), &rom("23")),
        ] {
            assert!(!merged(&leaf("top$one", one), &leaf("top$other", other)), "{one}{other}");
        }
        assert!(!merged(&module("top$one", "clock,d", "", &[]), &module("top$other", "clock,e", "", &[])));
        assert!(!merged(&leaf("top$one", ""), &format!("// Another wrapper\n{}", leaf("top$other", ""))));
    }

    #[test]
    fn top_stays_apart_from_an_equal_module() {
        let text = module("top", "clock", "", &[("top$a", "a")]) + &module("top$a", "clock", "", &[("top$a$a", "a")]);
        assert_eq!(heads(&merge("top", &(text + &leaf("top$a$a", "")))), ["top", "top$a", "top$a$a"]);
    }

    /// A pair of chains: a module in a module in a module.
    fn chains(last_of_one: &str, last_of_other: &str, instance: &str) -> usize {
        let mut text = module("top", "clock", "", &[("top$one", "one"), ("top$other", "other")]);
        for (chain, last, below) in [("one", last_of_one, "a"), ("other", last_of_other, instance)] {
            text += &module(&format!("top${chain}"), "clock", "", &[(&format!("top${chain}${below}"), below)]);
            text += &module(&format!("top${chain}${below}"), "clock", "", &[(&format!("top${chain}${below}$b"), "b")]);
            text += &leaf(&format!("top${chain}${below}$b"), last);
        }
        heads(&merge("top", &text)).len()
    }

    #[test]
    fn parents_are_equal_if_their_children_are() {
        assert_eq!(chains("    q = 1;\n", "    q = 1;\n", "a"), 4);
        // The only difference is far below.
        assert_eq!(chains("    q = 1;\n", "    q = 2;\n", "a"), 7);
        // An instance with another name makes its parents different.
        assert_eq!(chains("    q = 1;\n", "    q = 1;\n", "c"), 5);
    }

    #[test]
    fn children_in_another_order_are_different() {
        let parent = |name: &str, x: &str, y: &str| module(&format!("top${name}"), "clock", "", &[(x, "x"), (y, "y")]);
        let leaves = |name: &str| {
            leaf(&format!("top${name}$x"), "    q = 1;\n") + &leaf(&format!("top${name}$y"), "    q = 2;\n")
        };
        let straight = parent("one", "top$one$x", "top$one$y") + &leaves("one");
        assert_eq!(count(&(straight.clone() + &parent("other", "top$other$x", "top$other$y") + &leaves("other"))), 4);
        assert_eq!(count(&(straight + &parent("other", "top$other$y", "top$other$x") + &leaves("other"))), 5);
    }

    fn count(below: &str) -> usize {
        let top = module("top", "clock", "", &[("top$one", "one"), ("top$other", "other")]);
        heads(&merge("top", &(top + below))).len()
    }

    #[test]
    fn only_names_of_modules_are_renamed() {
        // Signals, instances and longer names that contain a module's name.
        let body = "    reg  top$one;\n    reg  top$one$q;\n    top$one = top$one$q;\n    wire  xtop$one(\n    top$one$q top$one(\n";
        let text = module("top", "clock", body, &[("top$one", "top$one"), ("top$other", "top$other")])
            + &leaf("top$one", "")
            + &leaf("top$other", "");
        let expected =
            module("top", "clock", body, &[("top$last", "top$one"), ("top$last", "top$other")]) + &leaf("top$last", "");
        let merged = merge("top", &text);
        let kept = heads(&merged)[1];
        assert_eq!(merged, expected.replace("top$last", kept));
    }

    #[test]
    fn other_text_stays() {
        let black_boxes = format!("{}{}", leaf("PLL", ""), leaf("PLL2", "")) + "// The end.\n";
        let top = module("top", "clock", "", &[("PLL", "one"), ("PLL2", "other")]);
        assert_eq!(merge("top", &(top.clone() + &black_boxes)), top + &black_boxes);
    }

    /// The text at every path below `module`, without names of modules.
    fn places<'a>(
        modules: &'a HashMap<&'a str, Module<'a>>,
        module: &str,
        path: &str,
        found: &mut BTreeMap<String, String>,
    ) {
        let Module { texts, names } = &modules[module];
        assert!(found.insert(path.to_owned(), texts.join("?")).is_none(), "{path}");
        for name in names {
            if let Name::Instance { module, instance } = name {
                places(modules, module, &format!("{path}.{instance}"), found);
            }
        }
    }

    #[test]
    fn merging_keeps_every_path_of_the_accelerator() {
        let block = || Accelerator::new(CLOCK_HZ, BAUD, Configuration::default());
        let printed = crate::emit::on_deep_stack(|| crate::emit::printed("accelerator", block()));
        let merged = merge("accelerator", &printed);
        let [before, after] = [&printed, &merged].map(|text| {
            let mut found = BTreeMap::new();
            places(&parse("accelerator", text).0, "accelerator", "accelerator", &mut found);
            found
        });
        assert_eq!(before.len(), heads(&printed).len());
        assert!(before == after);
        // Merging again finds no equal modules.
        assert_eq!(heads(&merge("accelerator", &merged)).len(), heads(&merged).len());
        assert!(10 * heads(&merged).len() < heads(&printed).len(), "{} modules", heads(&merged).len());
    }
}
