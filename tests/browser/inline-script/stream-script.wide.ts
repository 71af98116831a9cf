import { paths } from "../../../src/paths.ts";
import assert from "node:assert/strict";
import { openPage } from "../../support/browser/open-page.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

// React would start a timer and keep the content hidden until its end.
Deno.test("late content shows without a timer", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog, {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(globalThis, { setTimeout: () => 0 });
      }),
  });
  late.release();
  await visit.page.getByRole("heading", { level: 3 }).first().waitFor();
  assert.deepEqual(visit.complaints, []);
});
