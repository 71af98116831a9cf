import assert from "node:assert/strict";
import { startMeasuring } from "../../../src/browser/vitals/start.ts";

/** How often measuring starts in a browser with these properties. */
function begins(properties: Record<string, unknown>, isMeasured = true) {
  let count = 0;
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  try {
    const measuring = { vitals: "/vitals", book: "/contact-us#book" };
    startMeasuring(isMeasured ? measuring : undefined, () => void count++);
    return count;
  } finally {
    for (const name of Object.keys(properties)) {
      Reflect.deleteProperty(navigator, name);
    }
  }
}

for (
  const [properties, wanted] of [
    [{}, 1],
    [{ doNotTrack: "0", globalPrivacyControl: false }, 1],
    [{ doNotTrack: "1" }, 0],
    [{ globalPrivacyControl: true }, 0],
  ] as const
) {
  Deno.test(`a browser with ${JSON.stringify(properties)} is ${wanted ? "" : "not "}measured`, () => {
    assert.equal(begins(properties), wanted);
  });
}

Deno.test("no browser is measured where the site does not measure", () => {
  assert.equal(begins({}, false), 0);
});
