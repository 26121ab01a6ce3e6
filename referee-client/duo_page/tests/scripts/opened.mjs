// The file of a record that a person opens.

import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "./opened.js";

test("file is read as UTF-8, or else as Latin-1", () => {
  const text = "(;GM[Blokus Duo]PB[José])";
  assert.equal(decode(new TextEncoder().encode(text).buffer), text);
  assert.equal(decode(new TextEncoder().encode("\u{feff}" + text).buffer), text);
  assert.equal(decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer), text);
});
