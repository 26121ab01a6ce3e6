//! The game without a terminal: the board as lines, a move a line.

use std::io::{stdin, stdout, Write};
use std::sync::mpsc::{channel, Receiver};
use std::thread;

use super::Hand;
use crate::table;

/// What comes, from either side.
enum Coming {
    Told(String),
    Typed(String),
    /// Nothing more is told.
    Closed,
    /// Nothing more is typed.
    Silent,
}

/// Plays until the game is over, or nobody says anything more.
pub fn run(mut hand: Hand, lines: Receiver<String>, say: impl Fn(String) -> bool) -> anyhow::Result<()> {
    let (sender, coming) = channel();
    let told = sender.clone();
    thread::spawn(move || {
        for line in lines {
            if told.send(Coming::Told(line)).is_err() {
                return;
            }
        }
        let _ = told.send(Coming::Closed);
    });
    let mut typed = Some(sender);
    let mut out = stdout();
    for coming in coming {
        match coming {
            Coming::Told(line) => {
                let (had_turn, message) = (hand.is_on_turn(), hand.message.clone());
                for answer in hand.hear(&line) {
                    say(answer);
                }
                if hand.is_on_turn() && !had_turn {
                    writeln!(out, "{}", table::lines(hand.contest.position(), |_| ' ').join("\n"))?;
                }
                if hand.message != message || hand.is_on_turn() != had_turn {
                    writeln!(out, "{}", hand.message)?;
                }
                if hand.over {
                    return Ok(());
                }
                // Nobody is asked before their first turn, so that what is typed waits for it.
                if let Some(typed) = typed.take_if(|_| hand.is_on_turn()) {
                    thread::spawn(move || {
                        for line in stdin().lines().map_while(Result::ok) {
                            if typed.send(Coming::Typed(line)).is_err() {
                                return;
                            }
                        }
                        let _ = typed.send(Coming::Silent);
                    });
                }
            }
            Coming::Typed(text) => match text.trim() {
                "" => {}
                "resign" => {
                    say("resign".to_owned());
                }
                text => match hand.read(text) {
                    Ok(played) => {
                        say(hand.play(played));
                    }
                    Err(why) => writeln!(out, "{text}: {why}")?,
                },
            },
            Coming::Closed => anyhow::bail!("the connection is closed"),
            Coming::Silent => {
                say("resign".to_owned());
            }
        }
    }
    Ok(())
}
