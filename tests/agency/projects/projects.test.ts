import assert from "node:assert/strict";
import { spanningPositions } from "../../../src/agency/projects/spanning-positions.ts";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { loadProject } from "../../../src/pages/portfolio/load-project.ts";

Deno.test("finds projects by slug only", async () => {
  for (const { slug } of projectList) {
    assert.equal((await loadProject(slug))?.slug, slug);
  }
  for (const slug of ["", "constructor", "__proto__", "../site"]) {
    assert.equal(await loadProject(slug), undefined);
  }
});

Deno.test("wide pictures, the first, and a square without another beside it span the gallery", () => {
  for (
    const [pictures, spanning] of [
      // W is a wide picture, s a square.
      ["Wss", [1]],
      ["sWs", [1, 2, 3]],
      ["sss", [1]],
      ["ss", [1, 2]],
      ["WsssW", [1, 4, 5]],
      ["WssWsssss", [1, 4, 9]],
    ] as const
  ) {
    const showcase = [...pictures].map((it) => ({ wide: it === "W" }));
    assert.deepEqual(spanningPositions(showcase), spanning, pictures);
  }
});
