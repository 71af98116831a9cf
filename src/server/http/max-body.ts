import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { emptyResponse } from "../../lib/http/read-body.ts";

/** Answers 413 to a longer body, before it is read. */
export function maxBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => emptyResponse(413),
  });
}
