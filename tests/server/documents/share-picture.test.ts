import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import {
  contentHashOf,
  staticAddress,
  withContentHash,
} from "../../../src/static-files.ts";
import { staticFiles } from "../../../src/tools/build/source-stamp.ts";
import { coverShareFile } from "../../../src/agency/pictures/own-pictures.ts";
import { isShareFile } from "../../../src/agency/pictures/picture-kinds.ts";
import { emptyBuild } from "../../../src/server/build/build-manifest.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { publicOrigin } from "../../support/settings.ts";

const cover = "/pictures/blog/fallback-1600.webp";
const share = coverShareFile(cover) ?? "";
const files = await staticFiles();

const app = await testApp({
  services: { build: { ...emptyBuild, files } },
  content: withRecords({
    articles: [
      article({
        _id: "drawn",
        coverImage: cover,
        coverAlt: "The lagoon at dusk",
      }),
      article({
        _id: "gone",
        coverImage: "/pictures/blog/no-such-cover-1600.webp",
      }),
      article({
        _id: "elsewhere",
        coverImage: "https://images.example/cover.webp",
      }),
      article({ _id: "without", coverImage: "" }),
    ],
  }),
});

/** The content of a meta tag of a page. */
async function tag(path: string, name: string): Promise<string | undefined> {
  const html = await app.get(`${path}?complete`);
  return html.match(`(?:property|name)="${name}" content="([^"]*)"`)?.[1];
}

/** The path of the share picture that a page names. */
async function shareOf(id: string): Promise<string> {
  const named = await tag(articlePath(id), "og:image") ?? "";
  assert.equal(await tag(articlePath(id), "twitter:image"), named);
  assert.ok(named.startsWith(publicOrigin), named);
  return named.slice(publicOrigin.length);
}

Deno.test("an article shares its cover", async () => {
  const address = await shareOf("drawn");
  assert.equal(contentHashOf(address)?.path, share);
  const { status, headers, body } = await app.request(address);
  await body?.cancel();
  assert.equal(status, 200);
  assert.equal(headers.get("content-type"), "image/jpeg");
  assert.match(headers.get("cache-control") ?? "", /immutable/);
  assert.equal(headers.get("cross-origin-resource-policy"), "cross-origin");
});

for (
  const [what, id] of [
    ["on another host", "elsewhere"],
    ["that is gone", "gone"],
    ["that is empty", "without"],
  ] as const
) {
  Deno.test(`an article with a cover ${what} shares the blog's picture`, async () => {
    assert.equal(await shareOf(id), "/pictures/share/blog.jpg");
  });
}

Deno.test("a photograph has a share picture like a drawn cover", () => {
  const photo = coverShareFile("/pictures/photos-water/lagoon-1600.webp") ?? "";
  assert.equal(photo, "/pictures/photos-water/lagoon-share.jpg");
  assert.ok(isShareFile(photo));
});

Deno.test("share pictures of articles are found only by who knows their content", async () => {
  const { hash = "" } = contentHashOf(await shareOf("drawn")) ?? {};
  const shares = files.filter(isShareFile);
  const others = shares.filter((file) => file !== share);
  assert.ok(shares.includes(share));
  const swapped = [...hash].reverse().join("");
  for (
    const address of [
      ...shares,
      ...shares.map((file) => withContentHash(file, "AAAAAA")),
      ...others.map((file) => withContentHash(file, hash)),
      staticAddress(share, { "/pictures": "abc-_1" }),
      withContentHash(share, swapped),
      withContentHash(share, ""),
      withContentHash(share, hash.slice(0, 6)),
    ]
  ) {
    const { status, body } = await app.request(address);
    await body?.cancel();
    assert.equal(status, 404, address);
  }
});

Deno.test("lists of pictures, which name those of drafts, are not served", async () => {
  for (const list of ["photos-water/photos.json", "share/cards.json"]) {
    const { status } = await app.request(`/pictures/${list}`);
    assert.equal(status, 404, list);
  }
});

Deno.test("the share picture has the alternative text of the cover", async () => {
  const path = articlePath("drawn");
  assert.equal(await tag(path, "og:image:alt"), "The lagoon at dusk");
});

Deno.test("an article's structured data names its share picture", async () => {
  const html = await app.get(`${articlePath("drawn")}?complete`);
  const [, data = ""] =
    html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  const posting = JSON.parse(data)["@graph"].at(-1);
  assert.deepEqual(posting.image, [
    publicOrigin + cover,
    publicOrigin + await shareOf("drawn"),
  ]);
});
