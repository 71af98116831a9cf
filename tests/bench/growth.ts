import { readContentFiles } from "../../src/pages/records.server.ts";
import { withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { requestsPerSecond } from "./load.ts";
import { startServer } from "./process.ts";
import { quiet, seconds } from "./settings.ts";
import { head, row, whole } from "./table.ts";

/** What more articles cost: bytes and processor time of a list, and memory. */
export async function growth(): Promise<void> {
  head(
    "articles",
    "their size, kB",
    "bytes of /blog, br",
    "µs a request",
    "memory held, MB",
  );
  const folder = new URL("../../data/content/", import.meta.url);
  const { articles: own } = await readContentFiles(folder);
  for (const count of [12, 200, 5000]) {
    const articles = Array.from({ length: count }, (_, index) => ({
      ...own[index % own.length]!,
      _id: `a${index}`,
    }));
    await using fake = fakeContent(withRecords({ articles }));
    await using ours = await startServer(["main.ts"], {
      ...quiet,
      CONTENT_API_URL: fake.origin,
    });
    const url = `${ours.origin}/blog`;
    for (let visit = 0; visit < 3; visit++) await (await fetch(url)).text();
    await requestsPerSecond(url, 1);
    const coded = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await coded.body?.cancel();
    const before = await ours.processorSeconds();
    const rate = await requestsPerSecond(url, seconds);
    const used = await ours.processorSeconds() - before;
    row(
      count,
      whole(JSON.stringify(articles).length / 1000),
      coded.headers.get("content-length") ?? "–",
      (used / (rate * seconds) * 1e6).toFixed(1),
      ((await retained(fake.origin)) / 1e6).toFixed(1),
    );
  }
}

async function retained(contentOrigin: string): Promise<number> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      "--v8-flags=--expose-gc",
      "tests/bench/retained.ts",
    ],
    cwd: new URL("../../", import.meta.url),
    env: {
      NODE_ENV: "production",
      SITE_URL: "http://localhost:8000",
      CONTENT_API_URL: contentOrigin,
    },
  }).output();
  return Number(new TextDecoder().decode(stdout));
}
