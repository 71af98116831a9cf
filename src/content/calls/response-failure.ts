import { isRecord } from "../../lib/text/json.ts";
import { type Failure, failure, messages } from "../../lib/content-result.ts";

/** The body of a response has the wrong shape. */
export const unreadable = failure(messages.unreadable, 502);

/**
 * The failure that a response reports, if it does.
 * @param body Its parsed body; undefined if that is unreadable.
 */
export function failureOf(
  response: Response,
  body: unknown,
): Failure | undefined {
  const { ok, status } = response;
  if (body === undefined) {
    return failure(messages.unreadable, failureStatus(response));
  }
  const message = errorOf(body, ok);
  if (message) return failure(message, failureStatus(response));
  return ok ? undefined : failure(
    `The content service answered with status ${status}`,
    failureStatus(response),
  );
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
