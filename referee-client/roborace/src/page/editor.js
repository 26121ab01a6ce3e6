// The map editor: draws, loads, saves and selects the map of new games.
import { drawBoard, listenToFields } from "/page/board.js";
import { el, get, post } from "/page/dom.js";
import { judgeHeaders } from "/page/judge.js";
import { t } from "/page/language.js";

const FIELDS = [[".", t("free")], ["X", t("wall")], ["#", t("hole")], ["$", t("treasure")], ["^", t("belt up")], [">", t("belt right")], ["v", t("belt down")], ["<", t("belt left")]];
const STARTS = [["N", t("up")], ["R", t("right")], ["D", t("down")], ["L", t("left")]];
const SIDE = 20;
const LONGEST_SIDE = 64;

/**
 * Edits maps in `host`; calls `changed` when new games get other maps. Returns a function that
 * lists the maps.
 */
export function editor(host, changed) {
  let map = empty(SIDE, SIDE);
  let start = null;
  let tool = "X";

  const board = el("div", { class: "board-host" });
  const notice = el("p", { class: "notice", role: "status" });
  const maps = el("select", { "aria-label": t("map") });
  const name = el("input", { type: "text", maxlength: 40, size: 14, pattern: "[A-Za-z0-9_\\-]+", "aria-label": t("name") });
  const width = el("input", { type: "number", min: 1, max: LONGEST_SIDE, value: SIDE, "aria-label": t("columns") });
  const height = el("input", { type: "number", min: 1, max: LONGEST_SIDE, value: SIDE, "aria-label": t("rows") });
  const seed = el("input", { type: "number", min: 0, value: 1, "aria-label": t("seed") });
  const kind = el("select", { "aria-label": t("class") }, ...["walls", "belts", "holes"].map((name) => el("option", {}, name)));
  const palette = el("div", { class: "palette" });
  const lines = el("textarea", { rows: 6, spellcheck: "false", "aria-label": t("map as text"), onchange: () => readLines() });

  host.replaceChildren(el("div", { class: "split" }, board, el("div", { class: "side" },
    notice,
    el("p", { class: "hint visitor" }, t("Visitors can watch, play and draw. Only the judge can save maps and change settings.")),
    el("h2", {}, t("Draw")), palette,
    el("p", { class: "hint" }, t("Press and draw on the map. The robot begins at the start; without one, at a random place from which the treasure can be reached.")),
    el("div", { class: "bar" }, width, "×", height, el("button", { onclick: () => resize() }, t("Resize")),
      el("button", { onclick: () => put(empty(+width.value || SIDE, +height.value || SIDE), null) }, t("Empty map"))),
    el("h2", {}, t("Folder")),
    el("div", { class: "bar" }, maps, el("button", { onclick: () => guarded(load) }, t("Load"))),
    el("div", { class: "bar" }, name, el("button", { "data-judge": true, onclick: () => guarded(save) }, t("Save"))),
    el("h2", {}, t("Random map")),
    el("div", { class: "bar" }, kind, t("seed"), seed, el("button", { onclick: () => guarded(random) }, t("Generate"))),
    el("h2", {}, t("Maps of new games")),
    el("div", { class: "bar" }, el("button", { class: "main", "data-judge": true, onclick: () => guarded(use) }, t("this map only")),
      el("button", { "data-judge": true, onclick: () => guarded(useAll) }, t("all maps of the folder in turn"))),
    el("h2", {}, t("As text")), lines)));
  tools();
  show();
  listenToFields(board, paint);
  return list;

  async function list() {
    const { maps: names } = await get("/api/settings");
    const chosen = maps.value;
    maps.replaceChildren(...names.map((name) => el("option", { selected: name === chosen }, name)));
  }

  async function load() {
    if (!maps.value) throw new Error("The folder has no maps yet.");
    const found = await get(`/api/maps/${encodeURIComponent(maps.value)}`);
    name.value = maps.value;
    put(found.map, found.start);
    say(t("Loaded {0}.", name.value));
  }

  async function save() {
    if (!(await saved(false)) && !(confirm(t("There is already a map {0}. Overwrite it?", name.value)) && (await saved(true)))) return;
    await list();
    maps.value = name.value;
    say(t("Saved {0}.", name.value), "good");
  }

  /** Saves the map; returns false if there is one of this name that must not be overwritten. */
  async function saved(overwrite) {
    try {
      await post("/api/save", { ...drawn(), overwrite }, judgeHeaders);
      return true;
    } catch (error) {
      if (error.message !== `there is already a map ${name.value}`) throw error;
      return false;
    }
  }

  async function random() {
    const found = await post("/api/random", { class: kind.value, seed: +seed.value });
    name.value = `${kind.value}-seed-${seed.value}`;
    put(found.map, found.start);
    seed.value = +seed.value + 1;
  }

  async function use() {
    await post("/api/use", drawn(), judgeHeaders);
    say(t("New games now use this map."), "good");
    changed();
  }

  async function useAll() {
    await post("/api/use-all", {}, judgeHeaders);
    say(t("New games now use all maps in turn."), "good");
    changed();
  }

  function drawn() {
    return { name: name.value, map, start };
  }

  function put(newMap, newStart) {
    [map, start] = [newMap, newStart];
    [width.value, height.value] = [map[0].length, map.length];
    show();
  }

  function resize() {
    const [columns, rows] = [width, height].map((input) => Math.min(LONGEST_SIDE, Math.max(1, +input.value || SIDE)));
    const line = (old) => (old ?? "").slice(0, columns).padEnd(columns, ".");
    put(Array.from({ length: rows }, (_, row) => line(map[row])), null);
  }

  function readLines() {
    const rows = lines.value.trimEnd().split("\n");
    const fits = rows.every((row) => row.length === rows[0].length && /^[.X#$^>v<]+$/.test(row));
    if (!fits) return say(t("All lines must have the same length and consist of . X # $ ^ > v <"), "bad");
    put(rows, null);
  }

  function paint(column, row) {
    const here = `${column + 1} ${row + 1} `;
    if (tool.length > 1) {
      start = here + tool[1];
    } else {
      // A map has exactly one treasure.
      if (tool === "$") map = map.map((line) => line.replace("$", "."));
      map = map.map((line, index) => (index === row ? line.slice(0, column) + tool + line.slice(column + 1) : line));
      if (start?.startsWith(here) && "X#$".includes(tool)) start = null;
    }
    show();
  }

  function tools() {
    const button = (value, label, words) => el("button", {
      class: tool === value ? "chosen" : "", title: words, "aria-label": `${label} ${words}`,
      onclick: () => {
        tool = value;
        tools();
      },
    }, label);
    palette.replaceChildren(...FIELDS.map(([letter, words]) => button(letter, letter, words)),
      ...STARTS.map(([letter, words]) => button(`@${letter}`, t("start {0}", letter), t("start facing {0}", words))));
  }

  function show() {
    drawBoard(board, map, { pose: start });
    lines.value = map.join("\n");
  }

  function say(words, tone = "") {
    notice.textContent = words;
    notice.className = `notice ${tone}`;
  }

  async function guarded(work) {
    try {
      await work();
    } catch (error) {
      say(t(error.message), "bad");
    }
  }
}

function empty(columns, rows) {
  return Array.from({ length: rows }, () => ".".repeat(columns));
}
