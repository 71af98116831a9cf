import { componentsResponse } from "./workshop/components-response.ts";
import type { LiveReload } from "./live-reload.ts";
import { eventsPath, loaderPath } from "./modules/addresses.ts";
import type { Problem } from "./modules/problem.ts";

export interface DevProxyOptions {
  /** The server's origin, once it runs; undefined when it cannot. */
  origin(): Promise<string | undefined>;
  /** What browsers load from the sources. */
  sources(pathname: string): Response | undefined;
  liveReload: LiveReload;
  /** The address on which the proxy listens. */
  hostname: string;
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A proxy in front of the development server. It keeps running while the
 * server restarts or cannot be built. On the loopback address it refuses
 * foreign host names, which protects against DNS rebinding.
 */
export function createDevProxy(
  { origin, sources, liveReload, hostname }: DevProxyOptions,
): (request: Request) => Promise<Response> {
  return async function proxy(request) {
    const host = request.headers.get("host") ?? "";
    if (hostname === "127.0.0.1" && !localHosts.test(host)) {
      return new Response("Only this machine may ask", { status: 403 });
    }
    const { pathname } = new URL(request.url);
    if (pathname === eventsPath) return liveReload.events();
    if (pathname === "/dev/components") return await componentsResponse();
    const file = sources(pathname);
    if (file) return file;
    const target = await origin();
    const blocking = liveReload.problems().find(({ kind }) => kind === "build");
    if (blocking || !target) {
      return problemPage(blocking ?? liveReload.problems()[0]);
    }
    const response = await forward(request, target);
    if (response) return response;
    // It was ended for a change.
    const next = await origin();
    return next && await forward(request, next) ||
      problemPage(liveReload.problems()[0]);
  };
}

/**
 * Sends the request on to the server; without compression, to keep it simple.
 * @returns Undefined when the server does not answer.
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

/** In the place of a page; its client loads it again once all is well. */
function problemPage(problem?: Problem): Response {
  const { message = "", place = "" } = problem ?? {};
  const text = `${place}\n${message}`.replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  return new Response(
    `<!doctype html><html lang="en" data-no-page><meta charset="utf-8">
<title>Build problem</title><script async src="${loaderPath}"></script>
<body><h1>Build problem</h1><pre role="alert">${text}</pre></body></html>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
