import assert from "node:assert/strict";
import {
  noCodeBenefits,
  noCodeProblems,
  solutionOfferings,
} from "../../data/no-code.ts";

Deno.test("three problems each have an answer of their own", () => {
  assert.equal(noCodeProblems.length, 3);
  assert.equal(new Set(noCodeProblems.map((pair) => pair.problem)).size, 3);
  assert.equal(new Set(noCodeProblems.map((pair) => pair.solution)).size, 3);
  for (const { problem } of noCodeProblems) assert.match(problem, /^“.+\.”$/);
});

Deno.test("the five offerings have the specification's headings and their icons", () => {
  assert.deepEqual(
    solutionOfferings.map(({ icon, heading }) => [icon, heading.toLowerCase()]),
    [
      ["lock-open", "platform flexibility strategy"],
      ["plug", "custom integration and extensions"],
      ["branch", "hybrid development approach"],
      ["layers", "scalable architecture planning"],
      ["headset", "ongoing technical support and advisory"],
    ],
  );
});

Deno.test("five benefits are told apart by heading and icon", () => {
  assert.equal(noCodeBenefits.length, 5);
  assert.equal(new Set(noCodeBenefits.map((item) => item.heading)).size, 5);
  assert.equal(new Set(noCodeBenefits.map((item) => item.icon)).size, 5);
});
