import { componentsResponse } from "./workshop/components-response.ts";
import { reloadScriptPath } from "./development-build.ts";
import { type LiveReload, reloadScript } from "./live-reload.ts";

export interface DevProxyOptions {
  /** The server's origin, or the problem that keeps it from running. */
  state: { origin?: string; problem?: string };
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
  { state, liveReload, hostname }: DevProxyOptions,
): (request: Request) => Promise<Response> {
  return async function proxy(request) {
    const host = request.headers.get("host") ?? "";
    if (hostname === "127.0.0.1" && !localHosts.test(host)) {
      return new Response("Only this machine may ask", { status: 403 });
    }
    switch (new URL(request.url).pathname) {
      case "/dev/events":
        return liveReload.events();
      case "/dev/components":
        return await componentsResponse();
      case reloadScriptPath:
        return new Response(reloadScript, {
          headers: { "Content-Type": "text/javascript" },
        });
    }
    if (state.problem || !state.origin) return problemPage(state.problem ?? "");
    return await forward(request, state.origin);
  };
}

/** Sends the request on to the server; without compression, to keep it simple. */
async function forward(request: Request, origin: string): Promise<Response> {
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
  } catch (cause) {
    return problemPage(`The server does not answer: ${cause}`);
  }
}

function problemPage(message: string): Response {
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Build problem</title><script async src="${reloadScriptPath}"></script>
<body><h1>Build problem</h1><pre role="alert">${text}</pre></body></html>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
