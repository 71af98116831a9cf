/**
 * `deno task bench`: one table in one run. Every figure of ours stands beside
 * the same figure of the floor, constant bytes of the same page, and of the
 * plain way to serve the same React tree. The systems take turns.
 * `--quick` measures for a shorter time; `--write` keeps the table in docs/.
 */
import { articlePath, paths } from "../../src/paths.ts";
import { readManifest } from "../../src/server/assets/build-manifest.ts";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { allRecords } from "../support/content/records.ts";
import { noCache } from "../support/settings.ts";
import { findLoadTool, requestsPerSecond } from "./load.ts";
import { median } from "./median.ts";
import { memory } from "./memory.ts";
import { pageWeight } from "./page-weight.ts";
import { coldStart, startServer } from "./process.ts";
import {
  asDeployed,
  constants,
  featured,
  quick,
  quiet,
  rounds,
  seconds,
  write,
} from "./settings.ts";
import { secondVisits } from "./second-visit.ts";
import { timesToShell } from "./shell-time.ts";
import { head, lines, ratio, row, say, whole } from "./table.ts";
import { visits } from "./visits.ts";

const { articles } = await allRecords();
const article = articles.find(({ status }) => status === "published");

/** Pages by the work they cause on the server. */
const pages = [
  ["static page", "/"],
  ["warm blog", "/blog"],
  ["article", articlePath(article?._id ?? "")],
] as const;

/** The commit whose figures these are, such as "817cbe81". */
async function commit(): Promise<string> {
  const { stdout } = await new Deno.Command("git", {
    args: ["describe", "--always", "--dirty", "--exclude=*"],
  }).output();
  return new TextDecoder().decode(stdout).trim();
}

async function load(): Promise<void> {
  head("requests/s, br", "ours", "floor", "plain", "ours/floor", "ours/plain");
  const env = asDeployed();
  await using ours = await startServer(["main.ts"], env);
  await using cold = await startServer(["main.ts"], { ...env, ...noCache });
  await using floor = await startServer([constants, ours.origin]);
  await using plain = await startServer(
    ["tests/bench/plain-server.ts"],
    noCache,
  );
  const targets = [
    ...pages.map(([name, path]) => ({ name, path, origin: ours.origin })),
    { name: "cold blog", path: "/blog", origin: cold.origin },
  ];
  for (const { name, path, origin } of targets) {
    const found: Record<string, number[]> = { ours: [], floor: [], plain: [] };
    for (let round = 0; round < rounds; round++) {
      for (
        const [who, at] of [
          ["ours", origin],
          ["floor", floor.origin],
          ["plain", plain.origin],
        ] as const
      ) {
        if (round === 0) await requestsPerSecond(at + path, 1);
        found[who]?.push(await requestsPerSecond(at + path, seconds));
      }
    }
    const [a, b, c] = ["ours", "floor", "plain"].map((who) =>
      median(found[who] ?? [])
    ) as [number, number, number];
    row(name, whole(a), whole(b), whole(c), ratio(a, b), ratio(a, c));
  }
  const before = await ours.processorSeconds();
  const rate = await requestsPerSecond(`${ours.origin}/`, seconds);
  const used = await ours.processorSeconds() - before;
  say();
  say(
    `Processor time of one static page: ${
      (used / (rate * seconds) * 1e6).toFixed(1)
    } µs. Peak memory: ${whole(await ours.peakMemory() / 1e6)} MB.`,
  );
}

async function shells(): Promise<void> {
  head("time to shell, br, ms", "ours", "floor", "ours/floor");
  const articles = featured(12);
  for (const delay of [0, 300, 2000]) {
    const fake = fakeContent(late(delay, withRecords({ articles })));
    const settings = { CONTENT_API_URL: fake.origin, ...quiet, ...noCache };
    {
      await using ours = await startServer(["main.ts"], settings);
      await using floor = await startServer([
        constants,
        ours.origin,
        String(delay),
      ]);
      const [a, b] = await timesToShell(
        [`${ours.origin}/blog`, `${floor.origin}/blog`] as const,
        quick ? 15 : 45,
      );
      row(`content ${delay} ms late`, a.toFixed(2), b.toFixed(2), ratio(a, b));
    }
    await fake[Symbol.asyncDispose]();
  }
}

async function bytes(): Promise<void> {
  head("bytes, br", "HTML", "CSS", "scripts", "fonts");
  const manifest = await readManifest();
  if (!manifest) throw new Error('Cannot measure: run "deno task build" first');
  await using ours = await startServer(["main.ts"], asDeployed());
  for (
    const path of [
      paths.home,
      paths.blog,
      paths.portfolio,
      paths.branding,
    ]
  ) {
    await (await fetch(ours.origin + path)).body?.cancel();
    const weight = await pageWeight(ours.origin, path, {
      manifest,
      pattern: path,
    });
    row(path, weight.html, weight.css, weight.scripts, weight.fonts);
  }
}

async function starts(): Promise<void> {
  head("cold start to the first 200, ms", "ours", "empty server", "ratio");
  const ours: number[] = [];
  const empty: number[] = [];
  const env = asDeployed();
  for (let round = 0; round < (quick ? 5 : 15); round++) {
    empty.push(await coldStart(["tests/bench/empty-server.ts"], env));
    ours.push(await coldStart(["main.ts"], env));
  }
  const [a, b] = [median(ours), median(empty)];
  row("", a.toFixed(1), b.toFixed(1), ratio(a, b));
}

const build = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "src/tools/build/build-when-stale.ts"],
  cwd: new URL("../../", import.meta.url),
}).spawn();
if (!(await build.status).success) Deno.exit(1);
await findLoadTool();
say("# Benchmarks");
say();
say(
  `Commit ${await commit()}; Deno ${Deno.version.deno}, ${navigator.hardwareConcurrency} processors; load by wrk, one thread, 32 connections. Ratios within one run.`,
);
say();
say(
  "Floor: a server that sends constant bytes of the same page. Plain: React renders the same components for each request, without our server and caches.",
);
await load();
await shells();
await bytes();
await secondVisits();
await starts();
await visits();
await memory();
if (write) {
  const file = new URL("../../docs/bench.md", import.meta.url);
  await Deno.writeTextFile(file, lines.join("\n") + "\n");
}
