//! The accelerator's Verilog on the page: a thread of the server builds its simulation.

use serde_json::json;

use crate::server::{of_kind, Server};
use crate::thinking;

#[test]
fn simulated_accelerator_plays_without_cargo_and_the_server_survives() {
    // The first build takes minutes; here it also runs in the small stack of a test's thread.
    testbench::sim::design().unwrap();
    let server = Server::with(&[], |program| {
        program.env_clear().envs(["PATH", "HOME"].map(|name| (name, std::env::var_os(name).unwrap_or_default())));
    });
    let order = json!({ "first": "sim", "second": "random:3", "budget_cycles": 1000 });
    let answer = server.post("/api/games", &order);
    assert_eq!(answer.status, 201, "{}", answer.body);
    let path = format!("/api/games/{}", answer.json()["id"]);
    let events = server.whole_game(&path);
    assert!(of_kind(&events, "turn").len() > 10, "{events:?}");
    assert_eq!(thinking::check(&events, 0), of_kind(&events, "turn").len().div_ceil(2), "the fast model tells");
    assert_eq!(server.get("/").status, 200);
}
