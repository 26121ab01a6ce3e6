//! A kind of modules: modules that are equal except for their own names.

/// A group of equal modules.
pub(super) struct Kind<'a> {
    /// The name of one of them before the merge.
    pub(super) module: &'a str,
    /// The path of each: the top, then the names of the instances down to it.
    pub(super) paths: Vec<Vec<&'a str>>,
    /// The text, split where it names a module.
    pub(super) texts: &'a [&'a str],
    /// The kinds of the sub-modules named between the texts; `None` stands for the module's own
    /// name.
    pub(super) children: Vec<Option<usize>>,
}

impl Kind<'_> {
    /// The text under the name `own`, with `names` for all kinds.
    pub(super) fn print(&self, own: &str, names: &[String]) -> String {
        let mut text = self.texts[0].to_owned();
        for (child, after) in self.children.iter().zip(&self.texts[1..]) {
            text.push_str(child.map_or(own, |child| &names[child]));
            text.push_str(after);
        }
        text
    }
}
