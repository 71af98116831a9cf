import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { distFolder } from "../../../src/server/assets/build-manifest.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** What a first visit loads, as it is served with Brotli. */
async function firstVisit(path: string) {
  const sizes = { script: 0, stylesheet: 0, font: 0, fonts: 0 };
  const loads: Promise<void>[] = [];
  const urls: { url: string; type: string }[] = [];
  await using visit = await openPage(site, path, {
    prepare: async (page) => {
      page.on("requestfinished", (request) => {
        urls.push({ url: request.url(), type: request.resourceType() });
      });
      await Promise.resolve();
    },
  });
  const nodes = await visit.page.evaluate(() =>
    document.querySelectorAll("*").length
  );
  // What is fetched ahead comes when the browser has nothing else to do.
  // Measuring is the last part to start.
  await visit.page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) =>
      name.includes("/assets/measure-")
    )
  );
  let before = 0;
  while (before < urls.length) {
    before = urls.length;
    await visit.page.waitForTimeout(700);
  }
  for (const { url, type } of urls) {
    if (type !== "script" && type !== "stylesheet" && type !== "font") continue;
    loads.push(
      sizeOf(url).then((size) => {
        sizes[type] += size;
        if (type === "font") sizes.fonts += 1;
      }),
    );
  }
  await Promise.all(loads);
  return { ...sizes, nodes };
}

const known = new Map<string, Promise<number>>();

/** Bytes on the wire; Deno's fetch would unpack them, a plain socket not. */
function sizeOf(url: string): Promise<number> {
  const size = known.get(url) ?? rawSize(new URL(url));
  known.set(url, size);
  return size;
}

async function rawSize({ hostname, port, pathname }: URL): Promise<number> {
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const request = [
    `GET ${pathname} HTTP/1.0`,
    `Host: ${hostname}`,
    "Accept-Encoding: br",
    "Connection: close",
    "\r\n",
  ].join("\r\n");
  await connection.write(new TextEncoder().encode(request));
  const answer = await new Response(connection.readable).bytes();
  const head = new TextDecoder("latin1").decode(answer);
  const end = head.indexOf("\r\n\r\n") + 4;
  assert.match(head, /^HTTP\/1\.[01] 200/);
  if (!pathname.endsWith(".woff2")) assert.match(head, /content-encoding: br/i);
  return answer.length - end;
}

Deno.test("a first visit loads at most 93.5 kB of script, what is fetched ahead included, 14 kB of styles, two fonts of 66 kB", async (t) => {
  // What other pages hydrate with is weighed in `build/client/scripts.test.ts`.
  for (
    const path of [
      paths.home,
      paths.branding,
      paths.blog,
      articlePath(samples.article.id),
    ]
  ) {
    await t.step(path, async () => {
      const { script, stylesheet, font, fonts, nodes } = await firstVisit(path);
      assert.ok(script > 50_000 && script <= 93_500, `script: ${script}`);
      assert.ok(stylesheet > 0 && stylesheet <= 14_000, `css: ${stylesheet}`);
      assert.ok(fonts === 2 && font <= 66_000, `fonts: ${fonts}, ${font}`);
      assert.ok(nodes <= 1400, `elements: ${nodes}`);
    });
  }
});

Deno.test("what a first visit runs once it is idle has at most 3.1 kB a part", async () => {
  const folder = new URL("assets/", distFolder);
  const sizes = new Map<string, number>();
  for await (const { name } of Deno.readDir(folder)) {
    const part = /^(after-load|measure)-[A-Z0-9]+\.js\.br$/.exec(name)?.[1];
    if (!part) continue;
    sizes.set(part, (await Deno.stat(new URL(name, folder))).size);
  }
  assert.deepEqual([...sizes.keys()].sort(), ["after-load", "measure"]);
  for (const [part, bytes] of sizes) {
    assert.ok(bytes <= 3100, `${part}: ${bytes}`);
  }
});
