//! A module as it stands in a design once, however many instances it has.

/// A module that is equal to all others of its kind.
pub(super) struct Kind<'a> {
    /// What it is called before the merger, in one of the places.
    pub(super) module: &'a str,
    /// The top and the instances' names from there down to itself, for each place in a design.
    pub(super) paths: Vec<Vec<&'a str>>,
    /// Its text, cut open where the name of a module stands.
    pub(super) texts: &'a [&'a str],
    /// The kinds of its sub-modules between the texts; none where its own name stands.
    pub(super) children: Vec<Option<usize>>,
}

impl Kind<'_> {
    /// Its text, under the name `own`, with the names of all kinds.
    pub(super) fn print(&self, own: &str, names: &[String]) -> String {
        let mut text = self.texts[0].to_owned();
        for (child, after) in self.children.iter().zip(&self.texts[1..]) {
            text.push_str(child.map_or(own, |child| &names[child]));
            text.push_str(after);
        }
        text
    }
}
