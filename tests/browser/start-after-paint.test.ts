import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/dom";
import { paths, projectPath } from "../../src/addresses/paths.ts";
import { startAfterPaint } from "../../src/browser/start-after-paint.ts";
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
    startAfterPaint(document, () => {
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

Deno.test("without a picture scripts start after the first frame", async () => {
  document.body.replaceChildren();
  await new Promise<void>((resolve) =>
    startAfterPaint(document, resolve, 60_000)
  );
});

Deno.test("a complete document leaves the start of its scripts to the script in its head", async () => {
  const app = await testApp();
  const entry = new RegExp(`(src|href)="${emptyBuild.entry}"`);
  for (const path of [paths.about, projectPath(samples.project.slug)]) {
    const html = await app.get(path);
    assert.doesNotMatch(html, entry);
    assert.ok(html.includes(`data-entry="${emptyBuild.entry}"`), path);
  }
});
