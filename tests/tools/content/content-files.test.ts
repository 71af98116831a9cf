import assert from "node:assert/strict";
import { ContentFileError } from "../../../src/content/service/content-files.ts";
import { readContentFiles } from "../../../src/pages/records.server.ts";

const job = {
  _id: "one",
  title: "One",
  desc: "<p>Text</p>",
  location: "Lagos",
  job_type: "Full-time",
  experience: "Some",
  status: "Open",
  createdAt: "2025-01-01T00:00:00.000Z",
};

/** Reads a folder with these job files and no articles. */
async function read(files: Record<string, string>) {
  const path = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${path}/articles`);
    await Deno.mkdir(`${path}/jobs`);
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${path}/jobs/${name}`, text);
    }
    return await readContentFiles(new URL(`file://${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

Deno.test("sorts records newest first and ignores other files", async () => {
  const later = { ...job, _id: "two", createdAt: "2025-02-01T00:00:00.000Z" };
  const { jobs, articles } = await read({
    "a.json": JSON.stringify(job),
    "b.json": JSON.stringify(later),
    "notes.txt": "not a record",
  });
  assert.deepEqual(jobs.map(({ _id }) => _id), ["two", "one"]);
  assert.deepEqual(articles, []);
});

Deno.test("sorts records of the same date by id", async () => {
  const { jobs } = await read({
    "1.json": JSON.stringify({ ...job, _id: "beta" }),
    "2.json": JSON.stringify({ ...job, _id: "alpha" }),
  });
  assert.deepEqual(jobs.map(({ _id }) => _id), ["alpha", "beta"]);
});

const refused: [string, string, RegExp][] = [
  ["a missing field", JSON.stringify({ ...job, title: undefined }), /title: /],
  ["an empty field", JSON.stringify({ ...job, location: " " }), /location: /],
  ["a field of a wrong type", JSON.stringify({ ...job, desc: 7 }), /desc: /],
  [
    "an unknown status",
    JSON.stringify({ ...job, status: "Later" }),
    /status: /,
  ],
  [
    "an invalid date",
    JSON.stringify({ ...job, createdAt: "x" }),
    /createdAt: /,
  ],
  ["an unknown field", JSON.stringify({ ...job, tittle: "x" }), /tittle/],
  [
    "an id that cannot be an address",
    JSON.stringify({ ...job, _id: "a/b" }),
    /_id: /,
  ],
  ["invalid JSON", "{ half", /whole file/],
];

for (const [what, text, reason] of refused) {
  Deno.test(`rejects a file with ${what}, naming file, field and reason`, async () => {
    await assert.rejects(read({ "bad.json": text }), (error: unknown) => {
      assert.ok(error instanceof ContentFileError);
      assert.match(error.message, /"jobs\/bad\.json"/);
      assert.match(error.message, reason);
      return true;
    });
  });
}

Deno.test("rejects two files with the same id", async () => {
  const text = JSON.stringify(job);
  await assert.rejects(
    read({ "a.json": text, "b.json": text }),
    /"jobs\/b\.json": _id: also in a\.json/,
  );
});
