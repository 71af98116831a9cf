import { reportPath } from "../../src/paths.ts";
import {
  type FakeAnswer,
  late,
  withRecords,
} from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { listNames } from "../../src/content/record-kinds.ts";
import { listPages, recordPages } from "../support/addresses.ts";
import { oneOfEach } from "../support/sections.ts";
import { article } from "../support/content/records.ts";
import { processFile } from "../support/processes.ts";
import { each } from "../support/promises.ts";
import { connect } from "../support/raw-client.ts";
import { startSite } from "../support/site.ts";

const visitors = 16;
/** Clients that send junk tokens and never finish their requests. */
const attackers = 4;
/** Between two visits of one visitor, in milliseconds: faults, not load. */
const pauseMs = 100;
/** More addresses than any cache keeps. */
const fillingVisits = 3000;
/** Growth up to this many megabytes a minute is noise. */
const mostSlope = 2;

/** A moment of the soak. */
interface Sample {
  minute: number;
  megabytes: number;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const below = (count: number) => Math.floor(Math.random() * count);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const good = withRecords({
  ...oneOfEach(...Array.from({ length: 20 }, (_, index) => `post-${index}`)),
  articles: Array.from(
    { length: 40 },
    (_, index) => article({ _id: `post-${index}`, tags: "featured" }),
  ),
});

const faults: readonly FakeAnswer[] = [
  late(300, good),
  late(3000, good),
  () => Response.json({ error: "Out of order" }, { status: 500 }),
  () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
  () => new Response("", { status: 503 }),
  () => Response.json({ errorMessage: "Not today" }),
  () => Response.json({ articles: { 0: null } }),
  () => new Response('{"articles":[{"_id":'),
  () => Response.json({ articles: ["x".repeat(6_000_000)] }),
  () => new Response(null, { status: 204 }),
];

/** Paths, and the statuses that they may have while the service is failing. */
const visits: readonly (() => [path: string, ...statuses: number[]])[] = [
  () => [pick(["/", "/about-us", "/portfolio?show=all"]), 200],
  () => [`/services?utm=${below(1e6)}`, 200],
  () => [pick([...listPages, `/blog?q=text${below(1e6)}`]), 200],
  () => [pick(recordPages(`post-${below(60)}`)), 200, 404, 503],
  () => [`/no-such-page-${below(1e6)}`, 404],
  () => ["/%E0%A4%A", 400, 404],
  () => [pick(listNames.map((it) => `/api/${it}`)), 200, 502, 504],
  () => [`/api/article/post-${below(60)}`, 200, 404, 502, 504],
];

/** What was wrong with a visit, if anything. */
async function visit(origin: string): Promise<string | undefined> {
  const [path, ...statuses] = pick(visits)();
  // Some visitors leave before the page arrives.
  const signal = Math.random() < 0.1 ? AbortSignal.timeout(20) : undefined;
  try {
    const response = await fetch(origin + path, { signal });
    const body = await response.text();
    if (!statuses.includes(response.status)) {
      return `${path}: status ${response.status}`;
    }
    const isPage = response.headers.get("content-type")?.includes("text/html");
    return isPage && !body.includes("</html>")
      ? `${path}: cut short`
      : undefined;
  } catch (cause) {
    return signal?.aborted ? undefined : `${path}: ${cause}`;
  }
}

/** Sends half a request and calls with a junk token, whatever the answers are. */
async function attack(origin: string): Promise<void> {
  using connection = await connect(origin);
  const half = `POST ${reportPath} HTTP/1.1\r\nHost: ${
    new URL(origin).host
  }\r\nContent-Length: 5000\r\n\r\n{`;
  await connection.write(new TextEncoder().encode(half));
  const headers = { Authorization: `Token ${below(1e6)}` };
  const path = pick(["/api/articles", "/api/article/none"]);
  await (await fetch(origin + path, { headers })).text();
  await pause(1000);
}

/** The resident memory of a process in bytes; 0 where unknown. */
async function residentBytes(pid: number): Promise<number> {
  const status = await processFile(pid, "status");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Growth in megabytes a minute: the line of least squares through samples. */
function slopePerMinute(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean((it) => it.minute), mean((it) => it.megabytes)];
  const over = mean((it) => (it.minute - x) * (it.megabytes - y));
  return over / mean((it) => (it.minute - x) ** 2);
}

/**
 * Visits the site for some minutes while its content service fails in many
 * ways and other clients attack it, and prints how its memory went.
 * @returns Whether every visit went well and memory did not grow.
 */
export async function soak(minutes: number): Promise<boolean> {
  await using content = fakeContent((request) =>
    (Math.random() < 0.3 ? pick(faults) : good)(request)
  );
  await using site = await startSite({
    content,
    settings: {
      CONTENT_TIMEOUT_MS: "1000",
      CONTENT_FRESH_SECONDS: "1",
      CONTENT_STALE_SECONDS: "5",
    },
    // Garbage is collected early, so growth means a leak.
    flags: ["-A", "--v8-flags=--max-old-space-size=128"],
  });
  // What grows after the caches are full is lost.
  await each(fillingVisits, visitors, async (index) => {
    for (const path of ["/blog?q=", "/api/article/"]) {
      await (await fetch(`${site.origin}${path}fill${index}`)).text();
    }
  });
  console.log(`Soaking for ${minutes} min: ${visitors} visitors at once...`);

  const started = performance.now();
  const minute = () => (performance.now() - started) / 60_000;
  const samples: Sample[] = [];
  const problems: string[] = [];
  let count = 0;
  async function sample(): Promise<void> {
    while (minute() < minutes) {
      const megabytes = await residentBytes(site.pid) / 1e6;
      samples.push({ minute: minute(), megabytes });
      await pause(1000);
    }
  }
  async function visitor(): Promise<void> {
    while (minute() < minutes) {
      const problem = await visit(site.origin);
      if (problem) problems.push(problem);
      count++;
      // Nothing here reads the request log.
      site.lines.length = 0;
      await pause(pauseMs);
    }
  }
  async function attacker(): Promise<void> {
    while (minute() < minutes) await attack(site.origin).catch(() => {});
  }
  await Promise.all([
    sample(),
    ...Array.from({ length: visitors }, visitor),
    ...Array.from({ length: attackers }, attacker),
  ]);
  const { code } = await site.stop();

  const sizes = samples.map(({ megabytes }) => megabytes);
  const slope = slopePerMinute(samples.slice(Math.floor(samples.length / 3)));
  console.log(`Visits        ${count}
Memory        ${sizes[0]?.toFixed()} MB at first, ${
    sizes.at(-1)?.toFixed()
  } MB at last
Memory slope  ${slope.toFixed(2)} MB/min (judged after 5 minutes)
Exit status   ${code}
Failures      ${problems.length}`);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  // In the first minutes memory is still being taken, whatever is done with it.
  return problems.length === 0 && code === 0 &&
    (minutes < 5 || slope <= mostSlope);
}
