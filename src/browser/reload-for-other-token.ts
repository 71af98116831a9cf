import { authorization } from "./api-client.ts";

/** Reloads a page of the bfcache that came with another token. */
export function reloadForOtherToken(): void {
  let tokenOfPage: string | undefined;
  addEventListener("pagehide", () => tokenOfPage = authorization());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && authorization() !== tokenOfPage) location.reload();
  });
}
