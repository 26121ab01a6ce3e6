// The seats of this tab: the keys of games that were started here or joined by a link. A tab keeps
// them while it is open, also when its page is loaded again.

const nameOf = (id) => `seat of game ${id}`;

/**
 * Keeps the answer to the start of a game: its key and, on two devices, the side that the key plays
 * and the key of the friend.
 */
export function keepSeat({ id, key, side, friend_key: friendKey }) {
  sessionStorage.setItem(nameOf(id), JSON.stringify({ key, side, friendKey }));
}

/** The seat in a game: { key, side, friendKey }; an empty object for those who only watch. */
export function seatOf(id) {
  return JSON.parse(sessionStorage.getItem(nameOf(id))) ?? {};
}

/** The address by which a friend joins a game on the page at `page`. */
export function linkOf(page, id, side, key) {
  return `${page.split("#")[0]}#/game/${id}/${side}/${key}`;
}

/**
 * Takes the seat that the rest of a game's address contains, if any; returns the game's number and
 * whether there was one.
 */
export function joinGame(rest) {
  const [id, side, key] = rest.split("/");
  if (!key || !["0", "1"].includes(side)) return { id, joined: false };
  // The starter may open its own link to look at it.
  if (seatOf(id).friendKey !== key) keepSeat({ id, key, side: Number(side) });
  return { id, joined: true };
}
