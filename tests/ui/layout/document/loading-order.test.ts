/** In what order browsers load the files of a page. */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { emptyBuild } from "../../../../src/server/build/build-manifest.ts";
import { projectPath } from "../../../../src/paths.ts";
import { testApp } from "../../../support/app.ts";
import { projects } from "../../../support/projects.ts";

const app = await testApp({
  services: { build: { ...emptyBuild, fonts: ["/fonts/text.woff2"] } },
});
const page = parseDocument(await app.get(projectPath(projects[0]!.slug)));

/** The priorities of the elements that match, in the order of the page. */
function prioritiesOf(matches: (it: Record<string, string>) => boolean) {
  return DomUtils.findAll(({ attribs }) => matches(attribs), page.children)
    .map(({ attribs }) => attribs.fetchpriority);
}

Deno.test("styles and the first picture load first, and no script before it is needed", () => {
  // Styles by both links: browsers share one request, whichever comes first.
  const first = [
    ...prioritiesOf(({ rel }) => rel === "stylesheet"),
    ...prioritiesOf(({ as }) => as === "image"),
    ...prioritiesOf(({ loading }) => loading === "eager"),
  ];
  assert.deepEqual(new Set(first), new Set(["high"]));
  assert.deepEqual(prioritiesOf(({ rel }) => rel === "modulepreload"), []);
  assert.deepEqual(prioritiesOf(({ src = "" }) => src.endsWith(".js")), []);
  const later = prioritiesOf(({ loading }) => loading === "lazy");
  assert.deepEqual(new Set(later), new Set([undefined]));
});

Deno.test("the head asks for no typeface, which would hold back the first paint", () => {
  const fonts = (nodes: typeof page.children) =>
    DomUtils.findAll(({ attribs }) => attribs.as === "font", nodes).length;
  const [head] = DomUtils.getElementsByTagName("head", page);
  assert.equal(fonts(page.children), 1);
  assert.equal(fonts(head!.children), 0);
});
