import { type SharedSite, useSite as sharedSite } from "../site.ts";
import { type EnginePage, sharedPage, type Size, visit } from "./engine.ts";
import { openChromium } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import { openWebkit } from "./webkit.ts";

interface Engine {
  name: "Chromium" | "Firefox" | "WebKit";
  open(): Promise<EnginePage>;
}

const chromium: Engine = { name: "Chromium", open: openChromium };

/** The engines besides Chromium; other systems than Linux have other browsers. */
export const engines: Engine[] = Deno.build.os === "linux"
  ? [
    { name: "Firefox", open: () => openFirefox() },
    { name: "WebKit", open: () => openWebkit() },
  ]
  : [];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** An engine with a page open, and the site that the tests of a file share. */
export interface EngineTests {
  name: Engine["name"];
  site: SharedSite;
  /** The page, once a test runs. */
  opened(): EnginePage;
  /** Shows a path of the site in a window of a size, and waits for hydration. */
  visitAt(size: Size, path: string): Promise<EnginePage>;
}

/**
 * Registers tests of the whole set of journeys in each engine: none, unless the
 * run is `deno task test --engines`.
 */
export function inEachEngine(register: (tests: EngineTests) => void): void {
  if (Deno.env.get("ENGINES") !== "all") return;
  const site = sharedSite();
  for (const { name, open } of [chromium, ...engines]) {
    const opened = sharedPage(open);
    register({
      name,
      site,
      opened,
      async visitAt(size, path) {
        const page = opened();
        await page.resize(size);
        await visit(page, site.origin + path);
        return page;
      },
    });
  }
}
