// Replays a game turn by turn, with a pause and a choice of speed.

import { html, svg } from "./dom.js";
import { t } from "./language.js";

/** Time per turn at normal speed. */
const TURN_MS = 1200;
const SPEEDS = [["0.5", "½×"], ["1", "1×"], ["2", "2×"], ["4", "4×"]];

/** Whether the user has asked for reduced motion. */
const wantsRest = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * `next()` shows the next turn and returns whether more may follow; `rewind()` goes to the
 * beginning if the last turn is shown.
 */
export class Playback {
  constructor({ next, rewind }) {
    Object.assign(this, { next, rewind, timer: null });
    this.button = html("button", { type: "button", onclick: () => (this.timer === null ? this.again() : this.pause()) });
    this.speed = html(
      "select",
      { "aria-label": t("playback.speed"), onchange: () => this.timer !== null && this.play() },
      ...SPEEDS.map(([value, label]) => html("option", { value, selected: value === "1" }, label)),
    );
    this.pause();
  }

  /** Plays, unless the user has asked for reduced motion. */
  begin() {
    if (!wantsRest()) this.play();
  }

  again() {
    this.rewind();
    this.play();
  }

  play() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.next() || this.pause(), TURN_MS / Number(this.speed.value));
    this.show("M1 1h3v8h-3zM6 1h3v8h-3z", t("playback.pause"));
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.show("M1.5 0.5L9 5L1.5 9.5z", t("playback.play"));
  }

  show(d, label) {
    this.button.replaceChildren(svg("svg", { viewBox: "0 0 10 10", class: "sign", "aria-hidden": "true" }, svg("path", { d })), label);
  }
}
