// A projector's page shows everything in turn: `?rotate=20` in the address, or the button.

import { el } from "./dom.js";

/** Seconds for a screen. */
const SECONDS = 20;

/** Turns the page: to the next screen of a page that is longer than the window, else to the next of these pages. */
function turn(pages) {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollY + clientHeight < scrollHeight - 8) {
    scrollBy(0, 0.9 * clientHeight);
    return;
  }
  const next = pages[(pages.indexOf(location.hash || "#/") + 1) % pages.length];
  scrollTo(0, 0);
  if (next !== undefined && next !== location.hash) location.hash = next;
}

/** A button that starts and stops the rotation; `pages` returns the addresses of the pages. */
export function rotation(pages) {
  const asked = new URLSearchParams(location.search).get("rotate");
  const seconds = Math.max(Number(asked) || SECONDS, 3);
  let timer = null;
  const button = el("button", { type: "button", "aria-pressed": "false", class: "rotate" }, "Rotate");
  const set = (isOn) => {
    clearInterval(timer);
    timer = isOn ? setInterval(() => turn(pages()), 1000 * seconds) : null;
    button.setAttribute("aria-pressed", String(isOn));
  };
  button.addEventListener("click", () => set(timer === null));
  set(asked !== null);
  return button;
}
