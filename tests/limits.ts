/**
 * The most that visitors should have to load. These limits catch accidents, such
 * as a library in the scripts of every page. Where a change is worth its bytes,
 * raise the limit here, to about 10 % above what the failed test says.
 *
 * HTML, scripts and styles are weighed as they are sent, compressed with Brotli,
 * with the content of the fixtures.
 */
import assert from "node:assert/strict";

interface Limit {
  most: number;
  /** The unit; bytes by default. */
  unit?: string;
  /** What to do when it is exceeded. */
  remedy: string;
}

export const limits = {
  /**
   * TCP's initial congestion window: ten packets. The rest takes another round
   * trip. This limit cannot be raised.
   */
  firstFlight: {
    most: 14_000,
    remedy:
      "Shorten src/ui/styles/first.css, the page's .first.css, or what the page has before its heading.",
  },

  /** A page's HTML, with its first styles and the data of its loader. */
  document: {
    most: 18_900,
    remedy:
      "See what the page's loader returns and what the page's .first.css lists for it.",
  },

  /** The elements of a page; Lighthouse warns of more. */
  elements: {
    most: 1_400,
    unit: "elements",
    remedy: "Show fewer items at first, or draw with fewer elements.",
  },

  /**
   * Scripts that every visit loads before the first interaction, on any line.
   */
  beforeInteraction: {
    most: 7_500,
    remedy:
      "Keep `src/browser/early/` small; what can wait for React belongs in src/browser/idle-tasks.ts.",
  },

  /** Scripts without which a page cannot be hydrated. */
  scripts: {
    most: 126_500,
    remedy:
      "Run `ls -lS dist/assets/*.br` before and after the change to see which file grew; drop the import, or load the module later with import().",
  },

  /** The files of these scripts. */
  scriptFiles: {
    most: 18,
    unit: "files",
    remedy:
      "Too few modules are in the shared chunk: see `usesInShared` in src/tools/build/client/scripts.ts.",
  },

  /** Scripts that every page may load later, when the browser is idle. */
  lateScripts: {
    most: 30_000,
    remedy:
      "Run `ls -lS dist/assets/*.br` before and after the change to see which file grew, and drop the import.",
  },

  /** Scripts that a returning visitor loads again after a deployment. */
  secondVisit: {
    most: 31_000,
    remedy:
      "See which modules are in the shared chunk of src/tools/build/client/scripts.ts, and load those that not every page needs later, with import().",
  },

  /** The styles in a page's HTML and in the stylesheets that it loads. */
  styles: {
    most: 26_500,
    remedy:
      "Delete styles that nothing uses; share those that pages repeat, beside a component of src/ui/.",
  },

  /** All typefaces; each page loads them all. */
  fonts: {
    most: 69_000,
    remedy: "Cut axes or characters of a typeface: see static/fonts/README.md.",
  },

  /** A drawing in `static/drawings/`, uncompressed. */
  drawing: {
    most: 18_000,
    remedy: "Draw it with fewer shapes and points.",
  },

  /** The picture of a page in messengers and social networks. */
  sharePicture: {
    most: 120_000,
    remedy: "Draw it with less detail.",
  },
} satisfies Record<string, Limit>;

/**
 * Asserts that a size is not zero and within a limit.
 * @param subject What was measured, such as the path of a page.
 */
export function assertWithin(
  name: keyof typeof limits,
  subject: string,
  weight: number,
): void {
  const { most, unit = "bytes", remedy }: Limit = limits[name];
  assert.ok(weight > 0, `${subject}: nothing was weighed`);
  assert.ok(
    weight <= most,
    `${subject}: ${weight} ${unit}, the limit is ${most} (\`${name}\` in tests/limits.ts). ${remedy}`,
  );
}
