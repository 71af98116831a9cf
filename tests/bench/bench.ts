/**
 * `deno task bench`: one table in one run. Each figure of ours stands beside
 * that of the plain way to serve the same React tree. The servers take turns.
 * `--write` keeps the table in docs/.
 */
import { readCommandLine } from "../../src/lib/command-line.ts";
import {
  type PrerenderedIndex,
  prerenderedIndex,
} from "../../src/server/build/prerendered.ts";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { startBrowser } from "../support/browser/chromium.ts";
import { article } from "../support/content/records.ts";
import { noCache } from "../support/settings.ts";
import { median } from "./median.ts";
import { type Server, startServer } from "./process.ts";
import { timeToShell } from "./shell-time.ts";
import { head, lines, ratio, row, say, whole } from "./table.ts";
import { type Visit, visitBlog } from "./visit.ts";

const { values: { write } } = readCommandLine(
  "deno task bench [--write]",
  { options: { write: { type: "boolean" } } },
);

const build = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "src/tools/build/build-when-stale.ts"],
  cwd: new URL("../../", import.meta.url),
}).spawn();
if (!(await build.status).success) Deno.exit(1);

const { siteUrl }: PrerenderedIndex = JSON.parse(
  await Deno.readTextFile(prerenderedIndex),
);
/** As deployed: with the public origin that the build was made for. */
const env = { LOG_LEVEL: "error", SITE_URL: siteUrl };

/** Both systems, with the same settings. */
async function startBoth(more: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const [ours, plain] = [
    stack.use(await startServer("main.ts", { ...env, ...more })),
    stack.use(
      await startServer("tests/bench/plain-server.ts", { ...env, ...more }),
    ),
  ];
  return { ours, plain, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Measures two systems in turns, and takes the middle figure of each. */
async function inTurns(
  rounds: number,
  { ours, plain }: { ours: Server; plain: Server },
  measure: (origin: string) => Promise<number>,
): Promise<[ours: number, plain: number]> {
  const found = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.ours.push(await measure(ours.origin));
    found.plain.push(await measure(plain.origin));
  }
  return [median(found.ours), median(found.plain)];
}

/** Twelve articles, which the list always shows in the same order. */
const articles = Array.from(
  { length: 12 },
  (_, index) => article({ _id: `a${index}`, tags: "AI, featured" }),
);

async function shells(): Promise<void> {
  head("time to shell, br, ms", "ours", "plain", "ours/plain");
  for (const delay of [0, 300, 2000]) {
    await using content = fakeContent(late(delay, withRecords({ articles })));
    const settings = { ...noCache, CONTENT_API_URL: content.origin };
    await using both = await startBoth(settings);
    const [ours, plain] = await inTurns(
      45,
      both,
      (origin) => timeToShell(`${origin}/blog`),
    );
    row(
      `content ${delay} ms late`,
      ours.toFixed(2),
      plain.toFixed(2),
      ratio(ours, plain),
    );
  }
}

/** What a cheap phone on a bad line sees, also when content is late. */
async function visits(): Promise<void> {
  const figures = {
    "first paint": "firstPaint",
    "largest paint": "largestPaint",
    "content shown": "contentShown",
    "long tasks": "longTasks",
  } as const;
  head("slow phone, ms", ...Object.keys(figures));
  const answer = withRecords({ articles });
  await using prompt = fakeContent(answer);
  await using slow = fakeContent(late(2000, answer));
  const over = (CONTENT_API_URL: string) =>
    startServer("main.ts", { ...env, ...noCache, CONTENT_API_URL });
  await using withPrompt = await over(prompt.origin);
  await using withSlow = await over(slow.origin);
  await using browser = await startBrowser();
  const found = { prompt: [] as Visit[], slow: [] as Visit[] };
  for (let round = 0; round < 9; round++) {
    found.prompt.push(await visitBlog(browser, withPrompt.origin));
    found.slow.push(await visitBlog(browser, withSlow.origin));
  }
  const middle = (visits: Visit[]) =>
    Object.values(figures).map((figure) =>
      median(visits.map((it) => it[figure]))
    );
  const [atOnce, slowly] = [middle(found.prompt), middle(found.slow)];
  row("/blog", ...atOnce.map(whole));
  row("/blog, content 2000 ms late", ...slowly.map(whole));
  row("late/at once", ...slowly.map((it, n) => ratio(it, atOnce[n] ?? 0)));
}

const { stdout } = await new Deno.Command("git", {
  args: ["describe", "--always", "--dirty", "--exclude=*"],
}).output();
const commit = new TextDecoder().decode(stdout).trim();
say("# Benchmarks");
say();
say(
  `Commit ${commit}; Deno ${Deno.version.deno}, ${navigator.hardwareConcurrency} processors. Compare figures of one run alone.`,
);
say();
say(
  "Plain: React renders the same components for each request, without our server and caches.",
);
await shells();
await visits();
if (write) {
  const file = new URL("../../docs/bench.md", import.meta.url);
  await Deno.writeTextFile(file, lines.join("\n") + "\n");
}
