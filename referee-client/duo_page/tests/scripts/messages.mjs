// The messages of all languages, against each other and against the page.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import english from "./messages-en.js";

/** Scripts whose texts all come from the messages. */
const TRANSLATED = [
  ...["advice.js", "analysis.js", "announce.js", "board.js", "booklist.js", "coach.js", "curve.js", "invitation.js", "lines.js"],
  ...["lists.js", "lobby.js", "movelist.js", "phrases.js", "playback.js", "rack.js", "review.js", "room.js", "rules.js"],
  ...["starts.js", "thinking.js"],
];

/** Languages whose words do not change after a number. */
const UNCHANGED = ["fa"];

globalThis.document = { querySelectorAll: () => [], documentElement: {}, getElementById: () => view };
globalThis.localStorage = { getItem: () => chosen };
let chosen = null;
const view = {};
const { LANGUAGES, loadLanguage, setLanguage, t } = await import("./language.js");

const setBrowser = (languages) => Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
const text = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const placeholders = (message) => [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

test("there is a file for each language, and its keys stand once and in the order of English", async () => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((name) => /^messages-\w+\.js$/.test(name));
  assert.deepEqual(files.sort(), Object.keys(LANGUAGES).map((tag) => `messages-${tag}.js`).sort());
  for (const [tag, [, , load]] of Object.entries(LANGUAGES)) {
    const { default: messages } = await load();
    assert.deepEqual(Object.keys(messages), Object.keys(english), tag);
    const written = [...text(`./messages-${tag}.js`).matchAll(/^ {2}"([\w.]+)": /gm)].map(([, key]) => key);
    assert.deepEqual(written, Object.keys(english), `${tag}: a key stands twice, or a line is not a message`);
  }
});

/** The number of a word's forms after whole numbers below a million. */
function formsIn(tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return UNCHANGED.includes(tag) ? 1 : pluralCategories.filter((name) => name !== "many").length;
}

test("each message has the placeholders of English, and its own words", async () => {
  for (const [tag, [, , load]] of Object.entries(LANGUAGES)) {
    const { default: messages } = await load();
    const same = [];
    for (const [key, message] of Object.entries(messages)) {
      assert.ok(message.trim(), `${tag}: ${key} is empty`);
      assert.deepEqual(placeholders(message), placeholders(english[key]), `${tag}: ${key}`);
      for (const [, forms] of message.matchAll(/\{\w+:([^}]*)\}/g)) assert.equal(forms.split("|").length, formsIn(tag), `${tag}: ${key}`);
      if (message === english[key] && /[a-z]{4}/.test(message.replace(/\{[^}]*\}/g, ""))) same.push(key);
    }
    if (tag !== "en") assert.ok(same.length <= 2, `${tag}: as in English: ${same}`);
  }
});

test("the page uses every message, and none that is missing", () => {
  const used = new Set();
  const scripts = readdirSync(new URL(".", import.meta.url)).filter((name) => /\.js$/.test(name) && !/^messages-|^browser_/.test(name));
  const sources = [text("./index.html"), ...scripts.map((name) => text(`./${name}`))].join("\n");
  for (const [, key] of sources.matchAll(/(?:\bt\(|data-(?:text|label)=)"([\w.]+)"/g)) used.add(key);
  // A condition between two keys, and the levels' names.
  for (const [, one, other] of sources.matchAll(/\bt\([^"\n]*? \? "([\w.]+)" : "([\w.]+)"/g)) used.add(one).add(other);
  for (const name of ["beginner", "novice", "casual", "amateur", "student", "quick", "club", "board"]) used.add(`level.${name}`);
  assert.deepEqual([...used].sort(), Object.keys(english).sort());
});

test("a word after a number has the language's form", async () => {
  setBrowser([]);
  const left = async (tag, count) => {
    chosen = tag;
    await loadLanguage();
    return t("rack.left", { count });
  };
  assert.equal(await left("en", 1), "1 piece left");
  assert.equal(await left("en", 21), "21 pieces left");
  for (const [count, words] of [[1, "zbývá 1 dílek"], [2, "zbývají 2 dílky"], [5, "zbývá 5 dílků"]]) assert.equal(await left("cs", count), words);
  // Isolated, a score keeps its order between Persian words.
  assert.equal(await left("fa", 3), "\u20683\u2069 مهره مانده");
});

test("translated scripts have no sentence of their own", () => {
  for (const name of TRANSLATED) {
    const found = text(`./${name}`).split("\n").filter((line) => !line.startsWith("//") && /["`][A-Z][a-z]+ [a-z]+/.test(line));
    assert.deepEqual(found, [], name);
  }
});

test("the language is the chosen one, or else the first known one of the browser", async () => {
  for (const [kept, asked, tag, dir] of [
    [null, ["de-AT", "fa-IR", "en"], "fa", "rtl"],
    ["cs", ["fa"], "cs", "ltr"],
    ["xx", [], "en", "ltr"],
    ["constructor", ["pt-BR"], "pt", "ltr"],
  ]) {
    chosen = kept;
    setBrowser(asked);
    await loadLanguage();
    setLanguage(true);
    assert.deepEqual([document.documentElement.lang, view.lang, view.dir], [tag, tag, dir]);
    setLanguage(false);
    assert.deepEqual([document.documentElement.dir, view.lang, view.dir], [dir, "en", "ltr"]);
  }
  assert.equal(t("records.more", { count: 3 }), "e mais 3");
});
