//! Chooses a move on a terminal: reads keys and redraws the screen in place.

use std::io::{stderr, stdin, IsTerminal, Result, Write};
use std::time::Duration;

use console::truncate_str;
use crossterm::event::{poll, read, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use duo_core::pieces::Piece;
use duo_core::placement::Move;

use super::screen::frame;
use super::selection::Selection;
use duo_pictures::text_board::Ink;
use duo_players::game::Game;
use referee_client::raw_screen::RawScreen;
use referee_client::screen::is_dumb;

/// Interval of redrawing, which removes other output from the screen.
const REDRAW: Duration = Duration::from_millis(500);

/// The result of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A legal move.
    Played(Move),
    /// The person has left.
    Left,
}

/// Whether input and output are terminals.
pub fn is_there() -> bool {
    stdin().is_terminal() && stderr().is_terminal() && !is_dumb()
}

/// Lets the person choose a move of the side to move.
pub fn choose(game: &Game) -> Result<Choice> {
    let _screen = RawScreen::open(stderr)?;
    let ink = if console::colors_enabled_stderr() { Ink::Colour } else { Ink::Plain };
    let mut selection = Selection::new(game.position());
    loop {
        draw(&frame(game, selection.as_ref(), ink))?;
        if !poll(REDRAW)? {
            continue;
        }
        if let Event::Key(key) = read()? {
            if key.kind != KeyEventKind::Release {
                if let Some(choice) = press(key, game, selection.as_mut()) {
                    return Ok(choice);
                }
            }
        }
    }
}

/// Handles a key. Returns the choice if the key completes it.
fn press(key: KeyEvent, game: &Game, selection: Option<&mut Selection>) -> Option<Choice> {
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        return Some(Choice::Left);
    }
    let position = game.position();
    let Some(selection) = selection else {
        return (key.code == KeyCode::Enter).then_some(Choice::Played(Move::Pass));
    };
    match key.code {
        KeyCode::Left => selection.go(-1, 0),
        KeyCode::Right => selection.go(1, 0),
        KeyCode::Up => selection.go(0, -1),
        KeyCode::Down => selection.go(0, 1),
        KeyCode::Char(' ') => selection.turn(),
        KeyCode::Char('x') => selection.flip(),
        KeyCode::Char('+') => selection.take_next(position.pieces_left(position.to_move()), true),
        KeyCode::Char('-') => selection.take_next(position.pieces_left(position.to_move()), false),
        KeyCode::Char('w') => {
            selection.go_to_next_legal(position);
        }
        KeyCode::Char(letter) => {
            let piece = u8::try_from(letter).ok().and_then(Piece::from_letter);
            if let Some(piece) = piece.filter(|&piece| position.pieces_left(position.to_move()).contains(piece)) {
                selection.take(piece);
            }
        }
        KeyCode::Enter => {
            let played = Move::Place(selection.placement());
            return position.check(played).is_ok().then_some(Choice::Played(played));
        }
        _ => {}
    }
    None
}

fn draw(lines: &[String]) -> Result<()> {
    let (columns, rows) = terminal::size().ok().filter(|&(columns, rows)| columns > 0 && rows > 0).unwrap_or((80, 24));
    let mut text = "\x1b[H".to_owned();
    for line in lines.iter().take(usize::from(rows).saturating_sub(1)) {
        text += &format!("{}\x1b[K\r\n", truncate_str(line, usize::from(columns), ""));
    }
    // One write per frame prevents flicker.
    let mut out = stderr().lock();
    out.write_all((text + "\x1b[J").as_bytes())?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    fn type_keys(game: &Game, keys: &str) -> (Option<Choice>, Selection) {
        let mut selection = Selection::new(game.position()).unwrap();
        let mut last = None;
        for key in keys.chars() {
            let code = match key {
                '\n' => KeyCode::Enter,
                '>' => KeyCode::Right,
                '<' => KeyCode::Left,
                other => KeyCode::Char(other),
            };
            last = press(KeyEvent::new(code, KeyModifiers::NONE), game, Some(&mut selection));
        }
        (last, selection)
    }

    #[test]
    fn enter_plays_only_a_legal_move() {
        let game = Game::new(Start::Five);
        let (choice, selection) = type_keys(&game, "aw\n");
        assert_eq!(choice, Some(Choice::Played(Move::Place(selection.placement()))));
        assert_eq!(selection.placement().cells(), Start::Five.cells());
        assert_eq!(type_keys(&game, "aw>\n").0, None);
        assert_eq!(type_keys(&game, "aw><\n").0, choice);
    }

    #[test]
    fn piece_that_was_played_cannot_be_taken() {
        let game = Game::from_codes("55a0 aaa0", Start::Five).unwrap();
        let (_, before) = type_keys(&game, "");
        assert_eq!(type_keys(&game, "a").1, before);
        assert_eq!(type_keys(&game, "b").1.piece(), Piece::from_letter(b'b').unwrap());
    }

    #[test]
    fn pass_is_refused_with_legal_moves() {
        let game = Game::from_codes("55a0 aaa0", Start::Five).unwrap();
        let enter = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
        assert_eq!(press(enter, &game, None), Some(Choice::Played(Move::Pass)));
        assert_ne!(press(enter, &game, Selection::new(game.position()).as_mut()), Some(Choice::Played(Move::Pass)));
    }
}
