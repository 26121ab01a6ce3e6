// The result of an analysis: the best moves with their chances and lines.

import { percent } from "./curve.js";
import { grouped, html } from "./dom.js";
import { t } from "./language.js";
import { badge } from "./shapes.js";

/** Greatest number of codes shown of a line. */
const SHOWN = 6;

/** The list. `preview(moves)` shows a line on the board, `play(code)` plays a move. */
export class Lines {
  constructor({ preview, play }) {
    Object.assign(this, { preview, play });
    this.figures = html("p", { class: "quiet figures" });
    this.list = html("ol", { class: "lines" });
    this.element = html("div", {}, this.figures, this.list);
    this.items = [];
  }

  /** Sets the number of lines. Their elements stay, so that they can be clicked during a search. */
  setCount(count) {
    this.items = Array.from({ length: count }, () => this.item());
    this.list.style.setProperty("--count", count);
    this.list.replaceChildren(...this.items.map(({ element }) => element));
    this.figures.textContent = "";
  }

  item() {
    const item = { moves: [] };
    item.chance = html("span", { class: "chance" });
    item.codes = html("span", { class: "codes" });
    item.show = html("button", { type: "button", class: "show", title: t("lines.show"), onclick: () => this.preview(item.moves) }, item.chance, item.codes);
    item.play = html("button", { type: "button", onclick: () => item.moves[0] && this.play(item.moves[0].code) }, t("analysis.play"));
    item.element = html("li", { hidden: true }, item.show, item.play);
    return item;
  }

  /** Shows a report. */
  draw({ depth, nodes, lines }, ms) {
    const rate = ms > 200 ? t("lines.rate", { rate: grouped(Math.round((nodes / ms) * 1000)) }) : "";
    this.figures.textContent = t("lines.figures", { depth, nodes: grouped(nodes), rate });
    this.items.forEach((item, index) => {
      const line = lines[index];
      item.element.hidden = !line;
      if (!line) return;
      item.moves = line.moves;
      item.chance.textContent = percent(line.chance);
      const codes = line.moves.slice(0, SHOWN).map(({ side, code }) => html("span", {}, badge(side), code === "0000" ? t("pass.word") : code));
      item.codes.replaceChildren(...codes);
      item.play.setAttribute("aria-label", t("lines.play", { code: line.moves[0].code }));
    });
  }
}
