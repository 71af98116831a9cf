import type { QueryKey } from "../../../src/content/query-keys.ts";
import type {
  Caller,
  EmbeddedService,
} from "../../../src/content/calls/call-once.ts";
import {
  CallService,
  type CallServiceOptions,
} from "../../../src/content/calls/call-service.ts";
import type { ContentResult } from "../../../src/lib/content-result.ts";
import { records } from "../../../src/pages/records.server.ts";

/** A service that is a function. */
export function serviceOf(
  request: EmbeddedService["request"],
): () => Promise<EmbeddedService> {
  return () => Promise.resolve({ request });
}

/** An answer with no records; to a call for one record with that record. */
export function answerTo(path: string): Response {
  const [, id] = /^\/api\/article\/([^?]+)$/.exec(path) ?? [];
  return Response.json(id ? { article: { _id: id } } : { articles: [] });
}

/** What does nothing with what is left out of answers. */
export const unreported = { onLeftOut() {}, warn() {} };

/** Calls a service; resolves with the result. */
export function callsTo(
  options: Partial<CallServiceOptions> & Pick<CallServiceOptions, "service">,
): (key: QueryKey, caller?: Caller) => Promise<ContentResult<unknown>> {
  const service = new CallService({
    kinds: records,
    timeoutMs: 60_000,
    ...unreported,
    ...options,
  });
  return async (...args) => (await service.call(...args)).result;
}
