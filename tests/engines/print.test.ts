/** Firefox divides some layouts on paper worse than other engines. */
import assert from "node:assert/strict";
import { articlePath, jobPath, paths } from "../../src/addresses/paths.ts";
import { samples } from "../support/addresses.ts";
import { sharedPage, visit } from "../support/engines/engine.ts";
import { engines } from "../support/engines/engines.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const firefox = engines.find(({ name }) => name === "Firefox");

/** The lines of each page of a PDF. */
async function linesOfPages(pdf: string): Promise<string[][]> {
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  await Deno.writeFile(file, Uint8Array.fromBase64(pdf));
  const { stdout } = await new Deno.Command("pdftotext", {
    args: ["-layout", file, "-"],
  }).output();
  await Deno.remove(file);
  return new TextDecoder().decode(stdout).split("\f")
    .map((page) =>
      page.split("\n").map((line) => line.trim()).filter((line) => line !== "")
    )
    .filter((lines) => lines.length > 0);
}

if (firefox) {
  const opened = sharedPage(firefox.open);

  for (
    const path of [
      articlePath(samples.article.id),
      jobPath(samples.job.id),
      paths.careers,
    ]
  ) {
    Deno.test(`${path} is printed by Firefox without a line cut in half`, async () => {
      const page = opened();
      await visit(page, site.origin + path);
      const pages = await linesOfPages(await page.print?.() ?? "");
      assert.ok(pages.length > 1);
      for (const [index, lines] of pages.entries()) {
        const last = lines.at(-1) ?? "";
        // A line that is cut in half is on both pages.
        assert.notEqual(last, pages[index + 1]?.[0]);
      }
    });
  }
}
