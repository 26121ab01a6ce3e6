//! The progress of a search as the machine reports it.

use serde_json::{json, Value};

use crate::server::{of_kind, Server};

/// Checks that the reported searches of this side fit its turns. Returns their number.
pub fn check(events: &[Value], side: u64) -> usize {
    let mut thoughts: Vec<&Value> = Vec::new();
    let mut checked = 0;
    for event in events {
        match event["kind"].as_str() {
            Some("thinking") => thoughts.push(event),
            Some("turn") => {
                for (index, thought) in thoughts.iter().enumerate() {
                    let steps = thought["steps"].as_array().unwrap();
                    let spent: u64 = steps.iter().map(|step| step[1].as_u64().unwrap()).sum();
                    assert_eq!(
                        (thought["depth"].as_u64(), thought["cycles"].as_u64()),
                        (Some(index as u64 + 1), Some(spent))
                    );
                    assert_eq!(
                        (&thought["moves"][0]["side"], thought["ply"].as_u64()),
                        (&json!(side), event["ply"].as_u64().map(|ply| ply - 1))
                    );
                }
                if let Some(last) = thoughts.last() {
                    assert!(
                        last["depth"].as_u64() <= event["depth"].as_u64()
                            && last["nodes"].as_u64() <= event["nodes"].as_u64(),
                        "{last}, {event}"
                    );
                    assert!(last["cycles"].as_u64() <= event["cycles"].as_u64(), "{last}, {event}");
                    checked += 1;
                }
                thoughts.clear();
            }
            _ => {}
        }
    }
    checked
}

#[test]
fn model_reports_the_result_and_cycles_of_each_iteration() {
    let server = Server::start(&[]);
    let order = json!({ "first": "random:1", "second": "model", "budget_cycles": 20_000 });
    let path = format!("/api/games/{}", server.post("/api/games", &order).json()["id"]);
    let events = server.whole_game(&path);
    let turns = of_kind(&events, "turn").into_iter().filter(|turn| turn["side"] == 1).count();
    assert_eq!(check(&events, 1), turns, "{events:?}");
    assert!(turns > 5);
}
