import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { logoWarnings } from "../../../src/tools/content/check-logos.ts";
import { boats } from "../../support/projects.ts";

Deno.test("clients without a logo are named, and logos without a project", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const logos = `${folder}/static/pictures/logos`;
    await Deno.mkdir(logos, { recursive: true });
    await Deno.writeTextFile(`${logos}/stray.svg`, "");
    const projects = `${folder}/data/projects`;
    await Deno.mkdir(projects, { recursive: true });
    await Deno.writeTextFile(
      `${projects}/${boats.slug}.json`,
      JSON.stringify({ ...boats, client: "Makoko Boats" }),
    );
    const warnings = await logoWarnings(pathToFileURL(`${folder}/`));
    assert.deepEqual(
      warnings.map(({ file, field }) => `${file}: ${field}`),
      [
        `data/projects/${boats.slug}.json: client`,
        "static/pictures/logos/stray.svg: logo",
      ],
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
