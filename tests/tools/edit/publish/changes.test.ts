import assert from "node:assert/strict";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { redirects } from "../../../../src/records/redirects.ts";
import { lineOf } from "../../../../src/tools/edit/publish/change.ts";
import { changesOf } from "../../../../src/tools/edit/publish/changes.ts";
import type { FileVersions } from "../../../../src/tools/edit/publish/compare.ts";
import { fileOf, pathOf } from "./checkouts.ts";

/** @param files Versions whose texts stand for their hashes. */
function changes(files: Record<string, FileVersions>) {
  return changesOf({
    files: new Map(Object.entries(files)),
    textOf: (text) => text,
  });
}

Deno.test("names each change with its fields and pictures", () => {
  const photo = "static/pictures/photos-water";
  const cover = {
    coverImage: `/${photo.replace("static/", "")}/boat-1600.webp`,
  };
  const tides = fileOf({ _id: "tides" });
  const list = changes({
    [pathOf("tides")]: {
      head: tides,
      mine: JSON.stringify({ ...JSON.parse(tides), title: "High", ...cover }),
    },
    [pathOf("bridge")]: { head: fileOf({ _id: "bridge" }) },
    [redirects.file]: { mine: '{ "/blog/bridge": "/blog" }' },
    [`${photo}/boat-800.webp`]: { mine: "1" },
    [`${photo}/boat-wide-800.webp`]: { mine: "2" },
    [`${photo}/other-800.webp`]: { mine: "3" },
    [pathOf("same")]: { head: "{}", mine: "{}", theirs: "{ }" },
  });
  assert.deepEqual(list.map(lineOf), [
    "Article “Title of bridge”: deleted",
    "Article “High”: changed",
    "Facts “Redirects”: added",
    "Pictures “photos-water”: changed",
  ]);
  const [, article, redirected] = list;
  assert.deepEqual(article?.fields[0], {
    label: articleFields.title.form.label,
    before: "Title of tides",
    after: "High",
  });
  assert.deepEqual(article?.pictures, ["photos-water/boat"]);
  assert.equal(article?.paths.length, 3);
  assert.deepEqual(redirected?.fields, [
    { label: "/blog/bridge", before: undefined, after: "/blog" },
  ]);
});
