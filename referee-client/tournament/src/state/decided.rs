//! Describes decisions in words, and finds the games that they concern.

use super::State;
use crate::decisions::{list, Decision};
use crate::results::{GameResult, WITHDRAWN};

impl Decision {
    /// The decision in words, with the names of the teams and its reason.
    pub fn describe(&self, state: &State) -> String {
        format!("{}: {}", self.in_words(state), self.reason())
    }

    fn in_words(&self, state: &State) -> String {
        match self {
            Decision::Replay { game, .. } => match state.names_of(*game) {
                names if names.is_empty() => format!("game {game} is played again"),
                names => format!("{} play game {game} again", list(&names)),
            },
            Decision::Overrule { game, ruling, .. } => ruling.in_words(*game, &state.names_of(*game)),
            Decision::Withdraw { player, .. } => format!("{player} withdraws"),
            Decision::Enter { player, .. } => format!("{} enters", player.name()),
            Decision::Revoke { number, .. } => match state.decision(*number) {
                Some(revoked) => format!("decision {number} is revoked ({})", revoked.in_words(state)),
                None => format!("decision {number} is revoked"),
            },
        }
    }
}

impl GameResult {
    /// Whether this decision of the tournament concerns the game.
    pub fn is_decided_by(&self, decision: &Decision, state: &State) -> bool {
        match decision {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } => *game == self.game,
            Decision::Withdraw { player, .. } => self.outcome.reason == WITHDRAWN && self.players.contains(player),
            Decision::Enter { .. } => false,
            Decision::Revoke { number, .. } => {
                state.decision(*number).is_some_and(|revoked| self.is_decided_by(revoked, state))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::Ruling;
    use crate::format::Format;
    use crate::plan::tests::plan;

    #[test]
    fn describe_names_the_teams() {
        let state = State::new(plan(Format::RoundRobin, &["Jena=x", "Porto=y"], 1));
        let overrule = |ruling| Decision::Overrule { game: 2, ruling, reason: "the hub".to_owned() };
        for (decision, words) in [
            (overrule(Ruling::First), "Porto wins game 2 against Jena: the hub"),
            (overrule(Ruling::Second), "Jena wins game 2 against Porto: the hub"),
            (overrule(Ruling::Draw), "game 2 between Porto and Jena is a draw: the hub"),
            (overrule(Ruling::Nobody), "Porto and Jena lose game 2: the hub"),
            (overrule(Ruling::Points(vec![0.75, 0.25])), "game 2 counts Porto 0.75, Jena 0.25 points: the hub"),
            (Decision::Replay { game: 1, reason: "power".to_owned() }, "Jena and Porto play game 1 again: power"),
        ] {
            assert_eq!(decision.describe(&state), words);
        }
    }
}
