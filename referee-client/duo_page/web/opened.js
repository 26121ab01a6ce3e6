// The record that was opened in this tab. The tab keeps it, also when its page is loaded again.

import * as api from "./api.js";

/** Storage key of the record. */
const KEPT = "opened record";

/** The text of a record's file: UTF-8, or else Latin-1. */
export function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** Keeps a record's file name and text, and shows it. */
export function openHere(name, text) {
  sessionStorage.setItem(KEPT, JSON.stringify({ name, text }));
  if (location.hash === "#/opened") dispatchEvent(new Event("hashchange"));
  else location.hash = "#/opened";
}

/** The record: { record: its file name, text }; null if none was opened. */
export function openedHere() {
  const { name: record, text } = JSON.parse(sessionStorage.getItem(KEPT)) ?? {};
  return text === undefined ? null : { record, text };
}

/** Sends all events of a record, or the reason why it cannot be read; returns a function that stops it. */
export function replay(text, hear, refuse) {
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  api
    .openRecord(text)
    .then((events) => events.forEach((event) => isOpen && hear(event, close)))
    .catch((error) => isOpen && refuse(error.message));
  return close;
}

/** Lets the browser store a text as a file. */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-blokus-sgf" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
