/** Which scripts a visitor who returns after a deployment loads again. */
import assert from "node:assert/strict";
import * as esbuild from "esbuild";
import { compress } from "../../../../src/lib/http/compression.ts";
import { paths } from "../../../../src/paths.ts";
import {
  type Bundle,
  bundleClient,
  clientEntries,
} from "../../../../src/tools/build/client/client-bundle.ts";
import { linkPackages } from "../../../../src/tools/build/client/package-links.ts";
import { pageModules } from "../../../../src/tools/build/client/page-modules.ts";
import { assertWithin } from "../../../limits.ts";

/** Builds the browser's files in memory, from a copy of the sources. */
interface EditedBuilds extends AsyncDisposable {
  /**
   * @param edited A module of `src/` that differs in this build.
   * @param hashes The hashes of the folders of `static/`.
   */
  build(options?: {
    edited?: string;
    hashes?: Record<string, string>;
  }): Promise<Bundle>;
}

/** Copies the sources for builds with edits. */
async function editedBuilds(): Promise<EditedBuilds> {
  const packages = await linkPackages(clientEntries);
  const sources = `${packages.project}/src`;
  const original = await Deno.realPath(sources);
  await Deno.remove(sources);
  await copyFolder(original, sources);
  return {
    async build({ edited, hashes } = {}) {
      const file = `${packages.project}/${edited}`;
      const before = edited && await Deno.readTextFile(file);
      if (before) await Deno.writeTextFile(file, before + edit);
      const bundle = await bundleClient({ packages, hashes });
      if (before) await Deno.writeTextFile(file, before);
      return bundle;
    },
    async [Symbol.asyncDispose]() {
      await esbuild.stop();
      await packages[Symbol.asyncDispose]();
    },
  };
}

/** No bundler can drop it. */
const edit = '\nObject.assign(globalThis, { word: "edited" });\n';

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    const copy = isDirectory ? copyFolder : Deno.copyFile;
    await copy(`${from}/${name}`, `${to}/${name}`);
  }
}

/** The browser's scripts that a build has under new names. */
function renamedScripts(before: Bundle, after: Bundle): string[] {
  return [...after.files.keys()].filter((name) =>
    name.endsWith(".js") && !before.files.has(name)
  );
}

/**
 * Bytes of the scripts, compressed with Brotli, that a page loads again after a
 * deployment, with those that every page may load later.
 * @param pattern The path of the page's row in `routes.ts`.
 */
function loadedAgain(
  before: Bundle,
  after: Bundle,
  pattern: string,
): number {
  const ofOthers = new Set(
    Object.values(after.pages).flatMap(({ modules }) => modules),
  ).difference(new Set(after.pages[pattern]?.modules));
  return renamedScripts(before, after)
    .filter((name) => !ofOthers.has(`/assets/${name}`))
    .map((name) => after.files.get(name) ?? new Uint8Array())
    .reduce((sum, file) => sum + compress(file, "br", "best").length, 0);
}

/** A component of every page, which no other module of a page imports. */
const sharedComponent = "src/ui/layout/footer/footer.tsx";

Deno.test("an edit renames only scripts that depend on it", async (t) => {
  await using builds = await editedBuilds();
  const before = await builds.build();

  await t.step("an edited component of every page", async () => {
    const after = await builds.build({ edited: sharedComponent });
    for (const pattern of [paths.home, paths.blog, paths.project]) {
      assertWithin("secondVisit", pattern, loadedAgain(before, after, pattern));
    }
  });

  await t.step("an edited page, which the entry alone imports", async () => {
    const module = (await pageModules()).get(paths.home) ?? "";
    const after = await builds.build({ edited: module });
    const [, name] = /([^/]+)\.tsx$/.exec(module) ?? [];
    assert.deepEqual(
      renamedScripts(before, after).map((it) => it.replace(/-\w+\.js$/, ""))
        .sort(),
      ["entry", name],
    );
  });

  await t.step("a new picture", async () => {
    const hashes = { "/pictures": "added1", "/drawings": "added2" };
    const after = await builds.build({ hashes });
    assert.deepEqual(renamedScripts(before, after), []);
  });
});
