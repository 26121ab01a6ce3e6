//! The accelerator's Verilog on the page: its simulation is built in a thread of the server.

use serde_json::json;

use crate::server::{of_kind, Server};
use crate::thinking;

#[test]
fn a_game_of_the_simulation_is_played_without_cargo_and_the_server_lives_on() {
    // The first time it has to be built, which takes minutes; here in the small stack of a test's thread, too.
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
