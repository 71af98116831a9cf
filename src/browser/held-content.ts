import type { QueryKey } from "../content/query-keys.ts";
import type { ContentResult } from "../lib/content-result.ts";
import { withinDates } from "../content/content-loader.ts";
import type { CallCache } from "../streaming/call-cache.ts";
import { ApiClient } from "./api-client.ts";
import { serverTime } from "../streaming/server-clock.ts";

/** The content that a page loads later on, held as that of its loader is. */
export class HeldContent extends ApiClient {
  readonly #cache: CallCache;
  readonly #isReturn: () => boolean;

  /** @param isReturn Whether the page is shown after Back or Forward. */
  constructor(cache: CallCache, isReturn: () => boolean) {
    super();
    this.#cache = cache;
    this.#isReturn = isReturn;
  }

  protected override async query(
    key: QueryKey,
  ): Promise<ContentResult<unknown>> {
    const result = await this.#cache.resultOf(
      key,
      () => super.query(key),
      // The next change of the page shows what is new.
      this.#isReturn() ? () => {} : undefined,
    );
    const now = serverTime();
    return now === undefined ? result : withinDates(result, now);
  }
}
