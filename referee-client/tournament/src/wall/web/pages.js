// Pages of a window that does not scroll: the style sheet lays `.paged` out in columns, and those
// beyond the window are turned to.

import { el } from "./dom.js";

/** The smallest size of a table's text, next to other text, that makes the table fit its column. */
const SMALLEST = 0.75;

/** Shrinks the text of a table that is wider than its column. Returns whether the table fits. */
function condense(region) {
  region.style.fontSize = "";
  const ratio = region.clientWidth / region.scrollWidth;
  if (ratio < 1) region.style.fontSize = `${Math.max(0.98 * ratio, SMALLEST)}em`;
  return 0.98 * ratio >= SMALLEST;
}

/** Turns the pages of the content of `view`; `node` has the buttons. */
export function paging(view) {
  let page = 0;
  const which = el("span", { class: "which" });
  const button = (text, label, kind, by) => el("button", { type: "button", "aria-label": label, class: kind, onclick: () => go(page + by) }, text);
  const [back, next] = [button("‹", "previous page", "previous", -1), button("›", "next page", "next", 1)];
  const node = el("div", { class: "turner", role: "group", "aria-label": "pages" }, back, which, next);
  const sheet = () => view.querySelector(".paged");
  // Pages are as far apart as the columns at their beginnings.
  const step = (paged) => paged.clientWidth + (parseFloat(getComputedStyle(paged).columnGap) || 0);
  const count = () => (sheet() ? Math.max(1, Math.round((sheet().scrollWidth + step(sheet()) - sheet().clientWidth) / step(sheet()))) : 1);

  function go(to) {
    const last = count() - 1;
    page = Math.min(Math.max(to, 0), last);
    if (sheet()) sheet().scrollLeft = page * step(sheet());
    node.hidden = last === 0;
    const text = `${page + 1} / ${last + 1}`;
    if (which.textContent !== text) which.textContent = text;
    back.disabled = page === 0;
    next.disabled = page === last;
  }

  function settle() {
    const tables = [...view.querySelectorAll(".scrolling")];
    sheet()?.classList.remove("wide");
    if (!tables.map(condense).every(Boolean)) {
      sheet()?.classList.add("wide");
      tables.forEach(condense);
    }
    go(page);
  }

  new MutationObserver(settle).observe(view, { childList: true, subtree: true, characterData: true });
  addEventListener("resize", settle);
  // What gets the focus comes into view.
  view.addEventListener("focusin", ({ target }) => {
    const paged = target.closest(".paged");
    if (paged) go(Math.floor((target.getBoundingClientRect().left - paged.getBoundingClientRect().left + paged.scrollLeft) / step(paged)));
  });
  settle();
  return {
    node,
    toFirst: () => go(0),
    /** Turns to the next page; false at the last. */
    turn() {
      const isLast = page === count() - 1;
      if (!isLast) go(page + 1);
      return !isLast;
    },
  };
}
