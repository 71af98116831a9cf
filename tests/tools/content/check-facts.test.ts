import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { factFile } from "../../../src/content/facts/fact-pages.server.ts";
import { checkFacts } from "../../../src/tools/content/check-facts.ts";
import { refuseInvalidFacts } from "../../../src/tools/content/fact-files.ts";
import { fileProblemLine } from "../../../src/tools/content/check-files.ts";
import { factTexts } from "../../support/facts.ts";

const root = new URL("../../../", import.meta.url);

Deno.test("the site's own facts are valid", async () => {
  const { problems } = await checkFacts(root);
  assert.deepEqual(problems, []);
});

/** A checkout with other facts, by name. */
async function withFacts<T>(
  facts: Readonly<Record<string, unknown>>,
  work: (root: URL) => Promise<T>,
): Promise<T> {
  const path = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${path}/data`);
    for (const place of ["static", "data/projects"]) {
      await Deno.symlink(new URL(place, root), `${path}/${place}`);
    }
    for (const [file, text] of factTexts) {
      await Deno.writeTextFile(`${path}/${file}`, text);
    }
    for (const [name, record] of Object.entries(facts)) {
      const text = typeof record === "string" ? record : JSON.stringify(record);
      await Deno.writeTextFile(`${path}/${factFile(name)}`, text);
    }
    return await work(pathToFileURL(`${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

/** What the check says of these facts, each on one line. */
async function linesOf(
  facts: Readonly<Record<string, unknown>>,
  kind: "problems" | "warnings" = "problems",
): Promise<string> {
  const result = await withFacts(facts, checkFacts);
  return result[kind].map(fileProblemLine).join("\n");
}

const ada = { name: "Ada Obi", role: "Engineer", line: "Reads the log." };

Deno.test("reports what is wrong with a person by file, field and what is expected", async () => {
  const people = [
    ada,
    { ...ada, name: " " },
    { ...ada, portrait: "ada.jpg" },
    { ...ada, portrait: "people/nobody" },
    { ...ada, age: 30 },
  ];
  const lines = await linesOf({ team: { people } });
  for (
    const line of [
      /^data\/team\.json: people\.1\.name: expected a text$/m,
      /people\.2\.portrait: expected a picture such as people\/ada-obi$/m,
      /people\.4: .*"age"$/m,
    ]
  ) {
    assert.match(lines, line);
  }
  assert.doesNotMatch(lines, /people\.0/);
  const missing = await linesOf({ team: { people: [people[3]] } });
  assert.match(
    missing,
    /people\.0\.portrait: there is no picture "\/pictures\/people\/nobody-/,
  );
  assert.match(await linesOf({ team: "{" }), /team\.json: \(whole file\): /);
});

const voice = { id: "ada", quote: "It floats.", name: "Ada", role: "Owner" };
const nowhere = { featured: [], slides: [] };
const unspoken = {
  testimonials: [],
  branding: nowhere,
  webDesign: nowhere,
  webDevelopment: nowhere,
  reviews: [],
};

Deno.test("reports testimonials with one name, and lists that name one twice", async () => {
  const lines = await linesOf({
    testimonials: {
      ...unspoken,
      testimonials: [voice, { ...voice, client: "Makoko" }],
      reviews: ["ada", "ada"],
    },
  });
  assert.match(lines, /testimonials\.1\.id: .*"ada" is taken$/m);
  assert.match(lines, /reviews: expected each only once$/m);
});

Deno.test("warns of testimonials and projects that are gone", async () => {
  const testimonials = {
    ...unspoken,
    testimonials: [voice, { ...voice, id: "bola", project: "gone" }],
    branding: { featured: ["ada"], slides: ["bola", "nobody"] },
    reviews: ["no-one"],
  };
  assert.deepEqual((await linesOf({ testimonials }, "warnings")).split("\n"), [
    'data/testimonials.json: testimonials.1.project: there is no project "gone"',
    'data/testimonials.json: reviews.0: there is no testimonial "no-one"',
    'data/testimonials.json: branding.slides.1: there is no testimonial "nobody"',
  ]);
  assert.equal(await linesOf({ testimonials }), "");
});

Deno.test("a build refuses invalid facts with file, field and reason", async () => {
  const team = { people: [{ ...ada, role: "" }] };
  await assert.rejects(
    withFacts({ team }, refuseInvalidFacts),
    /data\/team\.json": people\.0\.role: expected a text/,
  );
  await withFacts({ team: { people: [] } }, refuseInvalidFacts);
});
