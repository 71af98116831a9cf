import { paths } from "../paths.ts";
import { type ContentClient, createContentClient } from "../pages/content.ts";
import type { MakeCall } from "../content/named-call.ts";
import { Gateway } from "../content/gateway.ts";

const postViews = () => import("../pages/blog/post-views.ts");
const jobViews = () => import("../pages/careers/job-views.ts");

/** Loads the view modules that a record page needs besides its own chunk. */
export async function loadRecordModules(pattern: string): Promise<void> {
  if (pattern === paths.article) await postViews();
  if (pattern === paths.job) await jobViews();
}

/** The browser's content client, which calls the gateway. */
export function createBrowserContent(call: MakeCall): ContentClient {
  const content = new Gateway();
  return createContentClient({ content, postViews, jobViews, call });
}
