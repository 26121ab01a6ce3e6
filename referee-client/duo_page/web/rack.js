// A side's name, points and remaining pieces.

import { html } from "./dom.js";
import { t } from "./language.js";
import { badge, pictureOf, shapes } from "./shapes.js";

/** One side's rack. */
export class Rack {
  /** Calls `pick` with the letter of the piece that the user picks up. */
  constructor(side, pick) {
    this.side = side;
    this.name = html("span", { class: "name" });
    this.points = html("b", { dir: "ltr" });
    this.unit = html("span", {});
    this.cells = html("span", { class: "quiet" });
    this.clock = html("span", { class: "clock", role: "timer", "aria-label": t("rack.time") });
    this.buttons = new Map();
    const largestFirst = [...shapes.pieces].reverse();
    for (const [letter, orientation] of largestFirst) {
      const button = html(
        "button",
        { type: "button", class: "piece", "data-letter": letter, "aria-label": t("rack.piece", { letter }), onclick: () => pick(letter) },
        pictureOf(side, orientation),
        html("kbd", {}, letter),
      );
      const { width, height } = shapes.orientations[orientation];
      button.firstChild.style.setProperty("--w", width);
      button.firstChild.style.setProperty("--h", height);
      this.buttons.set(letter, button);
    }
    this.element = html(
      "section",
      { class: `rack side${side}` },
      html("h2", {}, badge(side), this.name),
      html("p", { class: "score" }, this.points, " ", this.unit, " ", this.cells, this.clock),
      html("div", { class: "pieces" }, ...this.buttons.values()),
    );
  }

  /** Shows a time. */
  showClock(text, isLow) {
    if (this.clock.textContent !== text) this.clock.textContent = text;
    this.clock.classList.toggle("low", isLow);
  }

  /** Shows a position; `pickable` are the letters that may be picked up, `held` the one that is. */
  draw({ name, position, over, pickable, held }) {
    const left = position.left[this.side];
    this.name.textContent = name;
    this.points.textContent = `${position.points[this.side] > 0 ? "+" : ""}${position.points[this.side]}`.replace("-", "−");
    this.unit.textContent = t("rack.points", { points: position.points[this.side] });
    this.cells.textContent = `· ${t("rack.left", { count: left.size })}`;
    this.element.classList.toggle("to-move", !over && position.toMove === this.side);
    this.element.classList.toggle("playable", Boolean(pickable));
    for (const [letter, button] of this.buttons) {
      button.hidden = !left.has(letter);
      button.disabled = !pickable?.has(letter);
      button.setAttribute("aria-pressed", String(held === letter));
    }
  }
}
