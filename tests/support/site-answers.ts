import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Hono } from "hono";
import { testApp } from "./app.ts";
import { type ContentPage, contentPages } from "./content-pages.ts";
import {
  type FakeAnswer,
  type FakeContent,
  startFakeContent,
} from "./fake-content.ts";
import { noCache } from "./stage.ts";
import { type RunningSite, startSite } from "./site.ts";

/** The site over a content service, without a cache. */
export function siteOver(
  origin: string,
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  return startSite({
    CONTENT_API_URL: origin,
    ...noCache,
    ...environment,
  });
}

/** The words of a page once it is complete, without those of its scripts. */
export async function wordsOf(
  { origin }: { origin: string },
  path: string,
): Promise<string> {
  const response = await fetch(origin + path);
  return wordsIn(await response.text());
}

/** Makes sure that all four pages are whole and say `message`. */
export async function assertAllSay(
  site: RunningSite,
  message: string,
): Promise<void> {
  await Promise.all(contentPages.map(async ({ path, failed }: ContentPage) => {
    const words = await wordsOf(site, path);
    assert.ok(words.includes(failed + message), `${path}: ${words}`);
    assert.match(words, /Book your spot now/);
  }));
}

/** The site in this process over a fake content service, without a cache. */
export async function appOver(answer: FakeAnswer): Promise<AppOver> {
  const content = startFakeContent(answer);
  const lines: string[] = [];
  const app = await testApp({
    environment: { CONTENT_API_URL: content.origin, ...noCache },
    lines,
  });
  async function get(path: string): Promise<string> {
    return await (await app.request(path)).text();
  }
  return {
    app,
    content,
    lines,
    get,
    words: async (path) => wordsIn(await get(path)),
    [Symbol.asyncDispose]: () => content[Symbol.asyncDispose](),
  };
}

export interface AppOver extends AsyncDisposable {
  app: Hono;
  content: FakeContent;
  lines: string[];
  /** The body of an address. */
  get(path: string): Promise<string>;
  /** The words of a page. */
  words(path: string): Promise<string>;
}

/** The words of a document, white space collapsed. */
export function wordsIn(html: string): string {
  const { children } = parseDocument(html);
  return DomUtils.innerText(children).replaceAll(/\s+/g, " ");
}
