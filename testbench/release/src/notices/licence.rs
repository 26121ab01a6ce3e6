//! Licence expressions (SPDX), and which licences are permitted.

/// Licences under which a package may be part of a release. All permit that with a notice; for
/// MPL-2.0 the notice must also say where the package's source code is.
const PERMITTED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MPL-2.0",
    "OFL-1.1",
    "Ubuntu-font-1.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether an expression can be satisfied by permitted licences.
pub fn is_permitted(expression: &str) -> bool {
    is_satisfied(expression, &PERMITTED)
}

/// Whether an expression can be satisfied by these licences. False if it is malformed.
pub fn is_satisfied(expression: &str, licences: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, licences };
    reader.any_of() == Some(true) && reader.words.is_empty()
}

/// Reads an expression; `words` is the part still to read. A result of `None` means that the
/// expression is malformed.
struct Reader<'a> {
    words: &'a [&'a str],
    licences: &'a [&'a str],
}

impl Reader<'_> {
    fn any_of(&mut self) -> Option<bool> {
        let mut satisfied = self.all_of()?;
        while self.take("OR") {
            satisfied |= self.all_of()?;
        }
        Some(satisfied)
    }

    fn all_of(&mut self) -> Option<bool> {
        let mut satisfied = self.one()?;
        while self.take("AND") {
            satisfied &= self.one()?;
        }
        Some(satisfied)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let satisfied = self.any_of()?;
            return self.take(")").then_some(satisfied);
        }
        let (&name, rest) = self.words.split_first()?;
        self.words = rest;
        if !self.take("WITH") {
            return Some(self.licences.contains(&name));
        }
        let (&exception, rest) = self.words.split_first()?;
        self.words = rest;
        Some(self.licences.contains(&&*format!("{name} WITH {exception}")))
    }

    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        self.words = &self.words[usize::from(is_next)..];
        is_next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_evaluated() {
        for expression in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "LGPL-3.0-or-later OR MPL-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "GPL-3.0-only WITH Classpath-exception-2.0 OR Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_permitted(expression), "{expression}");
        }
        for expression in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "GPL-3.0-only OR MIT AND AGPL-3.0-only",
            "(MIT",
            "MIT)",
            "MIT OR",
            "MIT Apache-2.0",
            "MIT WITH nothing",
        ] {
            assert!(!is_permitted(expression), "{expression}");
        }
    }
}
