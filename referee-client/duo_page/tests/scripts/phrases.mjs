// Sentences about a game.

import assert from "node:assert/strict";
import test from "node:test";
import { result } from "./phrases.js";

const ended = (winner, reason, detail) => ({ names: ["Ann", "Bob"], ended: { winner, points: [-80, -84], reason, detail } });

test("result of a resignation is worded once", () => {
  assert.equal(result(ended(1, "resigned", "resigned")), "orange (Bob) wins, −80 : −84: resigned.");
});

test("result of a fault has its detail", () => {
  assert.equal(result(ended(0, "timeout", "no answer within 60000 ms")), "blue (Ann) wins, −80 : −84: timeout: no answer within 60000 ms.");
});

test("result of an abandoned game says why it ended", () => {
  const why = "no move for 7 min, and somebody else needed the place for a game";
  assert.equal(result(ended(null, "abandoned", why)), `No result, −80 : −84: abandoned: ${why}.`);
});
