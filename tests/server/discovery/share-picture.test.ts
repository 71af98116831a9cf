import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { sections } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";

const app = await testApp({
  content: withRecords({
    articles: [
      article({
        _id: "drawn",
        coverImage: "/pictures/blog/quiet-launch-1600.webp",
      }),
      article({
        _id: "photo",
        coverImage: "/pictures/photos-water/lagoon-1600.webp",
        coverAlt: "The lagoon at dusk",
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

const pictures: [title: string, path: string, picture: string][] = [
  [
    "an article shares its drawn cover",
    articlePath("drawn"),
    "/pictures/blog/quiet-launch-share.jpg",
  ],
  [
    "an article shares the photograph of its cover",
    articlePath("photo"),
    "/pictures/photos-water/lagoon-share.jpg",
  ],
  [
    "an article with a cover on another host shares the blog's picture",
    articlePath("elsewhere"),
    "/pictures/share/blog.jpg",
  ],
  [
    "an article without a cover shares the blog's picture",
    articlePath("without"),
    "/pictures/share/blog.jpg",
  ],
];

for (const [title, path, picture] of pictures) {
  Deno.test(title, async () => {
    for (const name of ["og:image", "twitter:image"]) {
      assert.equal(await tag(path, name), publicOrigin + picture, name);
    }
  });
}

Deno.test("the share picture has the alternative text of the cover photograph", async () => {
  const path = articlePath("photo");
  assert.equal(await tag(path, "og:image:alt"), "The lagoon at dusk");
});

Deno.test("an article's structured data names its share picture", async () => {
  const html = await app.get(`${articlePath("photo")}?complete`);
  const [, data = ""] =
    html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  const posting = JSON.parse(data)["@graph"].at(-1);
  assert.deepEqual(posting.image, [
    `${publicOrigin}/pictures/photos-water/lagoon-1600.webp`,
    `${publicOrigin}/pictures/photos-water/lagoon-share.jpg`,
  ]);
});

Deno.test("former addresses of share pictures are 404", async () => {
  for (const { record } of sections) {
    const path = `/share${record.path("drawn")}.png`;
    assert.equal((await app.request(path)).status, 404, path);
  }
});
