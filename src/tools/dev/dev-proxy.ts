import type { LiveReload } from "./live-reload.ts";
import {
  eventsPath,
  generationMetric,
  loaderPath,
} from "./modules/addresses.ts";
import type { Problem } from "./modules/problem.ts";

export interface DevProxyOptions {
  /** The server's origin once it runs; undefined if it cannot run. */
  origin(): Promise<string | undefined>;
  /** Modules and styles compiled from the sources. */
  sources(pathname: string): Response | undefined;
  liveReload: LiveReload;
  /** The address on which the proxy listens. */
  hostname: string;
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A proxy in front of the development server, which keeps running while the
 * server restarts or cannot be built. On the loopback address it rejects
 * foreign host names, to prevent DNS rebinding.
 */
export function createDevProxy(
  { origin, sources, liveReload, hostname }: DevProxyOptions,
): (request: Request) => Promise<Response> {
  return async function proxy(request) {
    const host = request.headers.get("host") ?? "";
    if (hostname === "127.0.0.1" && !localHosts.test(host)) {
      return new Response("Local requests only", { status: 403 });
    }
    const { pathname } = new URL(request.url);
    if (pathname === eventsPath) return liveReload.events();
    const file = sources(pathname);
    if (file) return file;
    const target = await origin();
    const blocking = liveReload.problems().find(({ kind }) => kind === "build");
    if (blocking || !target) {
      return problemPage(blocking ?? liveReload.problems()[0]);
    }
    const { generation } = liveReload;
    const response = await forward(request, target);
    if (response) return withGeneration(response, generation);
    // The server was stopped to apply a change.
    const next = await origin();
    const { generation: last } = liveReload;
    const again = next && await forward(request, next);
    return again
      ? withGeneration(again, last)
      : problemPage(liveReload.problems()[0]);
  };
}

/**
 * Forwards the request to the server, without compression for simplicity.
 * @returns Undefined if the server does not answer.
 */
async function forward(
  request: Request,
  origin: string,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("Accept-Encoding", "identity");
  try {
    return await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      signal: request.signal,
    });
  } catch {
    return undefined;
  }
}

/** Tells the page which versions of the modules belong to it. */
function withGeneration(response: Response, generation: number): Response {
  const headers = new Headers(response.headers);
  headers.append("Server-Timing", `${generationMetric};desc="${generation}"`);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/**
 * Shown instead of a page. Its client reloads it once the server has no
 * problems.
 */
function problemPage(problem?: Problem): Response {
  const { message = "", place = "" } = problem ?? {};
  const text = `${place}\n${message}`.replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const html =
    `<!doctype html><html lang="en" data-no-page><meta charset="utf-8">
<title>Build problem</title><script async src="${loaderPath}"></script>
<body><h1>Build problem</h1><pre role="alert">${text}</pre></body></html>`;
  return new Response(html, {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}
