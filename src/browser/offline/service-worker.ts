/**
 * The service worker: pages come from the network as ever; without one, the
 * last articles that were read are shown, and a page that says so otherwise.
 */
import { site } from "../../../data/site.ts";
import { cacheArticle, cachedArticle, clearArticles } from "./article-cache.ts";
import { offlinePage } from "./offline-page.ts";

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: WorkerEvent) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: WorkerEvent & { data: unknown }) => void,
  ): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(site.offlineReading ? start() : retire());
});

if (site.offlineReading) {
  worker.addEventListener("fetch", (event) => {
    const { method, mode } = event.request;
    if (mode === "navigate" && method === "GET") {
      event.respondWith(answer(event));
    }
  });
  worker.addEventListener("message", (event) => {
    const { read } = event.data as { read?: unknown };
    if (typeof read === "string") event.waitUntil(cacheArticle(read));
  });
}

/** Requests leave while the worker wakes up: it holds nothing back. */
async function start(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
}

/** The kill switch: takes away the worker and everything that it kept. */
async function retire(): Promise<void> {
  await clearArticles();
  await worker.registration.unregister();
}

/** The answer of the network as it streams in, whatever its status. */
async function answer(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse;
    // Without a network Firefox resolves it, as an error.
    if (preloaded && preloaded.type !== "error") return preloaded;
    return await fetch(event.request);
  } catch {
    const { pathname } = new URL(event.request.url);
    return await cachedArticle(pathname) ?? await offlinePage();
  }
}
