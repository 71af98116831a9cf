/**
 * `deno task soak [--minutes N]`: visitors of all sorts, over a content
 * service with faults of all sorts. Reports how memory went, how full the
 * caches are, and every failure that no fault explains; ends with 1 if any.
 */
import { resultCacheLimits } from "../../src/content/cache/result-store.ts";
import { documentCacheLimits } from "../../src/server/documents/document-cache.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { each } from "../support/promises.ts";
import { openHandles, residentBytes, withHeapOf } from "../support/memory.ts";
import { startSite } from "../support/site.ts";
import { faultyContent } from "./faulty-content.ts";
import { slopePerMinute } from "./slope.ts";
import { visit } from "./visits.ts";

const megabyte = 1024 * 1024;
const visitors = 16;
/** Between two visits of one visitor, in milliseconds: faults, not load. */
const pauseMs = 100;
/** Growth that is still noise, in megabytes a minute. */
const mostSlope = 2;

const flag = Deno.args.indexOf("--minutes");
const minutes = flag < 0 ? 10 : Number(Deno.args[flag + 1]);
if (!(minutes > 0)) {
  console.error("--minutes: expected a number above 0");
  Deno.exit(2);
}

await using content = fakeContent(faultyContent());
await using site = await startSite({
  content,
  settings: {
    CONTENT_TIMEOUT_MS: "1000",
    CONTENT_FRESH_SECONDS: "1",
    CONTENT_STALE_SECONDS: "5",
  },
  flags: withHeapOf(128),
});

/** In the first minutes memory is still being taken, whatever is done with it. */
const isMeasured = minutes >= 5;
let end = performance.now();
const failures = new Map<string, number>();
const samples: { minute: number; megabytes: number }[] = [];
/** The most that was seen of what is kept. */
const kept = { answers: 0, pages: 0, pageBytes: 0 };
let visited = 0;

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function visitor(): Promise<void> {
  while (performance.now() < end) {
    const problem = await visit(site.origin).catch(String);
    visited++;
    if (problem) failures.set(problem, (failures.get(problem) ?? 0) + 1);
    // No test counts log lines here; the list must not grow for ever.
    if (site.lines.length > 5000) site.lines.length = 0;
    await pause(pauseMs);
  }
}

async function sample(): Promise<void> {
  const started = performance.now();
  while (performance.now() < end) {
    samples.push({
      minute: (performance.now() - started) / 60_000,
      megabytes: await residentBytes(site.pid) / megabyte,
    });
    await noteKept();
    await pause(1000);
  }
}

async function noteKept(): Promise<void> {
  const response = await fetch(`${site.origin}/healthz`);
  const { answers, pages } = (await response.json()).kept;
  kept.answers = Math.max(kept.answers, answers);
  kept.pages = Math.max(kept.pages, pages.entries);
  kept.pageBytes = Math.max(kept.pageBytes, pages.bytes);
}

/** Fills what is kept, so that memory that grows afterwards is lost. */
async function fill(): Promise<void> {
  await each(2 * resultCacheLimits.maxEntries, visitors, async (index) => {
    if (index % 100 === 0) await noteKept();
    const page = await fetch(`${site.origin}/blog?q=fill${index}`);
    const answer = await fetch(`${site.origin}/api/article/fill${index}`);
    await Promise.all([page.text(), answer.text()]);
  });
}

if (isMeasured) await fill();
end = performance.now() + minutes * 60_000;
console.log(`Soaking for ${minutes} min: ${visitors} visitors at once...`);
await Promise.all([sample(), ...Array.from({ length: visitors }, visitor)]);

const late = samples.slice(Math.floor(samples.length / 3));
const slope = slopePerMinute(late);
const sizes = samples.map((it) => it.megabytes);
const handles = await openHandles(site.pid);
const { code } = await site.stop();

console.log(`Visits            ${visited}`);
console.log(`Content requests  ${content.requests.length}`);
console.log(
  `Memory            ${sizes[0]?.toFixed(0)} MB at first, ${
    sizes.at(-1)?.toFixed(0)
  } MB at last, ${Math.max(...sizes).toFixed(0)} MB at most`,
);
console.log(`Memory slope      ${slope.toFixed(2)} MB/min, last two thirds`);
console.log(
  `Kept at most      ${kept.answers} answers, ${kept.pages} pages of ${
    (kept.pageBytes / megabyte).toFixed(1)
  } MB`,
);
console.log(`Open handles      ${handles}`);
console.log(`Exit status       ${code}`);
console.log(
  `Failures          ${[...failures.values()].reduce((a, b) => a + b, 0)}`,
);
for (const [problem, count] of failures) console.log(`  ${count} × ${problem}`);
const leaks = isMeasured && slope > mostSlope;
const { pages, guesses } = documentCacheLimits;
// Good answers and unknown ids have a bound each.
const overflows = kept.answers > 2 * resultCacheLimits.maxEntries ||
  kept.pages > pages.maxEntries + guesses.maxEntries ||
  kept.pageBytes > pages.maxBytes + guesses.maxBytes;
if (leaks) console.log("Memory grows.");
if (overflows) console.log("More is kept than the bounds allow.");
Deno.exit(failures.size > 0 || code !== 0 || leaks || overflows ? 1 : 0);
