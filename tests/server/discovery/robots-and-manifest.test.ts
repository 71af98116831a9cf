import assert from "node:assert/strict";
import {
  robots,
  trainingCrawlers,
} from "../../../src/server/discovery/robots-and-manifest.ts";
import { feedPaths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";

const origin = "https://site.example";

Deno.test("robots.txt allows all crawlers and names the sitemap", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.robots);
  const text = await response.text();
  assert.match(response.headers.get("content-type") ?? "", /^text\/plain/);
  assert.match(text, /^User-agent: \*\nAllow: \/$/m);
  assert.match(text, /^Disallow: \/api\/$/m);
  assert.match(text, /^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m);
});

Deno.test("robots.txt lets in crawlers that train AI models, or keeps them out", () => {
  const groups = (aiTraining: boolean) =>
    robots(origin, aiTraining).split("\n\n");
  for (const name of trainingCrawlers) {
    const agent = `User-agent: ${name}\n`;
    const [allowed] = groups(true).filter((group) => group.includes(agent));
    const [refused] = groups(false).filter((group) => group.includes(agent));
    assert.match(allowed ?? "", /^Allow: \/$/m);
    assert.match(refused ?? "", /^Disallow: \/$/m);
    assert.doesNotMatch(refused ?? "", /^Allow:/m);
  }
  for (const aiTraining of [true, false]) {
    assert.match(groups(aiTraining)[0] ?? "", /^User-agent: \*\nAllow: \/$/m);
  }
});

Deno.test("the icons of the manifest exist", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.manifest);
  const manifest = await response.json();
  assert.equal(manifest.start_url, `${origin}/`);
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  assert.ok(sizes.includes("192x192") && sizes.includes("512x512"));
  for (const { src } of manifest.icons) {
    assert.ok((await Deno.stat(src.replace(origin, "static"))).isFile, src);
  }
});
