import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import {
  distFolder,
  readBuild,
} from "../../src/server/build/build-manifest.ts";
import { withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { oneOfEach } from "../support/sections.ts";
import { testApp } from "../support/app.ts";
import { startSite } from "../support/site.ts";
import { addressesWith } from "../support/addresses.ts";

const records = withRecords(oneOfEach("one"));
const addresses = addressesWith("one");

Deno.test("sends browsers no secret and no path of the server", async () => {
  await using content = fakeContent(records);
  const build = readBuild();
  const app = await testApp({ content, services: { build } });
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const never = [
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
  for (
    const path of [...addresses, "/nowhere", "/sitemap.xml", "/api/articles"]
  ) {
    texts.set(path, await app.get(path));
  }
  for (const asset of build.assets) {
    texts.set(asset, await Deno.readTextFile(new URL(`.${asset}`, distFolder)));
  }
  assert.ok(texts.size > addresses.length + 5);
  for (const [name, text] of texts) {
    for (const word of never) {
      assert.ok(!text.includes(word), `${name} holds ${word}`);
    }
  }
});

Deno.test("serves every page with the permissions of the start task", async () => {
  await using site = await startSite({ flags: ["--no-prompt", "-P=start"] });
  const targets = [
    ...addresses,
    "/api/articles",
    "/readyz",
    "/feed.xml",
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
