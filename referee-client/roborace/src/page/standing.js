// The standings, refreshed while they are shown.
import { el, get } from "/page/dom.js";
import { t } from "/page/language.js";

const REFRESH_MS = 2000;
const CHOICES = [1, 2, 3, 5, 10];

/** Shows the standings in `host`; returns a function that refreshes them. */
export function standing(host) {
  const counted = el("select", { id: "counted", onchange: () => refresh() }, el("option", { value: "" }, t("all")), ...CHOICES.map((number) => el("option", { value: number }, t("the first {0}", number))));
  const table = el("div", { class: "wide", tabindex: 0, role: "region", "aria-label": t("Standings") });
  const notes = el("p", { class: "hint" });
  const notice = el("p", { class: "notice bad", role: "status" });
  let shown = "";
  host.replaceChildren(el("div", { class: "bar" }, el("label", { for: "counted" }, t("Counted games of a team on each map")), counted), table, notes, notice);
  setInterval(refresh, REFRESH_MS);

  async function refresh() {
    if (document.hidden || host.hidden) return;
    try {
      const news = await get(`/api/standing${counted.value ? `?rounds=${counted.value}` : ""}`);
      notice.textContent = "";
      const text = JSON.stringify(news);
      // Redraw only changes, which keeps the scroll position and the selection.
      if (text !== shown) draw(news);
      shown = text;
    } catch (error) {
      notice.textContent = t(error.message);
    }
  }

  function draw({ standing: { maps, teams, nameless, broken_off: brokenOff }, more, running }) {
    const heads = ["", t("team"), t("treasures"), t("moves per treasure"), t("moves"), t("rounds"), ...maps];
    const head = el("thead", {}, el("tr", {}, ...heads.map((name) => (name ? el("th", { scope: "col" }, name) : el("td")))));
    const lines = teams.map((team) => el("tr", {},
      el("td", {}, `${team.place}.`), el("th", { scope: "row" }, team.team), el("td", {}, `${team.treasures}/${team.games}`),
      el("td", {}, team.mean_moves === null ? "–" : team.mean_moves.toFixed(2)), el("td", {}, String(team.moves)), el("td", {}, String(team.rounds)),
      ...team.maps.map(({ moves }) => el("td", {}, moves.map((number) => number ?? "×").join(" ") || "–"))));
    table.replaceChildren(teams.length ? el("table", { class: "standing" }, head, el("tbody", {}, ...lines)) : el("p", { class: "empty" }, t("No team has finished a game. Clients name their team with /start?jmeno=NAME.")));
    const words = [t("Not counted: {0} games without a team's name, {1} unfinished. Running: {2}.", nameless, brokenOff, running)];
    if (teams.length) words.unshift(t("× marks a game that did not reach the treasure."));
    if (more) words.unshift(t("And {0} more teams.", more));
    notes.textContent = words.join(" ");
  }

  return refresh;
}
