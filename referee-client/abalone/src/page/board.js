// The board as a picture whose cells can be pressed.

import { el } from "./dom.js";

const STEP = 48;
const RISE = STEP * 0.866;
const MARBLE = STEP * 0.42;
const WIDTH = 8 * STEP + 130;
const HEIGHT = 8 * RISE + 120;

/** All cells, the top row first. */
export const CELLS = [..."ihgfedcba"].flatMap((row) => {
  const number = row.charCodeAt(0) - 97;
  const [first, last] = [Math.max(1, number - 3), Math.min(9, number + 5)];
  return Array.from({ length: last - first + 1 }, (_, index) => `${row}${first + index}`);
});

/** The centre of a row and column in the picture. */
function centre(row, column) {
  const [up, along] = [row - 4, column - 5];
  return [WIDTH / 2 + STEP * (along - up / 2), HEIGHT / 2 - RISE * up];
}

const centreOf = (cell) => centre(cell.charCodeAt(0) - 97, Number(cell[1]));

function label(text, [x, y]) {
  return el("text", { x, y: y + 5, class: "name", "aria-hidden": "true" }, text);
}

/**
 * Draws a state. `group` are the chosen marbles, `targets` the cells that complete a move, `canPress`
 * tells whether a cell does anything, and `press` is called with it.
 */
export function board(state, { group, targets, canPress, press }) {
  const corners = [[0, 1], [0, 5], [4, 9], [8, 9], [8, 5], [4, 1]].map(([row, column]) => {
    const [x, y] = centre(row, column);
    return [WIDTH / 2 + 1.16 * (x - WIDTH / 2), HEIGHT / 2 + 1.16 * (y - HEIGHT / 2)].map(Math.round).join(",");
  });
  const picture = el("svg", { viewBox: `0 0 ${WIDTH} ${Math.round(HEIGHT)}`, role: "group", "aria-label": "board" });
  picture.append(el("path", { class: "wood", d: `M${corners.join("L")}Z` }));
  for (let row = 0; row < 9; row++) picture.append(label("abcdefghi"[row], centre(row, Math.max(row - 3, 1) - 1)));
  for (let column = 1; column <= 9; column++) picture.append(label(column, centre(Math.max(column - 5, 0) - 1, column)));
  for (const cell of CELLS) picture.append(drawCell(state, cell, { group, targets, canPress, press }));
  return picture;
}

function drawCell(state, cell, { group, targets, canPress, press }) {
  const [x, y] = centreOf(cell);
  const at = (r, name) => el("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: r.toFixed(1), class: name });
  const team = ["black", "white"].find((_, side) => state.marbles[side].includes(cell));
  const words = [cell, team ? `${team} marble` : "empty"];
  const parts = [at(team ? MARBLE : MARBLE * 0.8, team ?? "hole")];
  if (state.changed.includes(cell)) parts.push(at(MARBLE * 0.5, "changed"));
  if (group.includes(cell)) {
    parts.push(at(MARBLE * 0.8, "chosen"));
    words.push("chosen");
  }
  if (targets.has(cell)) {
    parts.push(at(MARBLE * 0.35, "target"));
    words.push("target");
  }
  parts.push(at(STEP / 2, "focus"));
  if (!canPress(cell)) return el("g", { class: "cell" }, ...parts);
  const onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(cell);
  };
  return el("g", { class: "cell", role: "button", tabindex: "0", "data-cell": cell, "aria-label": words.join(", "), onclick: () => press(cell), onkeydown }, ...parts);
}
