// The games on the server: a list, refreshed while it is shown, and one game move by move.
import { drawBoard, stateWords } from "/page/board.js";
import { el, get } from "/page/dom.js";
import { resultWords, t } from "/page/language.js";

const REFRESH_MS = 1000;
const SPEEDS = [[t("slow"), 1200], [t("normal"), 500], [t("fast"), 120]];

/** Shows games in `host`; returns a function that shows the game with a number. */
export function games(host) {
  let watched = null; // the shown game, as last received
  let at = 0; // number of shown moves
  let isPlaying = false;
  let before = null; // the list ends before this game; null for the newest

  const list = el("tbody");
  const older = el("button", { onclick: () => page(next) }, t("Older"));
  const newest = el("button", { onclick: () => page(null) }, t("Newest"));
  const board = el("div", { class: "board-host" });
  const title = el("h2", {}, t("No game chosen"));
  const step = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("move"), oninput: () => stopAt(+step.value) });
  const run = el("button", { onclick: () => toggle() }, t("▶ Play"));
  const speed = el("select", { "aria-label": t("speed") }, ...SPEEDS.map(([name, ms]) => el("option", { value: ms, selected: name === t("normal") }, name)));
  const words = el("p", { class: "notice" });
  let next = null;

  host.replaceChildren(el("div", { class: "split" },
    el("div", { class: "watch" }, title, board,
      el("div", { class: "bar" },
        el("button", { title: t("beginning"), onclick: () => stopAt(0) }, "|◀"),
        el("button", { title: t("one move back"), onclick: () => stopAt(at - 1) }, "◀"),
        run,
        el("button", { title: t("one move forward"), onclick: () => stopAt(at + 1) }, "▶"),
        el("button", { title: t("end"), onclick: () => stopAt(Infinity) }, "▶|"), speed),
      step, words),
    el("div", { class: "side" },
      el("h2", {}, t("Games")),
      el("table", {}, el("thead", {}, el("tr", {}, ...[t("game"), t("team"), t("map"), t("rounds"), t("moves"), t("result")].map((name) => el("th", { scope: "col" }, name)))), list),
      el("div", { class: "bar" }, newest, older))));
  refresh();
  forever();

  function page(end) {
    before = end;
    refresh();
  }

  async function refresh() {
    if (document.hidden || host.offsetParent === null) return;
    try {
      const answer = await get(before ? `/api/games?before=${before}` : "/api/games");
      next = answer.before;
      older.disabled = next === null;
      newest.disabled = before === null;
      list.replaceChildren(...answer.games.map(line));
      if (answer.games.length === 0) list.append(el("tr", {}, el("td", { colspan: 6 }, t("No games yet: clients begin a game with /start."))));
      if (watched?.running) await fetchGame(watched.number);
    } catch (error) {
      words.textContent = t(error.message);
    }
  }

  function line(game) {
    const result = game.result ? resultWords(game.result) : game.running ? t("running") : t("unfinished");
    const kind = game.running ? "running" : game.result?.startsWith("Vyhrali") ? "good" : "bad";
    const cells = [game.team ?? "–", game.course ?? "–", game.rounds, game.moves, result].map((text) => el("td", {}, String(text)));
    const chosen = watched?.number === game.number ? " chosen" : "";
    const address = `#games/${game.number}`;
    return el("tr", { class: kind + chosen, onclick: () => (location.hash = address) }, el("td", {}, el("a", { href: address }, String(game.number))), ...cells);
  }

  async function watch(number) {
    if (number === null || number === watched?.number) return refresh();
    try {
      await fetchGame(number);
    } catch {
      words.textContent = t("There is no game {0}.", number);
      return refresh();
    }
    // Show a running game from its last move, a finished one from its start.
    at = watched.running ? watched.steps.length : 0;
    isPlaying = true;
    show();
    refresh();
  }

  async function fetchGame(number) {
    watched = await get(`/api/games/${number}`);
    show();
  }

  function stopAt(place) {
    isPlaying = false;
    goTo(place);
  }

  function goTo(place) {
    if (!watched) return;
    at = Math.max(0, Math.min(place, watched.steps.length));
    show();
  }

  function toggle() {
    if (!isPlaying && watched && at >= watched.steps.length && !watched.running) at = 0;
    isPlaying = !isPlaying;
    show();
  }

  /** Advances by one move at a time, at the chosen speed. */
  async function forever() {
    let last = Date.now();
    for (;;) {
      await new Promise((done) => setTimeout(done, Math.min(+speed.value, REFRESH_MS)));
      if (Date.now() - last >= REFRESH_MS) {
        last = Date.now();
        refresh();
      }
      if (!isPlaying || !watched) continue;
      if (at < watched.steps.length) goTo(at + 1);
      else if (!watched.running) {
        isPlaying = false;
        show();
      }
    }
  }

  function show() {
    if (!watched) return board.replaceChildren(el("p", { class: "empty" }, t("Choose a game from the list.")));
    const states = watched.steps.map((step) => step.state);
    const { round, hand } = watched.steps[at - 1] ?? watched.steps[0] ?? {};
    // Draw the path of the current round from its start.
    const first = watched.steps.findIndex((step) => step.round === round);
    const begin = at === 0 ? 0 : Math.max(first, 0);
    const pose = begin === 0 ? watched.start : states[begin - 1];
    drawBoard(board, watched.map, { pose, way: states.slice(begin, at) });
    const about = [t("Game {0}", watched.number), watched.team, watched.course, watched.running && t("running")];
    title.textContent = about.filter((part) => part).join(", ");
    [step.max, step.value] = [states.length, at];
    run.textContent = isPlaying ? t("❚❚ Stop") : t("▶ Play");
    const position = at === 0 ? t("Start position") : t("Round {0}, hand {1}: move {2} of {3}, {4} → {5}", round, hand, at, states.length, watched.steps[at - 1].move, stateWords(states[at - 1]));
    const end = at === states.length && watched.result ? `. ${resultWords(watched.result)}` : "";
    const cut = watched.truncated ? ` ${t("Only the first {0} moves are shown.", states.length)}` : "";
    words.textContent = position + end + cut;
  }

  return watch;
}
