import { withoutEnded } from "../content/shown-until.ts";
import { CallCache } from "../streaming/call-cache.ts";
import { createClientPages } from "../streaming/client-pages.ts";
import type { CreateRoutes } from "../streaming/page-data.ts";
import { serverTime } from "../streaming/server-clock.ts";
import { ApiClient, authorization } from "./api-client.ts";
import { HeldContent } from "./held-content.ts";
import { heldSeconds } from "./server-facts.ts";

/** What is held of the content during a visit, and what takes it from there. */
export function createSiteContent(createRoutes: CreateRoutes) {
  const cache = new CallCache({
    heldMs: () => heldSeconds() * 1000,
    token: authorization,
    stillShown(result) {
      const time = serverTime();
      return time === undefined ? result : withoutEnded(result, time);
    },
  });
  const pages = createClientPages(
    createRoutes,
    (pathname) => new ApiClient(pathname),
    cache,
  );
  return {
    /** The pages, whose loaders call the gateway. */
    pages,
    /** The content that pages load later on. */
    laterContent: new HeldContent(cache, pages.isReturn),
  };
}

/** The pages of this visit. */
export type SitePages = ReturnType<typeof createSiteContent>["pages"];
