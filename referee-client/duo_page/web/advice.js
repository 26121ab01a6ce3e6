// A hint: the best move, and what it gains for its side and takes from the other.

import * as api from "./api.js";
import { percent } from "./curve.js";
import { html, notice } from "./dom.js";
import { listed, sideName, t } from "./language.js";

/** The effects of a placement as a part of a sentence. */
export function effects(side, effect) {
  const other = sideName(1 - side);
  const [[corners, cornersAfter]] = effect.corners;
  const [[reach, reachAfter]] = effect.reach;
  const all = [];
  if (effect.opened.length > 0) all.push(t("advice.opens", { count: effect.opened.length, after: cornersAfter, before: corners }));
  if (reachAfter > reach) all.push(t("advice.reach", { count: reachAfter - reach }));
  if (effect.taken.length > 0) all.push(t("advice.takes", { count: effect.taken.length, side: other }));
  if (effect.denied.length > 0) all.push(t("advice.denies", { count: effect.denied.length, side: other }));
  return all.length > 0 ? listed(all) : t("advice.little");
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
    this.follow = html("button", { type: "button", onclick: () => this.take(this.best.placed) }, t("advice.take"));
    const away = html("button", { type: "button", onclick: () => this.clear() }, t("advice.close"));
    this.element = html("section", { class: "advice", hidden: true }, this.text, html("div", { class: "hand" }, this.follow, away));
  }

  /** Asks for the best move after `ply` turns of a game. */
  async ask(game, ply) {
    this.ply = ply;
    this.element.hidden = false;
    this.follow.hidden = true;
    this.text.textContent = t("advice.searching");
    try {
      const { chance, moves, effect } = await api.hint(game.textAt(ply));
      if (this.ply !== ply) return;
      const [best] = moves;
      this.best = best;
      if (!effect) {
        this.text.textContent = t("advice.none");
        return;
      }
      this.text.textContent = t("advice.found", { code: best.code, effects: effects(best.side, effect), chance: percent(chance) });
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
