/**
 * The site inside the process of a test: nothing listens, and no build is
 * needed. This is the only place where the tests put the server together.
 */
import { Hono } from "hono";
import { parseAddress } from "../../src/server/http/address.ts";
import type { BuildManifest } from "../../src/server/assets/build-manifest.ts";
import { AnswerCache } from "../../src/content/answer-cache.ts";
import { type CallName, isListCall } from "../../src/content/call-names.ts";
import { success } from "../../src/content/transport/content-result.ts";
import type { Send } from "../../src/content/transport/request.ts";
import { app } from "../../src/server/app.ts";
import { checkRequest } from "../../src/server/http/request-check.ts";
import { DocumentCache } from "../../src/server/documents/document-cache.ts";
import { createLog } from "../../src/server/logging/log.ts";
import {
  createServerContent,
  type ServerContent,
} from "../../src/server/server-content.ts";
import {
  createServices,
  type Services,
  type SiteEnv,
} from "../../src/server/services.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { type FakeAnswer, fixtureContent, silent } from "./content/answers.ts";
import { shellIn, wordsIn } from "./html.ts";
import { publicOrigin } from "./settings.ts";

export interface AppOptions {
  /**
   * How the content service answers, or a service that is asked over HTTP. With
   * the records of the tests, unless given.
   */
  content?: FakeAnswer | { origin: string };
  /** Settings, by their names in the environment. */
  settings?: Record<string, string>;
  /**
   * The longest wait for data before the first byte leaves, in milliseconds;
   * so long that a busy machine changes nothing, unless given.
   */
  maxWaitMs?: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** Whether the build cannot be read, so that no page can be rendered. */
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

/** A build without files, for everything except assets. */
export const emptyBuild: BuildManifest = {
  stamp: "test",
  entry: "/assets/entry.js",
  stylesheets: ["/assets/site.css"],
  scripts: [{ src: "/assets/theme.js" }],
  fonts: [],
  pages: {},
  assets: [],
  files: [],
};

/** A build with which rendering any page fails. */
const brokenBuild: BuildManifest = {
  ...emptyBuild,
  get pages(): BuildManifest["pages"] {
    throw new Error("Cannot read the build");
  },
};

/** Puts the site together, as the server does. */
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

/** The body of an address of the site over the records of the tests. */
export async function pageOf(path: string, app?: TestApp): Promise<string> {
  return await (app ?? await testApp()).get(path);
}

type Handler = (request: Request) => Response | Promise<Response>;

function createHandler(
  settings: Settings,
  { content, isBroken, maxWaitMs, bodyTimeoutMs, lines, services: given }:
    & AppOptions
    & { lines: string[] },
): Handler {
  const log = createLog(settings.logLevel, (line) => lines.push(line));
  const send = sendTo(content);
  const services = createServices({
    settings,
    content: createServerContent(settings, log, () => Promise.resolve(send)),
    build: isBroken ? brokenBuild : emptyBuild,
    log,
    ...(bodyTimeoutMs !== undefined && { bodyTimeoutMs }),
    maxWaitMs: maxWaitMs ?? (content === silent ? 50 : 5_000),
    ...given,
  });
  return (request) => app.fetch(request, services);
}

/** Calls a function as a content service. */
function sendTo(content: AppOptions["content"]): Send {
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
 * Content that skips the checks of records, for faults of the code behind them.
 * @param values What each call returns; any other one returns nothing.
 */
export function uncheckedContent(
  values: Partial<Record<CallName, unknown>>,
): ServerContent {
  return {
    ...createServerContent(readSettings({}), createLog("error")),
    answers: new AnswerCache({
      fetch(name) {
        const value = values[name] ?? (isListCall(name) ? [] : null);
        return Promise.resolve({ result: success(value), bytes: 1 });
      },
      freshMs: 60_000,
      staleMs: 0,
    }),
  };
}

/** A document cache that throws, to simulate a bug. */
export function brokenDocuments(reason: string): DocumentCache {
  return Object.assign(new DocumentCache(), {
    get() {
      throw new Error(reason);
    },
  });
}

/**
 * The checks of requests alone: what passes them is answered with 200. Takes
 * requests as the runtime hands them on, without any part checked or changed.
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
  const env = { settings: readSettings({ SITE_URL: publicOrigin }) };
  return async (request) => await checks.fetch(request as Request, env);
}

/** What of a page is sent while the content service has not answered. */
export async function shellOf(path: string): Promise<string> {
  const app = await testApp({ content: silent });
  return await shellIn(await app.request(path));
}
