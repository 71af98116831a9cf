import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { kindOf } from "../../../src/pages/kinds.server.ts";
import type { ReadKind } from "../../../src/records/files.server.ts";
import { exampleTexts } from "../../../src/tools/content/example-words.ts";

function read(name: string, record: unknown): ReadKind {
  const file = `data/${name}.json`;
  return {
    kind: kindOf(name),
    ids: [name],
    valid: [{ file, id: name, record }],
    problems: [],
  };
}

Deno.test("names the texts of another agency that speak of the example", async () => {
  const statics = await Deno.makeTempDir();
  await Deno.mkdir(`${statics}/drawings`);
  await Deno.writeTextFile(
    `${statics}/drawings/till.svg`,
    '<svg id="Yaba"><text>Paid in ₦</text></svg>',
  );
  const textsOf = (name: string, locality: string) =>
    exampleTexts([
      read("site", { name, offices: [{ locality }] }),
      read("about-words", {
        meta: { description: "A team of 20+ in Lagos" },
        picture: "Chedar’s page",
      }),
    ], pathToFileURL(`${statics}/`)).map(({ file, field, reason }) =>
      `${file}: ${field}: ${reason.split(": ")[1]}`
    );
  const others = [
    "data/about-words.json: picture: Chedar",
    "static/drawings/till.svg: text: ₦",
  ];
  assert.deepEqual(textsOf("Saltmarsh", "Bristol"), [
    "data/about-words.json: meta.description: Lagos, 20+",
    ...others,
  ]);
  assert.deepEqual(textsOf("Harmattan Works", "Lagos"), [
    "data/about-words.json: meta.description: 20+",
    ...others,
  ]);
  assert.deepEqual(textsOf("Third Mainland", "Lagos"), []);
  await Deno.remove(statics, { recursive: true });
});
