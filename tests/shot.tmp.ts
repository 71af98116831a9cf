import { startBrowser } from "./support/browser/chromium.ts";
const [
  url,
  out,
  width = "1440",
  height = "900",
  scheme = "light",
  scroll = "0",
] = Deno.args;
const b = await startBrowser();
const c = await b.newContext({
  viewport: { width: +width, height: +height },
  colorScheme: scheme as "light",
});
const p = await c.newPage();
await p.goto(url);
await p.waitForTimeout(800);
if (scroll === "end") {
  await p.evaluate(() => {
    const s = document.querySelector(".works-strip")!;
    s.scrollLeft = s.scrollWidth;
  });
  await p.waitForTimeout(600);
}
await p.screenshot({ path: out, fullPage: scroll === "full" });
await b.close();
