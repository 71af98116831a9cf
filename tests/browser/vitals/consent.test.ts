import assert from "node:assert/strict";
import { startMeasuring } from "../../../src/browser/vitals/start.ts";

/** How often measuring starts in a browser with these properties. */
function begins(properties: Record<string, unknown>): number {
  let count = 0;
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  try {
    startMeasuring(() => {
      count++;
      return Promise.reject(new Error("Nothing is measured here"));
    });
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
