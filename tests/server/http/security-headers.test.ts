import assert from "node:assert/strict";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { silent } from "../../support/content/answers.ts";

/** The whole policy of a page, without hashes and nonces. */
const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' https:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self' mailto:",
  "frame-ancestors": "'none'",
  "object-src": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
  "upgrade-insecure-requests": "",
  "report-uri": "/csp-report",
  "report-to": "csp",
};

function directivesOf({ headers }: Response): Record<string, string> {
  const text = headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    text.replace(/ 'sha256-[^']+'/g, "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

async function responseOf(path: string, content?: typeof silent) {
  const app = await testApp({ ...(content && { content }) });
  const response = await app.request(path);
  await response.body?.cancel();
  return response;
}

Deno.test("a complete page has exactly this policy", async () => {
  for (const path of [paths.home, paths.blog, "/nowhere"]) {
    assert.deepEqual(directivesOf(await responseOf(path)), policy, path);
  }
});

Deno.test("a streamed page allows scripts with its nonce as well", async () => {
  const { "script-src": scripts, ...others } = directivesOf(
    await responseOf(paths.blog, silent),
  );
  assert.match(scripts ?? "", /^'self' 'nonce-[\w+/]{22}=='$/);
  assert.deepEqual({ ...others, "script-src": "'self'" }, policy);
});

Deno.test("the permissions policy of pages allows no feature", async () => {
  for (const path of [paths.home, "/nowhere"]) {
    const { headers } = await responseOf(path);
    const denied = headers.get("permissions-policy") ?? "";
    for (const feature of ["camera", "geolocation", "microphone", "payment"]) {
      assert.match(denied, new RegExp(`\\b${feature}=\\(\\)`), path);
    }
    assert.doesNotMatch(denied, /=\((?!\))|\*/, "nothing is allowed");
  }
});

Deno.test("CSP Evaluator finds no serious weakness in any policy", async () => {
  for (const content of [undefined, silent]) {
    const { headers } = await responseOf(paths.blog, content);
    const policy = headers.get("content-security-policy") ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const high = findings.filter((it) => it.severity <= Severity.HIGH);
    assert.deepEqual(high, []);
  }
});
