import assert from "node:assert/strict";
import { articleView } from "../../../src/pages/blog/article-view.ts";
import { jobView } from "../../../src/pages/careers/job-views.ts";
import { article } from "../../support/content/records.ts";
import { job } from "./section.ts";

Deno.test("an article shows its first twenty different tags, without featured", () => {
  const names = Array.from({ length: 30 }, (_, index) => `Tag ${index}`);
  const tags = ["Featured", "Tag 0", ...names].join(", ");
  const view = articleView(article({ _id: "a", tags }));
  assert.deepEqual(view.tags, names.slice(0, 20));
});

Deno.test("a long job's summary ends after 160 characters, not in half of one", () => {
  const descText = `${"a".repeat(159)}\u{1f3a8}${"b".repeat(5000)}`;
  assert.equal(
    jobView(job({ _id: "a", descText })).summary,
    `${"a".repeat(159)}...`,
  );
});
