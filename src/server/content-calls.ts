import {
  type ContentApi,
  createContentApi,
} from "../content/api/content-api.ts";
import { statuses } from "../content/api/api-types.ts";
import { createParsers, type OnDropped } from "../content/api/parsers.ts";
import { success } from "../content/transport/content-result.ts";
import { createContentRequest } from "../content/transport/content-request.ts";
import type { ContentRequest, Send } from "../content/transport/request.ts";
import { trackResults } from "./documents/result-tracking.ts";
import type { Log } from "./logging/log.ts";

/** The six calls of the content service, by what the caller may see. */
export interface ContentCalls {
  /** For public records: cached, and tracked for each page. */
  api: ContentApi;
  /** For a visitor with a token, whose rights the service knows. */
  personal: ContentApi;
  /** For signed previews: articles of any status, as if they were public. */
  drafts: Pick<ContentApi, "article">;
}

export interface ContentCallsOptions {
  /** Requests through the cache. */
  request: ContentRequest;
  send: Send;
  /** The same with records that are not public. */
  sendDrafts: Send;
  timeoutMs: number;
  log: Log;
}

/** Creates the calls, with the parsers of their answers. */
export function createContentCalls(
  { request, send, sendDrafts, timeoutMs, log }: ContentCallsOptions,
): ContentCalls {
  const onDropped: OnDropped = (what, count) =>
    log.warn("Left out records that do not fit", { what, count });

  function unfiltered(send: Send): ContentApi {
    return createContentApi(
      createContentRequest({ send, timeoutMs }),
      createParsers({ onDropped, isPublicOnly: false }),
    );
  }
  return {
    api: createContentApi(
      trackResults(request),
      createParsers({ onDropped, isPublicOnly: true }),
    ),
    personal: unfiltered(send),
    drafts: asPublished(unfiltered(sendDrafts)),
  };
}

function asPublished({ article }: ContentApi): Pick<ContentApi, "article"> {
  return {
    async article(id, options) {
      const result = await article(id, options);
      return result.ok && result.value
        ? success({ ...result.value, status: statuses.article })
        : result;
    },
  };
}
