import { type SharedSite, useSite as sharedSite } from "../site.ts";
import { type EnginePage, sharedPage, type Size, visit } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { canJudge } from "./judges.ts";
import { openWebkit } from "./webkit.ts";

interface Engine {
  name: "Firefox" | "WebKit";
  open(): Promise<EnginePage>;
  /** Opens it with double text size. */
  openWithLargeText(): Promise<EnginePage>;
  /** Whether a test can read what it prints. */
  canPrint: boolean;
}

const firefox: Engine = {
  name: "Firefox",
  open: () => openFirefox(),
  openWithLargeText: () => openFirefox({ "font.size.variable.x-western": 32 }),
  canPrint: canJudge("pdftotext"),
};

const webkit: Engine = {
  name: "WebKit",
  open: () => openWebkit(),
  openWithLargeText: () => openWebkit({ "default-font-size": 32 }),
  canPrint: canJudge("pdftotext", "xdotool"),
};

/**
 * The engines of this machine besides Chromium, which all other tests of
 * browsers use.
 */
export const engines: Engine[] = [
  ...(canJudge("firefox-esr") ? [firefox] : []),
  ...(canJudge("WebKitWebDriver", "Xvfb") ? [webkit] : []),
];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** An engine with an open page, and the site that the tests of a file share. */
interface EngineTests {
  name: Engine["name"];
  site: SharedSite;
  /** The page, once a test runs. */
  opened(): EnginePage;
  openWithLargeText: Engine["openWithLargeText"];
  /** Opens a path of the site at a window size and waits for hydration. */
  visitAt(size: Size, path: string): Promise<EnginePage>;
}

/** Registers tests in each engine of this machine. */
export function inEachEngine(register: (tests: EngineTests) => void): void {
  const site = sharedSite();
  for (const { name, open, openWithLargeText } of engines) {
    const opened = sharedPage(open);
    register({
      name,
      site,
      opened,
      openWithLargeText,
      async visitAt(size, path) {
        const page = opened();
        await page.resize(size);
        await visit(page, site.origin + path);
        return page;
      },
    });
  }
}
