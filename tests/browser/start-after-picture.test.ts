import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/dom";
import { paths, projectPath } from "../../src/addresses/paths.ts";
import { startAfterPicture } from "../../src/browser/start-after-picture.ts";
import { samples } from "../support/addresses.ts";
import { emptyBuild, testApp } from "../support/app.ts";

/** Shows a picture that is on its way; `started` resolves with the start. */
function withPicture({ patience }: { patience: number }) {
  const picture = document.createElement("img");
  picture.setAttribute("fetchpriority", "high");
  document.body.replaceChildren(picture);
  Object.defineProperty(picture, "complete", { value: false });
  let starts = 0;
  const started = new Promise<void>((resolve) => {
    startAfterPicture(document, () => {
      starts++;
      resolve();
    }, patience);
  });
  return { picture, started, count: () => starts };
}

Deno.test("scripts start once the first screen's picture has come", async () => {
  const { picture, started, count } = withPicture({ patience: 60_000 });
  assert.equal(count(), 0);
  fireEvent.load(picture);
  await started;
  assert.equal(count(), 1);
});

Deno.test("a picture that does not come keeps no page from being alive", async () => {
  await withPicture({ patience: 0 }).started;
});

Deno.test("without a picture scripts start at once", () => {
  document.body.replaceChildren();
  let starts = 0;
  startAfterPicture(document, () => starts++);
  assert.equal(starts, 1);
});

Deno.test("a document with a large picture leaves the start of its scripts to it", async () => {
  const app = await testApp();
  const entry = new RegExp(`(src|href)="${emptyBuild.entry}"`);
  const late = `data-entry="${emptyBuild.entry}"`;
  for (const path of [paths.portfolio, projectPath(samples.project.slug)]) {
    const html = await app.get(path);
    assert.doesNotMatch(html, entry);
    assert.ok(html.includes(late), path);
  }
  const html = await app.get(paths.about);
  assert.match(html, entry);
  assert.ok(!html.includes(late));
});
