import assert from "node:assert/strict";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { silent, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { oneOfEach } from "../../support/sections.ts";
import { startSite } from "../../support/site.ts";
import { addressesWith } from "../../support/addresses.ts";

const records = withRecords(oneOfEach("one"));
const addresses = addressesWith("one");

Deno.test("CSP Evaluator finds no serious weakness in any policy", async () => {
  await using content = fakeContent(records);
  await using site = await startSite({
    content,
    settings: { SITE_URL: "https://site.example" },
  });
  const policies = new Map<string, string>();
  async function note(path: string): Promise<void> {
    const response = await fetch(site.origin + path);
    await response.body?.cancel();
    const policy = response.headers.get("content-security-policy") ?? "";
    const kind = policy.replace(/'nonce-[^']+'/, "'nonce-…'")
      .replace(/'sha256-[\w+/=]+'/g, "'sha256-…'");
    policies.set(kind, policy);
  }
  for (const path of [...addresses, "/nowhere"]) await note(path);
  content.answer = silent;
  await note("/blog/streamed");
  assert.deepEqual(
    [...policies.keys()].map((kind) => kind.includes("nonce")).sort(),
    [false, true],
    "one for complete pages, one for those that stream",
  );
  for (const policy of policies.values()) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const high = findings.filter((it) => it.severity <= Severity.HIGH);
    assert.deepEqual(high, []);
    assert.doesNotMatch(policy, /unsafe-/);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /style-src 'self' 'sha256-[^']+';/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.match(policy, /upgrade-insecure-requests/);
  }
});
