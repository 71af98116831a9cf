import assert from "node:assert/strict";
import { readRedirects, redirects } from "../../../src/records/redirects.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { addRedirect } from "../../../src/tools/edit/records/redirects.ts";
import { makeProject } from "../../support/temporary-project.ts";
import { openEditor } from "./open-editor.ts";

const [a, b, c] = ["a", "b", "c"].map(articlePath) as [string, string, string];

/** A project with these redirects. */
async function projectWith(file: object) {
  const project = await makeProject();
  const place = new URL(redirects.file, project.root);
  await Deno.writeTextFile(place, JSON.stringify(file));
  return {
    ...project,
    saved: async () => JSON.parse(await Deno.readTextFile(place)),
  };
}

Deno.test("a second rename shortens the chain, and renaming back makes no circle", async () => {
  await using project = await projectWith({ "/work/old": a });
  const { root, saved } = project;
  addRedirect(root, a, b);
  assert.deepEqual(await saved(), { "/work/old": b, [a]: b });
  addRedirect(root, b, c);
  assert.deepEqual(await saved(), { "/work/old": c, [a]: c, [b]: c });
  addRedirect(root, c, a);
  assert.deepEqual(await saved(), { "/work/old": a, [b]: a, [c]: a });
  assert.equal((await readRedirects(root)).get(b), a);
});

Deno.test("a redirect that is wrong, or to a file with a mistake, changes nothing", async () => {
  await using project = await projectWith({ [a]: b });
  const { root, saved } = project;
  for (const to of [b, "https://evil.example/", "//evil.example", ""]) {
    assert.throws(
      () => addRedirect(root, b, to),
      /Cannot redirect "\/blog\/b"/,
    );
  }
  assert.deepEqual(await saved(), { [a]: b });
  await Deno.writeTextFile(new URL(redirects.file, root), "{");
  assert.throws(() => addRedirect(root, a, c), /it has a mistake/);
  assert.equal(await Deno.readTextFile(new URL(redirects.file, root)), "{");
});

Deno.test("offers the list and other public records, and keeps what is chosen", async () => {
  const names = ["first-meeting", "first-flight", "soft-opening"];
  await using editor = await openEditor(names);
  const offer = await editor.request("/editor/redirects?list=articles&id=gone");
  const { from, targets } = await offer.json();
  assert.equal(from, articlePath("gone"));
  assert.deepEqual(
    targets.map(({ to }: { to: string }) => to),
    // The third is a draft.
    [paths.blog, articlePath("first-flight"), articlePath("first-meeting")],
  );
  const body = JSON.stringify({ from, to: paths.blog });
  const init = { method: "POST", body };
  const { status } = await editor.request("/editor/redirects", init);
  assert.equal(status, 204);
  assert.equal((await readRedirects(editor.root)).get(from), paths.blog);
  const foreign = await editor.withoutOrigin("/editor/redirects", init);
  assert.equal(foreign.status, 403);
  const wrong = JSON.stringify({ from, to: from });
  const refused = await editor.request("/editor/redirects", {
    method: "POST",
    body: wrong,
  });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /leads in a circle/);
});
