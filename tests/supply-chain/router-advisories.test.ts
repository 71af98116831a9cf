/** Two weaknesses of the router's line 6, and why they cannot be reached. */
import assert from "node:assert/strict";
import {
  distFolder,
  readManifest,
} from "../../src/server/assets/build-manifest.ts";
import {
  articlePath,
  jobPath,
  projectPath,
} from "../../src/addresses/paths.ts";
import { success } from "../../src/content/transport/content-result.ts";
import { failing } from "../support/content/answers.ts";
import { testApp } from "../support/app.ts";
import { article, job } from "../support/content/records.ts";

const root = new URL("../../", import.meta.url);

async function sources(folder: URL): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const entry of Deno.readDir(folder)) {
    const file = new URL(entry.name, folder);
    if (entry.isDirectory) {
      const inner = await sources(new URL(`${entry.name}/`, folder));
      for (const [name, text] of inner) found.set(name, text);
    } else if (/\.tsx?$/.test(entry.name)) {
      found.set(
        file.pathname.slice(root.pathname.length),
        await Deno
          .readTextFile(file),
      );
    }
  }
  return found;
}

Deno.test("GHSA-337j-9hxr-rhxg: the browser's code never looks for hydration data on window", async () => {
  const manifest = await readManifest();
  assert.ok(manifest && manifest.assets.length > 3);
  for (const asset of manifest.assets.filter((it) => it.endsWith(".js"))) {
    const code = await Deno.readTextFile(new URL(`.${asset}`, distFolder));
    assert.doesNotMatch(code, /__staticRouterHydrationData/, asset);
    assert.doesNotMatch(code, /__subType/, asset);
  }
});

Deno.test("GHSA-337j-9hxr-rhxg: no page carries the router's hydration data or errors", async () => {
  const app = await testApp();
  for (const path of ["/", "/blog", "/careers", "/nowhere"]) {
    const html = await (await app.request(path)).text();
    assert.doesNotMatch(html, /__staticRouterHydrationData|__subType/);
    assert.doesNotMatch(html, /"errors"\s*:/);
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: ids from outside never make a link that leaves the site", async () => {
  const hostile = [
    "\\evil.example",
    "/evil.example",
    "//evil.example",
    "\t/evil.example",
    "..",
    "https://evil.example",
  ];
  for (const id of hostile) {
    for (const path of [articlePath(id), jobPath(id), projectPath(id)]) {
      const { origin, pathname } = new URL(path, "https://site.example");
      assert.equal(origin, "https://site.example", path);
      assert.doesNotMatch(pathname, /^\/[/\\]/);
      assert.doesNotMatch(
        path,
        /\\|^\/\//,
        "nothing for the router to misread",
      );
    }
  }
  const records = hostile.map((_id) => article({ _id, tags: "featured" }));
  const jobs = hostile.map((_id) => job({ _id }));
  const app = await testApp({
    calls: {
      articles: () => Promise.resolve(success(records)),
      jobs: () => Promise.resolve(success(jobs)),
    },
  });
  for (const path of ["/blog", "/careers"]) {
    const html = await (await app.request(path)).text();
    const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, it]) => it!);
    const away = links.filter((it) => {
      const { protocol, host } = new URL(it, "https://site.example");
      return protocol === "https:" && host.includes("evil");
    });
    assert.deepEqual(away, [], path);
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: no link's target is built from the current location", async () => {
  for (const [name, code] of await sources(new URL("src/", root))) {
    const targets = code.matchAll(/\b(?:to=|navigate\(|retryAt=)\{?([^}\n]*)/g);
    for (const [target, built] of targets) {
      const isOutside = /\b(?:pathname|search|hash|location)\b/
        .test(built ?? "");
      assert.ok(!isOutside, `${name}: ${target}`);
    }
  }
});

Deno.test("the way to try again is the page's own address, whatever was asked for", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  for (
    const [path, own] of [
      ["/blog?q=ink&x=//evil.example", "/blog?q=ink"],
      ["/blog/one?x=%5cevil.example", "/blog/one"],
      ["/careers?//evil.example", "/careers"],
      ["/careers/one?complete&q=1", "/careers/one"],
    ] as const
  ) {
    const html = await app.get(path);
    const [, state = ""] = /class="state state-error"([^]*)/.exec(html) ?? [];
    const [, href] = /<a [^>]*href="([^"]*)"/.exec(state) ?? [];
    assert.equal(href, own, path);
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: only the link component makes links, and nothing redirects", async () => {
  for (const [name, code] of await sources(new URL("src/", root))) {
    const imported = [
      ...code.matchAll(
        /import\s*\{([^}]*)\}\s*from\s*"(?:react-router|react-router-dom|@remix-run\/router)"/g,
      ),
    ].flatMap(([, names]) => names!.split(",").map((it) => it.trim()));
    const risky = imported.filter((it) =>
      /^(?:Link|NavLink|Navigate|Form|redirect|redirectDocument|replace)$/
        .test(it)
    );
    assert.deepEqual(risky, [], name);
  }
});
