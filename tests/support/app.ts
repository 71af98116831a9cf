/**
 * The site inside the test's process, without sockets or a build. Only this
 * module assembles the server for tests.
 */
import { Hono } from "hono";
import { parseAddress } from "../../src/server/http/address.ts";
import {
  type BuildManifest,
  emptyBuild,
} from "../../src/server/build/build-manifest.ts";
import { isListKey, type QueryKey } from "../../src/content/query-keys.ts";
import { success } from "../../src/lib/content-result.ts";
import type { EmbeddedService } from "../../src/content/calls/call-once.ts";
import { app } from "../../src/server/app.ts";
import { checkRequest } from "../../src/server/middleware/request-check.ts";
import { ResponseCache } from "../../src/server/stored/response-cache.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { ContentClient } from "../../src/server/content-client.ts";
import {
  createServices,
  type Services,
  type SiteEnv,
} from "../../src/server/services.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { type FakeAnswer, fixtureContent, silent } from "./content/answers.ts";
import { wordsIn } from "./html.ts";
import { publicOrigin } from "./settings.ts";

export interface AppOptions {
  /**
   * The content service: a function or a running one. By default it has the
   * records of the fixtures.
   */
  content?: FakeAnswer | { origin: string };
  /** When the next publication date of the content comes. */
  nextDate?(): number;
  /** Settings, by their names in the environment. */
  settings?: Record<string, string>;
  /**
   * How long a page waits for content, in milliseconds; long enough for a busy
   * machine by default.
   */
  maxWaitMs?: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** Whether the build is unreadable, so that rendering any page fails. */
  isBroken?: boolean;
  /** Services that replace the default ones. */
  services?: Partial<Services>;
}

export interface TestApp {
  /** Sends a request for a path or an address. */
  request(path: string | Request, init?: RequestInit): Promise<Response>;
  /** The body of a response. */
  get(path: string): Promise<string>;
  /** The words of a page once it is complete. */
  words(path: string): Promise<string>;
  /** Log lines so far. */
  lines: string[];
}

/** A build with which rendering any page fails. */
const brokenBuild: BuildManifest = {
  ...emptyBuild,
  get pages(): BuildManifest["pages"] {
    throw new Error("Cannot read the build");
  },
};

/** Assembles the site as the server does. */
export async function testApp(options: AppOptions = {}): Promise<TestApp> {
  const { content = await fixtureContent(), settings = {} } = options;
  const lines: string[] = [];
  const fetch = createHandler(
    readSettings({
      SITE_URL: publicOrigin,
      // No log line per request.
      LOG_LEVEL: "warn",
      ...("origin" in content && { CONTENT_API_URL: content.origin }),
      ...settings,
    }),
    { ...options, content, lines },
  );
  const request = async (path: string | Request, init?: RequestInit) =>
    await fetch(
      new Request(
        typeof path === "string" ? new URL(path, "http://localhost") : path,
        init,
      ),
    );
  const get = async (path: string) => await (await request(path)).text();
  return {
    request,
    get,
    words: async (path) => wordsIn(await get(path)),
    lines,
  };
}

/** The body of a response of the site with the records of the fixtures. */
export async function pageOf(path: string, app?: TestApp): Promise<string> {
  return await (app ?? await testApp()).get(path);
}

type Handler = (request: Request) => Response | Promise<Response>;

function createHandler(
  settings: Settings,
  {
    content,
    nextDate,
    isBroken,
    maxWaitMs,
    bodyTimeoutMs,
    lines,
    services: given,
  }: AppOptions & { lines: string[] },
): Handler {
  const log = createLog(settings.logLevel, (line) => lines.push(line));
  const request = requestTo(content);
  const services = createServices({
    settings,
    content: new ContentClient(
      settings,
      log,
      () => Promise.resolve({ request, ...(nextDate && { nextDate }) }),
    ),
    build: isBroken ? brokenBuild : emptyBuild,
    log,
    ...(bodyTimeoutMs !== undefined && { bodyTimeoutMs }),
    maxWaitMs: maxWaitMs ?? (content === silent ? 50 : 5_000),
    ...given,
  });
  return (request) => app.fetch(request, services);
}

/** Calls a function as a content service. */
export function requestTo(
  content: AppOptions["content"],
): EmbeddedService["request"] {
  return async (path, init) => {
    if (typeof content !== "function") throw new Error("It is asked over HTTP");
    const response = await content(
      new Request(`http://content.test${path}`, init),
    );
    init.signal?.throwIfAborted();
    return response;
  };
}

/**
 * Content without validation, to test the code behind it.
 * @param values The result of each call; other calls return nothing.
 */
export function uncheckedContent(
  values: Partial<Record<QueryKey, unknown>>,
): ContentClient {
  const content = new ContentClient(
    readSettings({}),
    createLog("error"),
    () => Promise.resolve({ request: () => Response.json({}) }),
  );
  content.call = (key) => {
    const value = values[key] ?? (isListKey(key) ? [] : null);
    return Promise.resolve({ result: success(value), bytes: 1 });
  };
  return content;
}

/** A document cache that throws, to simulate a bug. */
export function brokenDocuments(reason: string): ResponseCache {
  return Object.assign(new ResponseCache(), {
    get() {
      throw new Error(reason);
    },
  });
}

/**
 * Only the request checks, which answer 200 to valid requests. Takes requests
 * unnormalised, as from the runtime.
 */
export function checksOfRequests(): (
  request: Pick<Request, "method" | "url" | "headers">,
) => Promise<Response> {
  const checks = new Hono<SiteEnv>();
  checks.use(async (c, next) => {
    c.set("address", parseAddress(c.req.raw.url));
    await next();
  });
  checks.use(checkRequest);
  checks.get("*", (c) => c.text("passed"));
  const env = {
    settings: readSettings({ SITE_URL: publicOrigin }),
    redirects: new Map(),
  };
  return async (request) => await checks.fetch(request as Request, env);
}
