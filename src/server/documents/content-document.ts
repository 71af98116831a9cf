import type { Context } from "hono";
import type { ContentSource } from "../../content/content-source.ts";
import type { ContentResult } from "../../lib/content-result.ts";
import { untilAborted } from "../../lib/promises/until-aborted.ts";
import type { Client } from "../http/client.ts";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { emptyResponse } from "../http/responses.ts";
import type { SiteEnv } from "../services.ts";
import { ResponseContent } from "../response-content.ts";
import { createDocument, type DocumentInit } from "../stored/document.ts";
import { sendDocument } from "./send-document.ts";

/** A document that is made of content and is no page. */
interface ContentDocument<T> {
  /** Its address; parameters that change nothing are left out. */
  address: string;
  client: Client;
  read(content: ContentSource): Promise<ContentResult<T>>;
  write(result: ContentResult<T>): WrittenDocument | Promise<WrittenDocument>;
}

export type WrittenDocument = Omit<DocumentInit, "used">;

/**
 * Sends a document: the cached one, or one that is made of its content once for
 * all who ask meanwhile. Over capacity it is made of what is cached.
 */
export async function sendContentDocument<T>(
  c: Context<SiteEnv>,
  { address, client, read, write }: ContentDocument<T>,
): Promise<Response> {
  const { admission, content, documents } = c.env;
  const found = documents.get(address);
  if (found) return await sendDocument(c, found);
  const { purges } = documents;
  const leave = admission.admit(client);
  try {
    const source = new ResponseContent(content, { isCachedOnly: !leave });
    const result = await untilAborted(read(source), c.req.raw.signal);
    if (!result) return emptyResponse(clientClosedRequest);
    const document = await documents.getOrMake(address, purges, async () => {
      const written = await write(result);
      const document = createDocument({ ...written, used: source.used });
      documents.set(address, document);
      return document;
    });
    return await sendDocument(c, document);
  } finally {
    leave?.();
  }
}
