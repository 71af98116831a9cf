/** The first screen needs only the document. */
import assert from "node:assert/strict";
import { completeAddress } from "../../../src/server/http/address.ts";
import { paths } from "../../../src/paths.ts";
import { addresses } from "../../support/addresses.ts";
import { heldFiles, openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the heading has its final styles before the style sheets load", async () => {
  const styles = heldFiles("**/*.css");
  await using visit = await openPage(site, paths.home, {
    until: "commit",
    prepare: styles.hold,
  });
  const { page } = visit;
  const heading = page.locator("h1");
  const look = () =>
    heading.evaluate((it) => {
      const { fontFamily, fontSize, color } = getComputedStyle(it);
      return { fontFamily, fontSize, color };
    });
  await heading.waitFor();
  const before = await look();
  assert.equal(await page.locator(".footer").count(), 0);
  styles.release();
  await page.locator(".footer").waitFor();
  assert.deepEqual(await look(), before);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("style sheets block rendering only in tall windows", async () => {
  const html = await (await fetch(site.origin + paths.home)).text();
  const [head = "", body = ""] = html.split("<body");
  const [, href] =
    /<link rel="stylesheet" href="([^"]+)" media="\(min-height:\d+px\)"/.exec(
      head,
    ) ?? [];
  assert.ok(href && body.includes(`<link rel="stylesheet" href="${href}"`));
});

Deno.test("the largest picture is preloaded before the styles", async () => {
  let found = 0;
  for (const path of addresses) {
    const html = await site.get(completeAddress(path));
    if (!/<img [^>]*fetchPriority="high"/.test(html)) continue;
    found += 1;
    const preload = html.indexOf('<link rel="preload" as="image"');
    assert.ok(preload > 0 && preload < html.indexOf("<style"), path);
  }
  assert.ok(found > 0);
});
