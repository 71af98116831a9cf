import assert from "node:assert/strict";
import { projects } from "../../support/projects.ts";
import { placeholders } from "../../../src/tools/artwork/templates/placeholder.ts";

Deno.test("placeholders cover both covers and every picture of a project", async () => {
  for (const { slug, showcase } of projects) {
    assert.deepEqual(
      (await placeholders(slug)).map(({ name, kind }) =>
        `${slug}/${name} ${kind}`
      ),
      [
        `${slug}/cover cover`,
        `${slug}/tall tall`,
        ...showcase.map(({ picture, kind }) => `${picture} ${kind}`)
          .filter((it) => it.startsWith(`${slug}/`)),
      ],
    );
  }
});
