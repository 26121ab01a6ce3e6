// The two back ends of the page, on a server and in the browser.

import assert from "node:assert/strict";
import test from "node:test";
import * as server from "./api.js";

test("both back ends have the same calls", async () => {
  globalThis.Worker = class {
    postMessage() {}
  };
  globalThis.placeOf = (name) => name;
  const browser = await import("./browser_api.js");
  assert.deepEqual(Object.keys(browser), Object.keys(server));
});
