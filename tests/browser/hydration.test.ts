import assert from "node:assert/strict";
import { articlePath, paths } from "../../src/paths.ts";
import { samples } from "../support/addresses.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import {
  follow,
  openPage,
  pageHydrated,
} from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";
import { noCache } from "../support/settings.ts";

const site = useSite({ settings: noCache });

Deno.test("a document whose end arrives late hydrates with all its data", async () => {
  const end = Promise.withResolvers<void>();
  const path = articlePath(samples.article.id);
  // The first response is streamed; the next ones are complete documents.
  await site.get(path);
  using slow = changedSite(site, async (asked, response) => {
    if (asked !== path) return response;
    const html = await response.text();
    const place = html.indexOf("<main");
    const body = ReadableStream.from((async function* () {
      yield html.slice(0, place);
      await end.promise;
      yield html.slice(place);
    })());
    const { headers } = response;
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers });
  });
  await using visit = await openPage(slow, path, {
    until: "commit",
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  await page.getByRole("banner").waitFor();
  await page.clock.runFor(1000);
  end.resolve();
  await pageHydrated(page);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a stored token is sent with the calls of the browser, never by the server", async () => {
  await using visit = await openPage(site, paths.home, {
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("auth-token", "abc 123")),
  });
  const { page } = visit;
  const authorizations = () =>
    site.content.requests.splice(0).map(({ headers }) =>
      headers.get("authorization")
    );
  authorizations();
  await follow(page, paths.blog);
  const { id, title } = samples.article;
  await page.getByRole("heading", { name: title }).first().waitFor();
  assert.deepEqual(visit.calls, ["/api/article?status=published"]);
  assert.deepEqual(authorizations(), ["Token abc 123"]);
  await site.get(articlePath(id));
  assert.equal(authorizations()[0], null);
});
