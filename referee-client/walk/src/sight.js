// The parts of a page that a person sees. Precedes every script that looks for an element.

const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;

/** The first visible, enabled node of this selector whose text ends with `text`. */
const find = (css, text) =>
  [...document.querySelectorAll(css)].find((node) => isSeen(node) && !node.disabled && node.textContent.trim().endsWith(text));

/** The point to click on a node; `covered` names the element on top of it, if any. */
const pointAt = (node) => {
  node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  // Parts of a drawing may overlap: the drawing handles all clicks.
  const drawing = node.closest("svg");
  if (!there || !(node.contains(there) || there.contains(node) || drawing?.contains(there))) {
    return { covered: there ? there.outerHTML.slice(0, 80) : "nothing" };
  }
  return { x, y };
};
