/** E9, F10 and the headers: what browsers are told, and what they are sent. */
import assert from "node:assert/strict";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { distFolder, readManifest } from "../../src/build/manifest.ts";
import { paths } from "../../src/paths.ts";
import { articlePicture } from "../../src/server/share/share-paths.ts";
import { startBrowser } from "../support/browser.ts";
import {
  article,
  goodContent,
  job,
  late,
  startFakeContent,
} from "../support/fake-content.ts";
import { startSite } from "../support/site.ts";

const records = goodContent(
  [article({ _id: "one", tags: "featured" })],
  [job({ _id: "one" })],
);
const addresses = Object.values(paths).map((path) =>
  path.replace(":slug", "aurora-ai").replace(":id", "one")
);

Deno.test("E9: no policy that is sent has a weakness that an evaluator calls high", async () => {
  await using content = startFakeContent(records);
  await using site = await startSite({
    SITE_URL: "https://site.example",
    CONTENT_API_URL: content.origin,
  });
  const policies = new Map<string, string>();
  async function note(path: string): Promise<void> {
    const response = await fetch(site.origin + path);
    await response.body?.cancel();
    const policy = response.headers.get("content-security-policy") ?? "";
    const kind = policy.replace(/'nonce-[^']+'/, "'nonce-…'")
      .replace(/'sha256-[\w+/=]+'/, "'sha256-…'");
    policies.set(kind, policy);
  }
  for (const path of [...addresses, "/nowhere"]) await note(path);
  content.answer = late(400, records);
  await note("/careers/streamed");
  assert.deepEqual(
    [...policies.keys()].map((kind) => kind.includes("nonce")),
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

Deno.test("every kind of answer carries its headers, and none tells what runs it", async () => {
  await using site = await startSite({ SITE_URL: "https://site.example" });
  const page = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "credentialless",
    "origin-agent-cluster": "?1",
    "reporting-endpoints": 'csp="/csp-report"',
  };
  const targets: Record<string, Record<string, string>> = {
    "/": page,
    "/blog": page,
    "/nowhere": page,
    "/api/jobs": {},
    "/healthz": {},
    "/icons/favicon.svg": { "cross-origin-resource-policy": "cross-origin" },
    "/pictures/share/about.jpg": {
      "cross-origin-resource-policy": "cross-origin",
    },
    "/feed.xml": { "cross-origin-resource-policy": "cross-origin" },
    "/Blog": {},
  };
  for (const [path, own] of Object.entries(targets)) {
    const response = await fetch(site.origin + path, { redirect: "manual" });
    await response.body?.cancel();
    const expected = {
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security":
        "max-age=63072000; includeSubDomains; preload",
      ...own,
    };
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(response.headers.get(name), value, `${path} ${name}`);
    }
    for (const name of ["server", "x-powered-by", "sourcemap", "set-cookie"]) {
      assert.equal(response.headers.get(name), null, `${path} ${name}`);
    }
    assert.equal(response.headers.get("x-robots-tag"), null);
  }
});

Deno.test("previews are not for search engines, and plain HTTP gets no promise of HTTPS", async () => {
  await using site = await startSite({
    DENO_TIMELINE: "git-branch/next",
    LOG_LEVEL: "info",
  });
  for (const path of ["/", "/icons/favicon.svg", "/feed.xml"]) {
    const { headers, body } = await fetch(site.origin + path);
    await body?.cancel();
    assert.equal(headers.get("x-robots-tag"), "noindex", path);
    assert.equal(headers.get("strict-transport-security"), null);
    const policy = headers.get("content-security-policy") ?? "";
    assert.doesNotMatch(policy, /upgrade-insecure-requests/);
  }
});

Deno.test("E9: no page breaks its own policy; a foreign script is stopped", async () => {
  await using content = startFakeContent(records);
  await using site = await startSite({ CONTENT_API_URL: content.origin });
  const browser = await startBrowser();
  try {
    // A worker's requests would pass by the route below.
    const page = await browser.newPage({ serviceWorkers: "block" });
    await page.addInitScript(() => {
      addEventListener(
        "securitypolicyviolation",
        (event) =>
          console.log(
            `violation ${event.violatedDirective} ${event.blockedURI}`,
          ),
      );
    });
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/violation|Content Security Policy/.test(message.text())) {
        violations.push(`${page.url()} ${message.text()}`);
      }
    });
    for (const delay of [0, 250]) {
      content.answer = late(delay, records);
      for (const address of [...addresses, "/nowhere"]) {
        await page.goto(site.origin + address, { waitUntil: "load" });
      }
    }
    assert.deepEqual(violations, []);
    await page.route(`${site.origin}/about-us`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        "</body>",
        "<script>window.wasRun = true</script>$&",
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site.origin}/about-us`, { waitUntil: "load" });
    const wasRun = await page.evaluate(() => "wasRun" in globalThis);
    assert.equal(wasRun, false);
    // The browser reports when it finds the time.
    for (let turn = 0; turn < 50 && violations.length === 0; turn++) {
      await page.waitForTimeout(100);
    }
    assert.match(violations.join(), /script-src/);
    // A handler in text is no script either: Trusted Types stop it.
    await assert.rejects(page.evaluate(() => {
      document.body.innerHTML = "<img src=x onerror=alert(1)>";
    }));
  } finally {
    await browser.close();
  }
});

Deno.test("F10: what browsers get holds no secret and no path of the server", async () => {
  const token = "token-8f3a91";
  await using content = startFakeContent(records);
  await using site = await startSite({
    CONTENT_API_URL: content.origin,
    SECRET_TOKEN: token,
  });
  const root = new URL("../../", import.meta.url).pathname;
  const never = [
    token,
    root,
    content.origin,
    new URL(content.origin).host,
    Deno.env.get("HOME") ?? root,
    "/src/server/",
    "CONTENT_API_URL",
    "BEGIN PRIVATE KEY",
    "sourceMappingURL",
  ];
  const texts = new Map<string, string>();
  for (const path of [...addresses, "/nowhere", "/sitemap.xml", "/api/jobs"]) {
    texts.set(path, await (await fetch(site.origin + path)).text());
  }
  for (const asset of (await readManifest())?.assets ?? []) {
    texts.set(asset, await Deno.readTextFile(new URL(`.${asset}`, distFolder)));
  }
  assert.ok(texts.size > addresses.length + 5);
  for (const [name, text] of texts) {
    for (const word of never) {
      assert.ok(!text.includes(word), `${name} holds ${word}`);
    }
  }
});

Deno.test("the server needs no more than its permission set", async () => {
  await using site = await startSite({}, ["--no-prompt", "-P=start"]);
  const targets = [
    ...addresses,
    "/api/articles",
    "/readyz",
    "/feed.xml",
    // Fetched as it is: a picture that cannot be drawn leads to another one.
    articlePicture("one-round-trip"),
  ];
  for (const path of targets) {
    const response = await fetch(site.origin + path, { redirect: "manual" });
    await response.body?.cancel();
    const isEmbedded = !path.endsWith("/one");
    assert.equal(response.status, isEmbedded ? 200 : 404, path);
  }
  const alarms = site.lines.filter((line) => /"level":"error"/.test(line));
  assert.deepEqual(alarms, []);
});
