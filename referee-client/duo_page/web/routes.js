// Addresses of views: after the #, so that they need no server.

/** The address of a view for a position. Spaces would be written as %20. */
export const addressOf = (view, position) => `#/${view}/${position.replaceAll(" ", "_")}`;

/** What an address names: the view, and the rest of it. */
export function read(hash) {
  const [view, ...rest] = hash.replace(/^#\/?/, "").split("/");
  return { view, rest: rest.join("/") };
}

/** The position that an address names. */
export const positionIn = (rest) => decodeURIComponent(rest).replaceAll("_", " ");
