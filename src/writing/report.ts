/**
 * `deno task report [FILE...]`: which pages are read most, and how they felt,
 * from the server's log; without files, from the standard input.
 */
import { pages } from "../../routes.ts";
import { notFoundPattern } from "../addresses/paths.ts";
import { reportOf } from "./log-report.ts";

const shown = 30;
const patterns = new Set(Object.keys(pages));
patterns.delete(notFoundPattern);

const texts = Deno.args.length > 0
  ? await Promise.all(Deno.args.map((file) => Deno.readTextFile(file)))
  : [await new Response(Deno.stdin.readable).text()];
const { from, to, reads, felt } = reportOf(
  texts.flatMap((text) => text.split("\n")),
  patterns,
);

if (!from) {
  console.log(
    'The log names no page. The server writes it with LOG_LEVEL "info".',
  );
} else {
  console.log(`From ${from} to ${to}\n\nPages that were asked for most`);
  for (const { path, count } of reads.slice(0, shown)) {
    console.log(`${String(count).padStart(8)}  ${path}`);
  }
  console.log("\nMeasured visits by the kind of page; three of four are below");
  for (const { route, visits, lcp, inp, cls } of felt) {
    const figures = `LCP ${lcp ?? "-"} ms, INP ${inp ?? "-"} ms, CLS ${
      cls ?? "-"
    }`;
    console.log(`${String(visits).padStart(8)}  ${route}  ${figures}`);
  }
  console.log(
    "\nCrawlers, prefetching and repeated visits count too; what a cache in\nfront of the server answers does not.",
  );
}
