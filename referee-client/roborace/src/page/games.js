// The games on the server: a list that keeps itself up to date, and one of them move by move, running or over.
import { drawBoard, stateWords } from "/page/board.js";
import { el, get } from "/page/dom.js";

const REFRESH_MS = 1000;
const SPEEDS = [["slow", 1200], ["usual", 500], ["fast", 120]];

/** Shows games in `host`. */
export function games(host) {
  let watched = null; // the game as the server told it last
  let at = 0; // moves of it that are shown
  let going = false;
  let before = null; // the list ends before this game; null is the newest

  const list = el("tbody");
  const older = el("button", { onclick: () => page(next) }, "Older");
  const newest = el("button", { onclick: () => page(null) }, "Newest");
  const board = el("div", { class: "board-host" });
  const title = el("h2", {}, "No game chosen");
  const step = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": "move", oninput: () => stopAt(+step.value) });
  const run = el("button", { onclick: () => toggle() }, "▶ Play");
  const speed = el("select", { "aria-label": "speed" }, ...SPEEDS.map(([name, ms]) => el("option", { value: ms, selected: name === "usual" }, name)));
  const words = el("p", { class: "notice" });
  let next = null;

  host.replaceChildren(el("div", { class: "split" },
    el("div", { class: "watch" }, title, board,
      el("div", { class: "bar" },
        el("button", { title: "beginning", onclick: () => stopAt(0) }, "|◀"),
        el("button", { title: "one move back", onclick: () => stopAt(at - 1) }, "◀"),
        run,
        el("button", { title: "one move on", onclick: () => stopAt(at + 1) }, "▶"),
        el("button", { title: "end", onclick: () => stopAt(Infinity) }, "▶|"), speed),
      step, words),
    el("div", { class: "side" },
      el("h2", {}, "Games"),
      el("table", {}, el("thead", {}, el("tr", {}, ...["game", "rounds", "moves", "result"].map((name) => el("th", {}, name)))), list),
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
      if (answer.games.length === 0) list.append(el("tr", {}, el("td", { colspan: 4 }, "None yet: clients begin games by /start.")));
      if (watched?.running) await fetchGame(watched.number);
    } catch (error) {
      words.textContent = error.message;
    }
  }

  function line(game) {
    const result = game.result ?? (game.running ? "running" : "broken off");
    const kind = game.running ? "running" : game.result?.startsWith("Vyhrali") ? "good" : "bad";
    const cells = [game.number, game.rounds, game.moves, result].map((text) => el("td", {}, String(text)));
    const chosen = watched?.number === game.number ? " chosen" : "";
    return el("tr", { class: kind + chosen, tabindex: 0, onclick: () => watch(game.number), onkeydown: (event) => event.key === "Enter" && watch(game.number) }, ...cells);
  }

  async function watch(number) {
    await fetchGame(number);
    // A running game is shown from where it is, another one from its beginning.
    at = watched.running ? watched.steps.length : 0;
    going = true;
    show();
    refresh();
  }

  async function fetchGame(number) {
    watched = await get(`/api/games/${number}`);
    show();
  }

  function stopAt(place) {
    going = false;
    goTo(place);
  }

  function goTo(place) {
    if (!watched) return;
    at = Math.max(0, Math.min(place, watched.steps.length));
    show();
  }

  function toggle() {
    if (!going && watched && at >= watched.steps.length && !watched.running) at = 0;
    going = !going;
    show();
  }

  /** Goes on by one move, at the chosen speed. */
  async function forever() {
    let last = Date.now();
    for (;;) {
      await new Promise((done) => setTimeout(done, Math.min(+speed.value, REFRESH_MS)));
      if (Date.now() - last >= REFRESH_MS) {
        last = Date.now();
        refresh();
      }
      if (!going || !watched) continue;
      if (at < watched.steps.length) goTo(at + 1);
      else if (!watched.running) {
        going = false;
        show();
      }
    }
  }

  function show() {
    if (!watched) return board.replaceChildren(el("p", { class: "empty" }, "Choose a game from the list."));
    const states = watched.steps.map((step) => step.state);
    const { round, hand } = watched.steps[at - 1] ?? watched.steps[0] ?? {};
    // Of the round that is going on, the way is drawn from its beginning.
    const first = watched.steps.findIndex((step) => step.round === round);
    const begin = at === 0 ? 0 : Math.max(first, 0);
    const pose = begin === 0 ? watched.start : states[begin - 1];
    drawBoard(board, watched.map, { pose, way: states.slice(begin, at) });
    title.textContent = `Game ${watched.number}` + (watched.running ? ", running" : "");
    [step.max, step.value] = [states.length, at];
    run.textContent = going ? "❚❚ Stop" : "▶ Play";
    const shown = at === 0 ? "The start" : `Round ${round}, hand ${hand}: move ${at} of ${states.length}, ${watched.steps[at - 1].move} → ${stateWords(states[at - 1])}`;
    const end = at === states.length && watched.result ? `. ${watched.result}` : "";
    words.textContent = shown + end;
  }
}
