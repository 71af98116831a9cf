import assert from "node:assert/strict";
import promises from "../../../data/promises.json" with { type: "json" };
import { fillIn } from "../../../src/ui/text/fill-in.ts";

Deno.test("a text quotes the promises by placeholders", () => {
  const { planHours, weeks: { miniSite }, ownedFrom } = promises;
  assert.equal(
    fillIn("{planHours} h, {miniSiteWeeks} weeks, yours from {ownedFrom}"),
    `${planHours} h, ${miniSite} weeks, yours from ${ownedFrom}`,
  );
});

Deno.test("more than one hour to the first answer is a plural", () => {
  const before = promises.answerHours;
  try {
    promises.answerHours = 1;
    assert.equal(fillIn("{answerTime}"), "an office hour");
    promises.answerHours = 3;
    assert.equal(fillIn("{answerTime}"), "3 office hours");
  } finally {
    promises.answerHours = before;
  }
});

Deno.test("other braces stay", () => {
  assert.equal(fillIn("{unknown} { price }"), "{unknown} { price }");
});
