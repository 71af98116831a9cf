/** Catalogue section F, and E10: the process, its log and its end. */
import assert from "node:assert/strict";
import { failure } from "../../src/content/answer.ts";
import { createDevProxy } from "../../src/dev/dev-proxy.ts";
import { createReloads } from "../../src/dev/reloads.ts";
import { testApp } from "../support/app.ts";
import {
  article,
  goodContent,
  job,
  late,
  startFakeContent,
} from "../support/fake-content.ts";
import { connect, get, sendRaw } from "../support/raw-client.ts";
import { type RunningSite, startSite } from "../support/site.ts";

const records = goodContent([article({ _id: "one" })], [job({ _id: "one" })]);
const brokenPage = new URL("../support/print-broken-page.ts", import.meta.url);
const secret = "secret-reason at /srv/app/file.ts";

function loggedRequests({ lines }: RunningSite): Record<string, unknown>[] {
  return lines.filter((line) => line.includes('"message":"Request"'))
    .map((line) => JSON.parse(line));
}

Deno.test("F4: a page that cannot be rendered is a 500 page with the request's id", async () => {
  const lines: string[] = [];
  const app = await testApp({
    lines,
    content: {
      articles() {
        throw new Error(secret);
      },
    },
  });
  const response = await app.request("/blog");
  const html = await response.text();
  assert.equal(response.status, 500);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.ok(Number(response.headers.get("retry-after")) > 0);
  assert.match(html, /Something on our side gave way\./);
  assert.match(html, /<nav/);
  assert.doesNotMatch(html, /secret-reason|\/srv\/|at .*:\d+:\d+/);
  const timing = response.headers.get("server-timing") ?? "";
  const id = /id;desc="([^"]+)"/.exec(timing)?.[1] ?? "?";
  assert.ok(html.includes(id), "the page names the id");
  assert.ok(lines.some((it) => it.includes(id) && it.includes(secret)));
});

Deno.test("F4: a part that cannot be rendered leaves the rest, and nobody keeps it", async () => {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", brokenPage.pathname, secret],
    env: { NODE_ENV: "production" },
    stderr: "null",
  }).output();
  const { status, caching, html } = JSON.parse(
    new TextDecoder().decode(stdout),
  );
  assert.equal(status, 200);
  assert.equal(caching, "no-store");
  assert.match(html, /<nav/);
  assert.doesNotMatch(html, /secret-reason|\/srv\//);
});

Deno.test("F4: when not even the error page can be rendered, plain HTML says so", async () => {
  const app = await testApp({ isBroken: true });
  const response = await app.request("/about-us");
  const html = await response.text();
  assert.equal(response.status, 500);
  assert.match(html, /^<!doctype html>/);
  assert.match(html, /Something on our side gave way\./);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.test(`F5: ${signal} lets a stream finish, takes no new one, and ends with 0`, async () => {
    await using content = startFakeContent(late(1200, records));
    await using site = await startSite({ CONTENT_API_URL: content.origin });
    const response = await fetch(`${site.origin}/careers`);
    const reader = response.body!.pipeThrough(new TextDecoderStream())
      .getReader();
    let html = (await reader.read()).value ?? "";
    const ended = site.stop(signal);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await assert.rejects(connect(site.origin), "no new connections");
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      html += value;
    }
    assert.match(html, /<\/html>\s*$/);
    assert.equal((await ended).code, 0);
  });
}

Deno.test("F5: what does not finish is ended with the process", async () => {
  const released = Promise.withResolvers<Response>();
  await using content = startFakeContent(() => released.promise);
  const site = await startSite({ CONTENT_API_URL: content.origin });
  const response = await fetch(`${site.origin}/careers`);
  using idle = await connect(site.origin);
  await idle.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: x"));
  assert.equal((await site.stop("SIGTERM")).code, 0);
  await response.text().catch(() => {});
  released.resolve(new Response());
});

Deno.test("F6: a setting that cannot be used is one line that names it", async () => {
  const bad = {
    PORT: "eighty",
    SITE_URL: "example.com",
    CONTENT_API_URL: "ftp://x",
    CONTENT_TIMEOUT_MS: "-1",
    LOG_LEVEL: "loud",
  };
  for (const [name, value] of Object.entries(bad)) {
    await assert.rejects(startSite({ [name]: value }), (error: Error) => {
      const lines = error.message.split("\n");
      assert.equal(lines.length, 1);
      assert.ok(lines[0]?.startsWith(`${name}=${JSON.stringify(value)}: `));
      return true;
    });
  }
});

Deno.test("F6: static pages are served whatever the content service does", async () => {
  await using site = await startSite({
    CONTENT_API_URL: "http://127.0.0.1:9",
  });
  for (const path of ["/", "/about-us", "/services", "/healthz"]) {
    const response = await fetch(site.origin + path);
    await response.body?.cancel();
    assert.equal(response.status, 200, path);
  }
  const ready = await fetch(`${site.origin}/readyz`);
  assert.equal(ready.status, 503);
  assert.doesNotMatch(await ready.text(), /127\.0\.0\.1/);
});

Deno.test("F8: each request is one JSON line, without what may be secret", async () => {
  await using site = await startSite();
  const long = "x".repeat(7000);
  await sendRaw(
    site.origin,
    get(`/%1b%5b31m%0a{%22level%22:%22error%22}/${long}?token=secret-1`, {
      headers: "Authorization: Bearer secret-2\r\nCookie: s=secret-3\r\n" +
        `User-Agent: ${"u".repeat(4000)}\r\n`,
    }),
  );
  await sendRaw(site.origin, get("/blog?q=secret-4"));
  await site.stop();
  const requests = loggedRequests(site);
  assert.equal(requests.length, 2);
  for (const it of requests) {
    assert.match(String(it.id), /^[0-9a-f]{10}-\w+$/);
    assert.equal(it.level, "info");
    assert.equal(typeof it.ms, "number");
    assert.ok(String(it.path).length <= 200);
  }
  assert.deepEqual(requests.map((it) => it.route), ["*", "/blog"]);
  assert.deepEqual(requests.map((it) => it.status), [404, 200]);
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(site.lines.join("\n"), /secret-|[\u0000-\u0009\u001b]/);
});

Deno.test("F9: development answers this machine alone, and no other origin", async () => {
  const proxy = createDevProxy({
    state: { problem: "none" },
    reloads: createReloads(),
    hostname: "127.0.0.1",
  });
  const ask = (host: string) =>
    proxy(
      new Request("http://127.0.0.1:8000/", {
        headers: { Host: host, Origin: "https://evil.example" },
      }),
    );
  for (const host of ["evil.example", "127.0.0.1.evil.example", "[::2]"]) {
    assert.equal((await ask(host)).status, 403, host);
  }
  const own = await ask("localhost:8000");
  assert.equal(own.status, 500, "the problem page");
  assert.equal(own.headers.get("access-control-allow-origin"), null);
});

Deno.test("E10: reports of violations are small, few and sampled", async () => {
  await using site = await startSite({ LOG_LEVEL: "info" });
  const report = JSON.stringify({
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?secret=1",
      "document-uri": `${site.origin}/blog?q=secret`,
    },
  });
  const send = async (type: string, body: string) => {
    const response = await fetch(`${site.origin}/csp-report`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    assert.equal(await response.text(), "");
    return response.status;
  };
  assert.equal(await send("application/csp-report", report), 204);
  assert.equal(await send("application/reports+json", `[${report}]`), 204);
  assert.equal(await send("text/plain", "x"), 204);
  assert.equal(await send("application/csp-report", "{"), 204);
  const huge = "x".repeat(1_000_000);
  assert.equal(await send("application/csp-report", huge), 413);
  const many = await Promise.all(
    Array.from({ length: 1000 }, () => send("application/csp-report", report)),
  );
  assert.ok(many.includes(429));
  assert.ok(many.every((status) => status === 204 || status === 429));
  await site.stop();
  const logged = site.lines.filter((it) => it.includes("stopped something"));
  assert.equal(logged.length, 1);
  assert.match(logged[0] ?? "", /script-src-elem.*evil\.example\/x\.js"/);
  assert.doesNotMatch(logged[0] ?? "", /secret/);
});

Deno.test("nothing that fails by itself ends the process", async () => {
  const { surviveErrors } = await import("../../src/server/process.ts");
  const seen: string[] = [];
  const note = (message: string) => seen.push(message);
  const listeners: [string, EventListener][] = [];
  const real = globalThis.addEventListener;
  globalThis.addEventListener = ((name: string, listener: EventListener) => {
    listeners.push([name, listener]);
    real(name, listener);
  }) as typeof real;
  surviveErrors({ debug: note, info: note, warn: note, error: note });
  globalThis.addEventListener = real;
  Promise.reject(failure("floating", 500));
  reportError(new Error("uncaught"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const [name, listener] of listeners) {
    globalThis.removeEventListener(name, listener);
  }
  assert.deepEqual(seen.sort(), ["Uncaught error", "Unhandled rejection"]);
});
