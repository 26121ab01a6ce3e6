//! Finds import circles: modules that need each other, so that none can be read or changed alone.
//!
//! A folder's own file (`mod.rs`, or `x.rs` next to `x/`) may share items with the modules below
//! it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A module: its path from the crate's root, and its text.
pub struct Module {
    /// `["server", "table"]` for `src/server/table.rs`.
    pub path: Vec<String>,
    /// The file.
    pub text: String,
}

/// The modules that each module uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// The circles of a crate, each as the names of its modules in order.
pub fn circles(modules: &[Module]) -> BTreeSet<Vec<String>> {
    let mut uses = Uses::new();
    for module in modules {
        let user = uses.entry(module.path.join("/")).or_default();
        for reference in references(module) {
            // Paths end with names of items; the longest match is the module.
            let used =
                modules.iter().filter(|other| reference.starts_with(&other.path)).max_by_key(|other| other.path.len());
            let related = |other: &Module| module.path.starts_with(&other.path) || other.path.starts_with(&module.path);
            user.extend(used.filter(|other| !related(other)).map(|other| other.path.join("/")));
        }
    }
    shortest_circles(&uses)
}

/// A shortest circle through each module; equal circles count once.
fn shortest_circles(uses: &Uses) -> BTreeSet<Vec<String>> {
    let circles = uses.keys().filter_map(|start| {
        let mut circle = shortest_path(uses, start, start)?;
        let first = (0..circle.len()).min_by_key(|&index| circle[index]).unwrap_or(0);
        circle.rotate_left(first);
        circle.push(circle[0]);
        Some(circle.into_iter().map(str::to_owned).collect())
    });
    circles.collect()
}

/// A shortest path from one module to another, without its end.
fn shortest_path<'a>(uses: &'a Uses, start: &'a str, end: &str) -> Option<Vec<&'a str>> {
    let (mut paths, mut seen) = (VecDeque::from([vec![start]]), BTreeSet::new());
    while let Some(path) = paths.pop_front() {
        for next in uses.get(*path.last()?).into_iter().flatten().map(String::as_str) {
            if next == end {
                return Some(path);
            }
            if seen.insert(next) {
                paths.push_back([&path[..], &[next]].concat());
            }
        }
    }
    None
}

/// Every path in a module that begins with `crate`, `self` or `super`, from the crate's root. Tests
/// are ignored.
fn references(module: &Module) -> Vec<Vec<String>> {
    let text = module.text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let text = text.split("#[cfg(test)]\npub mod tests {").next().unwrap_or_default();
    let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    let mut paths = Vec::new();
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(root) {
            let is_inside = code[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '$'));
            if !is_inside {
                read_tree(&code[at..], &[], &mut paths);
            }
        }
    }
    paths.iter().map(|path| from_root(&module.path, path)).collect()
}

/// Reads a `use` tree or a path in the code: names, and branches in braces. Returns the rest of the
/// text.
fn read_tree<'a>(text: &'a str, before: &[String], paths: &mut Vec<Vec<String>>) -> &'a str {
    let mut path = before.to_vec();
    let mut rest = text.trim_start();
    loop {
        if let Some(mut branches) = rest.strip_prefix('{') {
            while !branches.trim_start().starts_with('}') && !branches.trim_start().is_empty() {
                branches = read_tree(branches, &path, paths).trim_start();
                // Skips the name after `as`.
                branches = branches.find([',', '}']).map_or("", |end| &branches[end..]);
                branches = branches.strip_prefix(',').unwrap_or(branches);
            }
            return branches.trim_start().strip_prefix('}').unwrap_or("");
        }
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        path.push(rest[..end].to_owned());
        rest = &rest[end..];
        let Some(next) = rest.strip_prefix("::") else { break };
        rest = next;
    }
    paths.push(path);
    rest
}

fn from_root(module: &[String], path: &[String]) -> Vec<String> {
    let mut root = module.to_vec();
    for name in path {
        match name.as_str() {
            "crate" => root.clear(),
            "super" => drop(root.pop()),
            "self" => {}
            _ => root.push(name.clone()),
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let modules: Vec<Module> = files
            .iter()
            .map(|(path, text)| Module {
                path: path.split('/').filter(|name| !name.is_empty()).map(str::to_owned).collect(),
                text: (*text).to_owned(),
            })
            .collect();
        circles(&modules).iter().map(|circle| circle.join(" -> ")).collect()
    }

    #[test]
    fn circles_are_found_in_every_form_of_paths() {
        let files = [
            ("", "mod cli;\nmod commands;\nmod server;"),
            ("cli", "use crate::commands::{draw, serve as s};"),
            ("commands/draw", "fn f() { crate::server::run() }"),
            ("commands/serve", ""),
            ("server", "use std::io;\nuse crate::{other::X, cli::{self, Y as Z}};"),
            ("other", "struct X;"),
        ];
        assert_eq!(found(&files), ["cli -> commands/draw -> server -> cli"]);
        let two = [("a", "use crate::b;"), ("b", "use crate::{a, c};"), ("c", "use crate::d;"), ("d", "use crate::c;")];
        assert_eq!(found(&two), ["a -> b -> a", "c -> d -> c"]);
        assert_eq!(found(&[("a/b", "use super::c::{D};"), ("a/c", "use super::b;")]), ["a/b -> a/c -> a/b"]);
    }

    #[test]
    fn parents_tests_comments_and_one_direction_make_no_circles() {
        let files = [
            ("a", "use self::b::B;\nuse crate::c::C;"),
            ("a/b", "use super::A;"),
            ("c", "// use crate::a::A;\nlet x = my_crate::a::A;\n#[cfg(test)]\nmod tests {\n use crate::a::A;\n}"),
            ("d", "use crate::d::D;\nuse super::a;\nmacro_rules! m { () => { $crate::c::C } }"),
        ];
        assert_eq!(found(&files), Vec::<String>::new());
    }
}
