import assert from "node:assert/strict";
import { findProject } from "../../../src/ui/projects/projects.ts";
import sharp from "sharp";
import { shareSize } from "../../../src/ui/pictures/picture-kinds.ts";
import { house } from "../../../src/tools/artwork/house.ts";
import {
  fileNames,
  heightAt,
  type Kind,
  kinds,
} from "../../../src/tools/artwork/kinds.ts";
import {
  picturesFolder,
  readManifest,
  setFolder,
} from "../../../src/tools/artwork/manifest.ts";
import { logoFolder } from "../../../src/tools/artwork/marks/draw-logos.ts";
import {
  listSets,
  loadSet,
  type Scene,
} from "../../../src/tools/artwork/scene.ts";
import { openStudio } from "../../../src/tools/artwork/studio.ts";
import { assertWithin } from "../../limits.ts";

const sets = await Promise.all((await listSets()).map(loadSet));

/** sharp's name for the format of each file extension. */
const formats: Record<string, string> = {
  avif: "heif",
  webp: "webp",
  jpg: "jpeg",
};

function namesIn(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].map((entry) => entry.name).sort();
}

Deno.test("each set of scenes has a folder, and all others hold photographs", () => {
  const wanted = [...sets.map((set) => set.name), logoFolder, "share"].sort();
  const found = namesIn(picturesFolder).filter((it) =>
    !it.startsWith("photos-") &&
    (wanted.includes(it) || !findProject(it))
  );
  assert.deepEqual(found, wanted);
});

for (const { name, scenes } of sets) {
  Deno.test(`${name}: every scene has been drawn with its kind`, async () => {
    const manifest = await readManifest(name);
    const files = namesIn(setFolder(name));
    for (const { name: picture, kind } of scenes) {
      assert.equal(manifest[picture]?.kind, kind, picture);
      for (const file of fileNames(kind, picture)) {
        assert.ok(files.includes(file), file);
      }
    }
  });

  Deno.test(`${name}: files have the format, dimensions and bytes in the manifest`, async () => {
    for (const [picture, record] of Object.entries(await readManifest(name))) {
      const kind = record.kind as Kind;
      for (const file of fileNames(kind, picture)) {
        const bytes = await Deno.readFile(new URL(file, setFolder(name)));
        assert.equal(bytes.length, record.files[file], file);
        const { width, height, format } = await sharp(bytes).metadata();
        const ending = file.split(".").pop();
        const wanted = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
        const size = ending === "jpg"
          ? shareSize
          : { width: wanted, height: heightAt(kind, wanted) };
        assert.deepEqual(
          { width, height, format },
          { ...size, format: formats[ending ?? ""] },
          file,
        );
      }
    }
  });

  Deno.test(`${name}: the shots are numbered without gaps`, () => {
    const shots = scenes.map((it) => it.name).filter((it) => /^\d+$/.test(it));
    const numbers = shots.map((_, index) => `${index + 1}`.padStart(2, "0"));
    assert.deepEqual(shots, numbers);
  });

  Deno.test(`${name}: alternative texts are unique and have several words`, () => {
    const alts = scenes.map((it) => it.alt);
    assert.equal(new Set(alts).size, alts.length);
    for (const alt of alts) assert.match(alt, /\w+ \w+/);
  });
}

Deno.test("drawn pictures stay within their limits", async () => {
  for (const { name } of sets) {
    for (const { files } of Object.values(await readManifest(name))) {
      for (const [file, bytes] of Object.entries(files)) {
        const subject = `${name}/${file}`;
        const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
        if (file.endsWith(".jpg")) assertWithin("sharePicture", subject, bytes);
        if (width <= 1600) assertWithin("picture", subject, bytes);
      }
    }
  }
});

/** Whether a scene uses the brand's colours. */
function isInBrandColours({ html, ground }: Scene): boolean {
  return Object.values(house).some((it) => (html + ground).includes(it));
}

Deno.test("no picture is older than its scene, except for the brand's colours", async () => {
  const studio = await openStudio();
  for (const { name, scenes } of sets) {
    const manifest = await readManifest(name);
    for (const scene of scenes.filter((it) => !isInBrandColours(it))) {
      const { source } = manifest[scene.name] ?? {};
      assert.equal(
        source,
        await studio.sourceOf(scene),
        `${name}/${scene.name}: run \`deno task images ${name}\``,
      );
    }
  }
});

Deno.test("each kind has a size in whole pixels", () => {
  for (const [name, { width, height, ratio }] of Object.entries(kinds)) {
    assert.equal(width * ratio[1], height * ratio[0], name);
  }
});
