// The turning points of a game: the turns that lost most, each with the better line to play on the
// board.

import * as api from "./api.js";
import { html, notice } from "./dom.js";
import { BLUNDER } from "./game.js";
import { t } from "./language.js";
import { badge } from "./shapes.js";

/** Greatest number of turning points. */
const MOST = 5;

/** Time between two stones of the better line. */
const STONE_MS = 700;

/** The list; `go(ply)` shows the position after `ply` turns. */
export class Review {
  constructor(board, go) {
    Object.assign(this, { board, go, told: "", timers: [] });
    this.list = html("ol", { class: "points" });
    this.none = html("p", { class: "quiet" }, t("review.none"));
    this.element = html("section", { hidden: true }, html("h2", {}, t("review")), this.list, this.none);
  }

  /** Shows the turning points when the game is over and judged. */
  draw(game) {
    this.element.hidden = !game.ended || game.values.filter((chance) => chance !== undefined).length < 2;
    if (this.element.hidden) return;
    const points = game.turns
      .map((turn) => ({ turn, lost: game.lost(turn) }))
      .filter(({ lost }) => lost >= BLUNDER)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, MOST)
      .sort((a, b) => a.turn.ply - b.turn.ply);
    const told = points.map(({ turn }) => turn.ply).join();
    if (told === this.told && this.list.childElementCount === points.length) return;
    this.told = told;
    this.none.hidden = points.length > 0;
    this.list.replaceChildren(...points.map(({ turn, lost }) => this.item(game, turn, lost)));
  }

  item(game, turn, lost) {
    const line = html("span", { class: "quiet", "aria-live": "polite" });
    return html(
      "li",
      {},
      html("span", {}, badge(turn.side), t("review.turn", { ply: turn.ply, code: turn.code, lost: Math.round(100 * lost) })),
      html(
        "span",
        { class: "hand" },
        html("button", { type: "button", onclick: () => this.go(turn.ply) }, t("review.show")),
        html("button", { type: "button", class: "thinks", onclick: () => this.play(game, turn.ply - 1, line) }, t("review.play")),
      ),
      line,
    );
  }

  /** Plays the better line after `ply` turns, and writes it into `place`. */
  async play(game, ply, place) {
    this.go(ply);
    try {
      const { moves } = await api.hint(game.textAt(ply));
      place.textContent = t("review.better", { moves: moves.map(({ code }) => (code === "0000" ? t("pass.word") : code)).join(" ") });
      const stones = moves.filter(({ placed }) => placed);
      const gap = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : STONE_MS;
      this.timers = stones.map((_, index) => setTimeout(() => this.board.overlay({ stones: stones.slice(0, index + 1) }), gap * index));
    } catch (error) {
      notice(error.message);
    }
  }

  /** Removes the line from the board. */
  clear() {
    this.timers.forEach(clearTimeout);
    if (this.timers.length > 0) this.board.overlay();
    this.timers = [];
  }
}
