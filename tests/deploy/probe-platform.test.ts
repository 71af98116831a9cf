import assert from "node:assert/strict";
import { probePlatform } from "../../src/deploy/probe-platform.ts";
import { startSite } from "../support/site.ts";

Deno.test("a live address answers every question, as JSON", async () => {
  await using site = await startSite();
  const answers = JSON.parse(
    JSON.stringify(await probePlatform(site.origin)),
  );
  assert.deepEqual(
    Object.entries(answers).filter(([, answer]) =>
      (answer as { failed?: string } | null)?.failed
    ),
    [],
  );
  assert.equal(answers.compression.br, "br");
  assert.equal(answers.compression.gzip, "gzip");
  assert.equal(answers.compression.identity, null);
  assert.equal(answers.paths["/blog/"].status, 308);
  assert.match(answers.health, /"status":"ok"/);
  assert.ok(answers.longestAddress >= 1024);
  assert.ok(answers.firstByteMs.first <= answers.firstByteMs.last);
});

Deno.test("an address where nobody answers is told as such", async () => {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
  const answers = await probePlatform(`http://127.0.0.1:${port}`);
  assert.match(
    (answers.server as { failed: string }).failed,
    /failed|refused|error/i,
  );
});
