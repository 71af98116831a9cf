import assert from "node:assert/strict";
import { checkAll } from "../../../src/tools/content/check.ts";
import { killAtEachStep } from "../../support/killed-saves.ts";
import { makeProject } from "../../support/temporary-project.ts";

const source = (path: string) =>
  JSON.stringify(new URL(`../../../src/tools/${path}`, import.meta.url).href);

Deno.test("a save that is killed at any step leaves whole records, and no record without its picture", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { root } = project;
  const file = new URL("data/content/articles/soft-opening.json", root);
  const old = await Deno.readTextFile(file);
  const image = "/pictures/photos-water/lagoon-whole-800.webp";
  const picture = new URL(`static${image}`, root);
  const pictures = new URL("static/pictures/", root);
  const steps = await killAtEachStep(
    `
      import { createContentFolder } from ${
      source("edit/records/content-folder.ts")
    };
      import { writePhoto } from ${source("images/add-photo.ts")};
      const root = new URL(${JSON.stringify(root.href)});
      const photo = {
        set: "photos-water", name: "lagoon", alt: "The lagoon",
        focus: { x: 0.5, y: 0.5 }, width: 800, height: 600,
        files: ["lagoon-whole-800.webp"],
      };
      const files = [{ name: photo.files[0], bytes: new Uint8Array(5000) }];
      const folder = createContentFolder(root, {
        photo: () => ({ image: ${JSON.stringify(image)}, alt: photo.alt }),
        place: (record) => ({
          record,
          write: () => writePhoto({ photo, files }, new URL("static/pictures/", root)),
        }),
      });
      const path = "data/content/articles/soft-opening.json";
      const { text, version } = await folder.read(path);
      const record = JSON.parse(text);
      record.content.push({ type: "picture", image: ${JSON.stringify(image)} });
      // SAVE
      await folder.write(path, JSON.stringify(record), { version });
    `,
    async (isDone) => {
      const text = await Deno.readTextFile(file);
      const isWhole = (await Deno.stat(picture).catch(() => undefined))
        ?.size === 5000;
      const isSaved = text.includes(image);
      assert.ok(isSaved || !isDone && text === old);
      assert.ok(isWhole || !isSaved);
      const { counts } = await checkAll(root);
      assert.equal(counts.find(({ list }) => list === "articles")?.count, 1);
      // The next one starts from the same state.
      if (isSaved) await Deno.writeTextFile(file, old);
      await Deno.remove(pictures, { recursive: true });
      await Deno.mkdir(pictures);
    },
  );
  assert.ok(steps > 12, "saves the picture, its list and the record");
});
