// Addresses of what the page shows: on the program's server, or in a published folder of plain files.

/** Whether the page is part of a published folder, whose files do not change while people look. */
export const isPublished = "published" in document.documentElement.dataset;

const folder = (tournament) => `tournaments/${encodeURIComponent(tournament)}`;

export const eventAddress = isPublished ? "event.json" : "/api/event";

export const newsAddress = (tournament) => (isPublished ? `${folder(tournament)}/news.json` : `/api/${folder(tournament)}`);

export const gamesAddress = (tournament) => (isPublished ? `${folder(tournament)}/games/all.json` : `/api/${folder(tournament)}/games`);

export const gameAddress = (tournament, game) => (isPublished ? `${folder(tournament)}/games/${game}.json` : `/api/${folder(tournament)}/games/${game}`);

/** The picture of a position; a published game has its pictures with it. */
export function positionAddress(tournament, game, turn, frame) {
  if (isPublished) return `data:image/svg+xml,${encodeURIComponent(frame.svg)}`;
  return `/positions/${encodeURIComponent(tournament)}/${game}/${turn}`;
}
