import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { checkProjects } from "../../../src/tools/content/check-projects.ts";
import { addProjectPicture } from "../../../src/tools/images/project-picture.ts";
import { boats } from "../../support/projects.ts";

const options = {
  bytes: new Uint8Array(
    await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#5e8aa0" },
    }).png().toBuffer(),
  ),
  focus: { x: 0.5, y: 0.5 },
  alt: "A boat",
  isWide: false,
};

Deno.test("photographs make a project's cover and its wide and square pictures", async () => {
  const path = await Deno.makeTempDir();
  try {
    const root = pathToFileURL(`${path}/`);
    const folder = new URL("static/pictures/", root);
    const add = (name: string, isWide = false) =>
      addProjectPicture({
        ...options,
        picture: `${boats.slug}/${name}`,
        isWide,
      }, folder);
    assert.deepEqual(await add("cover"), { coverAlt: "A boat" });
    const wide = await add("01", true);
    const square = await add("02");
    // Both squares are the same picture.
    const project = {
      ...boats,
      showcase: [wide, square, square],
      fullSpanIndices: undefined,
    };
    await Deno.mkdir(`${path}/data/projects`, { recursive: true });
    await Deno.writeTextFile(
      `${path}/data/projects/${boats.slug}.json`,
      JSON.stringify(project),
    );
    assert.deepEqual((await checkProjects(root)).problems, []);
    await assert.rejects(add("02"), /makoko-boats\/02": it already exists$/);
    await assert.rejects(
      addProjectPicture({ ...options, picture: "../boats" }, folder),
      /expected a project and a name/,
    );
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
