/** The process when connections use up all its file descriptors. */
import assert from "node:assert/strict";
import { withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { article } from "../support/content/records.ts";
import { inTime, waitUntil } from "../support/promises.ts";
import { connect } from "../support/raw-client.ts";
import { type Site, startSite } from "../support/site.ts";

const maxFiles = 64;

function outagesOf({ lines }: Site): string[] {
  return lines.filter((line) => line.includes("Cannot accept connections"));
}

/** Opens connections until the site cannot accept more. */
async function exhaust(site: Site): Promise<Disposable> {
  const open = new DisposableStack();
  await waitUntil(async () => {
    const connection = await connect(site.origin).catch(() => undefined);
    if (connection) open.defer(() => connection.close());
    return outagesOf(site).length > 0;
  });
  return open;
}

async function answersAgain(site: Site): Promise<void> {
  await waitUntil(async () => {
    const response = await fetch(`${site.origin}/about-us`).catch(() => {});
    await response?.body?.cancel();
    return response?.status === 200;
  });
}

Deno.test("recovers after running out of file descriptors, and finishes a pending response", async () => {
  const articles = [article({ _id: "danfo", title: "Danfo driver" })];
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await using content = fakeContent(async (request) => {
    asked.resolve();
    await released.promise;
    return await withRecords({ articles })(request);
  });
  await using site = await startSite({ content, maxFiles });
  const streamed = site.words("/blog");
  await inTime(asked.promise);
  using _idle = await exhaust(site);
  released.resolve();
  assert.ok((await streamed).includes("Danfo driver"));
  await answersAgain(site);
  assert.equal(outagesOf(site).length, 1);
});

Deno.test("stops on a signal while it is out of file descriptors", async () => {
  await using site = await startSite({ maxFiles });
  using _idle = await exhaust(site);
  assert.equal((await site.stop()).code, 0);
});
