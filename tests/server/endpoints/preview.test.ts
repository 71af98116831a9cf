import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import {
  draftHeader,
  previewDays,
  previewLink,
} from "../../../src/content/preview-link.ts";
import { Admission } from "../../../src/server/http/admission.ts";
import { sign } from "../../../src/lib/http/signature.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { article, fixtureRecords } from "../../support/content/records.ts";
import { type FakeAnswer } from "../../support/content/answers.ts";
import { waitUntil } from "../../support/promises.ts";
import { secret } from "../../support/settings.ts";

/** Every article is a draft. */
const content: FakeAnswer = ({ url }) => {
  const _id = new URL(url).pathname.split("/").at(-1) ?? "";
  const draft = article({ _id, title: "Not yet", status: "draft" });
  return Response.json({ article: draft });
};
const settings = { PREVIEW_SECRET: secret };

Deno.test("a draft answers 404 at its normal address", async () => {
  const app = await testApp({ settings, content });
  const response = await app.request(articlePath("secret-plan"));
  assert.equal(response.status, 404);
  assert.doesNotMatch(await response.text(), /Not yet/);
});

Deno.test("a signed link shows the draft with a note, and is neither stored nor indexed", async () => {
  const app = await testApp({ settings, content });
  const response = await app.request(await previewLink(secret, "secret-plan"));
  const html = await response.text();
  assert.equal(response.status, 200);
  assert.match(html, /<h1[^>]*>Not yet/);
  assert.match(html, /<p class="preview-note/);
  assert.match(response.headers.get("cache-control") ?? "", /no-store/);
  assert.match(response.headers.get("x-robots-tag") ?? "", /noindex/);
  assert.equal(response.headers.get("referrer-policy"), "no-referrer");
  const again = await app.request(articlePath("secret-plan"));
  assert.equal(again.status, 404);
});

Deno.test("the link of one draft does not show another", async () => {
  const app = await testApp({ settings, content });
  const link = await previewLink(secret, "secret-plan");
  const response = await app.request(link.replace("secret", "other"));
  assert.equal(response.status, 302);
  assert.equal(response.headers.get("location"), articlePath("other-plan"));
});

Deno.test("a link with a wrong or empty signature redirects, which is not stored", async () => {
  const app = await testApp({ settings, content });
  const forged = await previewLink(`${secret}!`, "secret-plan");
  for (const link of [forged, `${articlePath("secret-plan")}?preview=`]) {
    const { status, headers } = await app.request(link);
    assert.equal(status, 302, link);
    assert.equal(headers.get("cache-control"), "no-store", link);
  }
});

const day = 86_400_000;

Deno.test("a link works for the days that it was signed for, and then redirects", async () => {
  const app = await testApp({ settings, content });
  for (const days of [1, previewDays, 400]) {
    const link = await previewLink(secret, "secret-plan", days);
    {
      using _ = laterBy(days * day);
      assert.equal((await app.request(link)).status, 200, link);
    }
    using _ = laterBy((days + 1) * day);
    const { status, headers } = await app.request(link);
    assert.equal(status, 302, link);
    assert.equal(headers.get("location"), articlePath("secret-plan"));
  }
});

Deno.test("redirects links whose end or signature is written differently", async () => {
  const app = await testApp({ settings, content });
  const link = await previewLink(secret, "secret-plan");
  const [, path = "", date = "", signature = ""] =
    /^(.*=)(.*)\.(.*)$/.exec(link) ?? [];
  const later = date.replace(/^\d{4}/, (year) => `${Number(year) + 1}`);
  // The last character has two bits that a lenient decoder ignores.
  const alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(signature.at(-1) ?? "");
  const spellings = [1, 2, 3].map((bits) =>
    signature.slice(0, -1) + alphabet[last | bits]
  );
  for (
    const value of [
      signature,
      `.${signature}`,
      `${later}.${signature}`,
      `${date}T00:00:00Z.${signature}`,
      `${date} .${signature}`,
      `${date}.`,
      ...spellings.map((it) => `${date}.${it}`),
      `${date}.${signature}=`,
      `${date}.${signature}.`,
      await sign(secret, "preview:article:secret-plan"),
    ]
  ) {
    const response = await app.request(path + encodeURIComponent(value));
    assert.equal(response.status, 302, value);
  }
  assert.equal((await app.request(link)).status, 200);
});

Deno.test("a content service that hides drafts returns one for a signed preview call only", async () => {
  const service = createContentService(await fixtureRecords(), secret);
  const app = await testApp({ settings, content: service.fetch });
  const preview = await app.request(await previewLink(secret, "soft-opening"));
  assert.equal(preview.status, 200);
  const path = "/api/article/soft-opening";
  const headers = { [draftHeader]: await sign(secret, path) };
  assert.equal((await service.request(path, { headers })).status, 200);
  const others = [
    await service.request(path),
    await service.request("/api/article/another", { headers }),
    await app.request(path, { headers }),
    await app.request(articlePath("soft-opening")),
  ];
  for (const { url, status } of others) assert.equal(status, 404, url);
});

Deno.test("a content service with another secret returns no draft", async () => {
  const service = createContentService(await fixtureRecords(), `${secret}!`);
  const app = await testApp({ settings, content: service.fetch });
  const preview = await app.request(await previewLink(secret, "soft-opening"));
  assert.equal(preview.status, 404);
});

Deno.test("without PREVIEW_SECRET there are no previews", async () => {
  const app = await testApp({ content });
  const response = await app.request(await previewLink(secret, "secret-plan"));
  assert.equal(response.status, 302);
});

Deno.test("the link shows the current state of the draft", async () => {
  let title = "First words";
  const app = await testApp({
    settings,
    content: () =>
      Response.json({
        article: article({ _id: "plan", title, status: "draft" }),
      }),
  });
  const link = await previewLink(secret, "plan");
  assert.match(await app.get(link), /<h1[^>]*>First words/);
  title = "Better words";
  assert.match(await app.get(link), /<h1[^>]*>Better words/);
});

Deno.test("all who ask for one preview link at once share its call and its rendering", async () => {
  let calls = 0;
  const held = Promise.withResolvers<void>();
  const visitors = 300;
  const admission = new Admission({ max: visitors, reservedForVisitors: 0 });
  const app = await testApp({
    settings,
    services: { admission },
    async content(request) {
      // The embedded service also returns the related posts.
      if (!new URL(request.url).pathname.endsWith("/secret-plan")) {
        return Response.json({ articles: [] });
      }
      calls++;
      await held.promise;
      return await content(request);
    },
  });
  const link = await previewLink(secret, "secret-plan");
  const replies = Array.from({ length: visitors }, () => app.request(link));
  // Their signatures are verified at any time.
  await waitUntil(() => admission.admitted === visitors);
  held.resolve();
  for (const reply of await Promise.all(replies)) {
    assert.equal(reply.status, 200);
    assert.match(await reply.text(), /<h1[^>]*>Not yet/);
  }
  assert.equal(calls, 1);
});
