import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { removeStray } from "../../../src/tools/artwork/remove-stray.ts";

Deno.test("drawing pictures deletes only drawn files", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/old`);
  await Deno.mkdir(`${folder}/photos-water`);
  const files = { "gone-480.avif": 1, "gone-800.webp": 1 };
  const gone = {
    kind: "blog",
    alt: "Gone",
    ground: "#000000",
    source: "",
    pixels: "",
    files,
  };
  const kept = [
    "old/photograph.jpg",
    "old/notes.txt",
    "photos-water/lagoon-800.webp",
    "untracked.png",
  ];
  for (
    const file of [
      ...kept,
      ...Object.keys(files).map((it) => `old/${it}`),
    ]
  ) {
    await Deno.writeTextFile(`${folder}/${file}`, "x");
  }
  await Deno.writeTextFile(
    `${folder}/old/manifest.json`,
    JSON.stringify({ gone }),
  );
  await removeStray([], pathToFileURL(`${folder}/`));
  for (const file of kept) await Deno.stat(`${folder}/${file}`);
  await assert.rejects(Deno.stat(`${folder}/old/gone-480.avif`));
  await Deno.remove(folder, { recursive: true });
});
