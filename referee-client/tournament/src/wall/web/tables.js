// Standings, crosstable and rounds.

import { place, players as pairing, points, quiet } from "./boards.js";
import { el } from "./dom.js";

const signed = (number) => `${number < 0 ? "−" : "+"}${Math.abs(Math.round(number))}`;

/** Content that may be wider than the screen and scrolls by pointer and keys. */
function scrolling(label, content) {
  return el("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": label }, content);
}

/** A cell that repeats its column's heading where a narrow screen shows the table as paragraphs. */
function cell(head, text, kind = "") {
  return el("td", { class: kind, "data-head": head }, text);
}

function table(heads, rows) {
  const head = el("tr", {}, ...heads.map((text) => (text ? el("th", { scope: "col" }, text) : el("td", {}))));
  return el("table", {}, el("thead", {}, head), el("tbody", {}, ...rows));
}

/**
 * Columns of the standings: a heading, and the text for a player. Columns without any text are left
 * out.
 */
function columns(players, tieBreaks) {
  const figures = [...new Set(players.flatMap((player) => Object.keys(player.figures ?? {})))];
  const all = [
    ["points", (player) => points(player.points)],
    ["reached", (player) => player.reached ?? ""],
    ["opponents' points", (player) => (player.met === undefined || tieBreaks.length ? "" : points(player.met))],
    ...tieBreaks.map((name) => [name, (player) => (player.tie_breaks?.[name] === undefined ? "" : name === "lot" ? "drawn" : points(player.tie_breaks[name]))]),
    ["games", (player) => String(player.games)],
    ...figures.map((name) => [name, (player) => (player.figures?.[name] === null || player.figures?.[name] === undefined ? "" : points(player.figures[name]))]),
    ["won", (player) => String(player.won)],
    ["drawn", (player) => String(player.drawn)],
    ["lost", (player) => String(player.lost)],
    ["Elo", (player) => (player.elo === undefined || player.games === 0 ? "" : `${signed(player.elo)}${player.error === null ? "" : ` ± ${Math.round(player.error)}`}`)],
    ["forfeits", (player) => Object.entries(player.forfeits).map(([cause, count]) => `${count} ${cause}`).join(", ")],
  ];
  return all.filter(([, of]) => players.some((player) => of(player) !== "" && of(player) !== "0") || players.every((player) => player.games === 0 && of(player) !== ""));
}

function ranking(players, tieBreaks, label) {
  const shown = columns(players, tieBreaks);
  const row = (player, index) =>
    el(
      "tr",
      {},
      el("td", { class: "place" }, String(player.place ?? index + 1)),
      el("th", { scope: "row" }, player.name),
      ...shown.map(([head, of]) => cell(head, of(player), { points: "points", forfeits: "words" }[head])),
    );
  return scrolling(label, table(["", "player", ...shown.map(([head]) => head)], players.map(row)));
}

/** The standings, and those of each group. */
export function standings({ players, tie_breaks: tieBreaks = [], groups, withdrawn }) {
  const all = ranking(players, tieBreaks, "the standings");
  const parts = (groups ?? []).flatMap((group, index) => [el("h3", {}, `Group ${index + 1}`), ranking(group, tieBreaks, `group ${index + 1}`)]);
  const left = withdrawn?.length ? [quiet(`withdrawn: ${withdrawn.join(", ")}`)] : [];
  return el("div", {}, all, ...parts, ...left);
}

/** Points of each player against each other one. */
export function crosstable({ players, crosstable: cells }) {
  const result = (own, other) => {
    const [won, drawn, lost] = cells[own][other];
    if (own === other) return cell("", "", "self");
    return cell(String(other + 1), won + drawn + lost === 0 ? "" : `${points(won + drawn / 2)}/${won + drawn + lost}`);
  };
  const row = (player, own) => el("tr", {}, el("th", { scope: "row" }, `${own + 1} ${player.name}`), ...players.map((_, other) => result(own, other)));
  const heads = ["", ...players.map((_, index) => String(index + 1))];
  return el("div", {}, scrolling("who beat whom", table(heads, players.map(row))), quiet("Points of the row's player out of its games against the column's."));
}

/** The drawn rounds, the last one open; `running` has the numbers of the running games. */
export function rounds(tournament, drawn, running) {
  const line = ({ players, points: got, games, over, winner }) => {
    const bold = players.indexOf(winner);
    const names = over > 0 && games.length === 1 ? el("a", { href: place(tournament, games[0]) }, pairing(players, bold)) : pairing(players, bold);
    if (players.length === 1) return el("li", {}, names, el("span", { class: "quiet" }, games.length ? "" : " has a bye"));
    const now = games.some((game) => running.includes(game)) ? "running" : "";
    const score = over === 0 ? "" : `${got.map(points).join(" : ")}${over < games.length ? `, ${over} of ${games.length} games` : ""}`;
    const state = [score, now].filter(Boolean).join(", ") || "not played yet";
    return el("li", {}, names, el("span", { class: "quiet" }, ` ${state}`));
  };
  const one = ({ round, name, pairings }, index) =>
    el("details", { open: index === 0 }, el("summary", {}, name || `round ${round}`), el("ul", {}, ...pairings.map(line)));
  return el("div", {}, ...[...drawn].reverse().map(one));
}
