import assert from "node:assert/strict";
import { staticAddress } from "../../../src/static-files.ts";
import { staticHashes } from "../../../src/tools/build/static-hashes.ts";

const files = {
  "/fonts/a.woff2": "font",
  "/pictures/blog/a-800.webp": "picture",
  "/pictures/people/a-240.avif": "portrait",
  "/pictures/share/a.jpg": "card",
  "/favicon.ico": "icon",
};

/** The hashes of folders with these files. */
async function hashesOf(contents: Record<string, string>) {
  const folder = new URL(`file://${await Deno.makeTempDir()}/`);
  for (const [path, text] of Object.entries(contents)) {
    const file = new URL(`.${path}`, folder);
    await Deno.mkdir(new URL("./", file), { recursive: true });
    await Deno.writeTextFile(file, text);
  }
  const hashes = await staticHashes(Object.keys(contents), folder);
  await Deno.remove(folder, { recursive: true });
  return hashes;
}

Deno.test("a changed file changes the hash of its folder only", async () => {
  const before = await hashesOf(files);
  assert.deepEqual(Object.keys(before).sort(), [
    "/fonts",
    "/pictures",
    "/pictures/blog",
    "/pictures/share",
  ]);
  assert.deepEqual(await hashesOf(files), before);
  const after = await hashesOf({
    ...files,
    "/pictures/blog/a-800.webp": "redrawn",
  });
  assert.notEqual(after["/pictures/blog"], before["/pictures/blog"]);
  assert.equal(after["/fonts"], before["/fonts"]);
});

Deno.test("a renamed file changes the hash of its folder", async () => {
  const { "/fonts/a.woff2": font, ...others } = files;
  const before = await hashesOf(files);
  const after = await hashesOf({ ...others, "/fonts/b.woff2": font });
  assert.notEqual(after["/fonts"], before["/fonts"]);
});

Deno.test("a picture set without its own hash uses that of all pictures", () => {
  const hashes = { "/pictures": "abc-_1", "/pictures/blog": "xyz123" };
  for (
    const [path, address] of [
      [
        "/pictures/people/a-240.avif",
        "/assets/abc-_1/pictures/people/a-240.avif",
      ],
      [
        "/pictures/logos/a.svg#mark",
        "/assets/abc-_1/pictures/logos/a.svg#mark",
      ],
      ["/pictures/blog/a-800.webp", "/assets/xyz123/pictures/blog/a-800.webp"],
    ] as const
  ) {
    assert.equal(staticAddress(path, hashes), address);
  }
});

Deno.test("files outside the hashed folders keep their addresses", () => {
  const hashes = { "/pictures": "abc-_1" };
  for (
    const path of [
      "/favicon.ico",
      "/covers/a.jpg",
      "/picturesque/a.jpg",
      "//pictures/a.jpg",
      "https://a.example/pictures/a.jpg",
      "",
    ]
  ) {
    assert.equal(staticAddress(path, hashes), path);
  }
});
