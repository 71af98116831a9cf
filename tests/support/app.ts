import { Hono } from "hono";
import type { BuildManifest } from "../../src/build/manifest.ts";
import type { ContentFetchers } from "../../src/content/fetchers.ts";
import type { Send } from "../../src/content/ask.ts";
import { createApp } from "../../src/server/app.ts";
import { createLog } from "../../src/server/log.ts";
import { createDocumentStore } from "../../src/server/ready-pages.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { createSite } from "../../src/server/site.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { launchService } from "./launch-content.ts";

/** A build without files: enough for everything but assets. */
export const fakeManifest: BuildManifest = {
  stamp: "test",
  entry: "/assets/entry.js",
  first: { all: "", pages: {} },
  stylesheets: ["/assets/site.css"],
  scripts: ["/assets/theme.js"],
  fonts: [],
  pages: {},
  assets: [],
  files: [],
};

export interface TestAppOptions {
  /** Variables of the environment. */
  environment?: Record<string, string>;
  /** Calls that stand in for the real ones. */
  content?: Partial<ContentFetchers>;
  /** Receives every log line. */
  lines?: string[];
  /** Whether records that were added since the launch are there too. */
  hasAll?: boolean;
  /** Whether the build cannot be read, so that no page can be rendered. */
  isBroken?: boolean;
}

/** Asks a service with the content that the site began with. */
async function launchSend(): Promise<Send> {
  const service = await launchService();
  return async (path, { headers }) => await service.request(path, { headers });
}

/** The site as the server runs it, over content that stays as it is. */
export async function testApp(
  { environment = {}, content, lines = [], hasAll, isBroken }: TestAppOptions =
    {},
): Promise<Hono> {
  const settings: Settings = readSettings({
    SITE_URL: "https://site.example",
    ...environment,
  });
  const log = createLog(settings.logLevel, (line) => lines.push(line));
  const { fetchers, answers } = await createServerContent(
    settings,
    log,
    hasAll ? undefined : launchSend,
  );
  function manifest(): BuildManifest {
    if (isBroken) throw new Error("Cannot read the build");
    return fakeManifest;
  }
  const store = createDocumentStore(settings.siteUrl);
  const app = createApp({
    settings,
    content: { fetchers: { ...fetchers, ...content }, answers },
    manifest,
    store,
    log,
  });
  const site = createSite({
    ...settings,
    manifest,
    store,
    loadApp: () => Promise.resolve(app),
    log,
  });
  return new Hono().all("*", (c) => site.fetch(c.req.raw));
}

/** The HTML of a page of the site, once it is complete. */
export async function pageOf(path: string, app?: Hono): Promise<string> {
  const response = await (app ?? await testApp()).request(path);
  return await response.text();
}
