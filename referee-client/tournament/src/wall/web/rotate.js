// A projector's page shows everything in turn: `?rotate=20` in the address, or the button.

import { el } from "./dom.js";

/** Seconds for a screen. */
const SECONDS = 20;

/** Turns to the next page of columns, after the last one to the next of these addresses. */
function turn(paging, addresses) {
  if (paging.turn()) return;
  const next = addresses[(addresses.indexOf(location.hash || "#/") + 1) % addresses.length];
  paging.toFirst();
  if (next !== undefined && next !== location.hash) location.hash = next;
}

/** A button that starts and stops the rotation; `addresses` returns what it shows in turn. */
export function rotation(paging, addresses) {
  const asked = new URLSearchParams(location.search).get("rotate");
  const seconds = Math.max(Number(asked) || SECONDS, 3);
  let timer = null;
  const button = el("button", { type: "button", "aria-pressed": "false", class: "rotate" }, "Rotate");
  const set = (isOn) => {
    clearInterval(timer);
    timer = isOn ? setInterval(() => turn(paging, addresses()), 1000 * seconds) : null;
    button.setAttribute("aria-pressed", String(isOn));
  };
  button.addEventListener("click", () => set(timer === null));
  set(asked !== null);
  return button;
}
