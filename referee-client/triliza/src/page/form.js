// The form for an attempt, by buttons or keys, with the verdict of the rules before it counts.
import { el, post } from "/page/dom.js";
import { board } from "/page/show.js";

const STOPS = [["inside", "Inside", "i"], ["partly", "Partly outside", "p"], ["outside", "Wholly outside", "o"]];
const NOTHING = { stop: null, started: true, cube: null, more: 0, displaced: [], seconds: null };

/** The form in `host`; `order` sends an order. */
export function form(host, order) {
  let match = null;
  let draft = { ...NOTHING };
  let asked = 0;
  const time = el("input", { id: "seconds", type: "number", min: 0, max: 3600, step: 0.1, inputmode: "decimal", oninput: () => change({ seconds: time.value === "" ? null : +time.value }) });
  const verdict = el("div", { class: "verdict", role: "status" });
  const confirm = el("button", { class: "main confirm", onclick: () => judge() }, "Record this attempt");
  const buttons = el("div");

  host.append(
    el("h2", {}, "This attempt"),
    el("p", { class: "seconds" }, el("label", { for: "seconds" }, "Seconds by the stopwatch "), time),
    buttons,
    el("div", { class: "finish" }, verdict, confirm),
    el("details", {}, el("summary", {}, "Keys"),
      el("p", {}, "Space starts and stops; I, P, O: inside, partly, wholly outside; N: not inside at the start; 0 to 8: the cell of the cube; X: no cube; F: on no frame; M: one more cube; Shift with 0 to 8: that cube was pushed off; Enter: record this attempt; B: back to 0.")));

  const cubes = () => (match ? [...match.board].flatMap((cube, cell) => (cube === "." ? [] : [{ cell, team: cube === "g" ? "green" : "red" }])) : []);
  const seconds = () => draft.seconds ?? (match?.clock.is === "stopped" ? match.clock.seconds : null);
  const isWhole = () => match && !match.over && match.clock.is !== "running" && seconds() !== null && draft.stop && draft.cube !== null;
  const sighting = () => ({ seconds: seconds(), started: draft.started, stop: draft.stop, cube: draft.cube, more: draft.cube === "none" ? 0 : draft.more, displaced: draft.displaced });

  function change(news) {
    draft = { ...draft, ...news };
    draw();
    preview();
  }

  function draw() {
    const choice = (words, isChosen, news, key, more = {}) =>
      el("button", { "aria-pressed": String(isChosen), "aria-keyshortcuts": key, onclick: () => change(news), ...more }, words);
    const group = (name, className, ...content) => el("div", { role: "group", "aria-label": name }, el("h3", {}, name), el("div", { class: className }, ...content));
    const cell = (index) => {
      const holds = { g: "green", r: "red" }[match.board[index]] ?? "";
      const label = `cell ${index}${holds ? `, holds a ${holds} cube` : ""}`;
      return choice(String(index), draft.cube?.cell === index, { cube: { cell: index } }, String(index), { class: `cell ${holds}`, "aria-label": label });
    };
    const focused = document.activeElement?.closest("#form") && document.activeElement.getAttribute("aria-keyshortcuts");
    if (!match) return buttons.replaceChildren();
    buttons.replaceChildren(
      group("Where the robot stopped", "stops",
        ...STOPS.map(([stop, words, key]) => choice(words, draft.stop === stop && draft.started, { stop, started: true }, key)),
        choice("Not inside at the start", !draft.started, { started: false, stop: "inside", cube: "none", displaced: [] }, "n")),
      group("Where its cube stands", "where",
        el("div", { class: "cells" }, ...Array.from({ length: 9 }, (_, index) => cell(index))),
        el("div", { class: "column" },
          choice("No cube set down", draft.cube === "none", { cube: "none" }, "x"),
          choice("On no frame", draft.cube === "no_frame", { cube: "no_frame" }, "f"),
          choice(`More cubes set down: ${draft.more}`, draft.more > 0, { more: (draft.more + 1) % 4 }, "m"))),
      group("Cubes pushed off their frames", "pushed",
        ...cubes().map(({ cell, team }) => choice(`${team} of ${cell}`, draft.displaced.includes(cell), toggled(cell), `Shift+${cell}`, { class: team })),
        ...(cubes().length ? [] : [el("p", { class: "quiet" }, "No cube is on the board.")])));
    // The new button gets the focus of the pressed one.
    if (focused) [...buttons.querySelectorAll("button")].find((button) => button.getAttribute("aria-keyshortcuts") === focused)?.focus();
    if (document.activeElement !== time) time.value = seconds() ?? "";
    confirm.disabled = !isWhole();
  }

  const toggled = (cell) => ({ displaced: draft.displaced.includes(cell) ? draft.displaced.filter((other) => other !== cell) : [...draft.displaced, cell] });

  async function preview() {
    const question = ++asked;
    if (!isWhole()) {
      const missing = [match?.clock.is === "running" ? "the time (stop the stopwatch)" : seconds() === null ? "the time" : "", draft.stop ? "" : "where the robot stopped", draft.cube === null ? "where the cube stands" : ""];
      return verdict.replaceChildren(el("p", { class: "quiet" }, `Missing: ${missing.filter((word) => word).join(", ")}.`));
    }
    try {
      const found = await post("/api/preview", sighting());
      // Ignore the answer to an older question.
      if (question !== asked) return;
      verdict.replaceChildren(board(found.board, "The board after it"), el("p", {}, `${found.team}: ${found.judge}${found.verdict ? `. ${found.verdict}` : ""}`));
    } catch (error) {
      if (question !== asked) return;
      verdict.replaceChildren(el("p", { class: "bad" }, error.message));
      confirm.disabled = true;
    }
  }

  async function judge() {
    if (!isWhole() || confirm.disabled) return;
    confirm.disabled = true;
    if (await order({ do: "judge", sighting: sighting() })) change(NOTHING);
    else draw();
  }

  /** Handles a key; returns whether it has a meaning here. */
  function key(event) {
    if (!match || match.over) return false;
    const pressed = event.code.startsWith("Digit") || event.code.startsWith("Numpad") ? event.code.at(-1) : event.key.toLowerCase();
    if (/^[0-8]$/.test(pressed)) {
      if (!event.shiftKey) change({ cube: { cell: +pressed } });
      else if (match.board[+pressed] !== ".") change(toggled(+pressed));
      return true;
    }
    const onButton = event.target.tagName === "BUTTON" || event.target.tagName === "A";
    const stop = STOPS.find(([, , letter]) => letter === pressed);
    if (stop) change({ stop: stop[0], started: true });
    else if (pressed === "n") change({ started: false, stop: "inside", cube: "none", displaced: [] });
    else if (pressed === "x") change({ cube: "none" });
    else if (pressed === "f") change({ cube: "no_frame" });
    else if (pressed === "m") change({ more: (draft.more + 1) % 4 });
    else if (pressed === "b") order({ do: "reset" });
    else if (pressed === " " && !event.repeat && match.clock.is !== "stopped") order({ do: match.clock.is === "running" ? "stop" : "start" });
    else if (pressed === "enter" && !event.repeat && !onButton) judge();
    else return false;
    return true;
  }

  /** Shows the form for a match, if this page judges. */
  function show(news, judges) {
    const before = match && `${match.number} ${match.entries.length} ${match.board}`;
    if (before !== (news && `${news.number} ${news.entries.length} ${news.board}`)) draft = { ...NOTHING };
    match = news;
    host.hidden = !judges || !match || match.over;
    change({});
  }

  return { show, key };
}
