import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { clientLogos } from "../../../data/client-logos.ts";
import { logoWarnings } from "../../../src/tools/content/check-logos.ts";

Deno.test("clients without a logo are named, and logos of no client", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const logos = `${folder}/static/pictures/logos`;
    await Deno.mkdir(logos, { recursive: true });
    await Deno.writeTextFile(`${logos}/stray.svg`, "");
    const warnings = await logoWarnings(pathToFileURL(`${folder}/`));
    assert.deepEqual(
      warnings.map(({ file, field }) => `${file}: ${field}`),
      [
        ...clientLogos.map(({ name }) => `data/client-logos.ts: ${name}`),
        "static/pictures/logos/stray.svg: logo",
      ],
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
