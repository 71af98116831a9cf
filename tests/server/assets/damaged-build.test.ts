/** What `main.ts` says when it cannot serve the build. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { fileSizesFile } from "../../../src/server/assets/build-files.ts";
import {
  distFolder,
  manifestFile,
  readBuild,
  serverFolder,
} from "../../../src/server/assets/build-manifest.ts";
import {
  prerenderedFolder,
  type PrerenderedIndex,
  prerenderedIndex,
} from "../../../src/server/assets/prerendered.ts";
import { copyBuild } from "../../support/build-copy.ts";
import { startSite } from "../../support/site.ts";

const server = new URL("start.js", serverFolder);
const [, chunk = ""] = /"(\.\/chunk-[^"]+)"/.exec(
  await Deno.readTextFile(server),
) ?? [];
const script = readBuild().entry;
const { pages }: PrerenderedIndex = JSON.parse(
  await Deno.readTextFile(prerenderedIndex),
);
const page = new URL(pages[paths.about]?.file ?? "", prerenderedFolder);

/** By what is damaged: the file, and its new text; undefined removes it. */
const damages: Record<string, [file: URL, text?: string]> = {
  "a manifest without entries": [manifestFile, "{}"],
  "a list of pages without entries": [prerenderedIndex, "{}"],
  "an empty page": [page, ""],
  "a missing compressed page": [new URL(`${page}.br`)],
  "a missing server": [server],
  "a missing chunk of the server": [new URL(chunk, serverFolder)],
  "a missing script of the browser": [new URL(`.${script}`, distFolder)],
};

/** Starts the site with the permissions of production. */
async function startIn({ settings }: { settings: Record<string, string> }) {
  await using _site = await startSite({
    settings,
    flags: ["-q", "--no-prompt", "-P=start"],
  });
}

for (const [name, [file, text]] of Object.entries(damages)) {
  Deno.test(`does not start with ${name}, and says so in one line`, async () => {
    await using copy = await copyBuild();
    const damaged = copy.at(file);
    if (text === undefined) await Deno.remove(damaged);
    else await Deno.writeTextFile(damaged, text);
    const path = file.href.slice(distFolder.href.length);
    const { DIST_FOLDER: folder } = copy.settings;
    await assert.rejects(startIn(copy), {
      message:
        `Cannot serve: the build is damaged (${folder}/${path}); run "deno task build"`,
    });
  });
}

Deno.test("does not start without a whole build, and says so in one line", async () => {
  await using copy = await copyBuild();
  await Deno.remove(copy.at(fileSizesFile));
  await assert.rejects(startIn(copy), {
    message: 'Cannot serve: there is no build; run "deno task build"',
  });
});
