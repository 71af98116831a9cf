// own isolate: it reports an uncaught error
/** Start, shutdown and robustness of the process. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { paths } from "../../src/paths.ts";
import { articles } from "../../src/pages/blog/article.server.ts";
import { filePath } from "../../src/records/kind.ts";
import { failure, messages } from "../../src/lib/content-result.ts";
import { held, silent, withRecords } from "../support/content/answers.ts";
import { contentPages } from "../support/content-pages.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { linkAll } from "../support/other-data.ts";
import { oneOfEach } from "../support/sections.ts";
import {
  connect,
  get,
  keepAlive,
  type RawReply,
  sendRaw,
} from "../support/raw-client.ts";
import { wordsIn } from "../support/html.ts";
import { site as fixtureSite } from "../support/fixture-site.ts";
import { startSite } from "../support/site.ts";
import { waitUntil } from "../support/promises.ts";

const records = withRecords(oneOfEach("one"));

/** Waits until a site accepts no new connections. */
async function refused(origin: string): Promise<void> {
  await waitUntil(() =>
    connect(origin).then((it) => it.close(), () => "refused")
  );
}

Deno.test("at shutdown, answers pending requests of busy connections and closes them", async () => {
  await using content = fakeContent(records);
  await using site = await startSite({ content });
  const busy = ["/readyz", paths.about, paths.blog, "/robots.txt"]
    .map((path) => {
      const started = Promise.withResolvers<void>();
      /** Repeats the request until a response closes the connection. */
      async function ask(): Promise<RawReply> {
        using connection = await keepAlive(site.origin);
        for (;;) {
          const reply = await connection.send(get(path));
          if (reply.headers.get("connection") === "close") return reply;
          assert.equal(reply.status, 200, path);
          started.resolve();
        }
      }
      return { started: started.promise, last: ask() };
    });
  await Promise.all(busy.map(({ started }) => started));
  const ended = site.stop();
  const [ready, ...others] = await Promise.all(busy.map(({ last }) => last));
  assert.equal(ready?.status, 503);
  assert.match(JSON.parse(ready.body).reason, /Shutting down/);
  for (const { status } of others) assert.equal(status, 200);
  assert.equal((await ended).code, 0);
  for (const { headers } of [ready, ...others]) {
    const timing = headers.get("server-timing") ?? "";
    const id = /id;desc="([^"]+)"/.exec(timing)?.[1];
    const logged = site.lines.filter((line) => line.includes(`"id":"${id}"`));
    assert.equal(logged.length, 1, `the log has the last request: ${timing}`);
  }
});

Deno.test("SIGTERM lets a stream finish, rejects new connections, and exits with 0", async () => {
  const { answer, release } = held(records);
  await using content = fakeContent(answer);
  await using site = await startSite({ content });
  const response = await fetch(`${site.origin}/blog`);
  const reader = response.body!.pipeThrough(new TextDecoderStream())
    .getReader();
  let html = (await reader.read()).value ?? "";
  const ended = site.stop("SIGTERM");
  await refused(site.origin);
  release();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    html += value;
  }
  assert.match(html, /Title of one[^]*<\/html>\s*$/);
  assert.equal((await ended).code, 0);
});

Deno.test("after SIGINT streams with pending content show the error before they end, and a second signal changes nothing", async () => {
  await using content = fakeContent(silent);
  await using site = await startSite({ content });
  // Not only their calls: a busy machine may render the shells much later.
  const shells = await Promise.all(
    contentPages.map(({ path }) => fetch(site.origin + path)),
  );
  const words = shells.map(async (it) => wordsIn(await it.text()));
  const ended = site.stop("SIGINT");
  await waitUntil(() => site.lines.join().includes("Stopping"));
  Deno.kill(site.pid, "SIGTERM");
  for (const [index, { failed }] of contentPages.entries()) {
    const text = await words[index] ?? "";
    assert.ok(text.includes(`${failed}${messages.timedOut}`), text);
  }
  assert.equal((await ended).code, 0);
  const said = site.lines.filter((line) => /Stopping|"error"/.test(line));
  assert.equal(said.length, 1, said.join("\n"));
});

Deno.test("exits although a response and a request are unfinished", async () => {
  const released = Promise.withResolvers<Response>();
  await using content = fakeContent(() => released.promise);
  const site = await startSite({ content });
  const response = await fetch(`${site.origin}/blog`);
  using idle = await connect(site.origin);
  await idle.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: x"));
  assert.equal((await site.stop("SIGTERM")).code, 0);
  await response.text().catch(() => {});
  released.resolve(new Response());
});

Deno.test("closes the connection of a body that nobody reads", async () => {
  const headers = "Content-Length: 9\r\n";
  const request = get(paths.about, { method: "POST", headers });
  const reply = await sendRaw(fixtureSite.origin, `${request}{`);
  assert.equal(reply.status, 405);
  assert.equal(reply.headers.get("connection"), "close");
});

Deno.test("a port in use or an address of another machine stops the start with one line", async () => {
  using taken = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const PORT = String(taken.addr.port);
  await assert.rejects(startSite({ settings: { PORT } }), {
    message: `PORT="${PORT}": expected a port that is free and may be used`,
  });
  const HOST = "203.0.113.9";
  await assert.rejects(startSite({ settings: { HOST } }), {
    message:
      `HOST="${HOST}": expected an address of this machine, such as 0.0.0.0`,
  });
});

Deno.test("a record that cannot be used stops the start with one line, before it says that it listens", async () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const folder = await Deno.makeTempDir();
  try {
    await linkAll(root, `${folder}/`, ["data"]);
    await cp(`${root}data`, `${folder}/data`, { recursive: true });
    await Deno.writeTextFile(`${folder}/${filePath(articles, "odd")}`, "{}");
    await assert.rejects(startSite({ folder }), {
      message: /^Cannot use content file "articles\/odd\.json": .+$/,
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("uncaught errors and unhandled rejections do not end the process", async () => {
  const { logUncaughtErrors } = await import("../../src/server/process.ts");
  const seen: string[] = [];
  const note = (message: string) => seen.push(message);
  const listeners: [string, EventListener][] = [];
  const real = globalThis.addEventListener;
  globalThis.addEventListener = ((name: string, listener: EventListener) => {
    listeners.push([name, listener]);
    real(name, listener);
  }) as typeof real;
  logUncaughtErrors({ debug: note, info: note, warn: note, error: note });
  globalThis.addEventListener = real;
  Promise.reject(failure("floating", 500));
  reportError(new Error("uncaught"));
  await waitUntil(() => seen.length >= 2);
  for (const [name, listener] of listeners) {
    globalThis.removeEventListener(name, listener);
  }
  assert.deepEqual(seen.sort(), ["Uncaught error", "Unhandled rejection"]);
});
