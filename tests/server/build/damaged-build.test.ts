/** What `main.ts` says when it cannot serve the build. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { fileSizesFile } from "../../../src/server/build/build-files.ts";
import {
  distFolder,
  manifestFile,
  readBuild,
  serverFolder,
} from "../../../src/server/build/build-manifest.ts";
import {
  prerenderedFolder,
  type PrerenderedIndex,
  prerenderedIndex,
} from "../../../src/server/build/prerendered.ts";
import { type BuildCopy, copyBuild } from "../../support/build-copy.ts";
import { startSite } from "../../support/site.ts";

const server = new URL("start.js", serverFolder);
const [, chunk = ""] = /"(\.\/chunk-[^"]+)"/.exec(
  await Deno.readTextFile(server),
) ?? [];
const { pages }: PrerenderedIndex = JSON.parse(
  await Deno.readTextFile(prerenderedIndex),
);
const page = new URL(pages[paths.about]?.file ?? "", prerenderedFolder);

const pathOf = (file: URL) => file.href.slice(distFolder.href.length);

/** Starts the site with the permissions of production, also for the copy. */
async function startIn({ settings }: Pick<BuildCopy, "settings">) {
  await using _site = await startSite({
    settings,
    flags: [
      ...["-q", "--no-prompt", "-P=start"],
      `--allow-read=${settings.DIST_FOLDER}`,
    ],
  });
}

for (
  const [name, file, damage] of [
    ["an empty page", page, (file: URL) => Deno.writeTextFile(file, "")],
    ["a missing server", server, (file: URL) => Deno.remove(file)],
  ] as const
) {
  Deno.test(`does not start with ${name}, and says so in one line`, async () => {
    await using copy = await copyBuild();
    await damage(copy.at(file));
    const { DIST_FOLDER: folder } = copy.settings;
    await assert.rejects(startIn(copy), {
      message: `Cannot serve: the build is damaged (${folder}/${
        pathOf(file)
      }); run "deno task build"`,
    });
  });
}

Deno.test("the start checks every kind of file of a build", async () => {
  const sizes = JSON.parse(await Deno.readTextFile(fileSizesFile));
  for (
    const file of [
      ...[manifestFile, prerenderedIndex, page, new URL(`${page}.br`)],
      ...[server, new URL(chunk, serverFolder)],
      ...readBuild().assets.map((path) => new URL(`.${path}`, distFolder)),
    ]
  ) {
    const { size } = await Deno.stat(file);
    assert.equal(sizes[pathOf(file)], size, pathOf(file));
  }
});

Deno.test("does not start without a whole build, and says so in one line", async () => {
  await using copy = await copyBuild();
  await Deno.remove(copy.at(fileSizesFile));
  await assert.rejects(startIn(copy), {
    message: 'Cannot serve: there is no build; run "deno task build"',
  });
});

Deno.test("does not take a build that cannot be read for none", async () => {
  await using copy = await copyBuild();
  await Deno.writeTextFile(copy.at(fileSizesFile), "{");
  await assert.rejects(startIn(copy), /the build cannot be read \(.*JSON/);
});
