// What a person sees of a page: put in front of every script that looks for something.

const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;

/** The first node of this kind that can be seen and used, whose text ends so. */
const find = (css, text) =>
  [...document.querySelectorAll(css)].find((node) => isSeen(node) && !node.disabled && node.textContent.trim().endsWith(text));

/** Where to point at it; an error if something else lies there. */
const pointAt = (node) => {
  node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  // What is drawn on a board lies on one another, and the board hears it all.
  const drawing = node.closest("svg");
  if (!there || !(node.contains(there) || there.contains(node) || drawing?.contains(there))) {
    return { covered: there ? there.outerHTML.slice(0, 80) : "nothing" };
  }
  return { x, y };
};
