// Play by hand: choose and order five of nine moves, and see where they lead.
import { drawBoard, isLost, listenToFields, parsePose, stateWords } from "/page/board.js";
import { el, get, getText, post } from "/page/dom.js";
import { resultWords, t } from "/page/language.js";

const ROUND = 5;
const POLL_MS = 2000;
const BY_HAND = { "x-by-hand": "1" };
const NAMES = { 1: t("forward 1"), 2: t("forward 2"), 3: t("forward 3"), Z: t("back 1"), L: t("turn left"), R: t("turn right") };

/** Plays in `host` against the server behind `/start` and `/kolo`. */
export function player(host) {
  let game = null; // the server's last answer
  let chosen = []; // indices into the hand, in order
  let way = []; // states after each chosen move
  let wanted = null;
  let questions = 0;
  let tellsTime = false; // whether the server has ever told the time left

  const board = el("div", { class: "board-host" });
  const hand = el("div", { class: "cards", role: "group", "aria-label": t("hand") });
  const slots = el("ol", { class: "slots" });
  const notice = el("p", { class: "notice", role: "status" });
  const team = el("input", { id: "team", maxlength: 40, size: 12, autocomplete: "off", value: localStorage.getItem("team") ?? "" });
  const clock = el("span", { class: "clock" });
  const send = el("button", { class: "main", onclick: () => play() }, t("Play these moves"));
  const column = el("input", { type: "number", min: 1, max: 64, "aria-label": t("column") });
  const row = el("input", { type: "number", min: 1, max: 64, "aria-label": t("row") });
  const options = [["N", t("up")], ["R", t("right")], ["D", t("down")], ["L", t("left")]];
  const direction = el("select", { "aria-label": t("direction") }, ...options.map(([value, name]) => el("option", { value }, `${value} ${name}`)));
  const law = el("select", { "aria-label": t("hands") }, el("option", { value: "draws" }, t("independent draws")), el("option", { value: "multisets" }, t("every hand equally likely")));
  for (const input of [column, row, direction]) input.addEventListener("change", readWanted);

  host.replaceChildren(
    el("div", { class: "split" }, board, el("div", { class: "side" },
      el("div", { class: "bar" },
        el("label", { for: "team" }, t("Team")), team,
        el("button", { onclick: () => begin() }, t("New game")),
        el("button", { onclick: () => quit() }, t("Leave game")), clock),
      notice,
      el("h2", {}, t("Your nine moves")), hand,
      el("h2", {}, t("Your five moves")), slots,
      el("div", { class: "bar" }, send, el("button", { onclick: () => set([]) }, t("Clear"))),
      el("h2", {}, t("Help")),
      el("div", { class: "bar" },
        el("button", { onclick: () => best() }, t("Best five")), t("hands:"), law),
      el("div", { class: "bar" }, t("Reach column"), column, t("row"), row, t("facing"), direction,
        el("button", { onclick: () => find() }, t("Find the moves"))),
      el("p", { class: "hint" }, t("Keys: 1 2 3 Z L R add a move, Backspace removes the last one, Enter plays. Drag moves to change their order. Click on the map to set the place to reach.")),
    )),
  );
  document.addEventListener("keydown", key);
  listenToFields(board, (x, y) => {
    [column.value, row.value] = [x + 1, y + 1];
    readWanted();
  });
  setInterval(tick, 500);
  setInterval(checkTime, POLL_MS);

  async function begin() {
    const name = team.value.trim();
    localStorage.setItem("team", name);
    await guarded(async () => take(await getText(name ? `/start?jmeno=${encodeURIComponent(name)}` : "/start", BY_HAND)));
  }

  async function play() {
    if (!ready()) return;
    const moves = letters();
    await guarded(async () => take(await getText(`/kolo?id=${game.id}&pohyby=${moves}`), moves));
  }

  function quit() {
    [game, wanted] = [null, null];
    say(t("You left the game."));
    set([]);
  }

  /** Reads an answer: a round, or the end of the game. */
  function take(answer, played = "") {
    const lines = answer.split("\r\n").filter((line) => line !== "");
    const pose = parsePose(lines.at(-2));
    const before = game;
    if (pose) {
      const rounds = played ? before.rounds + 1 : 0;
      game = { id: lines[0], map: lines.slice(1, -2), pose: lines.at(-2), hand: lines.at(-1), rounds, since: Date.now(), until: null, over: false };
      checkTime();
      say(rounds ? t("Round {0}.", rounds + 1) : t("A new game: bring the robot to the treasure."));
    } else {
      if (!before || !played) throw new Error(resultWords(answer.trim()));
      return finish(answer.trim());
    }
    wanted = null;
    set([]);
  }

  /** Ends the game with this result; the end of the path stays on the board. */
  function finish(result) {
    game = { ...game, over: true };
    [chosen, wanted] = [[], null];
    say(resultWords(result), result.startsWith("Vyhrali") ? "good" : "bad");
    show();
  }

  /**
   * Asks the server for the time left, and whether it has ended the game. Other servers do not
   * know.
   */
  async function checkTime() {
    if (!playing() || game.hasNoClock || host.offsetParent === null) return;
    const asked = game;
    try {
      const { left_s: left, result } = await get(`/api/status?id=${game.id}`);
      tellsTime = true;
      // Meanwhile the player may have played.
      if (game !== asked || game.over) return;
      if (result) return finish(result);
      game.until = left === null ? null : Date.now() + 1000 * left;
    } catch {
      // A server that has answered before is asked again: it may be busy or starting.
      asked.hasNoClock = !tellsTime;
    }
    tick();
  }

  async function set(places) {
    [chosen, way] = [places, []];
    show();
    if (!game || game.over || places.length === 0) return;
    const question = ++questions;
    await guarded(async () => {
      const { states } = await post("/api/preview", { map: game.map, pose: game.pose, moves: letters() });
      // Ignore the answer to an older question.
      if (question === questions) {
        way = states;
        show();
      }
    });
  }

  /** Chooses these letters from the hand; Enter plays them. */
  async function setLetters(text) {
    const left = [...game.hand];
    await set([...text].map((letter) => {
      const place = left.indexOf(letter);
      left[place] = null;
      return place;
    }));
    // The pressed button has the focus and would take Enter.
    send.focus();
  }

  async function best() {
    if (!playing()) return;
    await guarded(async () => {
      const found = await post("/api/best", { map: game.map, pose: game.pose, moves: game.hand, hands: law.value });
      const chance = found.p_treasure.toFixed(6);
      say(found.expected_moves === null
        ? t("Best: {0}. Probability of reaching the treasure: {1}.", found.moves, chance)
        : t("Best: {0}. Probability of reaching the treasure: {1}; expected moves: {2}.", found.moves, chance, found.expected_moves.toFixed(2)));
      await setLetters(found.moves);
    });
  }

  async function find() {
    readWanted();
    if (!playing()) return;
    if (!wanted) return say(t("Enter a column, a row and a direction."), "bad");
    await guarded(async () => {
      const { moves } = await post("/api/find", { map: game.map, pose: game.pose, moves: game.hand, wanted });
      if (!moves) return say(t("No five of these moves end at {0}.", wanted), "bad");
      say(t("{0} ends at {1}.", moves, wanted), "good");
      await setLetters(moves);
    });
  }

  function readWanted() {
    wanted = column.value && row.value ? `${column.value} ${row.value} ${direction.value}` : null;
    draw();
  }

  function key(event) {
    if (host.offsetParent === null || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toUpperCase();
    if (event.key === "Backspace") set(chosen.slice(0, -1));
    else if (event.key === "Enter" && event.target.tagName !== "BUTTON") play();
    else if (playing() && NAMES[letter]) {
      const place = [...game.hand].findIndex((held, index) => held === letter && !chosen.includes(index));
      if (place >= 0 && chosen.length < ROUND) set([...chosen, place]);
    }
  }

  const playing = () => game && !game.over;
  const letters = () => chosen.map((place) => game.hand[place]).join("");
  const ready = () => playing() && (chosen.length === ROUND || way.at(-1) === "won") && way.length > 0;

  function moveTo(from, to) {
    const order = [...chosen];
    order.splice(to, 0, ...order.splice(from, 1));
    set(order);
  }

  function show() {
    draw();
    const held = game && !game.over ? [...game.hand] : [];
    hand.replaceChildren(...held.map((letter, place) => el("button", {
      class: "card", title: NAMES[letter], disabled: chosen.includes(place) || chosen.length >= ROUND,
      onclick: () => set([...chosen, place]),
    }, letter)));
    slots.replaceChildren(...Array.from({ length: ROUND }, (_, index) => slot(index)));
    send.disabled = !ready();
    send.textContent = isLost(way.at(-1)) ? t("Play these moves (they destroy the robot)") : t("Play these moves");
    tick();
  }

  function slot(index) {
    const place = chosen[index];
    const drop = {
      ondragover: (event) => event.preventDefault(),
      ondrop: (event) => {
        event.preventDefault();
        moveTo(+event.dataTransfer.getData("text/plain"), Math.min(index, chosen.length - 1));
      },
    };
    if (place === undefined) return el("li", { class: "slot empty", ...drop }, "–");
    const letter = game.hand[place];
    const state = way[index] ?? (way.length > 0 ? t("not reached") : "");
    const card = el("span", { class: "card", draggable: "true", ondragstart: (event) => event.dataTransfer.setData("text/plain", String(index)) }, letter);
    return el("li", { class: "slot", ...drop, onmouseenter: () => draw(index + 1), onmouseleave: () => draw() },
      card, el("span", { class: "name" }, NAMES[letter]), el("span", { class: "state" }, state && `→ ${stateWords(state)}`),
      el("button", { title: t("earlier"), disabled: index === 0, onclick: () => moveTo(index, index - 1) }, "▲"),
      el("button", { title: t("later"), disabled: index === chosen.length - 1, onclick: () => moveTo(index, index + 1) }, "▼"),
      el("button", { title: t("remove"), onclick: () => set(chosen.filter((_, other) => other !== index)) }, "×"));
  }

  /** Draws the board with the first `steps` moves. */
  function draw(steps = way.length) {
    if (!game) return board.replaceChildren(el("p", { class: "empty" }, t("No game yet. Press New game.")));
    drawBoard(board, game.map, { pose: game.pose, way: way.slice(0, steps), wanted });
  }

  function tick() {
    if (!playing()) clock.textContent = "";
    else if (game.until === null) clock.textContent = t("{0} s in this round", Math.floor((Date.now() - game.since) / 1000));
    else clock.textContent = t("{0} s left", Math.max(0, Math.ceil((game.until - Date.now()) / 1000)));
    clock.classList.toggle("urgent", Boolean(playing() && game.until !== null && game.until - Date.now() < 5000));
  }

  function say(words, kind = "") {
    notice.textContent = words;
    notice.className = `notice ${kind}`;
  }

  async function guarded(work) {
    try {
      await work();
    } catch (error) {
      say(t(error.message), "bad");
    }
  }

  show();
}
