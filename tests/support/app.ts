/**
 * The site inside the process of a test: nothing listens, and no build is
 * needed. This is the only place where the tests put the server together.
 */
import type { BuildManifest } from "../../src/server/assets/build-manifest.ts";
import type { ContentApi } from "../../src/content/api/content-api.ts";
import type { Send } from "../../src/content/transport/request.ts";
import { createApp } from "../../src/server/app.ts";
import { createLog } from "../../src/server/logging/log.ts";
import { createServerContent } from "../../src/server/server-content.ts";
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
  /** Calls in place of the checked ones, for faults of the code itself. */
  calls?: Partial<ContentApi>;
  /**
   * The longest wait for data before the first byte leaves, in milliseconds;
   * so long that a busy machine changes nothing, unless given.
   */
  maxWaitMs?: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** Whether the build cannot be read, so that no page can be rendered. */
  isBroken?: boolean;
}

export interface TestApp {
  /** Answers a request, for a path or for an address. */
  request(path: string | Request, init?: RequestInit): Promise<Response>;
  /** The body of an address. */
  get(path: string): Promise<string>;
  /** The words of a page once it is complete. */
  words(path: string): Promise<string>;
  /** Log lines so far. */
  lines: string[];
}

/** A build without files: enough for everything but assets. */
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

/** Puts the site together, as the server does. */
export async function testApp(options: AppOptions = {}): Promise<TestApp> {
  const { content = await fixtureContent(), settings = {} } = options;
  const lines: string[] = [];
  const fetch = createHandler(
    readSettings({
      SITE_URL: publicOrigin,
      // No line for each request.
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
  { content, calls, isBroken, maxWaitMs, bodyTimeoutMs, lines }:
    & AppOptions
    & { lines: string[] },
): Handler {
  const log = createLog(settings.logLevel, (line) => lines.push(line));
  const send = sendTo(content);
  const served = createServerContent(
    settings,
    log,
    () => Promise.resolve(send),
  );
  function manifest(): BuildManifest {
    if (isBroken) throw new Error("Cannot read the build");
    return emptyBuild;
  }
  const { fetch } = createApp({
    settings,
    content: {
      ...served,
      async calls() {
        const made = await served.calls();
        return { ...made, api: { ...made.api, ...calls } };
      },
    },
    manifest,
    log,
    bodyTimeoutMs,
    maxWaitMs: maxWaitMs ?? (content === silent ? undefined : 5_000),
  });
  return fetch;
}

/** Asks a function as if it was a content service. */
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

/** What of a page is sent while the content service has not answered. */
export async function shellOf(path: string): Promise<string> {
  const app = await testApp({ content: silent });
  return await shellIn(await app.request(path));
}
