import type { PrerenderedPage } from "../build/prerendered.ts";
import { isPersonal } from "./cache-rules.ts";
import { documentHeaders } from "./document-headers.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import { addressOf } from "./request-address.ts";
import { sendStored, storedPage } from "./stored-page.ts";

/**
 * A store of documents that knows those of the build.
 * @param find Looks up what the build made of an address.
 */
export function createDocumentStore(
  siteUrl: string,
  find?: (address: string) => PrerenderedPage | undefined,
): PageStore {
  return createPageStore({
    prerendered(address) {
      const page = find?.(address);
      if (!page) return undefined;
      const headers = documentHeaders(siteUrl, {
        address,
        status: page.status,
        shared: true,
        styleHash: page.styleHash,
      });
      return storedPage({ ...page, headers });
    },
  });
}

/** Answers with a document that no content can change, if there is one. */
export function sendReady(
  store: PageStore,
  request: Request,
): Response | undefined {
  if (request.method !== "GET" || isPersonal(request)) return undefined;
  const { path, search } = addressOf(request.url);
  const page = store.get(path + search);
  return page && page.answers.size === 0
    ? sendStored(page, request)
    : undefined;
}
