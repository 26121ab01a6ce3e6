//! Play without a terminal: the board as lines, and moves as lines.

use std::collections::VecDeque;
use std::io::{stdin, stdout, Write};
use std::sync::mpsc::{channel, Receiver};
use std::thread;

use referee_client::foreign_text::Printable;

use super::{Hand, LEFT, QUIT, RESIGN};
use crate::board_text;
use crate::protocol::lines;

/// An event from either side.
enum Input {
    Received(String),
    Typed(String),
    /// The connection is closed.
    Disconnected,
    /// Stdin has ended.
    End,
}

/// Plays until the game is over or the input of either side ends.
pub fn run(mut hand: Hand, from_server: Receiver<String>, say: impl Fn(String) -> bool) -> anyhow::Result<()> {
    let (sender, inputs) = channel();
    let received = sender.clone();
    thread::spawn(move || {
        for line in from_server {
            if received.send(Input::Received(line)).is_err() {
                return;
            }
        }
        let _ = received.send(Input::Disconnected);
    });
    thread::spawn(move || {
        let lines = lines(stdin().lock()).map(|line| Input::Typed(line.unwrap_or_else(str::to_owned)));
        // The game may be over by now.
        lines.chain([Input::End]).map_while(|input| sender.send(input).ok()).for_each(drop);
    });
    let mut out = stdout();
    // Lines typed before the person's turn.
    let mut early = VecDeque::new();
    for input in inputs {
        match input {
            Input::Received(line) => {
                let (had_turn, message) = (hand.is_on_turn(), hand.message.clone());
                for answer in hand.receive(&line) {
                    say(answer);
                }
                if hand.is_on_turn() && !had_turn {
                    writeln!(out, "{}", board_text::lines(hand.contest.position(), |_| ' ').join("\n"))?;
                }
                if hand.message != message || hand.is_on_turn() != had_turn {
                    writeln!(out, "{}", hand.message)?;
                }
                if hand.over {
                    return Ok(());
                }
            }
            Input::Disconnected => anyhow::bail!("the connection is closed"),
            typed => early.push_back(typed),
        }
        loop {
            // Leaving waits for the lines before it, but not for the person's turn.
            if matches!(early.front(), Some(Input::Typed(text)) if text.trim() == QUIT) {
                say(RESIGN.to_owned());
                return Ok(writeln!(out, "{LEFT}")?);
            }
            if !hand.is_on_turn() {
                break;
            }
            let Some(typed) = early.pop_front() else { break };
            let Input::Typed(text) = typed else {
                say(RESIGN.to_owned());
                break;
            };
            match text.trim() {
                "" => {}
                RESIGN => {
                    say(RESIGN.to_owned());
                }
                text => match hand.read(text) {
                    Ok(played) => {
                        say(hand.play(played));
                        writeln!(out, "{}", hand.message)?;
                    }
                    Err(why) => writeln!(out, "{}: {why}", Printable(text))?,
                },
            }
        }
    }
    Ok(())
}
