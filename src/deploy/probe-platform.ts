import { rawRequest } from "./raw-request.ts";

/** What a live address says, by question; null: it gave no answer. */
export type PlatformAnswers = Record<string, unknown>;

const timeoutMs = 20_000;

/** Asks a site about the platform that it runs on. */
export async function probePlatform(origin: string): Promise<PlatformAnswers> {
  const questions: Record<string, () => Promise<unknown>> = {
    server: () => header(origin, "/", "server"),
    region: () => regionHints(origin),
    protocols: () => protocols(origin),
    httpsRedirect: () => httpsRedirect(origin),
    compression: () => compression(origin),
    firstByteMs: () => firstByte(origin),
    cache: () => cacheStates(origin),
    sharedMisses: () => sharedMisses(origin),
    paths: () => pathForms(origin),
    foreignHost: () => foreignHost(origin),
    longestHeader: () => longest(origin, "header"),
    longestAddress: () => longest(origin, "address"),
    health: () => body(origin, "/healthz"),
  };
  const answers: PlatformAnswers = { origin, at: new Date().toISOString() };
  for (const [name, ask] of Object.entries(questions)) {
    answers[name] = await ask().catch((cause: unknown) => ({
      failed: cause instanceof Error ? cause.message : String(cause),
    }));
  }
  // Only the app itself could see these, or only the platform knows them.
  answers.notSeenFromOutside = [
    "names of the forwarded client address headers",
    "behaviour at the end of a quota",
    "scope of the Web Cache API",
    "whether a cut-off stream is stored",
    "runtime version",
  ];
  return answers;
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
  });
}

async function header(origin: string, path: string, name: string) {
  const response = await ask(origin + path);
  await response.body?.cancel();
  return response.headers.get(name);
}

async function body(origin: string, path: string): Promise<string> {
  return (await (await ask(origin + path)).text()).slice(0, 500);
}

async function regionHints(origin: string) {
  const response = await ask(origin);
  await response.body?.cancel();
  const hints = [...response.headers].filter(([name, value]) =>
    /region|pop|edge|served-by|via|ray/i.test(name) ||
    (name === "server" && /[a-z]{2}-[a-z]+/.test(value))
  );
  return Object.fromEntries(hints);
}

async function protocols(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  const alternatives = await header(origin, "/", "alt-svc");
  if (protocol !== "https:") return { http2: false, alternatives };
  using connection = await Deno.connectTls({
    hostname,
    port: Number(port || 443),
    alpnProtocols: ["h2", "http/1.1"],
  });
  const { alpnProtocol } = await connection.handshake();
  return { http2: alpnProtocol === "h2", alternatives };
}

async function httpsRedirect(origin: string) {
  if (!origin.startsWith("https:")) return null;
  const response = await ask(origin.replace("https:", "http:"));
  await response.body?.cancel();
  return {
    status: response.status,
    location: response.headers.get("location"),
    hsts: await header(origin, "/", "strict-transport-security"),
  };
}

async function compression(origin: string) {
  const answers: Record<string, string | null> = {};
  for (const accepted of ["br", "gzip", "zstd", "identity"]) {
    const { headers } = await rawRequest(origin, {
      headers: { "Accept-Encoding": accepted },
    });
    answers[accepted] = headers.get("content-encoding");
  }
  return answers;
}

/** A page that streams shows its first byte long before its last. */
async function firstByte(origin: string) {
  const { firstByteMs, lastByteMs } = await rawRequest(origin, {
    path: `/blog?q=${crypto.randomUUID().slice(0, 8)}`,
    headers: { "Accept-Encoding": "br" },
  });
  return { first: firstByteMs, last: lastByteMs };
}

async function cacheStates(origin: string) {
  const seen: (string | null)[] = [];
  for (let count = 0; count < 3; count++) {
    seen.push(await header(origin, "/about-us", "cache-status"));
  }
  return seen;
}

async function sharedMisses(origin: string) {
  const path = `/blog?q=${crypto.randomUUID().slice(0, 8)}`;
  const states = await Promise.all(
    Array.from({ length: 5 }, () => header(origin, path, "cache-status")),
  );
  return states;
}

/** What becomes of odd paths before the app sees them. */
async function pathForms(origin: string) {
  const answers: Record<string, unknown> = {};
  for (
    const path of ["//blog", "/blog/", "/a/../blog", "/blog%2Fx", "/%62log"]
  ) {
    const { status, headers } = await rawRequest(origin, { path });
    answers[path] = { status, location: headers.get("location") };
  }
  return answers;
}

async function foreignHost(origin: string) {
  const { status, headers } = await rawRequest(origin, {
    headers: { Host: "other.example" },
  });
  return { status, location: headers.get("location") };
}

/** The size, in bytes, up to which a request is answered as any other. */
async function longest(origin: string, part: "header" | "address") {
  let accepted = 0;
  for (const size of [1, 4, 8, 16, 32, 64].map((it) => it * 1024 - 512)) {
    const filler = "x".repeat(size);
    const { status } = await rawRequest(
      origin,
      part === "header"
        ? { headers: { "X-Filler": filler } }
        : { path: `/?x=${filler}` },
    );
    if (status >= 400 || status === 0) break;
    accepted = size;
  }
  return accepted;
}
