// A hint: the best move, and what it gains for its side and takes from the other.

import * as api from "./api.js";
import { percent } from "./curve.js";
import { html, notice } from "./dom.js";
import { SIDES } from "./shapes.js";

const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The effects of a placement in a sentence. */
export function reasons(side, code, effect) {
  const other = SIDES[1 - side];
  const [[corners, cornersAfter]] = effect.corners;
  const [[reach, reachAfter]] = effect.reach;
  const gains = [];
  if (effect.opened.length > 0) gains.push(`opens ${count(effect.opened.length, "new corner")} to build from (${cornersAfter} instead of ${corners})`);
  if (reachAfter > reach) gains.push(`brings ${count(reachAfter - reach, "more cell")} within reach`);
  const takes = [];
  if (effect.taken.length > 0) takes.push(`takes ${count(effect.taken.length, "corner")} from ${other}`);
  if (effect.denied.length > 0) takes.push(`puts ${count(effect.denied.length, "cell")} out of ${other}'s reach`);
  const all = [...gains, ...takes];
  const list = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : (all[0] ?? "changes little, but places its squares");
  return `${code} ${list}.`;
}

/** The parts of a hint that the board shows. */
export function drawn(side, placed, effect) {
  return {
    stones: [{ side, placed }],
    rings: [{ side, cells: effect.opened }],
    crosses: [{ side: 1 - side, cells: effect.taken }],
  };
}

/** Shows hints. Calls `take(placed)` when the user accepts one. */
export class Advice {
  constructor(board, take) {
    Object.assign(this, { board, take, ply: -1 });
    this.text = html("p", { role: "status", "aria-live": "polite" });
    this.follow = html("button", { type: "button", onclick: () => this.take(this.best.placed) }, "Take this piece");
    const away = html("button", { type: "button", onclick: () => this.clear() }, "Close the hint");
    this.element = html("section", { class: "advice", hidden: true }, this.text, html("div", { class: "hand" }, this.follow, away));
  }

  /** Asks for the best move after `ply` turns of a game. */
  async ask(game, ply) {
    this.ply = ply;
    this.element.hidden = false;
    this.follow.hidden = true;
    this.text.textContent = "Searching …";
    try {
      const { chance, moves, effect } = await api.hint(game.textAt(ply));
      if (this.ply !== ply) return;
      const [best] = moves;
      this.best = best;
      if (!effect) {
        this.text.textContent = "No piece fits: the turn is passed.";
        return;
      }
      this.text.textContent = `${reasons(best.side, best.code, effect)} Chances after it: ${percent(chance)}.`;
      this.follow.hidden = false;
      this.board.overlay(drawn(best.side, best.placed, effect));
    } catch (error) {
      this.clear();
      notice(error.message);
    }
  }

  /** Removes the hint. */
  clear() {
    if (this.ply < 0) return;
    this.ply = -1;
    this.element.hidden = true;
    this.board.overlay();
  }
}
