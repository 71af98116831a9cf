import { paths } from "../paths.ts";
import { contentApi, scheduledOnly } from "../content/content-api.ts";
import { type ContentClient, createContentClient } from "../pages/content.ts";
import { askGateway } from "../content/gateway.ts";

const postViews = () => import("../pages/blog/post-views.ts");
const jobViews = () => import("../pages/careers/job-views.ts");

/** Loads the view modules that a record page needs besides its own chunk. */
export async function loadRecordModules(pattern: string): Promise<void> {
  if (pattern === paths.article) await postViews();
  if (pattern === paths.job) await jobViews();
}

/**
 * The browser's content client, which calls the gateway.
 * @param signal Aborts when the results are no longer wanted.
 */
export function createBrowserContent(signal?: AbortSignal): ContentClient {
  const api = contentApi(scheduledOnly((name) => askGateway(name, signal)));
  return createContentClient({ api, postViews, jobViews });
}
