// The entrance: start a game, look at others, open a record.

import * as api from "./api.js";
import { duration, grouped, html, notice } from "./dom.js";
import { thumbnail } from "./thumbnail.js";
import { enter } from "./room.js";
import { badge } from "./shapes.js";

/** How often the list of games is looked up. */
const LOOK_MS = 2000;

/** Shows the entrance; returns how to leave it. */
export function showLobby(view) {
  document.title = "Blokus Duo";
  const games = html("div", { class: "games" });
  const records = html("section", { class: "records", hidden: true });
  const form = html("section", { class: "start" });
  view.replaceChildren(html("div", { class: "lobby" }, form, html("section", {}, html("h2", {}, "Games"), games, records)));
  const look = async () => {
    try {
      drawGames(games, await api.games());
    } catch (error) {
      notice(error.message);
    }
  };
  api.offer()
    .then((offer) => {
      form.append(challenge(offer), quickStarts(), startForm(offer));
      if (offer.records) drawRecords(records);
    })
    .catch((error) => notice(error.message));
  look();
  const timer = setInterval(() => document.hidden || look(), LOOK_MS);
  return () => clearInterval(timer);
}

/** What most people come for. */
function challenge({ strengths }) {
  const form = html(
    "form",
    { class: "challenge" },
    html("h2", {}, "Play against the accelerator"),
    html("p", { class: "quiet" }, "Its fast model answers: the moves of a board, to the cycle."),
    strengthChoice("Strength", strengths, "club"),
    choice("side", "You play", [["first", "blue, and move first"], ["second", "orange"]], "first"),
    html("button", { class: "strong" }, "Play against the accelerator"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { strength, side } = Object.fromEntries(new FormData(form));
    const [first, second] = side === "first" ? ["human", "model"] : ["model", "human"];
    start({ first, second, strength });
  });
  return form;
}

/** A menu of strengths, with what the chosen one means: how long a board takes, and how long one waits for the model here. */
function strengthChoice(label, strengths, chosen) {
  const hint = html("span", { class: "quiet", id: `about ${label}`.replaceAll(" ", "-") });
  const menu = choice("strength", label, strengths.map(({ name }) => [name, name]), chosen);
  const select = menu.querySelector("select");
  const explain = () => {
    const { budget_cycles: cycles, board_ms: onBoard, model_ms: here } = strengths.find(({ name }) => name === select.value);
    const wait = here < 1000 ? "less than a second" : `about ${Math.round(here / 1000)} s`;
    hint.textContent = `${grouped(cycles)} cycles a move: ${duration(onBoard)} on a board, ${wait} for the model here.`;
  };
  select.setAttribute("aria-describedby", hint.id);
  select.addEventListener("change", explain);
  explain();
  return html("div", {}, menu, hint);
}

/** Games that need no choice. */
function quickStarts() {
  const ready = [
    ["Play against the engine", { first: "human", second: "engine" }],
    ["Watch the accelerator against the engine", { first: "model", second: "engine", strength: "club", pace_ms: 800 }],
    ["Two people at this screen", { first: "human", second: "human" }],
  ];
  const buttons = ready.map(([label, order]) =>
    html("button", { type: "button", onclick: () => start(order) }, html("span", { "aria-hidden": "true" }, badge(0), badge(1)), label),
  );
  return html("div", { class: "quick" }, html("h2", {}, "Right away"), ...buttons);
}

/** A menu with its label. */
function choice(name, label, options, chosen) {
  const items = options.map(([value, text]) => html("option", { value, selected: value === chosen }, text));
  return html("label", {}, label, html("select", { name }, ...items));
}

function startForm({ players, strengths }) {
  const seat = (side, chosen) => {
    const options = players.map(({ name, about }) => html("option", { value: name, selected: name === chosen }, `${name}: ${about}`));
    return html("label", { class: "seat" }, html("span", {}, badge(side), side === 0 ? "Blue moves first" : "Orange"), html("select", { name: ["first", "second"][side] }, ...options));
  };
  const form = html(
    "form",
    {},
    html("h2", {}, "Any game"),
    seat(0, "human"),
    html("button", { type: "button", class: "swap", onclick: () => swap(form) }, html("span", { "aria-hidden": "true" }, "⇅ "), "change sides"),
    seat(1, "engine"),
    html(
      "details",
      {},
      html("summary", {}, "How they play"),
      choice("start", "Blue starts on", [["5", "(5,5)"], ["a", "(a,a)"]], "5"),
      choice("move_time_ms", "Time for a move", [["200", "0.2 s"], ["1000", "1 s, as in the contest"], ["5000", "5 s"], ["20000", "20 s"]], "1000"),
      strengthChoice("The accelerator thinks like", strengths, "quick"),
      choice("pace_ms", "Show a turn at most every", [["0", "as fast as they come"], ["300", "0.3 s"], ["800", "0.8 s"], ["2000", "2 s"]], "800"),
    ),
    html("button", { class: "strong" }, "Start"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { move_time_ms: time, pace_ms: pace, ...order } = Object.fromEntries(new FormData(form));
    start({ ...order, move_time_ms: Number(time), pace_ms: Number(pace) });
  });
  return form;
}

function swap({ elements: { first, second } }) {
  [first.value, second.value] = [second.value, first.value];
}

async function start(order) {
  try {
    enter(await api.newGame(order));
  } catch (error) {
    notice(error.message);
  }
}

function drawGames(place, games) {
  if (games.length === 0) {
    place.replaceChildren(html("p", { class: "quiet" }, "Nobody plays yet. Start a game, or let two programs play and watch."));
    return;
  }
  place.replaceChildren(
    ...games.map((game) =>
      html(
        "a",
        { href: `#/game/${game.id}`, class: game.running ? "game running" : "game" },
        thumbnail(game.board),
        html("span", { class: "names" }, badge(0), game.names[0], html("br"), badge(1), game.names[1]),
        html("span", { class: "quiet" }, state(game)),
      ),
    ),
  );
}

function state({ running, plies, points, winner, reason, names }) {
  const score = points.map((points) => String(points).replace("-", "−")).join(" : ");
  if (running) return `turn ${plies + 1}, ${score}`;
  return `${score}, ${winner === null ? reason : `${names[winner]} wins`}`;
}

async function drawRecords(place) {
  place.hidden = false;
  try {
    const { names, left_off: leftOff } = await api.records();
    const items = names.map((name) => html("li", {}, html("a", { href: `#/record/${encodeURIComponent(name)}` }, name)));
    const more = leftOff > 0 ? html("p", { class: "quiet" }, `and ${leftOff} more`) : null;
    const none = html("p", { class: "quiet" }, "The folder holds no records.");
    place.replaceChildren(html("h2", {}, "Records"), items.length ? html("ul", {}, ...items) : none, ...(more ? [more] : []));
  } catch (error) {
    notice(error.message);
  }
}
