import type { CallName } from "./call-names.ts";
import type { ContentResult } from "./transport/content-result.ts";
import { requestContent } from "./transport/request.ts";

/** Key of the visitor's token in local storage. */
const tokenKey = "auth-token";

/** The `Authorization` header of a visitor who has a token. */
export function authorization(): string | undefined {
  try {
    const token = localStorage.getItem(tokenKey);
    return token ? `Token ${token}` : undefined;
  } catch {
    // Storage may be forbidden; then there is no token.
    return undefined;
  }
}

/**
 * Asks the site's gateway, with the visitor's token. For browsers.
 * @param signal Aborts when the result is no longer wanted.
 */
export function askGateway(
  name: CallName,
  signal?: AbortSignal,
): Promise<ContentResult<unknown>> {
  return requestContent(name, {
    send: fetch,
    parse: (body) => valueIn(name, body),
    signal,
    authorization: authorization(),
  });
}

/** The value in a body, whose records the gateway has checked already. */
function valueIn(name: CallName, body: unknown): unknown {
  if (typeof body !== "object" || body === null) return undefined;
  const { articles, article, jobs, _id } = body as Record<string, unknown>;
  if (name === "articles") {
    return Array.isArray(articles) ? articles : undefined;
  }
  if (name === "jobs") return Array.isArray(jobs) ? jobs : undefined;
  if (name.startsWith("article/")) return article ?? null;
  return _id ? body : null;
}
