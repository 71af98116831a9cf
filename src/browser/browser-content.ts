import { type ContentClient, createContentClient } from "../pages/content.ts";
import type { MakeCall } from "../content/named-call.ts";
import { Gateway } from "../content/gateway.ts";

/** The browser's content client, which calls the gateway. */
export function createBrowserContent(call: MakeCall): ContentClient {
  return createContentClient(new Gateway(), { call });
}
