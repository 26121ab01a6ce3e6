// What is wrong with the arrangement of a page in its window: text and pictures that are cut off or
// overlap, and content beyond the window. A window that `mustFit` may not scroll; any other one
// scrolls downwards only.

const [mustFit] = arguments;
const root = document.documentElement;
const faults = [];
if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth} px wide in a window of ${innerWidth} px`);
if (mustFit && root.scrollHeight > innerHeight) faults.push(`${root.scrollHeight} px high in a window of ${innerHeight} px`);

/** The lines of text that a person should be able to read, and the pictures. */
function* pieces() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    if (!text || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 0) yield { node: node.parentElement, text: text.slice(0, 40), box, isText: true };
  }
  for (const node of document.images) {
    if (node.checkVisibility()) yield { node, text: `picture ${node.alt.slice(0, 40)}`, box: node.getBoundingClientRect(), isText: false };
  }
}

const isApart = (a, b) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** Whether a person can scroll a box to what it hides; nobody does on a screen that `mustFit`. */
const isScrolled = (overflow) => !mustFit && ["auto", "scroll"].includes(overflow);

/** What shows of `node`: the window, and every box on the way to it that hides what exceeds it. */
function* clips(node) {
  yield { left: 0, right: innerWidth, top: mustFit ? 0 : -Infinity, bottom: mustFit ? innerHeight : Infinity };
  for (let box = node; box && box !== document.body; box = box.parentElement) {
    const { overflowX: overflow } = getComputedStyle(box);
    if (overflow !== "visible" && !isScrolled(overflow)) yield box.getBoundingClientRect();
  }
}

/** Whether the piece is on this page of columns, and not on one that is turned to or scrolled to. */
function isHere({ node, box }) {
  const paged = node.closest(".paged");
  if (paged && isApart(box, paged.getBoundingClientRect())) return false;
  for (let outer = node; outer !== document.body; outer = outer.parentElement) {
    const { top, right, bottom, left } = outer.getBoundingClientRect();
    const isInside = box.top >= top && box.right <= right && box.bottom <= bottom && box.left >= left;
    if (isScrolled(getComputedStyle(outer).overflowX) && !isInside) return false;
  }
  return true;
}

const SLACK = 2;
const here = [...pieces()].filter(isHere);
for (const { node, text, box } of here) {
  for (const clip of clips(node)) {
    if (box.left < clip.left - SLACK || box.right > clip.right + SLACK || box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK) {
      faults.push(`cut off: ${text}`);
      break;
    }
  }
}

// Boxes of lines are higher than their letters.
const shrunk = ({ left, right, top, bottom }) => ({ left: left + SLACK, right: right - SLACK, top: top + 0.15 * (bottom - top), bottom: bottom - 0.15 * (bottom - top) });
const boxes = here.map(({ box, isText }) => (isText ? shrunk(box) : box));
for (let first = 0; first < here.length; first += 1) {
  for (let second = first + 1; second < here.length; second += 1) {
    if (!isApart(boxes[first], boxes[second])) faults.push(`overlap: ${here[first].text} and ${here[second].text}`);
  }
}
const turner = document.querySelector(".turner .next:disabled");
const paged = document.querySelector(".paged");
if (turner && paged && paged.scrollLeft + paged.clientWidth < paged.scrollWidth - SLACK) faults.push("the last page is not the end");
return [...new Set(faults)];
