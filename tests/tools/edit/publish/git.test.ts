import assert from "node:assert/strict";
import { createGit, GitError } from "../../../../src/tools/edit/publish/git.ts";

Deno.test("a command that ends before it has read its input says why", async () => {
  const git = createGit(new URL(".", import.meta.url));
  // More than a pipe holds.
  const input = "x".repeat(1_000_000);
  const cause = await git(["hash-object", "--stdin", "--missing"], { input })
    .then(() => undefined, (cause) => cause);
  assert.ok(cause instanceof GitError, String(cause));
  assert.match(cause.details, /unknown option/);
});
