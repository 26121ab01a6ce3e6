//! Play on a terminal: reads keys and redraws the picture in place.

use std::io::{stdout, Write};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use crossterm::event::{poll, read, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use referee_client::raw_screen::RawScreen;

use super::screen::{frame, Frame};
use super::selection::{Arrow, Selection};
use super::{Hand, LEFT, QUIT, RESIGN};

/// Interval at which the clock is redrawn.
const TICK: Duration = Duration::from_millis(100);

/// Maximum length of a typed text in characters.
const MAX_TYPED: usize = 12;

/// Plays until the game is over and a key is pressed, or the person leaves.
pub fn run(mut hand: Hand, lines: &Receiver<String>, say: impl Fn(String) -> bool) -> anyhow::Result<()> {
    let screen = RawScreen::open(stdout)?;
    let mut input = Input::new();
    let mut connected = true;
    loop {
        while connected {
            match lines.try_recv() {
                Ok(line) => {
                    for answer in hand.receive(&line) {
                        say(answer);
                    }
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    connected = false;
                    if !hand.over {
                        hand.message = "the connection is closed".to_owned();
                        hand.over = true;
                    }
                }
            }
        }
        draw(&frame(&hand, &input.selection, &input.typed))?;
        if !poll(TICK)? {
            continue;
        }
        let Event::Key(key) = read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let interrupts = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if interrupts || input.quits(key.code) {
            if !hand.over {
                say(RESIGN.to_owned());
                hand.message = LEFT.to_owned();
            }
            break;
        }
        if hand.over {
            break;
        }
        if let Some(line) = input.press(key.code, &mut hand) {
            say(line);
        }
    }
    drop(screen);
    // Keep the last message readable after the picture is gone.
    writeln!(stdout(), "{}", hand.message)?;
    Ok(())
}

/// The person's choice and typed text so far.
struct Input {
    selection: Selection,
    typed: String,
}

impl Input {
    fn new() -> Input {
        Input { selection: Selection::new(), typed: String::new() }
    }

    /// Whether this key completes the word with which a person leaves.
    fn quits(&self, key: KeyCode) -> bool {
        key == KeyCode::Enter && self.typed == QUIT
    }

    /// Handles a key; returns the line to send, if any.
    fn press(&mut self, key: KeyCode, hand: &mut Hand) -> Option<String> {
        match key {
            KeyCode::Left => self.selection.go(Arrow::Left),
            KeyCode::Right => self.selection.go(Arrow::Right),
            KeyCode::Up => self.selection.go(Arrow::Up),
            KeyCode::Down => self.selection.go(Arrow::Down),
            KeyCode::Esc => {
                self.selection.clear();
                self.typed.clear();
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter if !self.typed.is_empty() => return self.submit(hand),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if !hand.is_on_turn() {
                    hand.message = "it is not your turn".to_owned();
                } else if let Some(played) = self.selection.choose(hand.contest.position()) {
                    return Some(hand.play(played));
                }
            }
            KeyCode::Char(letter) if letter.is_ascii_alphanumeric() && self.typed.len() < MAX_TYPED => {
                self.typed.push(letter);
            }
            _ => {}
        }
        None
    }

    /// Submits the typed text: `resign`, or a move. A refused move is removed from the line.
    fn submit(&mut self, hand: &mut Hand) -> Option<String> {
        let typed = std::mem::take(&mut self.typed);
        if typed == RESIGN {
            return Some(typed);
        }
        match hand.read(&typed) {
            Ok(played) => {
                self.selection.clear();
                Some(hand.play(played))
            }
            Err(why) => {
                hand.message = format!("{typed}: {why}");
                None
            }
        }
    }
}

fn draw(frame: &Frame) -> std::io::Result<()> {
    let (columns, rows) = terminal::size()?;
    let mut text = "\x1b[H".to_owned();
    // A line end in the last row would scroll the picture.
    for line in frame.lines(usize::from(columns), usize::from(rows).saturating_sub(1)) {
        let line: String = line.chars().take(usize::from(columns)).collect();
        text += &format!("{line}\x1b[K\r\n");
    }
    // One write for each frame prevents flicker.
    let mut out = stdout().lock();
    out.write_all((text + "\x1b[J").as_bytes())?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn type_line(input: &mut Input, hand: &mut Hand, text: &str) -> Option<String> {
        for letter in text.chars() {
            assert_eq!(input.press(KeyCode::Char(letter), hand), None);
        }
        input.press(KeyCode::Enter, hand)
    }

    #[test]
    fn refused_move_leaves_the_line_and_the_next_one_is_played() {
        let (mut input, mut hand) = (Input::new(), Hand::new("Ada".to_owned()));
        hand.receive("position startpos");
        hand.receive("go");
        assert_eq!(type_line(&mut input, &mut hand, "a1a2"), None);
        assert!(hand.message.starts_with("a1a2: more than three"), "{}", hand.message);
        assert_eq!(input.typed, "");
        assert_eq!(type_line(&mut input, &mut hand, "a1b2"), Some("bestmove a1b2".to_owned()));
    }

    #[test]
    fn resign_can_be_typed_on_either_turn() {
        let (mut input, mut hand) = (Input::new(), Hand::new("Ada".to_owned()));
        assert_eq!(type_line(&mut input, &mut hand, "resign"), Some("resign".to_owned()));
        hand.receive("go");
        assert_eq!(type_line(&mut input, &mut hand, "resign"), Some("resign".to_owned()));
    }
}
