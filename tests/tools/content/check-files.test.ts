import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { checkContentFiles } from "../../../src/tools/content/check-files.ts";

const root = new URL("../../../", import.meta.url);
const statics = new URL("static/", root);

Deno.test("the site's own content is valid", async () => {
  const content = new URL("data/content/", root);
  const { problems } = await checkContentFiles(content, statics);
  assert.deepEqual(problems, []);
});

const job = {
  _id: "good",
  title: "Job",
  desc: "Text",
  location: "Lagos",
  job_type: "Full-time",
  experience: "3 years",
  status: "Open",
  createdAt: "2025-10-06T09:10:00.000Z",
};

/** Checks job and article files, by name. */
async function check(files: Record<string, unknown>) {
  const path = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${path}/articles`);
    await Deno.mkdir(`${path}/jobs`);
    for (const [name, body] of Object.entries(files)) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      await Deno.writeTextFile(`${path}/${name}`, text);
    }
    return (await checkContentFiles(pathToFileURL(`${path}/`), statics))
      .problems.map(({ file, field }) => `${file}: ${field}`);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

Deno.test("reports every mistake with file and field, not only the first", async () => {
  assert.deepEqual(
    await check({
      "jobs/good.json": job,
      "jobs/other.json": job,
      "jobs/twice-wrong.json": { ...job, status: "open", createdAt: "today" },
      "articles/broken.json": "{",
      "articles/no-cover.json": {
        _id: "no-cover",
        title: "Title",
        tags: "AI",
        coverImage: "/pictures/blog/none-1600.webp",
        createdAt: job.createdAt,
        updatedAt: job.createdAt,
        status: "draft",
        content: [{ type: "paragraph" }],
      },
    }),
    [
      "articles/broken.json: (whole file)",
      "articles/no-cover.json: coverImage",
      "jobs/other.json: _id",
      "jobs/twice-wrong.json: status",
      "jobs/twice-wrong.json: createdAt",
    ],
  );
});
