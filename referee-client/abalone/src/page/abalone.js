// The page: it keeps the game, and asks the program for positions and the engine's moves.

import { board } from "./board.js";
import { choose, targets } from "./choose.js";
import { el, post } from "./dom.js";

/** Storage key of the game, so that it survives a reload. */
const KEPT = "abalone game";

const PEOPLE = "people";
const LEVELS = [["easy", "easy: three plies deep"], ["medium", "medium: a tenth of a second"], ["hard", "hard: a second"], [PEOPLE, "nobody: two people play here"]];
const SIDES = [["black", "black (moves first)"], ["white", "white"]];
const STARTS = [["standard", "standard"], ["belgian", "Belgian daisy"], ["german", "German daisy"]];

let game = storedGame() ?? { start: "standard", moves: [], own: "black", level: "medium" };
let state = null;
let group = [];
/** Counts the games and take-backs, so that an answer for an earlier position is dropped. */
let version = 0;
let isThinking = false;

/** The game from before a reload, if there is one and it can be read. */
function storedGame() {
  try {
    return JSON.parse(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

const place = (id) => document.getElementById(id);
const isMine = () => state !== null && !state.over && !isThinking && (game.level === PEOPLE || state.to_move === game.own);
const position = () => ({ start: game.start, moves: game.moves });

function notice(text) {
  place("notice").textContent = text;
  if (text) setTimeout(() => place("notice").textContent === text && notice(""), 5000);
}

function describe() {
  if (!state) return "";
  if (state.over) return `${state.over.winner === null ? "A draw" : `${state.over.winner} wins`}: ${state.over.reason}.`;
  if (isThinking) return "The engine is thinking …";
  const you = game.level === PEOPLE ? `${state.to_move} to move` : "Your turn";
  return group.length === 0 ? `${you}: choose one to three of your marbles.` : `${you}: choose where they go.`;
}

function draw() {
  const focused = document.activeElement?.dataset?.cell;
  const mine = isMine();
  const open = mine ? targets(state.legal, group) : new Map();
  const own = state ? state.marbles[state.to_move === "black" ? 0 : 1] : [];
  const canPress = (cell) => mine && (own.includes(cell) || open.has(cell));
  if (state) place("table").replaceChildren(board(state, { group, targets: open, canPress, press }));
  if (focused) place("table").querySelector(`[data-cell="${focused}"]`)?.focus();
  place("status").textContent = describe();
  drawControls(mine);
}

function drawControls(mine) {
  const counts = ["black", "white"].map((team, side) => el("span", {}, `${team}: ${state?.out[side] ?? 0} out, ${state?.moves_left[side] ?? "…"} moves left`));
  const typed = el("input", { name: "move", autocomplete: "off", maxlength: "8", placeholder: "a1b2", disabled: !mine });
  const entry = el("form", {}, el("label", {}, "Type a move", typed), el("button", { disabled: !mine }, "Play"));
  entry.addEventListener("submit", (event) => {
    event.preventDefault();
    play(typed.value.trim().toLowerCase());
  });
  const back = el("button", { type: "button", disabled: !mine || game.moves.length < (game.level === PEOPLE ? 1 : 2), onclick: takeBack }, "Take back");
  const list = el("ol", { class: "moves", tabindex: "0", "aria-label": "moves" }, ...game.moves.map((move) => el("li", {}, move)));
  const details = el("details", { open: Boolean(state?.over) || game.moves.length === 0 }, el("summary", {}, "New game"), newGame());
  place("controls").replaceChildren(el("p", { class: "counts" }, ...counts), entry, el("p", { class: "row" }, back), details, el("h2", {}, "Moves"), list);
}

function menu(name, label, options, chosen) {
  return el("label", {}, label, el("select", { name }, ...options.map(([value, text]) => el("option", { value, selected: value === chosen }, text))));
}

function newGame() {
  const form = el(
    "form",
    {},
    menu("level", "Against", LEVELS, game.level),
    menu("own", "You play", SIDES, game.own),
    menu("start", "Start", STARTS, game.start),
    el("button", { class: "strong" }, "Start the game"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin({ ...Object.fromEntries(new FormData(form)), moves: [] });
  });
  return form;
}

function begin(next) {
  game = next;
  show();
}

function takeBack() {
  begin({ ...game, moves: game.moves.slice(0, game.level === PEOPLE ? -1 : -2) });
}

function press(cell) {
  const chosen = choose(state.legal, group, cell);
  group = chosen.group;
  if (chosen.move) play(chosen.move);
  else draw();
}

/** Plays a move of the person. A refused move changes nothing. */
async function play(move) {
  if (!move || !isMine()) return;
  const moves = [...game.moves, move];
  try {
    await post("/api/state", { start: game.start, moves });
    begin({ ...game, moves });
  } catch (error) {
    notice(error.message);
  }
}

/** Shows the game, and lets the engine play if it is to move. */
async function show() {
  version += 1;
  const shown = version;
  group = [];
  isThinking = false;
  localStorage.setItem(KEPT, JSON.stringify(game));
  try {
    const found = await post("/api/state", position());
    if (shown !== version) return;
    state = found;
    isThinking = game.level !== PEOPLE && !state.over && state.to_move !== game.own;
    draw();
    if (!isThinking) return;
    const { move } = await post("/api/reply", { level: game.level, game: position() });
    if (shown === version) begin({ ...game, moves: [...game.moves, move] });
  } catch (error) {
    if (shown !== version) return;
    isThinking = false;
    notice(error.message);
    draw();
  }
}

show();
