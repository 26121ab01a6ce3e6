// The parts that everybody sees: the clock, the board, the standing, the record, the matches.
import { el, post } from "/page/dom.js";

const TEAMS = ["green", "red"];
const LIMIT_S = 120;

let heard = { at: 0, clock: null };
let warned = false;

/** The stopwatch's seconds now; it runs on between two answers. */
function seconds() {
  const { clock, at } = heard;
  return clock.is === "running" ? clock.seconds + (performance.now() - at) / 1000 : clock.seconds;
}

/** Updates the clock. */
export function tick(match) {
  if (!match) return;
  if (match.clock !== heard.clock) heard = { at: performance.now(), clock: match.clock };
  const figures = document.getElementById("clock");
  if (!figures) return;
  const now = seconds();
  figures.textContent = `${Math.floor(now / 60)}:${(Math.floor(now * 10) / 10 % 60).toFixed(1).padStart(4, "0")}`;
  const isLate = now >= LIMIT_S;
  figures.classList.toggle("late", isLate);
  const call = document.getElementById("call");
  const words = match.clock.is === "running" ? (isLate ? "Time! Stop the robot." : "The robot is on its way.") : "";
  if (call.textContent !== words) call.textContent = words;
  if (isLate && !warned && match.clock.is === "running") navigator.vibrate?.([300, 100, 300]);
  warned = isLate;
}

/** A small picture of a board, with a description for screen readers. */
export function board(cells, name) {
  const squares = [...cells].map((cube, index) => el("span", { class: `cell ${cube === "g" ? "green" : cube === "r" ? "red" : ""}` }, cube === "." ? String(index) : cube.toUpperCase()));
  const rows = [0, 3, 6].map((at) => [...cells.slice(at, at + 3)].map((cube) => ({ g: "green", r: "red" })[cube] ?? "empty").join(", "));
  return el("div", { class: "board", role: "img", "aria-label": `${name}: ${rows.join("; ")}` }, ...squares);
}

/** The next attempt and the stopwatch. Only the judge's page has an `order`. */
export function showWatch(host, match, order) {
  if (!match) return host.replaceChildren(el("p", { class: "quiet" }, "No match is being judged yet."));
  const next = TEAMS.indexOf(match.to_move);
  const turn = match.over ? "The match is over." : `Next: ${nameOf(match, next)} (${match.to_move}), attempt ${match.attempts[next] + 1}`;
  const { is } = match.clock;
  const buttons = !order || match.over ? [] : [
    el("button", { class: is === "running" ? "stop" : "start", disabled: is === "stopped", onclick: () => order({ do: is === "running" ? "stop" : "start" }) }, is === "running" ? "Stop" : "Start"),
    el("button", { disabled: is === "ready", onclick: () => order({ do: "reset" }) }, "Back to 0"),
  ];
  const focused = host.contains(document.activeElement);
  host.replaceChildren(
    el("h2", { class: match.to_move ?? "" }, turn),
    el("div", { id: "clock", role: "timer", "aria-label": "stopwatch" }),
    el("p", { id: "call", role: "alert" }),
    el("div", { class: "buttons" }, ...buttons));
  // After Start the next press is Stop.
  if (focused) host.querySelector("button:enabled")?.focus();
  tick(match);
}

/** The standing of the match. */
export function showStands(host, match) {
  if (!match) return host.replaceChildren();
  const line = (name, values) => el("tr", {}, el("th", { scope: "row" }, name), ...values.map((value) => el("td", {}, String(value))));
  const table = el("table", {},
    el("thead", {}, el("tr", {}, el("td"), ...TEAMS.map((team, index) => el("th", { scope: "col", class: team }, `${nameOf(match, index)} (${team})`)))),
    el("tbody", {},
      line("valid cubes", match.cubes),
      line("time", match.seconds.map((time) => `${time.toFixed(1)} s`)),
      line("attempts", match.attempts.map((count) => `${count} of ${match.of}`)),
      line("on the store", match.stores)));
  host.replaceChildren(el("p", { class: "verdict" }, match.standing), el("div", { class: "stands" }, board(match.board, "The board"), table));
}

const nameOf = (match, index) => (match.teams ?? TEAMS)[index];

/** All attempts with their verdicts; undone ones are struck out. */
export function showEntries(host, match, order) {
  if (!match) return host.replaceChildren();
  const lines = match.entries.map(({ words, undone, at }) => {
    const time = at ? `${new Date(at).toLocaleTimeString("en-GB")} ` : "";
    return undone === null
      ? el("li", {}, el("span", { class: "quiet" }, time), words)
      : el("li", { class: "undone" }, el("span", { class: "quiet" }, time), el("s", {}, words), ` undone: ${undone}`);
  });
  const counts = match.entries.some(({ undone }) => undone === null);
  const reason = el("input", { id: "reason", maxlength: 200, value: "wrong button" });
  const undo = !order || !counts ? [] : [el("form", { class: "undo", onsubmit: (event) => {
    event.preventDefault();
    order({ do: "undo", reason: reason.value });
  } }, el("label", { for: "reason" }, "Reason for undoing the last attempt"), reason, el("button", {}, "Undo"))];
  host.replaceChildren(
    el("h2", {}, "Record"), lines.length ? el("ol", {}, ...lines) : el("p", { class: "quiet" }, "No attempt yet."), ...undo,
    el("p", {}, el("a", { href: `/records/${match.file}`, download: match.file }, "The record as a file"), " · ",
      el("a", { href: `/arenas/${match.file.replace("json", "svg")}` }, "The arena as a picture")));
}

/** All matches, and the form for a new one. */
export function showMatches(host, { matches, match }, order) {
  const lines = matches.map(({ number, teams, over, standing }) => {
    const here = number === match?.number;
    const choose = order && !here ? [el("button", { onclick: () => order({ do: "choose", number }) }, "Judge this", el("span", { class: "unseen" }, ` match ${number}`))] : [];
    const names = teams ? `${teams[0]} – ${teams[1]}` : "green – red";
    return el("li", { value: number, class: here ? "here" : "" }, el("strong", {}, names), `: ${over ? "" : "not over, "}${standing} `, ...choose);
  });
  const list = lines.length ? el("ol", {}, ...lines) : el("p", { class: "quiet" }, "None yet.");
  host.replaceChildren(el("h2", {}, "Matches (green – red)"), list, ...(order ? [begin(order, lines.length === 0)] : []));
}

function begin(order, open) {
  const field = (id) => el("input", { id, maxlength: 40, required: true, autocomplete: "off" });
  const [green, red] = [field("green"), field("red")];
  const cell = el("select", { id: "preplaced" }, ...Array.from({ length: 9 }, (_, index) => el("option", { value: index, selected: index === 4 }, index === 4 ? "4 (centre)" : String(index))));
  const drawn = el("p", { class: "quiet", role: "status" });
  const draw = async () => {
    try {
      const told = await post("/api/draw", { teams: [green.value, red.value] });
      [green.value, red.value] = [told.green, told.red];
      drawn.textContent = `Drawn: ${told.green} is green, ${told.red} is red. Red chooses the cell of its first cube.`;
    } catch (error) {
      drawn.textContent = error.message;
    }
  };
  return el("details", { open }, el("summary", {}, "New match"),
    el("form", { class: "begin", onsubmit: async (event) => {
      event.preventDefault();
      // On a phone, scroll up to the stopwatch.
      if (await order({ do: "begin", green: green.value, red: red.value, preplaced: +cell.value })) window.scrollTo(0, 0);
    } },
      el("label", { for: "green" }, "Green"), green, el("label", { for: "red" }, "Red"), red,
      el("button", { type: "button", onclick: draw }, "Draw the colours"), drawn,
      el("label", { for: "preplaced" }, "Red's first cube on cell"), cell, el("button", { class: "main" }, "Begin the match")));
}
