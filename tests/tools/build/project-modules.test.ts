import assert from "node:assert/strict";
import {
  distFolder,
  readBuild,
} from "../../../src/server/build/build-manifest.ts";
import { projects } from "../../support/projects.ts";

/** The browser's scripts, with plain characters. */
const scripts = readBuild().assets.filter((path) => path.endsWith(".js"))
  .map((path) =>
    Deno.readTextFileSync(new URL(`.${path}`, distFolder)).replaceAll(
      /\\u([0-9a-f]{4})/gi,
      (_, code) => String.fromCharCode(parseInt(code, 16)),
    )
  );

Deno.test("the browser gets the texts of each project as a chunk of their own", () => {
  // Quotation marks are escaped.
  const starts = projects.map(({ description }) =>
    description.split('"')[0] ?? ""
  );
  const chunks = starts.map((start) =>
    scripts.flatMap((script, index) => script.includes(start) ? index : [])
  );
  for (const found of chunks) assert.equal(found.length, 1);
  assert.equal(new Set(chunks.flat()).size, projects.length);
});
