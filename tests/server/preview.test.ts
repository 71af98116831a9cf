import assert from "node:assert/strict";
import { articlePath } from "../../src/paths.ts";
import { previewLink } from "../../src/server/preview-link.ts";
import { article } from "../support/fake-content.ts";
import { testApp } from "../support/app.ts";
import { success } from "../../src/content/answer.ts";

const secret = "abcdef0123456789abcdef0123456789";
const content = {
  article: (id: string) =>
    Promise.resolve(
      success(article({ _id: id, title: "Not yet", status: "draft" })),
    ),
};
const environment = { PREVIEW_SECRET: secret };

Deno.test("a draft cannot be read at its address", async () => {
  const app = await testApp({ environment, content });
  const response = await app.request(articlePath("secret-plan"));
  assert.equal(response.status, 404);
  assert.doesNotMatch(await response.text(), /Not yet/);
});

Deno.test("its signed link shows it, says so, and is kept and listed nowhere", async () => {
  const app = await testApp({ environment, content });
  const response = await app.request(await previewLink(secret, "secret-plan"));
  const html = await response.text();
  assert.equal(response.status, 200);
  assert.match(html, /<h1[^>]*>Not yet/);
  assert.match(html, /Draft preview/);
  assert.match(response.headers.get("cache-control") ?? "", /no-store/);
  assert.match(response.headers.get("x-robots-tag") ?? "", /noindex/);
  assert.equal(response.headers.get("referrer-policy"), "no-referrer");
  const again = await app.request(articlePath("secret-plan"));
  assert.equal(again.status, 404);
});

Deno.test("the link of one draft does not show another", async () => {
  const app = await testApp({ environment, content });
  const link = await previewLink(secret, "secret-plan");
  const response = await app.request(link.replace("secret", "other"));
  assert.equal(response.status, 302);
  assert.equal(response.headers.get("location"), articlePath("other-plan"));
});

Deno.test("a signature by another secret, or an odd one, shows nothing", async () => {
  const app = await testApp({ environment, content });
  const forged = await previewLink(`${secret}!`, "secret-plan");
  for (const link of [forged, `${articlePath("secret-plan")}?preview=`]) {
    assert.equal((await app.request(link)).status, 302, link);
  }
});

Deno.test("without a secret there are no previews", async () => {
  const app = await testApp({ content });
  const response = await app.request(await previewLink(secret, "secret-plan"));
  assert.equal(response.status, 302);
});
