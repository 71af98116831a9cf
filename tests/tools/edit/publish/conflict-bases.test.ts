import assert from "node:assert/strict";
import {
  conflictBases,
  keepConflictBases,
} from "../../../../src/tools/edit/publish/conflict-bases.ts";
import { makeProject } from "../../../support/temporary-project.ts";

Deno.test("refuses to go on when it cannot read what was in conflict", async () => {
  await using project = await makeProject();
  const { root, path } = project;
  assert.equal(conflictBases(root).size, 0);
  await Deno.mkdir(`${path}/.editor`);
  const bases = new Map([["a.json", "1"], ["b.json", undefined]]);
  keepConflictBases(root, bases);
  assert.deepEqual(conflictBases(root), bases);
  await Deno.writeTextFile(`${path}/.editor/conflicts.json`, "{");
  assert.throws(() => conflictBases(root));
});
