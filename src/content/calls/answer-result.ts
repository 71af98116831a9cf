import { isRecord } from "../../lib/text/json.ts";
import {
  type ContentResult,
  failure,
  messages,
  success,
} from "./content-result.ts";

/**
 * The result of a response.
 * @param body Its parsed body; undefined if that is unreadable.
 * @param parse Turns the body into a value; undefined when it has the wrong
 * shape.
 */
export async function resultOf<T>(
  response: Response,
  body: unknown,
  parse: (body: unknown) => T | undefined | Promise<T | undefined>,
): Promise<ContentResult<T>> {
  const { ok, status } = response;
  if (body === undefined) {
    return failure(messages.unreadable, failureStatus(response));
  }
  const message = errorOf(body, ok);
  if (message) return failure(message, failureStatus(response));
  if (!ok) {
    return failure(
      `The content service answered with status ${status}`,
      failureStatus(response),
    );
  }
  const value = await parseSafely(parse, body);
  return value === undefined
    ? failure(messages.unreadable, 502)
    : success(value);
}

/** The service's own status where it is 4xx, else 502. */
export function failureStatus({ status }: Response): number {
  return status >= 400 && status < 500 ? status : 502;
}

/** The message of a body that reports an error, even with a success status. */
function errorOf(body: unknown, ok: boolean): string | undefined {
  if (!isRecord(body)) return undefined;
  const { errorMessage } = body;
  const texts = [errorMessage, ok ? undefined : body.error];
  const text = texts.find((it) => typeof it === "string" && it.trim());
  if (text) return String(text);
  return errorMessage ? messages.unreadable : undefined;
}

/** Treats a body on which the parser throws as the wrong shape. */
async function parseSafely<T>(
  parse: (body: unknown) => T | Promise<T>,
  body: unknown,
): Promise<T | undefined> {
  try {
    return await parse(body);
  } catch {
    return undefined;
  }
}

/** The headers of every call. */
export function callHeaders(authorization?: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    ...(authorization && { Authorization: authorization }),
  };
}
