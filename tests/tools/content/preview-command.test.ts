/** `deno task content preview ID`. */
import assert from "node:assert/strict";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { readJsonFiles } from "../../../src/records/files.server.ts";
import { runTool } from "../../../src/tools/content/tools.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { fixtureRecords } from "../../support/content/records.ts";
import { secret as PREVIEW_SECRET } from "../../support/settings.ts";

/** The articles of the embedded content service; it may have none. */
const ids = readJsonFiles(
  new URL("../../../data/content/articles/", import.meta.url),
).then((files) => files.map(({ id }) => id));

/** Whether the command signs a link to this article. */
function signs(id: string, CONTENT_API_URL = ""): Promise<boolean> {
  return runTool(["preview", id], { PREVIEW_SECRET, CONTENT_API_URL });
}

Deno.test("creates a link only for an article of the embedded content service", async () => {
  const [id] = await ids;
  if (id) assert.equal(await signs(id), true);
  assert.equal(await signs("no-such-article"), false);
});

Deno.test("creates a link only for what an external service returns for a preview", async () => {
  const files = await fixtureRecords();
  const service = createContentService(files, PREVIEW_SECRET);
  await using content = fakeContent(service.fetch);
  assert.equal(await signs("soft-opening", content.origin), true);
  assert.equal(await signs("no-such-article", content.origin), false);
  content.answer = () => Response.json({ article: null });
  assert.equal(await signs("soft-opening", content.origin), false);
  // It shows no drafts.
  content.answer = createContentService(files).fetch;
  assert.equal(await signs("soft-opening", content.origin), false);
});

Deno.test("creates a link when the external service cannot be asked from here", async () => {
  const stopped = fakeContent(() => new Response());
  await stopped[Symbol.asyncDispose]();
  assert.equal(await signs("soft-opening", stopped.origin), true);
});

/** Runs the task; returns its status and what it printed. */
async function run(...args: string[]) {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "src/tools/content/serve.ts", ...args],
    env: { PREVIEW_SECRET, CONTENT_API_URL: "" },
    stderr: "null",
  }).output();
  return { code, printed: new TextDecoder().decode(stdout) };
}

/** The day that is so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

Deno.test("--days says for how many days the link works", async () => {
  const [id] = await ids;
  if (!id) return;
  const before = dayIn(30);
  const { code, printed } = await run("preview", id, "--days", "30");
  assert.equal(code, 0);
  const [, date = ""] = /\?preview=([\d-]+)\./.exec(printed) ?? [];
  assert.ok([before, dayIn(30)].includes(date), printed);
});

Deno.test("--days takes whole days, and only for a link", async () => {
  for (
    const args of [
      ...["0", "1.5", "soon", "10000"].map((
        days,
      ) => ["preview", "soft-opening", `--days=${days}`]),
      ["check", "--days", "3"],
    ]
  ) {
    assert.deepEqual(await run(...args), { code: 2, printed: "" }, args.join());
  }
});
