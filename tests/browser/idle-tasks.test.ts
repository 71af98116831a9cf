/** What a page starts after it has loaded. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import {
  attached,
  documentStays,
  openPage,
} from "../support/browser/open-page.ts";
import { site } from "../support/fixture-site.ts";
import { waitUntil } from "../support/promises.ts";

Deno.test("a page without its early script is hydrated without errors", async () => {
  const lost = ["early-script", "idle-tasks"];
  const files = new RegExp(`/assets/(${lost.join("|")})-`);
  const failed = new Set<string | undefined>();
  await using visit = await openPage(site, paths.about, {
    prepare(page) {
      page.on("requestfailed", (it) => failed.add(files.exec(it.url())?.[1]));
      return page.route(files, (route) => route.abort());
    },
  });
  await waitUntil(() => lost.every((it) => failed.has(it)));
  await documentStays(visit.page);
  const errors = visit.complaints.filter((it) => /page error/.test(it));
  assert.deepEqual(errors, []);
});

Deno.test("late scripts start even on a page that is never idle", async () => {
  await using visit = await openPage(site, paths.home, {
    prepare: (page) =>
      page.addInitScript(() => {
        // A busy page calls back at the timeout, if there is one.
        Object.assign(globalThis, {
          requestIdleCallback(work: () => void, options?: IdleRequestOptions) {
            if (options?.timeout) setTimeout(work, 0);
          },
        });
      }),
  });
  await attached(visit.page, "html[data-client-routing]");
});

Deno.test("a list is in the tab order only when it scrolls", async () => {
  await using visit = await openPage(site, paths.home);
  for (const [width, place] of [[1440, "-1"], [390, "0"], [1440, "-1"]]) {
    await visit.page.setViewportSize({ width: Number(width), height: 900 });
    await attached(visit.page, `.swipe[tabindex="${place}"]`);
  }
});
