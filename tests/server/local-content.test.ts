import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { fixtureContent } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { startSite } from "../support/site.ts";

Deno.test("a content service on this machine is never asked through a proxy", async () => {
  // A proxy that refuses each connection.
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const proxy = `http://127.0.0.1:${listener.addr.port}`;
  listener.close();
  await using content = fakeContent(await fixtureContent());
  await using site = await startSite({
    content,
    // With the permissions of `deno task start`.
    flags: ["--no-prompt", "-P=start"],
    settings: {
      HTTP_PROXY: proxy,
      http_proxy: proxy,
      NO_PROXY: "",
      no_proxy: "",
    },
  });
  assert.doesNotMatch(await site.words(paths.blog), /Error loading/);
  assert.equal((await fetch(`${site.origin}/readyz`)).status, 200);
});
