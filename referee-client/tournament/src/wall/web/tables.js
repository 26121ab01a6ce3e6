// Standings, crosstable and rounds.

import { place, players as pairing, points, quiet } from "./boards.js";
import { el } from "./dom.js";

const signed = (number) => `${number < 0 ? "−" : "+"}${Math.abs(Math.round(number))}`;

/** What is wider than the screen can be moved by hand and by keys. */
function scrolling(label, content) {
  return el("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": label }, content);
}

function table(heads, rows) {
  const head = el("tr", {}, ...heads.map((text) => (text ? el("th", { scope: "col" }, text) : el("td", {}))));
  return el("table", {}, el("thead", {}, head), el("tbody", {}, ...rows));
}

/** Columns of the standings: a head, and what a player has there. Those that nobody has anything in are left out. */
function columns(players) {
  const figures = [...new Set(players.flatMap((player) => Object.keys(player.figures ?? {})))];
  const all = [
    ["points", (player) => points(player.points)],
    ["reached", (player) => player.reached ?? ""],
    ["points of those met", (player) => (player.met === undefined ? "" : points(player.met))],
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

function ranking(players, label) {
  const shown = columns(players);
  const row = (player, index) =>
    el(
      "tr",
      {},
      el("td", { class: "place" }, String(index + 1)),
      el("th", { scope: "row" }, player.name),
      ...shown.map(([head, of]) => el("td", { class: head === "points" ? "points" : head === "forfeits" ? "words" : "" }, of(player))),
    );
  return scrolling(label, table(["", "player", ...shown.map(([head]) => head)], players.map(row)));
}

/** Where everybody stands; groups by themselves while they are played. */
export function standings({ players, groups, withdrawn }) {
  const all = ranking(players, "the standings");
  const parts = (groups ?? []).flatMap((group, index) => [el("h3", {}, `Group ${index + 1}`), ranking(group, `group ${index + 1}`)]);
  const left = withdrawn?.length ? [quiet(`left: ${withdrawn.join(", ")}`)] : [];
  return el("div", {}, all, ...parts, ...left);
}

/** Who has how many points of whom. */
export function crosstable({ players, crosstable: cells }) {
  const cell = (own, other) => {
    const [won, drawn, lost] = cells[own][other];
    if (own === other) return el("td", { class: "self" });
    return el("td", {}, won + drawn + lost === 0 ? "" : `${points(won + drawn / 2)}/${won + drawn + lost}`);
  };
  const row = (player, own) => el("tr", {}, el("th", { scope: "row" }, `${own + 1} ${player.name}`), ...players.map((_, other) => cell(own, other)));
  const heads = ["", ...players.map((_, index) => String(index + 1))];
  return el("div", {}, scrolling("who beat whom", table(heads, players.map(row))), quiet("Points of the row's player out of its games against the column's."));
}

/** The rounds as they were drawn, the last one open. */
export function rounds(tournament, drawn) {
  const line = ({ players, points: got, games, over, winner }) => {
    const bold = players.indexOf(winner);
    const names = over > 0 && games.length === 1 ? el("a", { href: place(tournament, games[0]) }, pairing(players, bold)) : pairing(players, bold);
    if (players.length === 1) return el("li", {}, names, el("span", { class: "quiet" }, games.length ? "" : " has a bye"));
    const state = over === 0 ? "to come" : `${got.map(points).join(" : ")}${over < games.length ? `, ${over} of ${games.length} games` : ""}`;
    return el("li", {}, names, el("span", { class: "quiet" }, ` ${state}`));
  };
  const one = ({ round, name, pairings }, index) =>
    el("details", { open: index === 0 }, el("summary", {}, name || `round ${round}`), el("ul", {}, ...pairings.map(line)));
  return el("div", {}, ...[...drawn].reverse().map(one));
}
