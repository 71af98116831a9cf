import assert from "node:assert/strict";
import { openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { waitUntil } from "../../support/promises.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

for (const { path, call } of contentPages) {
  Deno.test(`${path} makes one content call`, async () => {
    const { requests } = site.content;
    requests.length = 0;
    await using _ = await openPage(site, path, { until: "load" });
    await waitUntil(() => requests.length > 0);
    assert.deepEqual(
      requests.map(({ url }) => url.slice(new URL(url).origin.length)),
      [call],
    );
  });
}
