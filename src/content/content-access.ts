import type { ParsingOptions } from "./parsers.ts";
import type { FetchedResult } from "./answer-cache.ts";
import type { CallName } from "./call-names.ts";
import {
  createResilientCall,
  type ResilientCallOptions,
} from "./transport/resilient-call.ts";
import type { ContentResult } from "./transport/content-result.ts";
import type { CallOptions, Parse, Send } from "./transport/call-once.ts";

export interface ContentAccessOptions
  extends ResilientCallOptions, Omit<ParsingOptions, "isPublicOnly"> {
  /** The parser of the answer to a call. */
  parserOf(name: CallName, options: ParsingOptions): Parse<unknown>;
  /** Like `send`, but also returns records that are not public. */
  sendDrafts: Send;
}

/** Calls to the content service, by the caller's permissions. */
export interface ContentAccess {
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

/** Creates calls that validate answers against their schemas. */
export function createContentAccess(
  options: ContentAccessOptions,
): ContentAccess {
  const { parserOf } = options;
  const call = createResilientCall(options);
  const callForDraft = createResilientCall({
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
      const result = await call(name, (body, text) => {
        bytes = text.length;
        return parse(body, text);
      });
      return { result, bytes };
    },
    personal: (name, visitor) =>
      call(name, parserOf(name, unfiltered), visitor),
    draft: (name) => callForDraft(name, parserOf(name, unfiltered)),
  };
}
