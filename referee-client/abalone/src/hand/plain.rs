//! The game without a terminal: the board as lines, a move a line.

use std::collections::VecDeque;
use std::io::{stdin, stdout, Write};
use std::sync::mpsc::{channel, Receiver};
use std::thread;

use super::Hand;
use crate::board_text;

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
    thread::spawn(move || {
        let lines = stdin().lines().map_while(Result::ok).map(Coming::Typed);
        // Whoever listened may have ended the game.
        lines.chain([Coming::Silent]).map_while(|coming| sender.send(coming).ok()).for_each(drop);
    });
    let mut out = stdout();
    // What was typed before it was their turn.
    let mut early = VecDeque::new();
    for coming in coming {
        match coming {
            Coming::Told(line) => {
                let (had_turn, message) = (hand.is_on_turn(), hand.message.clone());
                for answer in hand.hear(&line) {
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
            Coming::Closed => anyhow::bail!("the connection is closed"),
            typed => early.push_back(typed),
        }
        while hand.is_on_turn() {
            let Some(typed) = early.pop_front() else { break };
            let Coming::Typed(text) = typed else {
                say("resign".to_owned());
                break;
            };
            match text.trim() {
                "" => {}
                "resign" => {
                    say("resign".to_owned());
                }
                text => match hand.read(text) {
                    Ok(played) => {
                        say(hand.play(played));
                        writeln!(out, "{}", hand.message)?;
                    }
                    Err(why) => writeln!(out, "{text}: {why}")?,
                },
            }
        }
    }
    Ok(())
}
