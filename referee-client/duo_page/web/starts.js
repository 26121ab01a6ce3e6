// Forms that start a game: against a level, with a guide, two people at one screen, programs to
// watch, or any game.

import * as api from "./api.js";
import { SerialBoard } from "./boards.js";
import { guide } from "./coach.js";
import { duration, grouped, html, notice } from "./dom.js";
import { enter } from "./room.js";
import { canReachLines } from "./serial.js";
import { badge } from "./shapes.js";

/** Storage key of the user's name. */
const NAME = "name";

/** The level that is selected at first. */
const USUAL_LEVEL = 4;

const CLOCKS = [["", "no clock"], ["60", "1 minute"], ["180", "3 minutes"], ["300", "5 minutes"], ["600", "10 minutes"], ["1800", "30 minutes"]];

async function start(order, then = () => {}) {
  try {
    const started = await api.newGame(order);
    then(started);
    enter(started);
  } catch (error) {
    notice(error.message);
  }
}

/** The values of a form, without the empty ones. */
const values = (form) => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));

function onSubmit(form, act) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act(values(form));
  });
  return form;
}

/** A menu with its label. */
function choice(name, label, options, chosen) {
  const items = options.map(([value, text]) => html("option", { value, selected: value === chosen }, text));
  return html("label", {}, label, html("select", { name }, ...items));
}

function nameField(name, label, value) {
  return html("label", {}, label, html("input", { name, value, maxlength: "24", autocomplete: "off" }));
}

const clockChoice = () => choice("clock_s", "Clock", CLOCKS, "");

const people = ({ first_name, second_name, clock_s, ...order }) => ({
  ...order,
  ...(first_name && { first_name }),
  ...(second_name && { second_name }),
  ...(clock_s && { clock_s: Number(clock_s) }),
});

/** A game against a level. */
export function challenge({ levels }) {
  const about = html("span", { class: "quiet", id: "about-level" });
  const usual = levels[USUAL_LEVEL - 1] ?? levels[0];
  const menu = choice("level", "Level", levels.map(({ number, name, player }) => [player, `${number} · ${name}`]), usual.player);
  const select = menu.querySelector("select");
  const explain = () => {
    const level = levels.find(({ player }) => player === select.value);
    const wait = level.model_ms < 1000 ? "answers at once" : `answers in about ${Math.round(level.model_ms / 1000)} s`;
    about.textContent = `${level.about}; ${wait}.`;
  };
  select.setAttribute("aria-describedby", about.id);
  select.addEventListener("change", explain);
  explain();
  const form = html(
    "form",
    { class: "challenge" },
    html("h2", {}, "Play against the accelerator"),
    html("p", { class: "quiet" }, "From beginner to contest strength."),
    html("div", {}, menu, about),
    choice("side", "You play", [["first", "blue (moves first)"], ["second", "orange"]], "first"),
    html("div", { class: "pair" }, nameField("own_name", "Your name", localStorage.getItem(NAME) ?? ""), clockChoice()),
    html("button", { class: "strong" }, "Play"),
  );
  return onSubmit(form, ({ level, side, own_name: name, clock_s }) => {
    localStorage.setItem(NAME, name ?? "");
    const order = side === "first" ? { first: "human", second: level, first_name: name } : { first: level, second: "human", second_name: name };
    start(people({ ...order, clock_s }));
  });
}

/** A game with a guide. */
export function firstGame() {
  const begin = () => start({ first: "human", second: "level:beginner" }, ({ id }) => guide(id));
  return html(
    "div",
    { class: "quick" },
    html("h2", {}, "New to the game?"),
    html("button", { type: "button", onclick: begin }, html("span", { "aria-hidden": "true" }, badge(0)), "Play a first game with a guide"),
    html("a", { class: "button", href: "#/rules" }, "Read the rules"),
  );
}

/** Two people at one screen. */
export function hotSeat() {
  const form = html(
    "form",
    {},
    html("div", { class: "pair" }, nameField("first_name", "Blue", ""), nameField("second_name", "Orange", "")),
    clockChoice(),
    html("button", { class: "strong" }, "Play together"),
  );
  onSubmit(form, (form) => start(people({ first: "human", second: "human", ...form })));
  return html("details", { class: "group" }, html("summary", {}, html("h2", {}, "Two people at this screen")), form);
}

/** A board that is plugged into this computer, by Web Serial. */
export function boardHere({ levels }) {
  const summary = html("summary", {}, html("h2", {}, "A board on this computer"));
  if (!canReachLines) {
    const why = "This browser cannot use serial ports. Open the page in Chrome or Edge, from this computer or by HTTPS.";
    return html("details", { class: "group" }, summary, html("p", { class: "quiet" }, why));
  }
  const opponents = [["human", "you"], ...levels.map(({ number, name, player }) => [player, `${number} · ${name}`])];
  const form = html(
    "form",
    {},
    html("p", { class: "quiet" }, "The page speaks the contest's protocol at 115,200 baud. Your browser asks for the port."),
    choice("opponent", "It plays against", opponents, "human"),
    choice("side", "The board plays", [["0", "blue (moves first)"], ["1", "orange"]], "1"),
    choice("start", "Blue starts on", [["5", "(5,5)"], ["a", "(a,a)"]], "5"),
    html("button", { class: "strong" }, "Choose the port and play"),
  );
  onSubmit(form, ({ opponent, side, start: cell }) => seatBoard(opponent, Number(side), cell));
  return html("details", { class: "group" }, summary, form);
}

async function seatBoard(opponent, side, cell) {
  try {
    const board = await SerialBoard.connect();
    const names = [`Board ${board.team}`, opponent === "human" ? localStorage.getItem(NAME) || "You" : undefined];
    const [seats, called] = side === 0 ? [["human", opponent], names] : [[opponent, "human"], [...names].reverse()];
    const order = { first: seats[0], second: seats[1], first_name: called[0], second_name: called[1], start: cell };
    await start(people(order), (started) => board.seat(started, side));
  } catch (error) {
    notice(error.message);
  }
}

/** Games to watch. */
export function watching() {
  const order = { first: "model", second: "engine", strength: "club", pace_ms: 800 };
  return html(
    "div",
    { class: "quick" },
    html("h2", {}, "Watch"),
    html("button", { type: "button", onclick: () => start(order) }, html("span", { "aria-hidden": "true" }, badge(0), badge(1)), "Watch the accelerator against the engine"),
    html("a", { class: "button", href: "#/machine" }, "See inside the machine, clock by clock"),
  );
}

/** A menu of strengths. A hint says how long a board and the model take for a move. */
function strengthChoice(label, strengths, chosen) {
  const hint = html("span", { class: "quiet", id: `about ${label}`.replaceAll(" ", "-") });
  const menu = choice("strength", label, strengths.map(({ name }) => [name, name]), chosen);
  const select = menu.querySelector("select");
  const explain = () => {
    const { budget_cycles: cycles, board_ms: onBoard, model_ms: here } = strengths.find(({ name }) => name === select.value);
    const wait = here < 1000 ? "less than a second" : `about ${Math.round(here / 1000)} s`;
    hint.textContent = `${grouped(cycles)} cycles per move: ${duration(onBoard)} on a board, ${wait} for the model.`;
  };
  select.setAttribute("aria-describedby", hint.id);
  select.addEventListener("change", explain);
  explain();
  return html("div", {}, menu, hint);
}

/** A game between any two players. */
export function startForm({ players, strengths }) {
  const seat = (side, chosen) => {
    const options = players.map(({ name, about }) => html("option", { value: name, selected: name === chosen }, `${name}: ${about}`));
    return html("label", { class: "seat" }, html("span", {}, badge(side), side === 0 ? "Blue moves first" : "Orange"), html("select", { name: ["first", "second"][side] }, ...options));
  };
  const form = html(
    "form",
    {},
    seat(0, "human"),
    html("button", { type: "button", class: "swap", onclick: () => swap(form) }, html("span", { "aria-hidden": "true" }, "⇅ "), "swap sides"),
    seat(1, "engine"),
    choice("start", "Blue starts on", [["5", "(5,5)"], ["a", "(a,a)"]], "5"),
    choice("move_time_ms", "Time for a move", [["200", "0.2 s"], ["1000", "1 s, as in the contest"], ["5000", "5 s"], ["20000", "20 s"]], "1000"),
    strengthChoice("The accelerator thinks like", strengths, "quick"),
    choice("pace_ms", "Least time per turn", [["0", "as fast as possible"], ["300", "0.3 s"], ["800", "0.8 s"], ["2000", "2 s"]], "800"),
    html("button", { class: "strong" }, "Start"),
  );
  onSubmit(form, ({ move_time_ms: time, pace_ms: pace, ...order }) => start({ ...order, move_time_ms: Number(time), pace_ms: Number(pace) }));
  return html("details", { class: "group" }, html("summary", {}, html("h2", {}, "Any game")), form);
}

function swap({ elements: { first, second } }) {
  [first.value, second.value] = [second.value, first.value];
}
