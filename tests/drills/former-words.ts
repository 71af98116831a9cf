/**
 * Searches what visitors, crawlers and editors see for words of a former brand:
 * pages, feeds, files and forms. The drill of another agency runs it in its
 * checkout, with the words as JSON, and reads a list of what is left.
 */
import { filesOf, textOf } from "../docs/source-files.ts";
import { cmsConfig } from "../../src/tools/edit/records/cms-config.ts";
import { startSite } from "../support/site.ts";
import { feedPaths, paths } from "../../src/paths.ts";

const words: readonly string[] = JSON.parse(Deno.args[0] ?? "[]");

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

/** Files of the site and of its owner: names, drawings and texts. */
async function searchFiles(): Promise<void> {
  const files = [
    ...await filesOf("static", /./),
    ...await filesOf("data", /./),
  ];
  for (const file of files) {
    search(`${file} (name)`, file);
    if (file.endsWith(".svg")) search(file, await textOf(file));
    if (file.endsWith(".json")) {
      searchTexts(file, JSON.parse(await textOf(file)));
    }
  }
}

/** The texts in a value, without the names of its fields. */
function searchTexts(place: string, value: unknown): void {
  JSON.stringify(value, (name, it) => {
    if (typeof it === "string") search(`${place} (${name})`, it);
    return it;
  });
}

/** What the editor's forms say; their values are those of the files. */
function searchForms(): void {
  JSON.stringify(cmsConfig(), (name, it) => {
    if (/^(?:label|hint|summary)/.test(name) && typeof it === "string") {
      search(`form (${name})`, it);
    }
    return it;
  });
}

await searchPages();
await searchFiles();
searchForms();
console.log(left.join("\n"));
