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

/** The form of a word for this number, of those for one, a few and more, or for one and more. */
function form(number, forms) {
  const at = { one: 0, few: 1 }[new Intl.PluralRules(language).select(number)] ?? forms.length - 1;
  return forms[Math.min(at, forms.length - 1)];
}

/** A value of another direction, such as a score in Persian, keeps its own order. */
const isolated = (value) => (LANGUAGES[language][1] === "rtl" ? `\u2068${value}\u2069` : value);

/**
 * The message of this key, with `values` for its placeholders: `{name}` is the value, and
 * `{name:corner|corners}` the word's form for it.
 */
export function t(key, values = {}) {
  return messages[key].replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name, forms) => (forms ? form(values[name], forms.split("|")) : isolated(values[name])));
}

/** The name of a side within a sentence. */
export const sideName = (side) => t(side === 0 ? "side.blue" : "side.orange");

/** The name of a side where a sentence begins. */
export const sideTitle = (side) => t(side === 0 ? "blue" : "orange");

/** Words as a list in a sentence. */
export const listed = (words) => new Intl.ListFormat(language === "en" ? "en-GB" : language).format(words);

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
