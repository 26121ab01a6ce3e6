// Addresses of views. They stand after the #, so the server does not see them.

/** The address of a view for a position, with _ for spaces, which would be written as %20. */
export const addressOf = (view, position) => `#/${view}/${position.replaceAll(" ", "_")}`;

/** The view that an address names, and the rest of the address. */
export function read(hash) {
  const [view, ...rest] = hash.replace(/^#\/?/, "").split("/");
  return { view, rest: rest.join("/") };
}

/** The position in an address. */
export const positionIn = (rest) => decodeURIComponent(rest).replaceAll("_", " ");
