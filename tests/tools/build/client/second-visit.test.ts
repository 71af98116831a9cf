/** Which scripts a visitor who returns after a deployment loads again. */
import assert from "node:assert/strict";
import { paths } from "../../../../src/paths.ts";
import { pageModules } from "../../../../src/tools/build/client/page-modules.ts";
import {
  editedBuilds,
  loadedAgain,
  renamedScripts,
  sharedComponent,
} from "../../../bench/second-visit.ts";
import { assertWithin } from "../../../limits.ts";

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
