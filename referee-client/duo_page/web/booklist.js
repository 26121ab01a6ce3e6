// The opening book's moves in a position.

import { percent } from "./curve.js";
import { grouped, html } from "./dom.js";

/** The list; `play(code)` plays a move, `preview(moves)` shows one on the board. */
export class BookList {
  constructor({ play, preview }) {
    Object.assign(this, { play, preview });
    this.list = html("ol", { class: "lines booked" });
    this.element = html("section", { hidden: true }, html("h2", {}, "Opening book"), this.list);
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
      html("button", { type: "button", class: "show", title: "show this move on the board", onclick: show }, html("span", { class: "chance" }, percent(chance)), html("span", { class: "codes" }, html("span", {}, code))),
      html("span", { class: "quiet", title: "cycles searched for this move" }, `${grouped(cycles)} cycles`),
      html("button", { type: "button", "aria-label": `play ${code}`, onclick: () => this.play(code) }, "Play"),
    );
  }
}
