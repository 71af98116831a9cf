/**
 * Searches the built site, as it is served and in its files, for words of a
 * former brand: the drill of another agency runs it in its checkout, with the
 * words as JSON, and reads a list of what is left.
 */
import { filesOf, textOf } from "../docs/source-files.ts";
import { readBuild } from "../../src/server/assets/build-manifest.ts";
import { startSite } from "../support/site.ts";
import { feedPaths, paths } from "../../src/paths.ts";

const words: readonly string[] = JSON.parse(Deno.args[0] ?? "[]");
const dist = Deno.env.get("DIST_FOLDER") ?? "dist";

/** Matches a word in any case, with any signs between its parts. */
function patternOf(word: string): RegExp {
  const parts = word.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s.,-]/gu) ?? [];
  const inside = parts.map((it) => it.replace(/[+$]/, "\\$&")).join(
    "[^\\p{L}\\p{N}]{0,3}",
  );
  const before = /^[\p{L}\p{N}]/u.test(word) ? "(?<![\\p{L}\\p{N}])" : "";
  const after = /[\p{L}\p{N}]$/u.test(word) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(before + inside + after, "giu");
}

const patterns = words.map((word) => ({ word, pattern: patternOf(word) }));
const left: string[] = [];

function search(place: string, text: string): void {
  for (const { word, pattern } of patterns) {
    const found = [...text.matchAll(pattern)];
    const [first] = found;
    if (!first) continue;
    const start = Math.max(0, first.index - 30);
    const around = text.slice(start, first.index + word.length + 30)
      .replace(/\s+/g, " ");
    left.push(`${place}: "${word}" ${found.length} times, as in: …${around}…`);
  }
}

/** The addresses of the sitemap, those outside it, and what they show. */
async function searchPages(): Promise<void> {
  const settings = { SITE_URL: "https://agency.test" };
  await using site = await startSite({ settings });
  const sitemap = await site.get(feedPaths.sitemap);
  const addresses = new Set([
    ...Array.from(
      sitemap.matchAll(/<loc>https:\/\/agency\.test(.*?)<\/loc>/g),
      ([, path = ""]) => path || "/",
    ),
    ...Object.values(paths).filter((path) => !path.includes(":")),
    ...Object.values(feedPaths),
    ...["/no-such-page", "/api/articles", "/speculation-rules.json"],
  ]);
  for (const address of addresses) {
    const response = await fetch(site.origin + address, {
      headers: { "user-agent": "Googlebot" },
    });
    search(`${address} (headers)`, JSON.stringify([...response.headers]));
    search(address, await response.text());
  }
}

await searchPages();
for (const file of await filesOf(dist, /(?<!\.(?:br|gz|zst|map))$/)) {
  search(`${file} (name)`, file);
  if (/\.(?:[cm]?js|css|json|html|svg|txt|xml)$/.test(file)) {
    search(file, await textOf(file));
  }
}
for (const file of readBuild().files) {
  search(`${file} (name)`, file);
  if (/\.(?:svg|js)$/.test(file)) search(file, await textOf(`static${file}`));
}
console.log(left.join("\n"));
