import assert from "node:assert/strict";
import { testApp } from "./app.ts";
import { silent } from "./content/answers.ts";
import { inTime } from "./promises.ts";

/** Asserts that the content call for an address is aborted with its visitor. */
export async function assertCallEndsWithVisitor(path: string): Promise<void> {
  const asked = Promise.withResolvers<AbortSignal>();
  const app = await testApp({
    content(request) {
      asked.resolve(request.signal);
      return silent(request);
    },
    // The call's own deadline would end it, too, but later than a test waits.
    settings: { CONTENT_TIMEOUT_MS: "120000" },
  });
  const visitor = new AbortController();
  const answered = app.request(path, { signal: visitor.signal });
  const call = await inTime(asked.promise);
  assert.equal(call.aborted, false);
  visitor.abort();
  assert.equal(call.aborted, true);
  await (await inTime(answered)).body?.cancel();
}
