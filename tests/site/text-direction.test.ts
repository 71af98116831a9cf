import assert from "node:assert/strict";
import { listPages, recordPages } from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";
import { filledRecords } from "../support/sections.ts";
import { noCache } from "../support/settings.ts";

Deno.test('author text has dir="auto"', async () => {
  const title = "שלום (1)";
  const over = await testApp({
    content: withRecords(filledRecords(
      "x",
      (kind) => kind === "address" ? undefined : title,
    )),
    settings: noCache,
  });
  for (const path of [...recordPages("x"), ...listPages]) {
    // Streamed content would come after the end of the page.
    const [, main = ""] = (await over.get(`${path}?complete`)).split("<main");
    const shown = main.split("</main>")[0]!.split("<script")[0]!;
    const places = [
      ...shown.matchAll(/<([a-z0-9]+)([^>]*)>(?:<span>)?שלום \(1\)/g),
    ];
    assert.ok(places.length > 0, path);
    for (const [place, tag, attributes] of places) {
      const isOption = tag === "button";
      assert.ok(isOption || attributes?.includes('dir="auto"'), place);
    }
  }
});
