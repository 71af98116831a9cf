import type { MiddlewareHandler } from "hono";
import { emptyResponse, readBody } from "./read-body.ts";

/**
 * Reads the body of a request for the steps that follow. Answers 413 to a
 * longer one, and 400 when it breaks off: a browser that is closed stops in the
 * middle of a measurement.
 */
export function maxBody(maxBytes: number): MiddlewareHandler {
  return async function readWhole(c, next) {
    const { raw } = c.req;
    let body: string | undefined;
    try {
      body = await readBody(raw, { maxBytes });
    } catch {
      return emptyResponse(400);
    }
    if (body === undefined) return emptyResponse(413);
    c.req.raw = new Request(raw, { body });
    await next();
  };
}
