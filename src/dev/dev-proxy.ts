import { componentsAnswer } from "./components-answer.ts";
import { reloadScriptPath } from "./development-build.ts";
import { type Reloads, reloadScript } from "./reloads.ts";

export interface DevProxyOptions {
  /** Where the server is, or why there is none. */
  state: { origin?: string; problem?: string };
  reloads: Reloads;
  /** Where the proxy listens. */
  hostname: string;
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Stands before the development server: it survives what the server does not,
 * and answers no other host name than this machine's own.
 */
export function createDevProxy(
  { state, reloads, hostname }: DevProxyOptions,
): (request: Request) => Promise<Response> {
  return async function proxy(request) {
    const url = new URL(request.url);
    const host = request.headers.get("host") ?? "";
    if (hostname === "127.0.0.1" && !localHosts.test(host)) {
      return new Response("Only this machine may ask", { status: 403 });
    }
    if (url.pathname === "/dev/events") return reloads.events();
    if (url.pathname === reloadScriptPath) {
      return new Response(reloadScript, {
        headers: { "Content-Type": "text/javascript" },
      });
    }
    if (url.pathname === "/dev/components") return await componentsAnswer();
    if (state.problem || !state.origin) return problemPage(state.problem ?? "");
    const headers = new Headers(request.headers);
    headers.set("Accept-Encoding", "identity");
    try {
      return await fetch(state.origin + url.pathname + url.search, {
        method: request.method,
        headers,
        body: request.body,
        redirect: "manual",
        signal: request.signal,
      });
    } catch (cause) {
      return problemPage(`The server does not answer: ${cause}`);
    }
  };
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
