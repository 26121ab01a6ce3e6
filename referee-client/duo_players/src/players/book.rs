//! The opening book that comes with the programs; `cargo lab book` makes it.

use std::sync::LazyLock;

use duo_core::book::Book;

const TEXT: &str = include_str!("../../data/book.tsv");

/// The opening book, parsed once.
pub fn built_in() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| Book::parse(TEXT).expect("the book is tested"));
    &BOOK
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;
    use duo_core::position::Position;

    #[test]
    fn book_parses_and_knows_both_first_positions() {
        let book = Book::parse(TEXT).unwrap();
        assert_eq!(book.len(), TEXT.lines().filter(|line| !line.starts_with('#')).count());
        assert!(book.len() > 50);
        for start in [Start::Five, Start::Ten] {
            assert!(built_in().find(&Position::new(start), 0).is_some());
        }
    }
}
