// The server's page: its four parts, and the settings.
import { el, get, post } from "/page/dom.js";
import { editor } from "/page/editor.js";
import { games } from "/page/games.js";
import { player } from "/page/player.js";

const PARTS = ["games", "map", "settings", "play"];
const part = (name) => document.getElementById(name);
const course = part("course");

const timeout = el("input", { type: "number", min: 0, max: 86400, "aria-label": "timeout" });
const hands = el("select", { "aria-label": "hands" }, el("option", { value: "draws" }, "independent draws"), el("option", { value: "multisets" }, "every hand equally likely"));
const seed = el("input", { type: "number", min: 0, placeholder: "none", "aria-label": "seed" });
const notice = el("p", { class: "notice", role: "status" });

games(part("games"));
const listMaps = editor(part("map"), () => load());
player(part("play"));
part("settings").replaceChildren(
  el("form", { onsubmit: (event) => {
    event.preventDefault();
    apply();
  } },
    el("p", {}, el("label", {}, "Seconds for a round ", timeout), " 0 is no limit"),
    el("p", {}, el("label", {}, "The three random moves of a hand ", hands)),
    el("p", {}, el("label", {}, "Seed of the random numbers ", seed), " the same seed deals the same hands; none, nobody can repeat them"),
    el("button", { class: "main" }, "Set"), notice),
);
window.addEventListener("hashchange", turn);
turn();
load();

/** Shows the part that the address names. */
function turn() {
  const chosen = PARTS.includes(location.hash.slice(1)) ? location.hash.slice(1) : PARTS[0];
  for (const name of PARTS) {
    part(name).hidden = name !== chosen;
    document.querySelector(`nav a[href="#${name}"]`).className = name === chosen ? "chosen" : "";
  }
  if (chosen === "map") listMaps();
}

async function load() {
  const settings = await get("/api/settings");
  course.textContent = `New games: ${settings.course}; ${settings.timeout ? `${settings.timeout} s a round` : "no time limit"}`;
  [timeout.value, hands.value, seed.value] = [settings.timeout, settings.hands, settings.seed ?? ""];
}

async function apply() {
  try {
    await post("/api/set", { timeout: +timeout.value, hands: hands.value, seed: seed.value === "" ? null : +seed.value });
    [notice.textContent, notice.className] = ["It is set.", "notice good"];
    await load();
  } catch (error) {
    [notice.textContent, notice.className] = [error.message, "notice bad"];
  }
}
