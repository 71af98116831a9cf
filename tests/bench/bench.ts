/**
 * `deno task bench`: one table in one run. Each figure of ours stands beside
 * that of React alone, which serves the same pages in the usual way. The
 * servers take turns. `--write` keeps the table in docs/.
 */
import { readCommandLine } from "../../src/lib/command-line.ts";
import { paths } from "../../src/paths.ts";
import {
  type PrerenderedIndex,
  prerenderedIndex,
} from "../../src/server/build/prerendered.ts";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { startBrowser } from "../support/browser/chromium.ts";
import { article } from "../support/content/records.ts";
import { noCache } from "../support/settings.ts";
import { requestsPerSecond } from "./load.ts";
import { median } from "./median.ts";
import { type Server, startServer } from "./process.ts";
import { timeToShell } from "./shell-time.ts";
import { head, lines, ratio, row, say, whole } from "./table.ts";
import { type Visit, visit } from "./visit.ts";

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

/** Both servers, with the same settings. */
async function startBoth(more: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const start = async (script: string) =>
    stack.use(await startServer(script, { ...env, ...more }));
  const both = {
    ours: await start("main.ts"),
    alone: await start("tests/bench/react-alone.tsx"),
  };
  return { ...both, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Measures two servers in turns. */
async function inTurns<T>(
  rounds: number,
  { ours, alone }: { ours: Server; alone: Server },
  measure: (origin: string) => Promise<T>,
): Promise<{ ours: T[]; alone: T[] }> {
  const found = { ours: [] as T[], alone: [] as T[] };
  for (let round = 0; round < rounds; round++) {
    found.ours.push(await measure(ours.origin));
    found.alone.push(await measure(alone.origin));
  }
  return found;
}

/** A row with the middle figures of both servers. */
function compare(
  name: string,
  found: { ours: number[]; alone: number[] },
  shown = whole,
): void {
  const [ours, alone] = [median(found.ours), median(found.alone)];
  row(name, shown(ours), shown(alone), ratio(ours, alone));
}

const servers = ["this server", "React alone", "÷"];
/** A title of letters, in whose cases searches for it differ. */
const title = "Streaming without frameworks";
/** Twelve articles, which the list always shows in the same order. */
const articles = Array.from(
  { length: 12 },
  (_, index) => article({ _id: `a${index}`, tags: "AI, featured", title }),
);

/** Searches that find all articles, each at an address of its own. */
function newSearches(): () => string {
  let count = 0;
  return () => {
    const letters = [...title].map((letter, index) =>
      count >> index & 1 ? letter.toUpperCase() : letter.toLowerCase()
    );
    count++;
    return `${paths.blog}?${new URLSearchParams({ q: letters.join("") })}`;
  };
}

async function loads(): Promise<void> {
  head("requests a second, br", ...servers);
  await using content = fakeContent(withRecords({ articles }));
  await using both = await startBoth({ CONTENT_API_URL: content.origin });
  for (const path of [paths.about, paths.blog]) {
    compare(
      `${path}, here from memory`,
      await inTurns(5, both, (origin) => requestsPerSecond(origin, () => path)),
    );
  }
  const search = newSearches();
  compare(
    `${paths.blog}?q=…, rendered by both`,
    await inTurns(5, both, (origin) => requestsPerSecond(origin, search)),
  );
}

async function shells(): Promise<void> {
  head("time to the shell, br, ms", ...servers);
  for (const delay of [0, 2000]) {
    await using content = fakeContent(late(delay, withRecords({ articles })));
    const settings = { ...noCache, CONTENT_API_URL: content.origin };
    await using both = await startBoth(settings);
    compare(
      `${paths.blog}, content ${delay} ms late`,
      await inTurns(
        45,
        both,
        (origin) => timeToShell(origin + paths.blog),
      ),
      (ms) => ms.toFixed(2),
    );
  }
}

/** What a cheap phone on a bad line sees, also when content is late. */
async function visits(): Promise<void> {
  head("slow phone, ms", ...servers);
  await using browser = await startBrowser();
  const of = (found: { ours: Visit[]; alone: Visit[] }, key: keyof Visit) => ({
    ours: found.ours.map((it) => it[key]),
    alone: found.alone.map((it) => it[key]),
  });
  const firstPaints: number[] = [];
  for (
    const { path, delay, last } of [
      { path: paths.about, delay: 0, last: "main" },
      { path: paths.blog, delay: 0, last: "main .blog-grid a" },
      { path: paths.blog, delay: 2000, last: "main .blog-grid a" },
    ]
  ) {
    await using content = fakeContent(late(delay, withRecords({ articles })));
    await using both = await startBoth({
      ...noCache,
      CONTENT_API_URL: content.origin,
    });
    const found = await inTurns(
      9,
      both,
      (origin) => visit(browser, origin + path, last),
    );
    const name = path + (delay ? `, content ${delay} ms late` : "");
    compare(`${name}: first paint`, of(found, "firstPaint"));
    compare(`${name}: largest paint`, of(found, "largestPaint"));
    firstPaints.push(median(of(found, "firstPaint").ours));
  }
  const [, prompt = 0, slow = 0] = firstPaints;
  say();
  say(
    `First paint of ${paths.blog} here, content 2000 ms late ÷ at once: ${
      ratio(slow, prompt)
    }.`,
  );
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
  "React alone: the same pages in the usual way. Hono renders each request, the head loads all styles and modules, the runtime compresses pages.",
);
await loads();
await shells();
await visits();
if (write) {
  const file = new URL("../../docs/bench.md", import.meta.url);
  await Deno.writeTextFile(file, lines.join("\n") + "\n");
}
