// Forms that start a game: against a level, with a guide, two people at one screen, programs to
// watch, or any game.

import * as api from "./api.js";
import { SerialBoard } from "./boards.js";
import { guide } from "./coach.js";
import { duration, grouped, html, notice } from "./dom.js";
import { t } from "./language.js";
import { enter } from "./room.js";
import { canReachLines } from "./serial.js";
import { badge } from "./shapes.js";

/** Storage key of the user's name. */
const NAME = "name";

/** The level that is selected at first. */
const USUAL_LEVEL = 4;

/** The clocks on offer, in minutes. */
const CLOCKS = [1, 3, 5, 10, 30];

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

function clockChoice() {
  const clocks = CLOCKS.map((minutes) => [String(60 * minutes), t("clock.minutes", { minutes })]);
  return choice("clock_s", t("clock"), [["", t("clock.none")], ...clocks], "");
}

const sides = (first, second) => [[first, t("side.first")], [second, t("side.second")]];

/** A level in words: what it does at a turn, and how long it takes. */
function describeLevel({ sees, cycles, is_contest: isContest, model_ms: wait }) {
  const searches = () => (cycles === 0 ? t("level.all") : t(isContest ? "level.contest" : "level.searches", { cycles: grouped(cycles) }));
  const about = sees === null ? searches() : t("level.sees", { seen: sees });
  return wait < 1000 ? t("level.instant", { about }) : t("level.waits", { about, seconds: Math.round(wait / 1000) });
}

const levelName = ({ number, name }) => `${number} · ${t(`level.${name}`)}`;

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
  const menu = choice("level", t("level"), levels.map((level) => [level.player, levelName(level)]), usual.player);
  const select = menu.querySelector("select");
  const explain = () => {
    about.textContent = describeLevel(levels.find(({ player }) => player === select.value));
  };
  select.setAttribute("aria-describedby", about.id);
  select.addEventListener("change", explain);
  explain();
  const form = html(
    "form",
    { class: "challenge" },
    html("h2", {}, t("challenge")),
    html("p", { class: "quiet" }, t("challenge.about")),
    html("div", {}, menu, about),
    choice("side", t("side"), sides("first", "second"), "first"),
    html("div", { class: "pair" }, nameField("own_name", t("name.own"), localStorage.getItem(NAME) ?? ""), clockChoice()),
    html("button", { class: "strong" }, t("challenge.play")),
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
    html("h2", {}, t("first")),
    html("button", { type: "button", onclick: begin }, html("span", { "aria-hidden": "true" }, badge(0)), t("first.play")),
    html("a", { class: "button", href: "#/rules" }, t("first.rules")),
  );
}

/** Two people at one screen. */
export function hotSeat() {
  const form = html(
    "form",
    {},
    html("div", { class: "pair" }, nameField("first_name", t("blue"), ""), nameField("second_name", t("orange"), "")),
    clockChoice(),
    html("button", { class: "strong" }, t("together.play")),
  );
  onSubmit(form, (form) => start(people({ first: "human", second: "human", ...form })));
  return html("details", { class: "group" }, html("summary", {}, html("h2", {}, t("together"))), form);
}

/** Two people on two devices, if the back end can connect them. */
export function withFriend({ devices }) {
  if (!devices) return [];
  const form = html(
    "form",
    {},
    html("p", { class: "quiet" }, t("friend.about")),
    choice("own_side", t("side"), sides("0", "1"), "0"),
    html("div", { class: "pair" }, nameField("own_name", t("name.own"), localStorage.getItem(NAME) ?? ""), nameField("friend_name", t("friend.name"), "")),
    clockChoice(),
    html("button", { class: "strong" }, t("friend.play")),
  );
  onSubmit(form, ({ own_side: side, own_name: own, friend_name: friend, clock_s }) => {
    localStorage.setItem(NAME, own ?? "");
    const [first_name, second_name] = side === "0" ? [own, friend] : [friend, own];
    start(people({ first: "human", second: "human", own_side: Number(side), first_name, second_name, clock_s }));
  });
  return [html("details", { class: "group friend" }, html("summary", {}, html("h2", {}, t("friend"))), form)];
}

/** A board that is plugged into this computer, by Web Serial. */
export function boardHere({ levels }) {
  const summary = html("summary", {}, html("h2", {}, t("port")));
  if (!canReachLines) {
    return html("details", { class: "group" }, summary, html("p", { class: "quiet" }, t("port.none")));
  }
  const opponents = [["human", t("port.you")], ...levels.map((level) => [level.player, levelName(level)])];
  const form = html(
    "form",
    {},
    html("p", { class: "quiet" }, t("port.about")),
    choice("opponent", t("port.opponent"), opponents, "human"),
    choice("side", t("port.side"), sides("0", "1"), "1"),
    choice("start", t("start.cell"), [["5", "(5,5)"], ["a", "(a,a)"]], "5"),
    html("button", { class: "strong" }, t("port.play")),
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
    html("h2", {}, t("watch")),
    html("button", { type: "button", onclick: () => start(order) }, html("span", { "aria-hidden": "true" }, badge(0), badge(1)), t("watch.play")),
    html("a", { class: "button", href: "#/machine" }, t("watch.machine")),
  );
}

/** A menu of strengths. A hint says how long a board and the model take for a move. */
function strengthChoice(label, strengths, chosen) {
  const hint = html("span", { class: "quiet", id: "about-strength" });
  const menu = choice("strength", label, strengths.map(({ name }) => [name, name]), chosen);
  const select = menu.querySelector("select");
  const explain = () => {
    const { budget_cycles: cycles, board_ms: onBoard, model_ms: here } = strengths.find(({ name }) => name === select.value);
    const wait = here < 1000 ? t("seconds.less") : t("seconds.about", { seconds: Math.round(here / 1000) });
    hint.textContent = t("any.cycles", { cycles: grouped(cycles), board: duration(onBoard), wait });
  };
  select.setAttribute("aria-describedby", hint.id);
  select.addEventListener("change", explain);
  explain();
  return html("div", {}, menu, hint);
}

/** A time as an option of a menu: its milliseconds and its text. */
const seconds = (count) => [String(1000 * count), t("seconds", { seconds: count })];

/** A game between any two players. */
export function startForm({ players, strengths }) {
  const seat = (side, chosen) => {
    const options = players.map(({ name, about }) => html("option", { value: name, selected: name === chosen }, `${name}: ${about}`));
    return html("label", { class: "seat" }, html("span", {}, badge(side), side === 0 ? t("any.first") : t("orange")), html("select", { name: ["first", "second"][side] }, ...options));
  };
  const form = html(
    "form",
    {},
    seat(0, "human"),
    html("button", { type: "button", class: "swap", onclick: () => swap(form) }, html("span", { "aria-hidden": "true" }, "⇅ "), t("any.swap")),
    seat(1, "engine"),
    choice("start", t("start.cell"), [["5", "(5,5)"], ["a", "(a,a)"]], "5"),
    choice("move_time_ms", t("any.time"), [seconds(0.2), ["1000", t("any.contest")], seconds(5), seconds(20)], "1000"),
    strengthChoice(t("any.strength"), strengths, "quick"),
    choice("pace_ms", t("any.pace"), [["0", t("any.fast")], seconds(0.3), seconds(0.8), seconds(2)], "800"),
    html("button", { class: "strong" }, t("any.start")),
  );
  onSubmit(form, ({ move_time_ms: time, pace_ms: pace, ...order }) => start({ ...order, move_time_ms: Number(time), pace_ms: Number(pace) }));
  return html("details", { class: "group" }, html("summary", {}, html("h2", {}, t("any"))), form);
}

function swap({ elements: { first, second } }) {
  [first.value, second.value] = [second.value, first.value];
}
