import type { BuildManifest } from "../build/manifest.ts";
import type { App } from "./app.ts";
import { createAssets } from "./assets.ts";
import { finishHeaders } from "./common-headers.ts";
import { createFront } from "./front.ts";
import type { Log } from "./log.ts";
import type { PageStore } from "./page-store.ts";
import { sendReady } from "./ready-pages.ts";
import type { Answered } from "./request-log.ts";
import { commonHeaders } from "./security-headers.ts";

export interface SiteOptions {
  siteUrl: string;
  isPreview: boolean;
  /** The build; asked for anew each time, so that development can replace it. */
  manifest(): BuildManifest;
  /** Where complete documents are kept; those of the build are found there. */
  store: PageStore;
  /** Loads what answers all that the build did not make; asked once. */
  loadApp(): Promise<App>;
  log: Log;
  /** Takes what is known of a request once its answer has begun. */
  noteRequest?(answered: Answered): void;
}

/** The whole site. */
export interface Site {
  /** Answers any request; never throws or rejects. */
  fetch(request: Request): Response | Promise<Response>;
  /**
   * Loads the app before a request needs it.
   * @throws {unknown} When it cannot be loaded.
   */
  prepare(): Promise<void>;
}

/** Any address that no page has. */
const nowhere = "http://site.internal/404";

/**
 * Puts the site together: what the build made is answered from the first
 * moment, everything else as soon as the app is loaded.
 */
export function createSite(
  { siteUrl, isPreview, manifest, store, loadApp, log, noteRequest }:
    SiteOptions,
): Site {
  const headers = commonHeaders(siteUrl);
  const assets = createAssets(manifest);
  let app: App | undefined;
  let loading: Promise<App> | undefined;

  async function loaded(): Promise<App> {
    loading ??= loadApp();
    return app ??= await loading;
  }

  async function answer(request: Request, id: string): Promise<Response> {
    const asset = await assets(request);
    if (!asset) return await (app ?? await loaded()).answer(request, id);
    finishHeaders(asset, request, headers);
    return asset;
  }

  const fetch = createFront({
    siteUrl,
    isPreview,
    headers,
    quick: (request) => app ? app.quick(request) : sendReady(store, request),
    answer,
    missing: async (request, id) =>
      await (await loaded()).answer(new Request(nowhere, request), id),
    log,
    ...(noteRequest && { note: noteRequest }),
  });
  return {
    fetch,
    async prepare() {
      await loaded();
    },
  };
}
