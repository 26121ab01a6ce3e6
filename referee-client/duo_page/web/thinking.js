// The machine's search: the result of each depth, and the steps that take its clock cycles.

import { percent } from "./curve.js";
import { grouped, html } from "./dom.js";
import { t } from "./language.js";
import { badge } from "./shapes.js";

/** Storage key: whether the user wants to see the search. */
const WANTED = "shows the search";

/** Shows the search, if the user has switched it on. */
export class Thinking {
  constructor(board, hz) {
    Object.assign(this, { board, hz, drawn: null });
    this.box = html("input", { type: "checkbox", onchange: () => this.turn() });
    this.box.checked = localStorage.getItem(WANTED) === "yes";
    this.figures = html("p", { class: "quiet figures" });
    this.line = html("p", { class: "codes" });
    this.shares = html("ul", { class: "shares" });
    this.body = html("div", { class: "search", hidden: true }, this.figures, this.line, this.shares);
    this.element = html("section", { class: "thought", hidden: true }, html("label", {}, this.box, " ", t("search.show")), this.body);
  }

  get isOn() {
    return this.box.checked;
  }

  turn() {
    localStorage.setItem(WANTED, this.isOn ? "yes" : "no");
    this.show();
  }

  /**
   * Shows the search for the current turn, or else for the last of `ply` turns. It draws on the
   * board only if `isFree`, so that it does not disturb a person who is to move.
   */
  draw(game, ply, isThinking, isFree) {
    this.isFree = isFree;
    const thoughts = (isThinking && game.thoughts[ply]) || game.thoughts[ply - 1] || [];
    this.element.hidden = game.thoughts.length === 0;
    this.thought = thoughts.at(-1) ?? null;
    // The move of a finished turn is on the board already.
    this.isTaken = this.thought !== null && this.thought.ply < ply;
    this.show();
  }

  show() {
    const { thought } = this;
    this.body.hidden = !this.isOn;
    if (this.isOn) this.describe(thought);
    // Leave what other parts have drawn.
    const stones = this.isOn && this.isFree && thought !== null ? thought.moves.slice(this.isTaken ? 1 : 0).filter(({ placed }) => placed) : [];
    const now = JSON.stringify(stones);
    if (now !== (this.drawn ?? "[]")) this.board.overlay({ stones });
    this.drawn = now;
  }

  describe(thought) {
    if (thought === null) {
      this.figures.textContent = t("search.none");
      this.line.replaceChildren();
      this.shares.replaceChildren();
      return;
    }
    const { depth, nodes, cycles, chance, moves, steps } = thought;
    const rate = this.hz && cycles > 0 ? t("search.rate", { rate: grouped(Math.round((nodes / cycles) * this.hz)) }) : "";
    const values = { turn: thought.ply + 1, depth, nodes: grouped(nodes), cycles: grouped(cycles), rate, chance: percent(chance) };
    this.figures.textContent = t(this.isTaken ? "search.taken" : "search.thinking", values);
    this.line.replaceChildren(...moves.map(({ side, code }) => html("span", {}, badge(side), code === "0000" ? t("pass.word") : code)));
    const total = steps.reduce((sum, [, spent]) => sum + spent, 0);
    this.shares.replaceChildren(...steps.map(([name, spent]) => share(name, total > 0 ? spent / total : 0)));
  }
}

/** A step's share of the cycles. */
function share(name, part) {
  const bar = html("span", { class: "bar", "aria-hidden": "true" });
  bar.style.setProperty("--part", part);
  return html("li", {}, html("span", {}, name), bar, html("span", { class: "part" }, `${(100 * part).toFixed(part < 0.1 ? 1 : 0)} %`));
}
