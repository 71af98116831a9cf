import assert from "node:assert/strict";
import { type Answer, failure, success } from "../../src/content/answer.ts";
import type { ContentClient } from "../../src/content/content-client.ts";
import { rememberContent } from "../../src/browser/remembered-content.ts";

function remembering(jobs: () => Promise<Answer<never[]>>) {
  const visit = { reader: "a", now: 0, asked: 0 };
  const client = rememberContent(
    {
      jobs() {
        visit.asked++;
        return jobs();
      },
    } as unknown as ContentClient,
    { forMs: 100, reader: () => visit.reader, now: () => visit.now },
  );
  return { visit, client };
}

const good = () => Promise.resolve(success<never[]>([]));

Deno.test("an answer is shown again for a while, to the same visitor", async () => {
  const { visit, client } = remembering(good);
  await client.jobs();
  await client.jobs();
  assert.equal(visit.asked, 1);
  visit.reader = "b";
  await client.jobs();
  assert.equal(visit.asked, 2);
  visit.now = 101;
  await client.jobs();
  assert.equal(visit.asked, 3);
});

Deno.test("a navigation waits for what was asked for ahead", async () => {
  const late = Promise.withResolvers<Answer<never[]>>();
  const { visit, client } = remembering(() => late.promise);
  client.ahead(() => void client.jobs());
  const asked = client.jobs();
  assert.equal(visit.asked, 1);
  late.resolve(success([]));
  assert.deepEqual(await asked, success([]));
});

Deno.test("nothing is asked for ahead that is on its way already", () => {
  const { visit, client } = remembering(() => new Promise(() => {}));
  client.jobs();
  client.ahead(() => void client.jobs());
  assert.equal(visit.asked, 1);
});

Deno.test("an answer that never came is asked for again", () => {
  const { visit, client } = remembering(() => new Promise(() => {}));
  client.jobs();
  client.jobs();
  assert.equal(visit.asked, 2);
});

Deno.test("a failure is asked for again, though it came ahead", async () => {
  const { visit, client } = remembering(() =>
    Promise.resolve(failure("Out of ink", 502))
  );
  client.ahead(() => void client.jobs());
  await Promise.resolve();
  await client.jobs();
  assert.equal(visit.asked, 2);
});
