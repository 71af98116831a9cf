import assert from "node:assert/strict";
import { mayMeasure } from "../../../src/browser/vitals/consent.ts";

for (
  const [properties, wanted] of [
    [{}, true],
    [{ doNotTrack: "0", globalPrivacyControl: false }, true],
    [{ doNotTrack: "1" }, false],
    [{ globalPrivacyControl: true }, false],
  ] as const
) {
  Deno.test(`a browser with ${JSON.stringify(properties)} is ${wanted ? "" : "not "}measured`, () => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(navigator, name, { configurable: true, value });
    }
    assert.equal(mayMeasure(), wanted);
    for (const name of Object.keys(properties)) {
      Reflect.deleteProperty(navigator, name);
    }
  });
}
