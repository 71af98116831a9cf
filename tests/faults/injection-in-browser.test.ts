import assert from "node:assert/strict";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { article, goodContent, job } from "../support/fake-content.ts";
import { payloads } from "../support/hostile.ts";
import { stage } from "../support/stage.ts";

const site = stage();

Deno.test("E3 E4 no content runs, reports or leads away in a browser", async () => {
  const text = payloads.join(" ");
  const line = text.replaceAll(",", ";");
  site.content.answer = goodContent(
    [article({
      _id: "x",
      title: line,
      author: line,
      tags: `${line}, featured`,
      content: [{
        type: "paragraph",
        paragraphTitle: line,
        paragraphText: text,
      }],
    })],
    [job({
      _id: "x",
      title: line,
      desc: text,
      location: line,
      dept: line,
      salary: line,
      experience: line,
      submission_link: "javascript:pwned=1",
    })],
  );
  for (
    const path of [paths.blog, articlePath("x"), paths.careers, jobPath("x")]
  ) {
    await using visit = await site.visit(path, { until: "alive" });
    const { page, complaints } = visit;
    const inside = page.locator("main");
    await inside.getByText("pwned=1").first().waitFor();
    const found = await page.evaluate(() => ({
      ran: "pwned" in globalThis,
      strangers: document.querySelectorAll(
        "main :is(script:not([type='application/json']), iframe, object, embed, base, style, meta, math, [style], [onerror], [onload], [onclick], [srcdoc])",
      ).length,
      away: [...document.links].map(({ href }) => href)
        .filter((href) => /^(?:javascript|data):|evil\.example\//.test(href)),
      host: location.host,
    }));
    assert.deepEqual(found, {
      ran: false,
      strangers: 0,
      away: [],
      host: new URL(site.site.origin).host,
    });
    assert.deepEqual(complaints, [], path);
  }
});
