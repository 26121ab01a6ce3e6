// A move that is advised, and why: what it gains for its side and takes from the other.

import * as api from "./api.js";
import { percent } from "./curve.js";
import { html, notice } from "./dom.js";
import { SIDES } from "./shapes.js";

const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What a placement does, in a sentence or two. */
export function reasons(side, code, effect) {
  const other = SIDES[1 - side];
  const [[corners, cornersAfter]] = effect.corners;
  const [[reach, reachAfter]] = effect.reach;
  const gains = [];
  if (effect.opened.length > 0) gains.push(`opens ${count(effect.opened.length, "new corner")} to build from (${cornersAfter} instead of ${corners})`);
  if (reachAfter > reach) gains.push(`brings ${count(reachAfter - reach, "more cell")} within reach`);
  const takes = [];
  if (effect.taken.length > 0) takes.push(`covers ${count(effect.taken.length, "corner")} of ${other}`);
  if (effect.denied.length > 0) takes.push(`puts ${count(effect.denied.length, "cell")} out of ${other}'s reach`);
  const all = [...gains, ...takes];
  const list = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : (all[0] ?? "changes little, but lays its squares");
  return `${code} ${list}.`;
}

/** What of it can be drawn on the board. */
export function drawn(side, placed, effect) {
  return {
    stones: [{ side, placed }],
    rings: [{ side, cells: effect.opened }],
    crosses: [{ side: 1 - side, cells: effect.taken }],
  };
}

/** A place for advice. `take(placed)` is called when somebody wants to follow it. */
export class Advice {
  constructor(board, take) {
    Object.assign(this, { board, take, ply: -1 });
    this.text = html("p", { role: "status", "aria-live": "polite" });
    this.follow = html("button", { type: "button", onclick: () => this.take(this.best.placed) }, "Take this piece");
    const away = html("button", { type: "button", onclick: () => this.clear() }, "Put the hint away");
    this.element = html("section", { class: "advice", hidden: true }, this.text, html("div", { class: "hand" }, this.follow, away));
  }

  /** Asks what is best in the position after `ply` turns of a game. */
  async ask(game, ply) {
    this.ply = ply;
    this.element.hidden = false;
    this.follow.hidden = true;
    this.text.textContent = "Looking …";
    try {
      const { chance, moves, effect } = await api.hint(game.textAt(ply));
      if (this.ply !== ply) return;
      const [best] = moves;
      this.best = best;
      if (!effect) {
        this.text.textContent = "There is nothing to lay: the turn is passed.";
        return;
      }
      this.text.textContent = `${reasons(best.side, best.code, effect)} With it the chances are ${percent(chance)}.`;
      this.follow.hidden = false;
      this.board.overlay(drawn(best.side, best.placed, effect));
    } catch (error) {
      this.clear();
      notice(error.message);
    }
  }

  /** Nothing is advised any more. */
  clear() {
    if (this.ply < 0) return;
    this.ply = -1;
    this.element.hidden = true;
    this.board.overlay();
  }
}
