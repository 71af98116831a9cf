import type { Context } from "hono";
import type { ContentLoader } from "../../content/content-loader.ts";
import type { ContentResult } from "../../lib/content-result.ts";
import { untilAborted } from "../../lib/promises/until-aborted.ts";
import type { Client } from "../http/client.ts";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { emptyResponse } from "../http/responses.ts";
import type { SiteEnv } from "../services.ts";
import { RequestContent } from "../request-content.ts";
import {
  createStoredResponse,
  type StoredResponseInit,
} from "../stored/stored-response.ts";
import { sendStored } from "./send-stored.ts";

/** A response that is made of content. */
interface ContentResponse<T> {
  /** Its address; parameters that change nothing are left out. */
  address: string;
  client: Client;
  read(content: ContentLoader): Promise<ContentResult<T>>;
  write(result: ContentResult<T>): WrittenResponse | Promise<WrittenResponse>;
}

export type WrittenResponse = Omit<StoredResponseInit, "used">;

/**
 * Sends a response: the cached one, or one that is made of its content once for
 * all who ask meanwhile. Over capacity it is made of what is cached.
 */
export async function sendContentResponse<T>(
  c: Context<SiteEnv>,
  { address, client, read, write }: ContentResponse<T>,
): Promise<Response> {
  const { admission, content, responses } = c.env;
  const found = responses.get(address);
  if (found) return await sendStored(c, found);
  const { purges } = responses;
  const leave = admission.admit(client);
  try {
    const source = new RequestContent(content, { isCachedOnly: !leave });
    const result = await untilAborted(read(source), c.req.raw.signal);
    if (!result) return emptyResponse(clientClosedRequest);
    const version = `${purges} ${result.ok}`;
    const stored = await responses.getOrMake(address, version, async () => {
      const written = await write(result);
      const stored = createStoredResponse({ ...written, used: source.used });
      responses.set(address, stored);
      return stored;
    });
    return await sendStored(c, stored);
  } finally {
    leave?.();
  }
}
