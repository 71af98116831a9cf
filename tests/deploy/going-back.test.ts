/** A production that is not as it should be after a deployment. */
import assert from "node:assert/strict";
import { runDeploy } from "../../src/deploy/run-deploy.ts";
import { file, page, preview, revision, world } from "./deploy-world.ts";

for (const broken of [revision, "https://site.agency.deno.net"]) {
  Deno.test(`production goes back by itself when ${broken} is not as it should be`, async () => {
    const { tools, commands, lines, events } = world();
    let isNew = true;
    const { fetch, checkout } = tools;
    const flags = { ...preview, production: true, backTo: "abc1234" };
    const isDone = await runDeploy(file, flags, {
      ...tools,
      checkout(commit) {
        isNew = false;
        return checkout(commit);
      },
      fetch: (url, init) =>
        isNew && url.startsWith(broken)
          ? Promise.resolve(new Response("Bad gateway", { status: 502 }))
          : fetch(url, init),
    });
    assert.equal(isDone, false);
    assert.match(commands.at(-1) ?? "", /^\/earlierdeploy .*--prod/);
    assert.deepEqual(events.slice(-2), ["checked out abc1234", "removed"]);
    assert.match(lines.at(-1) ?? "", /Production is back at abc1234/);
  });
}

Deno.test("when production cannot go back either, that is said", async () => {
  const { tools, lines } = world({
    fetch: (url) =>
      Promise.resolve(
        url.startsWith("https://")
          ? new Response("Bad gateway", { status: 502 })
          : new Response(page),
      ),
  });
  const flags = { ...preview, production: true, backTo: "abc1234" };
  assert.equal(await runDeploy(file, flags, tools), false);
  assert.match(lines.at(-1) ?? "", /NOT back at abc1234/);
});
