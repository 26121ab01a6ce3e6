// The shapes of the pieces, which come from the server.

import * as api from "./api.js";
import { svg } from "./dom.js";
import { sideName } from "./language.js";

/** The server's answer, after `load`. */
export let shapes;

/** The names of the sides. */
export const SIDES = ["blue", "orange"];

/** Fetches the shapes, and gives the style sheet the colours. */
export async function load() {
  shapes = await api.shapes();
  const style = document.documentElement.style;
  shapes.colours.forEach(([fill, edge, mark], side) => {
    style.setProperty(`--side${side}`, fill);
    style.setProperty(`--edge${side}`, edge);
    style.setProperty(`--mark${side}`, mark);
  });
}

/** The number of the first orientation of the piece with this letter. */
export const orientationOf = (letter) => shapes.pieces.find(([known]) => known === letter)?.[1];

/** The contest's code of a placement. */
export function codeOf(orientation, x, y) {
  const { piece, rotation, centre } = shapes.orientations[orientation];
  return shapes.coordinates[x + centre[0]] + shapes.coordinates[y + centre[1]] + piece + rotation;
}

/** A piece with its marks, in cells of size 1 from the top left of its box. */
export function stone(side, orientation, attributes = {}) {
  const shape = shapes.orientations[orientation];
  const marks = shape.cells.map(([x, y]) => mark(side, x, y));
  return svg("g", { class: `stone side${side}`, ...attributes }, svg("path", { d: shape.outline }), ...marks);
}

/** The mark of a side in a cell. */
export function mark(side, x, y) {
  const group = svg("g", { transform: `translate(${x} ${y})`, class: "mark" });
  group.innerHTML = shapes.marks[side];
  return group;
}

/** A small picture of one stone, shown with a side's name. */
export function badge(side) {
  return svg("svg", { viewBox: "0 0 1 1", class: "badge", role: "img", "aria-label": sideName(side) }, stone(side, 0));
}

/** A small picture of a piece. */
export function pictureOf(side, orientation) {
  const { width, height } = shapes.orientations[orientation];
  return svg("svg", { viewBox: `-0.1 -0.1 ${width + 0.2} ${height + 0.2}`, "aria-hidden": "true" }, stone(side, orientation));
}
