// The server's page: its parts, and the settings.
import { el, get, post } from "/page/dom.js";
import { judgeHeaders, showRights } from "/page/judge.js";
import { editor } from "/page/editor.js";
import { games } from "/page/games.js";
import { t, translatePage } from "/page/language.js";
import { player } from "/page/player.js";
import { standing } from "/page/standing.js";

const PARTS = ["games", "standing", "map", "settings", "play"];
const part = (name) => document.getElementById(name);
const course = part("course");

const timeout = el("input", { type: "number", min: 0, max: 86400, "aria-label": t("timeout") });
const hands = el("select", { "aria-label": t("hands") }, el("option", { value: "draws" }, t("independent draws")), el("option", { value: "multisets" }, t("every hand equally likely")));
const seed = el("input", { type: "number", min: 0, placeholder: t("none"), "aria-label": t("seed") });
const notice = el("p", { class: "notice", role: "status" });

translatePage();
const watch = games(part("games"));
const refreshStanding = standing(part("standing"));
const listMaps = editor(part("map"), () => load());
player(part("play"));
part("settings").replaceChildren(
  el("form", { onsubmit: (event) => {
    event.preventDefault();
    apply();
  } },
    el("p", {}, el("label", {}, t("Time for a round, in seconds "), timeout), t(" 0 means no limit")),
    el("p", {}, el("label", {}, t("The three random moves of a hand "), hands)),
    el("p", {}, el("label", {}, t("Seed of the random numbers "), seed), t(" the same seed deals the same hands; without one they are unpredictable")),
    el("p", { class: "hint visitor" }, t("Visitors can watch, play and draw. Only the judge can save maps and change settings.")),
    el("button", { class: "main", "data-judge": true }, t("Save settings")), notice),
);
window.addEventListener("hashchange", showPart);
showPart();
load();

/** Shows the part that the address names; `#games/17` also selects the game. */
function showPart() {
  const [name, game] = location.hash.slice(1).split("/");
  const chosen = PARTS.includes(name) ? name : PARTS[0];
  for (const name of PARTS) {
    part(name).hidden = name !== chosen;
    document.querySelector(`nav a[href="#${name}"]`).className = name === chosen ? "chosen" : "";
  }
  if (chosen === "map") listMaps();
  if (chosen === "standing") refreshStanding();
  if (chosen === "games") watch(/^[1-9]\d{0,8}$/.test(game ?? "") ? +game : null);
}

async function load() {
  const settings = await get("/api/settings", judgeHeaders);
  showRights(settings.judge);
  const maps = /^the (\d+) maps of the folder in turn$/.exec(settings.course);
  const name = maps ? t("the {0} maps of the folder in turn", maps[1]) : t(settings.course);
  course.textContent = settings.timeout ? t("New games: {0}; {1} s a round", name, settings.timeout) : t("New games: {0}; no time limit", name);
  [timeout.value, hands.value, seed.value] = [settings.timeout, settings.hands, settings.seed ?? ""];
}

async function apply() {
  try {
    await post("/api/set", { timeout: +timeout.value, hands: hands.value, seed: seed.value === "" ? null : +seed.value }, judgeHeaders);
    [notice.textContent, notice.className] = [t("Settings saved."), "notice good"];
    await load();
  } catch (error) {
    [notice.textContent, notice.className] = [t(error.message), "notice bad"];
  }
}
