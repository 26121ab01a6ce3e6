// Draws a map with the robot and its path. The rules are in the program, which computes the states.
import { el } from "/page/dom.js";
import { t } from "/page/language.js";

const TURNS = { N: 0, R: 90, D: 180, L: 270, "^": 0, ">": 90, v: 180, "<": 270 };
const ENDS = { won: ["★", t("the treasure")], hole: ["✗", t("falls into a hole")], edge: ["✗", t("falls over the edge")] };

/** Parses `4 3 N` into numbers from 1 and a letter; null for the end of a game. */
export function parsePose(text) {
  const parts = /^(\d+) (\d+) ([NRDL])$/.exec(text ?? "");
  return parts && { column: +parts[1], row: +parts[2], direction: parts[3] };
}

/** Words for a state. */
export const stateWords = (state) => (ENDS[state] ? ENDS[state][1] : state);

/** Whether the robot is destroyed. */
export const isLost = (state) => state === "hole" || state === "edge";

/**
 * Draws into `host`: the robot at `pose`, `way` with the states after its next moves, and the
 * marked pose `wanted`.
 */
export function drawBoard(host, map, { pose = null, way = [], wanted = null } = {}) {
  const [width, height] = [map[0].length, map.length];
  const svg = el("svg", { class: "board", viewBox: `-0.8 -0.8 ${width + 1} ${height + 1}`, "data-width": width, "data-height": height, role: "img", "aria-label": inWords(width, height, pose, way) });
  map.forEach((line, row) => [...line].forEach((letter, column) => svg.append(...field(letter, column, row))));
  for (let column = 0; column < width; column++) svg.append(label(column + 1, column + 0.5, -0.25));
  for (let row = 0; row < height; row++) svg.append(label(row + 1, -0.4, row + 0.65));
  if (parsePose(wanted)) svg.append(robot(parsePose(wanted), "wanted"));
  if (parsePose(pose)) svg.append(...path(parsePose(pose), way, treasureOf(map)), robot(parsePose(pose), "robot"));
  host.replaceChildren(svg);
}

/** A description of the board for screen readers. */
function inWords(width, height, pose, way) {
  const facing = { N: t("up"), R: t("right"), D: t("down"), L: t("left") };
  const at = parsePose(way.findLast((state) => parsePose(state)) ?? pose);
  const robot = at ? t("the robot in column {0}, row {1}, facing {2}", at.column, at.row, facing[at.direction]) : t("no robot");
  return `${t("Map of {0} columns and {1} rows, {2}", width, height, robot)}${ENDS[way.at(-1)] ? `; ${stateWords(way.at(-1))}` : ""}`;
}

function field(letter, column, row) {
  const names = { ".": "free", X: "wall", "#": "hole", $: "treasure" };
  const parts = [el("rect", { class: names[letter] ?? "belt", x: column, y: row, width: 1, height: 1 })];
  const at = `translate(${column + 0.5} ${row + 0.5})`;
  if (letter === "#") parts.push(el("circle", { class: "pit", cx: column + 0.5, cy: row + 0.5, r: 0.38 }));
  if (letter === "$") parts.push(el("path", { class: "gold", d: "M0 -.36L.36 0L0 .36L-.36 0Z", transform: at }));
  if (letter in TURNS) {
    const arrow = "M-.25 .05L0 -.22L.25 .05M-.25 .3L0 .03L.25 .3";
    parts.push(el("path", { class: "arrow", d: arrow, transform: `${at} rotate(${TURNS[letter]})` }));
  }
  return parts;
}

function robot({ column, row, direction }, kind) {
  const at = `translate(${column - 0.5} ${row - 0.5}) rotate(${TURNS[direction]})`;
  return el("path", { class: kind, d: "M0 -.42L.36 .36L0 .2L-.36 .36Z", transform: at });
}

function path(from, way, treasure) {
  const ends = way.map((state) => (state === "won" ? treasure : parsePose(state))).filter((end) => end);
  const starts = [from, ...ends];
  // Moves follow the robot's axis; only belts shift it sideways.
  const corner = (start, end) =>
    "ND".includes(start.direction) ? { ...end, column: start.column } : { ...end, row: start.row };
  const points = [from, ...ends.flatMap((end, index) => [corner(starts[index], end), end])];
  const line = points.map(({ column, row }) => `${column - 0.5},${row - 0.5}`).join(" ");
  const parts = [el("polyline", { class: "way", points: line })];
  const [last, state] = [starts.at(-1), way.at(-1)];
  if (ends.length > 0 && state !== "won") parts.push(robot(last, "ghost"));
  if (ENDS[state]) parts.push(el("text", { class: `end ${state}`, x: last.column - 0.5, y: last.row - 0.1 }, ENDS[state][0]));
  return parts;
}

function treasureOf(map) {
  const row = map.findIndex((line) => line.includes("$"));
  return row < 0 ? null : { column: map[row].indexOf("$") + 1, row: row + 1 };
}

function label(number, x, y) {
  return el("text", { class: "label", x, y }, String(number));
}

/** Calls `onField(column, row)`, from 0, for each field in `host` that is pressed or drawn over. */
export function listenToFields(host, onField) {
  let before = "";
  const report = (event) => {
    const svg = host.querySelector("svg");
    if (!svg) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
    const inside = column >= 0 && row >= 0 && column < svg.dataset.width && row < svg.dataset.height;
    // Report each field once per stroke.
    if (inside && (event.type === "pointerdown" || before !== `${column} ${row}`)) onField(column, row);
    before = `${column} ${row}`;
  };
  // Listen on the host, because the board is replaced during a stroke.
  host.classList.add("live");
  host.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    host.setPointerCapture(event.pointerId);
    report(event);
  });
  host.addEventListener("pointermove", (event) => event.buttons === 1 && report(event));
}
