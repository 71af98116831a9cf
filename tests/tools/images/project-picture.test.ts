import assert from "node:assert/strict";
import sharp from "sharp";
import type { ProjectRecord } from "../../../src/agency/projects/project.server.ts";
import { checkAll } from "../../../src/tools/content/check.ts";
import { addProjectPicture } from "../../../src/tools/images/project-picture.ts";
import { pngOf } from "../../support/pictures.ts";
import { boats } from "../../support/projects.ts";
import { makeProject } from "../../support/temporary-project.ts";

const bytes = await pngOf("#5e8aa0");
const { slug } = boats;

/** A temporary project with the record of one case study without pictures. */
async function makeRoot() {
  const project = await makeProject();
  const { path } = project;
  const file = `${path}/data/projects/${slug}.json`;
  const empty = { ...boats, fullSpanIndices: [], showcase: [] };
  await Deno.writeTextFile(file, JSON.stringify(empty));
  return {
    ...project,
    pictures: `${path}/static/pictures/${slug}`,
    record: async (): Promise<ProjectRecord> =>
      JSON.parse(await Deno.readTextFile(file)),
  };
}

const square = { bytes, slug, isWide: false, isCover: false, alt: "A boat" };
const wide = { ...square, isWide: true };

Deno.test("pictures are added to a project under the next free number, with all their files", async () => {
  await using site = await makeRoot();
  const { root } = site;
  await addProjectPicture({ ...square, isCover: true, alt: "A pier" }, root);
  const added: string[] = [];
  for (const options of [wide, square, square]) {
    added.push(await addProjectPicture(options, root));
  }
  // All are made of one file.
  const letters = added[0]?.slice(-6);
  assert.deepEqual(
    added,
    ["01", "02", "03"].map((it) => `${slug}/${it}-${letters}`),
  );
  const { coverAlt, showcase, fullSpanIndices } = await site.record();
  assert.equal(coverAlt, "A pier");
  assert.deepEqual(showcase, [
    { picture: added[0], wide: true, upright: true, alt: "A boat" },
    { picture: added[1], alt: "A boat" },
    { picture: added[2], alt: "A boat" },
  ]);
  assert.deepEqual(fullSpanIndices, [1]);
  assert.deepEqual((await checkAll(root)).problems, []);
  const share = await sharp(`${site.pictures}/cover-share.jpg`).metadata();
  assert.deepEqual([share.width, share.height], [1200, 630]);

  // Other pages may show a file whose picture left the gallery.
  await Deno.rename(
    `${site.pictures}/03-${letters}-800.webp`,
    `${site.pictures}/07-800.webp`,
  );
  assert.equal(
    await addProjectPicture(square, root),
    `${slug}/08-${letters}`,
  );
});

Deno.test("the screen of a phone keeps its shape in a gallery, a long page is cropped", async () => {
  await using site = await makeRoot();
  const shapeOf = async (width: number, height: number) => {
    const bytes = await pngOf("#5e8aa0", width, height);
    const added = await addProjectPicture({ ...square, bytes }, site.root);
    const [, name] = added.split("/");
    const file = `${site.pictures}/${name}-1400.avif`;
    const { width: across, height: down } = await sharp(file).metadata();
    return [across, down];
  };
  assert.deepEqual(await shapeOf(640, 1385), [640, 1385]);
  assert.deepEqual(await shapeOf(640, 3200), [640, 640]);
});

Deno.test("phones show the top of a long page instead of a wide picture", async () => {
  await using site = await makeRoot();
  const create = { width: 900, height: 1200, channels: 3 } as const;
  const top = { create: { ...create, background: "#c01010" } };
  const page = sharp(await pngOf("#ffffff", 900, 6000))
    .composite([{ input: top, left: 0, top: 0 }]);
  const phone = new Uint8Array(await page.png().toBuffer());
  const added = await addProjectPicture({ ...wide, phone }, site.root);
  const [, name] = added.split("/");
  const pixelsOf = async (file: string) =>
    await sharp(`${site.pictures}/${file}`).removeAlpha().raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await pixelsOf(`${name}-tall-800.webp`);
  assert.deepEqual([info.width, info.height], [800, 1000]);
  const isRed = ([red = 0, green = 0]: Uint8Array) => red > 150 && green < 60;
  assert.ok(isRed(data.subarray(0, 3)) && isRed(data.subarray(-3)));
  assert.ok(!isRed((await pixelsOf(`${name}-800.webp`)).data));
});

Deno.test("a picture of a project that does not exist is refused, with the way to make it", async () => {
  await using site = await makeRoot();
  for (const other of ["no-boats", "../boats"]) {
    await assert.rejects(
      addProjectPicture({ ...square, slug: other }, site.root),
      /no such project\. Make it with "New project" in `deno task edit`/,
    );
  }
  assert.deepEqual((await site.record()).showcase, []);
});
