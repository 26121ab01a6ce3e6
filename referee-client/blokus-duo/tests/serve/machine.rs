//! The page's machine view shows the same as the Verilog's signals.

use std::collections::BTreeSet;

use duo_core::facts;
use duo_core::position::Position;
use duo_core::trace;
use serde_json::Value;

use crate::server::Server;

const START: &str = "14/14/14/14/14/14/14/14/14/14/14/14/14/14 x 5 0 0 -";

/// A position in the middle of a game: several corners, and windows that wait for the one before.
fn middle() -> String {
    let fact = facts::legal_counts().find(|fact| (60..150).contains(&fact.to_move));
    fact.expect("the data has such a position").position().to_string()
}

fn query(position: &str) -> String {
    format!("/api/machine?position={}", position.replace(' ', "+").replace('/', "%2F"))
}

/// A signal's values, clock by clock, as the server reports them.
struct Told {
    path: String,
    values: Vec<Option<String>>,
}

fn told(served: &Value) -> Vec<Told> {
    let clocks = served["clocks"].as_u64().unwrap() as usize;
    let signal = |signal: &Value| {
        let mut values = vec![None; clocks];
        for change in signal["changes"].as_array().unwrap() {
            values[change[0].as_u64().unwrap() as usize..].fill(change[1].as_str().map(str::to_owned));
        }
        Told { path: signal["path"].as_str().unwrap().to_owned(), values }
    };
    served["signals"].as_array().unwrap().iter().map(signal).collect()
}

#[test]
fn machine_view_equals_the_signals_of_the_verilog_in_every_clock() {
    let server = Server::start(&[]);
    let mut compared = BTreeSet::new();
    let mut all = BTreeSet::new();
    for text in [START.to_owned(), middle()] {
        let served = server.get(&query(&text)).json();
        let signals = told(&served);
        let position: Position = text.parse().unwrap();
        let first = served["first"].as_u64().unwrap();
        let paths: Vec<&str> = signals.iter().map(|signal| signal.path.as_str()).collect();
        let clocks = signals[0].values.len();
        let design = testbench::inner_signals::of_search(trace::input(&position), first, clocks, &paths).unwrap();
        for (signal, design) in signals.iter().zip(&design) {
            for (clock, (told, design)) in signal.values.iter().zip(design).enumerate() {
                if let Some(told) = told {
                    assert_eq!(told, design, "{} in clock {clock} of {text}: told, and in the Verilog", signal.path);
                    compared.insert(signal.path.clone());
                }
            }
            all.insert(signal.path.clone());
        }
    }
    assert!(all.len() > 150, "{} signals", all.len());
    assert_eq!(all.difference(&compared).collect::<Vec<_>>(), Vec::<&String>::new(), "never told with a value");
}

#[test]
fn machine_is_idle_after_the_game() {
    let server = Server::start(&[]);
    let answer = server.get(&query(&START.replace(" 0 0 ", " 2 2 ")));
    assert_eq!((answer.status, answer.error().contains("is over")), (400, true), "{}", answer.body);
}
