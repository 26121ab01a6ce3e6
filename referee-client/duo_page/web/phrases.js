// Sentences about a game.

import { sideName, sideTitle, t } from "./language.js";

/** A side with its player's name. */
export const who = (game, side) => t("who", { side: sideName(side), name: game.names[side] });

/** The reasons for the end of a game, by the server's words. */
const REASONS = {
  "both players passed": () => t("reason.passed"),
  "all pieces placed": () => t("reason.placed"),
  "illegal move": () => t("reason.illegal"),
  timeout: () => t("reason.timeout"),
  "malformed reply": () => t("reason.malformed"),
  disconnected: () => t("reason.disconnected"),
  resigned: () => t("reason.resigned"),
  abandoned: () => t("reason.abandoned"),
  stopped: () => t("reason.stopped"),
  "not played": () => t("reason.unplayed"),
  "broken off": () => t("reason.broken"),
};

const inOwnWords = (reason) => REASONS[reason]?.() ?? reason;

/** The turn that led to an earlier position. */
export function backAt(game, ply) {
  const turn = game.turns[ply - 1];
  const values = { ply, plies: game.plies };
  if (!turn) return t("past", values);
  Object.assign(values, { who: who(game, turn.side), code: turn.code });
  if (turn.placed) return t("past.placed", values);
  return t(turn.forced ? "past.stuck" : "past.passed", values);
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
      const values = { side: sideTitle(side) };
      const sentence = alone && mine[side] ? t(forced ? "stuck.you" : "passed.you") : t(forced ? "stuck.side" : "passed.side", values);
      return `${sentence} `;
    })
    .join("");
}

/** The result of a game. */
export function result(game) {
  const { ended } = game;
  const points = ended.points.map((points) => String(points).replace("-", "−")).join(" : ");
  // A detail says more than the reason that it contains, unless it is the same.
  const detail = ended.detail === ended.reason ? null : ended.detail;
  const reason = !detail ? inOwnWords(ended.reason) : detail.includes(ended.reason) ? detail : `${inOwnWords(ended.reason)}: ${detail}`;
  if (ended.winner !== null) return t("result.wins", { who: who(game, ended.winner), points, reason });
  const isDraw = ended.points[0] === ended.points[1] && !ended.detail && ended.reason.match(/placed|passed/);
  return t(isDraw ? "result.draw" : "result.none", { points, reason });
}
