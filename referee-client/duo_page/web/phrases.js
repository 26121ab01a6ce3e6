// Sentences about a game.

import { SIDES } from "./shapes.js";

/** A side with its player's name. */
export const who = (game, side) => `${SIDES[side]} (${game.names[side]})`;

const played = (turn) => (turn.placed ? `played ${turn.code}` : turn.forced ? "had no move left and passed" : "passed");

/** The turn that led to an earlier position. */
export function backAt(game, ply) {
  const turn = game.turns[ply - 1];
  return `Turn ${ply} of ${game.plies}${turn ? `: ${who(game, turn.side)} ${played(turn)}` : ""}`;
}

/**
 * A sentence, with a space after it, for each side that passed in its last turn. `mine` tells which
 * sides are played on this page.
 */
export function passes(game, mine) {
  const stuck = game.turns.slice(-2).filter((turn) => !turn.placed);
  const alone = mine.filter(Boolean).length === 1;
  return stuck
    .map(({ side, forced }) => {
      const you = alone && mine[side];
      const name = you ? "You" : SIDES[side][0].toUpperCase() + SIDES[side].slice(1);
      return forced ? `${name} ${you ? "have" : "has"} no move left and passed. ` : `${name} passed. `;
    })
    .join("");
}

/** The result of a game. */
export function result(game) {
  const { ended } = game;
  const points = ended.points.map((points) => String(points).replace("-", "−")).join(" : ");
  // A detail that contains the reason stands alone.
  const reason = !ended.detail ? ended.reason : ended.detail.includes(ended.reason) ? ended.detail : `${ended.reason}: ${ended.detail}`;
  if (ended.winner !== null) return `${who(game, ended.winner)} wins, ${points}: ${reason}.`;
  const isDraw = ended.points[0] === ended.points[1] && !ended.detail && ended.reason.match(/placed|passed/);
  return `${isDraw ? "A draw" : "No result"}, ${points}: ${reason}.`;
}
