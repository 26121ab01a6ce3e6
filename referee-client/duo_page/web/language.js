// The language of the page: messages by key, from a file for each language.

import english from "./messages-en.js";
import { html } from "./dom.js";

/** Storage key of the language that was chosen here. */
const CHOSEN = "language";

/** A language's own name, its direction, and how its messages are loaded. */
export const LANGUAGES = {
  en: ["English", "ltr", async () => ({ default: english })],
  pt: ["Português", "ltr", () => import("./messages-pt.js")],
  el: ["Ελληνικά", "ltr", () => import("./messages-el.js")],
  fa: ["فارسی", "rtl", () => import("./messages-fa.js")],
  fi: ["Suomi", "ltr", () => import("./messages-fi.js")],
  cs: ["Čeština", "ltr", () => import("./messages-cs.js")],
};

let messages = english;
let language = "en";

/** The language that was chosen here, or else the first known one of the browser's. */
function preferred() {
  const asked = [localStorage.getItem(CHOSEN), ...(navigator.languages ?? [])];
  return asked.map((tag) => tag?.split("-")[0]).find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

/** Loads the messages, and translates the texts of the page's frame. */
export async function loadLanguage() {
  language = preferred();
  ({ default: messages } = await LANGUAGES[language][2]());
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = t(node.dataset.text);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
}

/** Tells the browser the language and the direction of the view; untranslated views are English. */
export function setLanguage(isTranslated) {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language][1];
  const view = document.getElementById("view");
  view.lang = isTranslated ? language : "en";
  view.dir = isTranslated ? LANGUAGES[language][1] : "ltr";
}

/** The message of this key, with `values` for its placeholders. */
export function t(key, values = {}) {
  return messages[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The menu of languages. The page is loaded again in the chosen one. */
export function languageMenu() {
  const options = Object.entries(LANGUAGES).map(([tag, [name]]) => html("option", { value: tag, lang: tag, selected: tag === language }, name));
  const menu = html("select", { class: "language", "aria-label": t("language") }, ...options);
  menu.addEventListener("change", () => {
    localStorage.setItem(CHOSEN, menu.value);
    location.reload();
  });
  return menu;
}
