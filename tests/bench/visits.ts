import { startBrowser } from "../support/browser/chromium.ts";
import { late, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { noCache } from "../support/settings.ts";
import { median } from "./median.ts";
import { startServer } from "./process.ts";
import { asDeployed, constants, featured, quick, quiet } from "./settings.ts";
import { head, ratio, row, whole } from "./table.ts";
import { type Visit, visit } from "./visit.ts";

/** What a cheap phone on a bad line sees, of our pages and of the floor's. */
export async function visits(): Promise<void> {
  head(
    "slow phone, ms",
    "of",
    "first paint",
    "largest paint",
    "content shown",
    "click works",
    "long tasks",
    "layout shift",
  );
  const delay = 300;
  const articles = featured(12);
  await using fake = fakeContent(late(delay, withRecords({ articles })));
  const lateContent = { ...quiet, CONTENT_API_URL: fake.origin, ...noCache };
  await using warm = await startServer(["main.ts"], asDeployed());
  await using cold = await startServer(["main.ts"], lateContent);
  await using browser = await startBrowser();
  for (
    const { name, path, content, ours } of [
      { name: "/", path: "/", content: "Why work with us", ours: warm },
      { name: "/blog", path: "/blog", content: "RECENT POSTS", ours: warm },
      {
        name: `/blog, content ${delay} ms late`,
        path: "/blog",
        content: "RECENT POSTS",
        ours: cold,
      },
    ]
  ) {
    await using floor = await startServer([
      constants,
      ours.origin,
      String(delay),
    ]);
    const found: { ours: Visit[]; floor: Visit[] } = { ours: [], floor: [] };
    // The first visits fill the caches of both servers.
    for (let round = 0; round <= (quick ? 1 : 9); round++) {
      for (
        const [who, { origin }] of [["ours", ours], ["floor", floor]] as const
      ) {
        const one = await visit(browser, origin + path, content);
        if (round > 0) found[who].push(one);
      }
    }
    const keys = [
      "firstPaint",
      "largestPaint",
      "contentShown",
      "clickWorks",
      "longTasks",
    ] as const;
    const of = (visits: Visit[], key: keyof Visit) =>
      median(visits.map((one) => one[key]));
    for (const who of ["ours", "floor"] as const) {
      row(
        name,
        who,
        ...keys.map((key) => whole(of(found[who], key))),
        of(found[who], "shift").toFixed(4),
      );
    }
    row(
      name,
      "ours/floor",
      ...keys.map((key) => ratio(of(found.ours, key), of(found.floor, key))),
      "",
    );
  }
}
