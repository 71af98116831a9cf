import { reloadOnce } from "./reload-once.ts";
import { sendError } from "./vitals/send-error.ts";

/** Reports a render error, and reloads the document, which then stays. */
export function handleRenderError(error: unknown): void {
  console.error(error);
  sendError(error);
  reloadOnce();
}

let hasReported = false;

/**
 * Reports what React recovered from, once. Without a cause the document was not
 * what the server sent, which is rarely the site's fault: one line in the log.
 */
export function handleRecoverableError(error: unknown): void {
  console.error(error);
  if (hasReported) return;
  hasReported = true;
  sendError(error instanceof Error ? error.cause ?? error.message : error);
}
