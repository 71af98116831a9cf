import { isRecord } from "../lib/text/json.ts";
import { type CallName, isListCall, listOf } from "./call-names.ts";
import { ContentSource, withinDates } from "./content-source.ts";
import { recordIn } from "./record-kinds.ts";
import { within } from "../lib/promises/within.ts";
import { type ContentResult, timedOut } from "./transport/content-result.ts";
import { callOnce } from "./transport/call-once.ts";

/** Key of the visitor's token in local storage. */
const tokenKey = "auth-token";

/** The `Authorization` header for the visitor's token, if any. */
export function authorization(): string | undefined {
  try {
    const token = localStorage.getItem(tokenKey);
    return token ? `Token ${token}` : undefined;
  } catch {
    // Storage may be blocked; then there is no token.
    return undefined;
  }
}

/**
 * After this the connection is taken for dead: browsers wait for minutes. The
 * gateway has answered long before, or said that the service did not.
 */
const timeoutMs = 60_000;

/** The content in the browser: through the site's gateway, with the token. */
export class Gateway extends ContentSource {
  readonly #signal: AbortSignal | undefined;

  /** @param signal Aborts when the results are no longer wanted. */
  constructor(signal?: AbortSignal) {
    super();
    this.#signal = signal;
  }

  protected override ask(name: CallName): Promise<ContentResult<unknown>> {
    return withinDates(askGateway(name, this.#signal));
  }
}

async function askGateway(
  name: CallName,
  signal?: AbortSignal,
): Promise<ContentResult<unknown>> {
  const result = callOnce(name, {
    send: fetch,
    parse: (body) => valueIn(name, body),
    signal,
    authorization: authorization(),
    isChecked: true,
  });
  return await within(result, timeoutMs) ?? timedOut;
}

/** The value in a response body. The gateway has already validated it. */
function valueIn(name: CallName, body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  const list = listOf(name);
  if (!isListCall(name)) return recordIn(list, body);
  const records = body[list];
  return Array.isArray(records) ? records : undefined;
}
