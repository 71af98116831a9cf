import type { LiveReload } from "./live-reload.ts";
import {
  eventsPath,
  generationMetric,
  loaderPath,
} from "./modules/addresses.ts";
import type { Problem } from "./modules/problem.ts";

interface DevProxyOptions {
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
    if (response) return withClient(response, generation);
    // The server was stopped to apply a change.
    const next = await origin();
    const { generation: last } = liveReload;
    const again = next && await forward(request, next);
    return again
      ? withClient(again, last)
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
      // Without the request's signal: Deno 2.9 may panic when a request ends
      // while the server imports modules.
    });
  } catch {
    return undefined;
  }
}

const client = `<script async src="${loaderPath}"></script>`;

/**
 * Adds the client to a document: a page may load its own scripts late or never.
 * @param generation Tells it which versions of the modules belong to the page.
 */
function withClient(response: Response, generation: number): Response {
  const headers = new Headers(response.headers);
  const isDocument = headers.get("content-type")?.startsWith("text/html");
  if (!response.body || !isDocument) return response;
  headers.append("Server-Timing", `${generationMetric};desc="${generation}"`);
  headers.delete("Content-Length");
  const { status, statusText } = response;
  const body = response.body.pipeThrough(new TextDecoderStream())
    .pipeThrough(atStartOfHead(client))
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status, statusText, headers });
}

/** Adds HTML to the head of a document, which passes on as it comes. */
function atStartOfHead(added: string): TransformStream<string, string> {
  const tag = "<head>";
  let start = "";
  let isAdded = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isAdded) return controller.enqueue(chunk);
      start += chunk;
      if (!start.includes(tag)) return;
      controller.enqueue(start.replace(tag, tag + added));
      isAdded = true;
    },
    flush(controller) {
      if (!isAdded) controller.enqueue(start);
    },
  });
}

/**
 * Shown instead of a page. Its client reloads it once the server has no
 * problems.
 */
function problemPage(problem?: Problem): Response {
  const { message = "", position = "" } = problem ?? {};
  const text = `${position}\n${message}`.replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  const html =
    `<!doctype html><html lang="en" data-no-page><meta charset="utf-8">
<title>Build problem</title>${client}
<body><h1>Build problem</h1><pre role="alert">${text}</pre></body></html>`;
  return new Response(html, {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}
