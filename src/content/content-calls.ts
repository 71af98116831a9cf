import { type ContentApi, createContentApi } from "./api/content-api.ts";
import {
  createParsers,
  type OnDropped,
  type OnUnknownBlocks,
} from "./api/parsers.ts";
import { createContentRequest } from "./transport/content-request.ts";
import type { ContentRequest, Send } from "./transport/request.ts";
import { dueOnly } from "./api/schedule.ts";
import { trackResults } from "./cache/result-tracking.ts";

/** The six calls of the content service, by what the caller may see. */
export interface ContentCalls {
  /** For public records: cached, and tracked for each page. */
  api: ContentApi;
  /** For a visitor with a token, whose rights the service knows. */
  personal: ContentApi;
  /** For articles of any status, for signed previews. */
  drafts: Pick<ContentApi, "article">;
}

export interface ContentCallsOptions {
  /** Requests through the cache. */
  request: ContentRequest;
  send: Send;
  /** The same with records that are not public. */
  sendDrafts: Send;
  timeoutMs: number;
  onDropped: OnDropped;
  onUnknownBlocks: OnUnknownBlocks;
}

/** Creates the calls, with the parsers of their answers. */
export function createContentCalls(
  { request, send, sendDrafts, timeoutMs, ...notices }: ContentCallsOptions,
): ContentCalls {
  function unfiltered(send: Send): ContentApi {
    return createContentApi(
      createContentRequest({ send, timeoutMs }),
      createParsers({ ...notices, isPublicOnly: false }),
    );
  }
  return {
    api: dueOnly(createContentApi(
      trackResults(request),
      createParsers({ ...notices, isPublicOnly: true }),
    )),
    personal: unfiltered(send),
    drafts: unfiltered(sendDrafts),
  };
}
