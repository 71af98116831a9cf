import assert from "node:assert/strict";
import { failure, success } from "../../src/content/answer.ts";
import {
  checkBuild,
  checkContent,
  checkPort,
  checkSettings,
  checkVersion,
} from "../../src/deploy/findings.ts";
import { readSettings } from "../../src/settings.ts";

Deno.test("a runtime that is too old is told to be upgraded", () => {
  for (const old of ["2.8.4", "1.46.3", "2.5.0"]) {
    assert.match(checkVersion(old).text, /deno upgrade/, old);
  }
  for (const good of ["2.9.0", "2.9.6", "2.10.1", "3.0.0"]) {
    assert.equal(checkVersion(good).state, "good", good);
  }
});

Deno.test("a setting that cannot be used is named with what it should be", () => {
  const { settings, finding } = checkSettings(() =>
    readSettings({ PORT: "eighty" })
  );
  assert.equal(settings, undefined);
  assert.equal(finding.state, "bad");
  assert.match(finding.text, /PORT="eighty": expected a whole number/);
});

Deno.test("a build is missing, old or fresh", () => {
  assert.match(checkBuild(undefined, "a").text, /There is no build/);
  assert.match(checkBuild("a", "b").text, /older than its sources/);
  assert.equal(checkBuild("a", "a").state, "good");
});

Deno.test("a content service that does not answer is the thing to mend", () => {
  const origin = "http://content.example";
  const silent = failure("The content service cannot be reached", 502);
  assert.equal(checkContent(origin, silent).state, "bad");
  assert.match(checkContent(origin, silent).text, /CONTENT_API_URL/);
  assert.match(checkContent(origin, success([1, 2])).text, /2 published/);
  assert.equal(checkContent(undefined, undefined).state, "good");
});

Deno.test("a port that is taken is named with its setting", () => {
  assert.match(checkPort("PORT", 8000, () => false).text, /8000.*PORT/);
  assert.equal(checkPort("PORT", 8000, () => true).state, "good");
});
