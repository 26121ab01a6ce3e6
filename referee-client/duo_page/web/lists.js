// The tape: the bytes on the line, turn by turn, and the cost of each answer.

import { duration, grouped, html } from "./dom.js";
import { BLUNDER } from "./game.js";
import { t } from "./language.js";
import { badge } from "./shapes.js";

/** The turns as a table; calls `go` with the turn that the user chooses. */
export class Tape {
  constructor(go) {
    this.go = go;
    this.rows = [];
    this.turns = [];
    this.body = html("tbody", {});
    this.note = html("p", { class: "quiet" }, t("line.none"));
    const heads = [t("line.turn"), t("line.sent"), t("line.answer"), t("line.time"), t("line.depth"), t("line.nodes"), t("line.cycles")];
    this.element = html(
      "div",
      // On a phone it scrolls, so keys must reach it.
      { class: "tape", tabindex: "0", role: "region", "aria-label": t("line") },
      html("table", {}, html("thead", {}, html("tr", {}, ...heads.map((head) => html("th", { scope: "col" }, head)))), this.body),
      this.note,
    );
  }

  /** Shows the turns, marking the one with this number. */
  draw(game, ply) {
    this.note.hidden = game.plies > 0;
    // Remove turns that were taken back, and add the turns played instead.
    let same = 0;
    while (same < this.rows.length && this.turns[same] === game.turns[same]) same += 1;
    this.rows.splice(same).forEach((row) => row.remove());
    this.turns = [...game.turns];
    for (const turn of game.turns.slice(same)) {
      const choose = html("button", { type: "button", onclick: () => this.go(turn.ply) }, badge(turn.side), String(turn.ply));
      const cells = [[duration(turn.elapsed_ms)], [turn.depth ?? ""], counted(turn.nodes), counted(turn.cycles)];
      const row = html(
        "tr",
        {},
        html("td", {}, choose),
        html("td", { class: "bytes" }, turn.asked),
        html("td", { class: "bytes answer" }, turn.code),
        ...cells.map(([text, title]) => html("td", { title }, String(text))),
      );
      this.rows.push(row);
      this.body.append(row);
    }
    this.rows.forEach((row, index) => {
      row.classList.toggle("current", index + 1 === ply);
      row.classList.toggle("blunder", game.lost(game.turns[index]) >= BLUNDER);
    });
    const current = this.rows[ply - 1];
    // Scrolls the tape only, never the page.
    if (current) {
      const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
      const head = this.element.querySelector("thead").offsetHeight;
      if (top - head < this.element.scrollTop) this.element.scrollTop = top - head;
      else if (bottom > this.element.scrollTop + this.element.clientHeight) {
        this.element.scrollTop = bottom - this.element.clientHeight;
      }
    }
  }
}

/** A short count, and all its digits for the tooltip. */
const counted = (count) => [grouped(count), count?.toLocaleString("en")];
