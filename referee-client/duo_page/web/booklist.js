// The opening book's moves in a position.

import { percent } from "./curve.js";
import { grouped, html } from "./dom.js";
import { t } from "./language.js";

/** The list; `play(code)` plays a move, `preview(moves)` shows one on the board. */
export class BookList {
  constructor({ play, preview }) {
    Object.assign(this, { play, preview });
    this.list = html("ol", { class: "lines booked" });
    this.element = html("section", { hidden: true }, html("h2", {}, t("book")), this.list);
  }

  /** Shows the book's moves of a position from the back end. */
  draw(at) {
    this.element.hidden = !at || at.book.length === 0;
    this.list.replaceChildren(...(at?.book ?? []).map((move) => this.item(move, at.to_move)));
  }

  item({ code, placed, chance, cycles }, side) {
    const show = () => this.preview([{ side, placed }]);
    return html(
      "li",
      {},
      html("button", { type: "button", class: "show", title: t("book.show"), onclick: show }, html("span", { class: "chance" }, percent(chance)), html("span", { class: "codes" }, html("span", {}, code))),
      html("span", { class: "quiet", title: t("book.about") }, t("book.cycles", { cycles: grouped(cycles) })),
      html("button", { type: "button", "aria-label": t("lines.play", { code }), onclick: () => this.play(code) }, t("analysis.play")),
    );
  }
}
