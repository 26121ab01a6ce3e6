//! Names of merged modules: after what they are, or after their place.

use std::collections::HashMap;

use super::kind::Kind;

/// Parts whose instances are named by purpose: one instance's name, and the part's name.
const PARTS: [(&str, &str); 4] =
    [("depth_preferred", "table_entries"), ("first", "search"), ("reach_1", "edge_step"), ("wave_0", "diagonal_step")];

/// Instances with another name than their Rust file. In shared files the module gets the file's
/// name, so that each is found from the other.
const BLOCKS: [(&str, &str); 31] = [
    ("usable", "usable_cells"),
    ("rows_at_start", "rows_with"),
    ("picker", "corner_picker"),
    ("picked_cell", "cell_decoder"),
    ("selector", "placement_selector"),
    ("tests", "placement_checks"),
    ("group_tests", "more_than_one"),
    ("placements", "placement_delay"),
    ("counter", "cell_counter"),
    ("own_cells", "piece_cells"),
    ("position", "node_position"),
    ("stream", "node_stream"),
    ("lists", "move_lists"),
    ("moves", "move_ram"),
    ("frames", "frame_ram"),
    ("transpositions", "transposition_table"),
    ("late_move", "late_move_reduction"),
    ("replies", "sibling_refutation"),
    ("walk", "descent"),
    ("tree", "tree_memory"),
    ("paths", "path_memory"),
    ("numbers", "number_ram"),
    ("leading_visits", "leading"),
    ("port", "leaf_port"),
    ("engine", "leaf_search"),
    ("engines", "leaf_engine"),
    ("first_port", "first_leaf_port"),
    ("sums", "row_sums"),
    ("total", "row_total"),
    ("test", "entry_check"),
    ("no_reply", "no_reply_delay"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// For a text with a whole design: every name begins with the top's and a `$`, so that several
    /// designs can be read together.
    Prefixed,
    /// For files that several tops share: without a prefix. Where two modules would get one name,
    /// each is named after a block above it too.
    Shared,
}

/// Chooses for each kind the simplest name that no other kind has. A top keeps its own name.
pub fn choose(kinds: &[Kind], naming: Naming) -> Vec<String> {
    let candidates: Vec<_> = kinds.iter().map(|kind| candidates(kind, naming)).collect();
    let mut chosen = vec![0; kinds.len()];
    loop {
        let names: Vec<&str> = candidates.iter().zip(&chosen).map(|(names, &at)| names[at].as_str()).collect();
        let mut bearers: HashMap<&str, usize> = HashMap::new();
        names.iter().for_each(|name| *bearers.entry(name).or_default() += 1);
        if bearers.len() == names.len() {
            return names.into_iter().map(str::to_owned).collect();
        }
        for ((name, at), candidates) in names.into_iter().zip(&mut chosen).zip(&candidates) {
            // The last candidate is rust-hdl's own name for one module, so it is unique.
            *at = (*at + usize::from(bearers[name] > 1)).min(candidates.len() - 1);
        }
    }
}

/// Possible names of a kind, the simplest first.
fn candidates(kind: &Kind, naming: Naming) -> Vec<String> {
    let shortest = kind.paths.iter().min_by_key(|path| path.len()).expect("a kind is somewhere");
    let [top, below @ ..] = shortest.as_slice() else { unreachable!("a path begins with a top") };
    if below.is_empty() {
        return vec![(*top).to_owned()];
    }
    let instances: Vec<&str> = kind.paths.iter().filter_map(|path| path.last()).map(|name| part(name)).collect();
    let simplest = flip_flop(kind).or_else(|| last_words(&instances).map(str::to_owned)).into_iter();
    let mut names: Vec<String> = match naming {
        Naming::Prefixed => {
            let below: Vec<&str> = below.iter().map(|name| part(name)).collect();
            let by_place = (0..below.len()).rev().map(|above| below[above..].join("$"));
            simplest.chain(by_place).map(|name| format!("{top}${name}")).collect()
        }
        Naming::Shared => {
            let path: Vec<&str> = std::iter::once(*top).chain(below.iter().map(|name| block(part(name)))).collect();
            let (own, above) = path.split_last().expect("a path has an end");
            let by_place = above.iter().rev().map(|place| format!("{place}_{own}"));
            let simplest = simplest.map(|name| block(&name).to_owned());
            simplest.chain([(*own).to_owned()]).chain(by_place).chain([path.join("_")]).collect()
        }
    };
    names.push(kind.module.to_owned());
    names
}

/// The name of an instance without its array index, or the part of [`PARTS`] that it is.
fn part(instance: &str) -> &str {
    let name = match instance.rsplit_once('$') {
        Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => instance,
    };
    PARTS.iter().find(|(part, _)| *part == name).map_or(name, |(_, what)| what)
}

/// The block of [`BLOCKS`] that an instance is, or its own name.
fn block(instance: &str) -> &str {
    BLOCKS.iter().find(|(name, _)| *name == instance).map_or(instance, |(_, block)| block)
}

/// `dff8` for a plain flip-flop of 8 bits; `None` for one that lists the states of a machine.
fn flip_flop(kind: &Kind) -> Option<String> {
    let [_, body, _] = kind.texts else { return None };
    if !body.starts_with("(d,q,clock);") || !body.contains(" q <= d;") || body.contains("localparam") {
        return None;
    }
    let input = body.lines().find_map(|line| line.trim().strip_prefix("input wire ")?.strip_suffix(" d;"))?;
    let width = match input.trim() {
        "" => 1,
        range => range.strip_prefix('[')?.strip_suffix(":0]")?.parse::<usize>().ok()? + 1,
    };
    Some(format!("dff{width}"))
}

/// The last words that all names have in common: `counter` for `bend_counter` and `free_counter`.
fn last_words<'a>(names: &[&'a str]) -> Option<&'a str> {
    let (first, others) = names.split_first()?;
    let mut ends = std::iter::once(0).chain(first.match_indices('_').map(|(at, _)| at + 1)).map(|at| &first[at..]);
    ends.find(|end| {
        !end.starts_with(|first: char| first.is_ascii_digit())
            && others
                .iter()
                .all(|name| name.strip_suffix(end).is_some_and(|before| before.is_empty() || before.ends_with('_')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flip_flop_text(width: &str, state: &str) -> [String; 3] {
        let body = format!(
            "(d,q,clock);\n    input wire  {width}d;\n    output reg  {width}q;\n{state}    initial begin\n       q = 0;\n    end\n    \
             always @(posedge clock) begin\n       q <= d;\n    end\nendmodule // "
        );
        ["module ".to_owned(), body, "\n".to_owned()]
    }

    /// The names of kinds with these texts at these paths.
    fn names(kinds: &[([String; 3], &[&str])], naming: Naming) -> Vec<String> {
        let texts: Vec<Vec<&str>> = kinds.iter().map(|(texts, _)| texts.iter().map(String::as_str).collect()).collect();
        let kinds: Vec<Kind> = kinds
            .iter()
            .zip(&texts)
            .map(|((_, paths), texts)| Kind {
                module: paths[0],
                paths: paths.iter().map(|path| path.split('.').collect()).collect(),
                texts,
                children: vec![None; 2],
            })
            .collect();
        choose(&kinds, naming)
    }

    fn other() -> [String; 3] {
        ["module ", "(clock);\nendmodule // ", "\n"].map(str::to_owned)
    }

    #[test]
    fn flip_flop_is_named_after_its_width() {
        let kinds: [([String; 3], &[&str]); 3] = [
            (flip_flop_text("", ""), &["top.a.one", "top.a.another"]),
            (flip_flop_text("[7:0] ", ""), &["top.a.eight"]),
            (flip_flop_text("[7:0] ", "    localparam State$Idle = 0;\n"), &["top.a.state"]),
        ];
        assert_eq!(names(&kinds, Naming::Prefixed), ["top$dff1", "top$dff8", "top$state"]);
    }

    #[test]
    fn modules_are_named_after_the_common_words_of_their_instances() {
        let kinds: [([String; 3], &[&str]); 5] = [
            (other(), &["top"]),
            (other(), &["top.a.bend_counter", "top.a.free_counter", "top.b.counter"]),
            (other(), &["top.window.cut$0", "top.window.cut$1", "top.window.cut$10"]),
            (other(), &["top.deep.er.latest_1", "top.deep.odd_1"]),
            (other(), &["top.engines.helpers$0", "top.engines.first"]),
        ];
        assert_eq!(names(&kinds, Naming::Prefixed), ["top", "top$counter", "top$cut", "top$odd_1", "top$helpers"]);
    }

    #[test]
    fn modules_with_one_name_are_also_named_after_their_place() {
        let kinds: [([String; 3], &[&str]); 4] = [
            (other(), &["top.uart.state"]),
            (other(), &["top.engines.first.state", "top.engines.helpers$0.state"]),
            // The number is the only difference.
            (other(), &["top.a.cut$0"]),
            (other(), &["top.a.cut$1"]),
        ];
        assert_eq!(
            names(&kinds, Naming::Prefixed),
            ["top$uart$state", "top$search$state", "top.a.cut$0", "top.a.cut$1"]
        );
    }

    #[test]
    fn shared_modules_have_the_names_of_their_blocks_and_of_a_parent_if_two_clash() {
        let kinds: [([String; 3], &[&str]); 6] = [
            (other(), &["search"]),
            (other(), &["search.datapath.position", "engines.first.datapath.position"]),
            (other(), &["search.datapath.transpositions"]),
            (other(), &["best_first.engines$0.engine.datapath.transpositions"]),
            (other(), &["leaf_unit.mover_usable", "leaf_unit.other_usable", "move_generator.usable"]),
            (flip_flop_text("[3:0] ", ""), &["search.four"]),
        ];
        let expected = ["search", "node_position", "search_transposition_table", "leaf_search_transposition_table"];
        assert_eq!(names(&kinds, Naming::Shared)[..4], expected);
        assert_eq!(names(&kinds, Naming::Shared)[4..], ["usable_cells", "dff4"]);
    }

    #[test]
    fn every_named_part_exists() {
        // A file for each module; `cargo xtask tidy` checks that they are what the blocks emit.
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/verilog")).unwrap();
        let modules: Vec<_> = files.map(|file| file.unwrap().path().with_extension("")).collect();
        for (instance, what) in PARTS.iter().chain(&BLOCKS) {
            let names = || modules.iter().filter_map(|module| module.file_name()?.to_str());
            let is_named = |name: &str| name == *what || name.ends_with(&format!("_{what}"));
            assert!(names().any(is_named), "no module is named after {instance}, the {what}");
        }
    }
}
