import type { ParsingOptions } from "./parsers.ts";
import type { FetchedResult } from "./answer-cache.ts";
import type { CallName } from "./call-names.ts";
import {
  type ContentRequestOptions,
  createContentRequest,
} from "./transport/content-request.ts";
import type { ContentResult } from "./transport/content-result.ts";
import type { CallOptions, Parse, Send } from "./transport/request.ts";

export interface ContentRequestsOptions
  extends ContentRequestOptions, Omit<ParsingOptions, "isPublicOnly"> {
  /** The parser of the answer to a call. */
  parserOf(name: CallName, options: ParsingOptions): Parse<unknown>;
  /** Like `send`, but also returns records that are not public. */
  sendDrafts: Send;
}

/** Requests to the content service, by the caller's permissions. */
export interface ContentRequests {
  /** Public records. */
  fetch(name: CallName): Promise<FetchedResult>;
  /** Records that a visitor with a token may see. */
  personal(
    name: CallName,
    options: CallOptions,
  ): Promise<ContentResult<unknown>>;
  /** Records of any status, for signed previews. */
  draft(name: CallName): Promise<ContentResult<unknown>>;
}

/** Creates requests that validate answers against their schemas. */
export function createContentRequests(
  options: ContentRequestsOptions,
): ContentRequests {
  const { parserOf } = options;
  const request = createContentRequest(options);
  const requestDraft = createContentRequest({
    send: options.sendDrafts,
    timeoutMs: options.timeoutMs,
    ended: options.ended,
  });
  const publicOnly = { ...options, isPublicOnly: true };
  const unfiltered = { ...options, isPublicOnly: false };
  return {
    async fetch(name) {
      const parse = parserOf(name, publicOnly);
      let bytes = 0;
      const result = await request(name, (body, text) => {
        bytes = text.length;
        return parse(body, text);
      });
      return { result, bytes };
    },
    personal: (name, call) => request(name, parserOf(name, unfiltered), call),
    draft: (name) => requestDraft(name, parserOf(name, unfiltered)),
  };
}
