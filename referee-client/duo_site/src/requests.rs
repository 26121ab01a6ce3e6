//! The page's requests and their answers: `{"ok": ...}`, or `{"error": ...}` with a reason for
//! people.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use duo_core::cycle_model::timing::CLOCK_HZ;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

use crate::game::PageGame;
use crate::SendEvent;
use duo_page::events::Event;
use duo_page::machine::machine;
use duo_page::offers::{levels, Offers};
use duo_page::order::{Order, OrderForm};
use duo_page::positions;
use duo_page::records;
use duo_page::session::Refused;
use duo_page::shapes::shapes;
use duo_players::strength::Strength;

/// All games of the page.
pub struct BackEnd {
    offers: Offers,
    games: BTreeMap<u32, PageGame>,
    send_event: SendEvent,
}

/// A request.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
enum Request {
    Shapes,
    Offer,
    NewGame {
        order: OrderForm,
    },
    Step {
        id: u32,
    },
    Summary {
        id: u32,
    },
    LegalMoves {
        id: u32,
    },
    Play {
        id: u32,
        ply: u32,
        code: String,
    },
    Go {
        id: u32,
        ply: usize,
    },
    Resign {
        id: u32,
    },
    Stop {
        id: u32,
    },
    Rematch {
        id: u32,
    },
    Record {
        id: u32,
    },
    OpenRecord {
        text: String,
    },
    Position {
        text: String,
        code: Option<String>,
    },
    Machine {
        text: String,
    },
    Hint {
        text: String,
    },
    /// Sends an event at each depth and answers at the end. The page ends the worker to stop it.
    Analyse {
        text: String,
        lines: usize,
    },
}

impl BackEnd {
    /// A back end that sends events through `send_event` while it answers a request.
    pub fn new(send_event: SendEvent) -> BackEnd {
        BackEnd { offers: Offers::in_process(), games: BTreeMap::new(), send_event }
    }

    /// Answers a request.
    pub fn answer(&mut self, request: &[u8]) -> String {
        let request = serde_json::from_slice(request).map_err(|why| why.to_string());
        match request.and_then(|request| self.carry_out(request)) {
            Ok(value) => json!({ "ok": value }).to_string(),
            Err(why) => json!({ "error": why }).to_string(),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Shapes => value(shapes()),
            Request::Offer => value(self.offer()),
            Request::NewGame { order } => {
                let order = order.check(&self.offers)?;
                if order.own_side.is_some() {
                    return Err("a game on two devices needs a server".to_owned());
                }
                self.begin(order)
            }
            Request::Step { id } => value(self.game(id)?.step()),
            Request::Summary { id } => value(self.game(id)?.session().summary()),
            Request::LegalMoves { id } => value(self.game(id)?.session().legal_moves()),
            Request::Play { id, ply, code } => value(self.game(id)?.play(ply, &code).map_err(refusal_text)?),
            Request::Go { id, ply } => value(self.game(id)?.go_to(ply).map_err(refusal_text)?),
            Request::Resign { id } => value(self.game(id)?.resign().map_err(refusal_text)?),
            Request::Stop { id } => value(self.game(id)?.stop()),
            Request::Rematch { id } => {
                let order = self.game(id)?.session().rematch().map_err(refusal_text)?;
                self.begin(order)
            }
            Request::Record { id } => value(self.game(id)?.session().record()),
            Request::OpenRecord { text } => value(records::open(&text)?),
            Request::Position { text, code } => value(positions::describe(&positions::read(&text, code.as_deref())?)),
            Request::Machine { text } => value(machine(&positions::read(&text, None)?)?),
            Request::Hint { text } => value(positions::hint(&positions::read(&text, None)?)?),
            Request::Analyse { text, lines } => {
                let (position, send_event) = (positions::read(&text, None)?, self.send_event);
                positions::analyse_aloud(&position, lines, &AtomicBool::new(false), |report| {
                    send_event(&value(Event::Report(Box::new(report))).unwrap_or_default().to_string());
                    ControlFlow::Continue(())
                });
                value(Event::Complete)
            }
        }
    }

    /// The choices for a new game.
    fn offer(&self) -> Value {
        json!({
            "players": self.offers.list(),
            "strengths": Strength::ALL.map(Strength::to_json),
            "levels": levels(),
            "clock_hz": CLOCK_HZ,
            "records": false,
            "record_bytes": records::MAX_BYTES,
            "devices": false,
        })
    }

    fn begin(&mut self, order: Order) -> Result<Value, String> {
        let id = self.games.last_key_value().map_or(1, |(last, _)| last + 1);
        let game = PageGame::new(order, self.send_event);
        let begun = json!({ "id": id, "told": game.begin() });
        self.games.insert(id, game);
        Ok(begun)
    }

    fn game(&mut self, id: u32) -> Result<&mut PageGame, String> {
        self.games.get_mut(&id).ok_or_else(|| format!("there is no game {id} on this page"))
    }
}

fn refusal_text(refused: Refused) -> String {
    refused.to_string()
}

fn value(answer: impl Serialize) -> Result<Value, String> {
    serde_json::to_value(answer).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;
    use duo_core::search::techniques::Techniques;
    use duo_players::game::Game;
    use duo_players::player::Player;
    use duo_players::players::model::Model;
    use std::time::Duration;

    fn ask(back_end: &mut BackEnd, request: Value) -> Result<Value, String> {
        let answer: Value = serde_json::from_str(&back_end.answer(request.to_string().as_bytes())).unwrap();
        match answer.get("error") {
            Some(why) => Err(why.as_str().unwrap().to_owned()),
            None => Ok(answer["ok"].clone()),
        }
    }

    fn begin(back_end: &mut BackEnd, order: Value) -> Vec<Value> {
        let begun = ask(back_end, json!({ "ask": "new_game", "order": order })).unwrap();
        assert_eq!(begun["told"]["events"][0]["kind"], "begun");
        step_until_waiting(back_end, &begun["id"], &begun["told"])
    }

    /// Steps until the game waits or is over; returns the events.
    fn step_until_waiting(back_end: &mut BackEnd, id: &Value, told: &Value) -> Vec<Value> {
        let mut told = told.clone();
        let mut events = told["events"].as_array().unwrap().clone();
        while told["next"] == "step" {
            told = ask(back_end, json!({ "ask": "step", "id": id })).unwrap();
            events.extend(told["events"].as_array().unwrap().iter().cloned());
        }
        events
    }

    #[test]
    fn game_steps_to_its_end_as_the_players_play_it() {
        let order = json!({ "first": "model", "second": "model", "budget_cycles": 3000 });
        let events = begin(&mut BackEnd::new(|_| {}), order);
        let of = |kind: &str| events.iter().filter(|event| event["kind"] == kind).cloned().collect::<Vec<_>>();
        let mut players = [(); 2].map(|()| Model::new(Techniques::default(), 3000));
        let mut game = Game::new(Start::Five);
        for turn in of("turn") {
            let player = &mut players[game.position().to_move().index()];
            let reply = player.reply(&game, Duration::from_secs(1)).unwrap();
            assert_eq!((&turn["code"], &turn["nodes"]), (&json!(reply.code.to_string()), &json!(reply.search.nodes)));
            game.play(duo_core::notation::decode(reply.code).unwrap()).unwrap();
        }
        assert!(game.position().is_over());
        // The first position is judged too.
        assert_eq!(of("value").len(), game.history().len() + 1);
        assert_eq!((of("ended").len(), &events.last().unwrap()["kind"]), (1, &json!("complete")));
    }

    #[test]
    fn guest_moves_resigns_and_starts_a_rematch() {
        let mut back_end = BackEnd::new(|_| {});
        let events = begin(&mut back_end, json!({ "first": "human", "second": "first-legal" }));
        assert_eq!(events.iter().filter(|event| event["kind"] == "turn").count(), 0);
        let mut play =
            |ply: u32, code: &str| ask(&mut back_end, json!({ "ask": "play", "id": 1, "ply": ply, "code": code }));
        for (ply, code, why) in
            [(0, "55z9", "55z9"), (0, "11a0", "11a0: "), (1, "53e0", "that was turn 2"), (0, "5", "")]
        {
            assert!(play(ply, code).is_err_and(|said| said.contains(why)), "{code}");
        }
        let told = play(0, "53e0").unwrap();
        let events = step_until_waiting(&mut back_end, &json!(1), &told);
        assert_eq!(events.iter().filter(|event| event["kind"] == "turn").count(), 2);
        let legal = ask(&mut back_end, json!({ "ask": "legal_moves", "id": 1 })).unwrap();
        assert!(legal["ply"] == 2 && legal["placements"].as_array().unwrap().len() > 10);
        assert!(ask(&mut back_end, json!({ "ask": "rematch", "id": 1 })).is_err());
        let end = ask(&mut back_end, json!({ "ask": "resign", "id": 1 })).unwrap();
        assert_eq!((&end["next"], &end["events"][0]["winner"]), (&json!("nothing"), &json!(1)));
        let again = ask(&mut back_end, json!({ "ask": "rematch", "id": 1 })).unwrap();
        assert_eq!((&again["id"], &again["told"]["events"][0]["guests"]), (&json!(2), &json!([false, true])));
        let stopped = ask(&mut back_end, json!({ "ask": "stop", "id": 2 })).unwrap();
        assert_eq!(stopped["events"][0]["reason"], "stopped");
        assert_eq!(ask(&mut back_end, json!({ "ask": "summary", "id": 2 })).unwrap()["running"], false);
    }

    #[test]
    fn record_of_a_game_can_be_opened_again() {
        let mut back_end = BackEnd::new(|_| {});
        begin(&mut back_end, json!({ "first": "human", "second": "human" }));
        ask(&mut back_end, json!({ "ask": "play", "id": 1, "ply": 0, "code": "53e0" })).unwrap();
        let text = ask(&mut back_end, json!({ "ask": "record", "id": 1 })).unwrap();
        let events = ask(&mut back_end, json!({ "ask": "open_record", "text": text })).unwrap();
        assert_eq!((&events[2]["code"], &events[3]["reason"]), (&json!("53e0"), &json!("the record ends here")));
        assert!(ask(&mut back_end, json!({ "ask": "open_record", "text": "(" })).is_err());
    }

    #[test]
    fn impossible_requests_are_refused_with_a_reason() {
        let mut back_end = BackEnd::new(|_| {});
        for (request, why) in [
            (json!({ "ask": "nothing" }), "unknown variant `nothing`"),
            (json!({ "ask": "step", "id": 7 }), "there is no game 7"),
            (json!({ "ask": "new_game", "order": { "first": "gtp:sh", "second": "human" } }), "there is no player"),
            (
                json!({ "ask": "new_game", "order": { "first": "human", "second": "human", "own_side": 0 } }),
                "a game on two devices needs a server",
            ),
        ] {
            assert!(ask(&mut back_end, request).is_err_and(|said| said.contains(why)), "{why}");
        }
        assert_eq!(ask(&mut back_end, json!({ "ask": "shapes" })).unwrap()["board_size"], 14);
        let offer = ask(&mut back_end, json!({ "ask": "offer" })).unwrap();
        assert_eq!(offer["strengths"][0]["name"], "quick");
    }
}
