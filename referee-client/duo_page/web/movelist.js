// Chooses a move from lists instead of on the board, for example with a screen reader.

import { columns, rows } from "./announce.js";
import { html } from "./dom.js";
import { t } from "./language.js";
import { codeOf, shapes } from "./shapes.js";

/** The lists; calls `play` with the code of the chosen move. */
export class MoveList {
  constructor(play) {
    this.pieces = html("select", { onchange: () => this.fillPlaces() });
    this.places = html("select", {});
    const lay = html("button", { type: "button", onclick: () => this.places.value && play(this.places.value) }, t("list.lay"));
    this.element = html(
      "details",
      { class: "movelist" },
      html("summary", {}, t("list")),
      html("div", {}, html("label", {}, t("list.piece"), " ", this.pieces), html("label", {}, t("list.place"), " ", this.places), lay),
    );
    this.byPiece = new Map();
    this.element.addEventListener("toggle", () => this.element.open && this.fillPieces());
  }

  /** Sets the legal placements. */
  setLegal(placements) {
    this.byPiece = new Map();
    for (const placement of placements) {
      const { piece } = shapes.orientations[placement[0]];
      if (!this.byPiece.has(piece)) this.byPiece.set(piece, []);
      this.byPiece.get(piece).push(placement);
    }
    if (this.element.open) this.fillPieces();
  }

  fillPieces() {
    const size = (piece) => shapes.orientations[this.byPiece.get(piece)[0][0]].cells.length;
    const pieces = [...this.byPiece.keys()].sort((a, b) => size(b) - size(a) || a.localeCompare(b));
    this.pieces.replaceChildren(
      ...pieces.map((piece) => html("option", { value: piece }, t("list.size", { piece, count: size(piece), places: this.byPiece.get(piece).length }))),
    );
    this.fillPlaces();
  }

  fillPlaces() {
    const placements = this.byPiece.get(this.pieces.value) ?? [];
    const options = placements.map(([orientation, x, y]) => {
      const { width, height } = shapes.orientations[orientation];
      const code = codeOf(orientation, x, y);
      return [code, `${code}: ${columns(x, width)}, ${rows(y, height)}`];
    });
    options.sort(([a], [b]) => a.localeCompare(b));
    this.places.replaceChildren(...options.map(([code, text]) => html("option", { value: code }, text)));
  }
}
