import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const longestWaitMs = 30_000;

/** A copy of the sources, so that edits touch nothing that is kept. */
async function copyOfSources(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "dev-" });
  const { success } = await new Deno.Command("cp", {
    args: [
      "-R",
      "deno.json",
      "deno.lock",
      "main.ts",
      "routes.ts",
      "src",
      "data",
      folder,
    ],
    cwd: root,
  }).output();
  assert.ok(success);
  await Deno.mkdir(`${folder}/static`);
  for (const name of ["fonts", "icons", "pictures", "drawings"]) {
    await Deno.symlink(
      decodeURIComponent(new URL(`static/${name}`, root).pathname),
      `${folder}/static/${name}`,
    );
  }
  return folder;
}

function freePort(): number {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  listener.close();
  return listener.addr.port;
}

/** Asks again and again until the page says what is expected. */
async function pageWith(url: string, expected: RegExp): Promise<Response> {
  const started = performance.now();
  let last = "";
  while (performance.now() - started < longestWaitMs) {
    try {
      const response = await fetch(url);
      last = await response.text();
      if (expected.test(last)) return response;
    } catch (cause) {
      last = String(cause);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Cannot find ${expected} on "${url}": ${last.slice(0, 300)}`);
}

/** What a request is answered that names another host. */
async function answerToStranger(port: number): Promise<string> {
  using connection = await Deno.connect({ port, hostname: "127.0.0.1" });
  await connection.write(new TextEncoder().encode(
    "GET / HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n",
  ));
  const bytes = new Uint8Array(64);
  const length = await connection.read(bytes) ?? 0;
  return new TextDecoder().decode(bytes.subarray(0, length));
}

Deno.test("development shows edits, tells the browser, and survives a mistake (F9)", async () => {
  const folder = await copyOfSources();
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "src/dev/dev.ts"],
    cwd: folder,
    env: { PORT: String(port), NO_COLOR: "1" },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  const page = `${folder}/src/pages/home/home-page.tsx`;
  const source = await Deno.readTextFile(page);
  try {
    await pageWith(`${origin}/`, /\/dev\/reload\.js/);
    const events = await fetch(`${origin}/dev/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream())
      .getReader();

    await Deno.writeTextFile(
      page,
      source.replace("See our work", "See what we built"),
    );
    await pageWith(`${origin}/`, /See what we built/);
    let told = "";
    while (!/event: reload/.test(told)) told += (await reader?.read())?.value;
    await reader?.cancel();

    await Deno.writeTextFile(page, `${source}\nexport const broken = (`);
    const failed = await pageWith(`${origin}/`, /role="alert"[^]*home-page/);
    assert.equal(failed.status, 500);

    await Deno.writeTextFile(page, source);
    const again = await pageWith(`${origin}/`, /See our work/);
    assert.equal(again.status, 200);
    assert.match(await answerToStranger(port), /^HTTP\/1\.1 403 /);
    // Another address of this machine: what listens on all has it too.
    await assert.rejects(Deno.connect({ port, hostname: "127.0.0.2" }));
  } finally {
    child.kill("SIGTERM");
    await child.status;
    await Deno.remove(folder, { recursive: true });
  }
});
