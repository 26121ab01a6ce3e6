//! Play on a terminal: reads keys and redraws the picture in place.

use std::io::{stdout, Write};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use crossterm::event::{poll, read, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::{cursor, execute, terminal};

use super::screen::frame;
use super::selection::{Arrow, Selection};
use super::Hand;

/// How often the clock is redrawn.
const TICK: Duration = Duration::from_millis(100);

/// Characters of the longest typed text.
const LONGEST_TYPED: usize = 12;

/// Restores the terminal when dropped, however the game ends.
struct Raw;

impl Raw {
    fn new() -> std::io::Result<Raw> {
        terminal::enable_raw_mode()?;
        let raw = Raw;
        execute!(stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        Ok(raw)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // If the terminal is gone there is nothing to restore.
        let _ = execute!(stdout(), cursor::Show, terminal::LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

/// Plays until the game is over and a key is pressed, or the person leaves.
pub fn run(mut hand: Hand, lines: &Receiver<String>, say: impl Fn(String) -> bool) -> anyhow::Result<()> {
    let raw = Raw::new()?;
    let (mut selection, mut typed) = (Selection::new(), String::new());
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
        draw(&frame(&hand, &selection, &typed))?;
        if !poll(TICK)? {
            continue;
        }
        let Event::Key(key) = read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            if !hand.over {
                say("resign".to_owned());
                hand.message = "you have left the game".to_owned();
            }
            break;
        }
        if hand.over {
            break;
        }
        match key.code {
            KeyCode::Left => selection.go(Arrow::Left),
            KeyCode::Right => selection.go(Arrow::Right),
            KeyCode::Up => selection.go(Arrow::Up),
            KeyCode::Down => selection.go(Arrow::Down),
            KeyCode::Esc => {
                selection.clear();
                typed.clear();
            }
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Enter if !typed.is_empty() => match hand.read(&typed) {
                Ok(played) => {
                    typed.clear();
                    selection.clear();
                    say(hand.play(played));
                }
                Err(why) => hand.message = format!("{typed}: {why}"),
            },
            KeyCode::Enter | KeyCode::Char(' ') => {
                if !hand.is_on_turn() {
                    hand.message = "it is not your turn".to_owned();
                } else if let Some(played) = selection.choose(hand.contest.position()) {
                    say(hand.play(played));
                }
            }
            KeyCode::Char(letter) if letter.is_ascii_alphanumeric() && typed.len() < LONGEST_TYPED => {
                typed.push(letter)
            }
            _ => {}
        }
    }
    drop(raw);
    // The last news stay readable after the picture is gone.
    writeln!(stdout(), "{}", hand.message)?;
    Ok(())
}

fn draw(lines: &[String]) -> std::io::Result<()> {
    let (columns, rows) = terminal::size()?;
    let mut text = "\x1b[H".to_owned();
    for line in lines.iter().take(usize::from(rows).saturating_sub(1)) {
        let line: String = line.chars().take(usize::from(columns)).collect();
        text += &format!("{line}\x1b[K\r\n");
    }
    // One write for each frame prevents flicker.
    let mut out = stdout().lock();
    out.write_all((text + "\x1b[J").as_bytes())?;
    out.flush()
}
