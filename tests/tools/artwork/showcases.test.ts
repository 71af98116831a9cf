import assert from "node:assert/strict";
import { projects } from "../../../data/project-pages.ts";
import { inOrder, readManifest } from "../../../src/tools/artwork/manifest.ts";

for (const { slug, showcase } of projects) {
  Deno.test(`${slug}: the gallery contains exactly the drawn shots`, async () => {
    const manifest = await readManifest(slug);
    const shots = inOrder(manifest)
      .filter(([name]) => /^\d+$/.test(name))
      .map(([name, { kind }]) => ({ picture: `${slug}/${name}`, kind }));
    assert.deepEqual(
      shots,
      showcase.map(({ picture, kind }) => ({ picture, kind })),
    );
  });

  Deno.test(`${slug}: there is a cover of each shape and nothing unused`, async () => {
    const manifest = await readManifest(slug);
    const covers = inOrder(manifest)
      .filter(([name]) => !/^\d/.test(name))
      .map(([name, { kind }]) => [name, kind]);
    assert.deepEqual(covers, [["cover", "cover"], ["tall", "tall"]]);
  });

  Deno.test(`${slug}: the shots that are upright on phones are drawn so`, async () => {
    const drawn = inOrder(await readManifest(slug))
      .filter(([name]) => name.endsWith("-tall"))
      .map(([name, { kind }]) => [`${slug}/${name}`, kind]);
    assert.deepEqual(
      drawn,
      showcase.filter(({ upright }) => upright)
        .map(({ picture }) => [`${picture}-tall`, "tall"]),
    );
  });
}
