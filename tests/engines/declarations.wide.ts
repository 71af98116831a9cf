/** Whether the engines support the CSS declarations of the site. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import {
  distFolder,
  readBuild,
} from "../../src/server/build/build-manifest.ts";
import { desktop, inEachEngine } from "../support/engines/engines.ts";

/**
 * Declarations that an engine may lack, and why the page works without them.
 */
const fine: { pattern: RegExp; because: string }[] = [
  {
    pattern:
      /^(view|scroll|animation)-timeline(-inset)?:|^(animation-range|timeline-scope):/,
    because: "scroll animations show their final state without it",
  },
  { pattern: /^interpolate-size:/, because: "elements open without animation" },
  { pattern: /^-webkit-hyphens:/, because: "hyphens stands beside it" },
  {
    pattern: /^user-select:/,
    because: "-webkit-user-select stands beside it",
  },
  {
    pattern: /^-webkit-mask-composite:/,
    because: "mask-composite stands beside it",
  },
  { pattern: /^field-sizing:/, because: "the field scrolls" },
  { pattern: /^scrollbar-color:/, because: "scrollbars have their own colour" },
  { pattern: /^text-wrap: pretty$/, because: "lines break normally" },
  { pattern: /text-size-adjust:/, because: "only some phones enlarge text" },
  { pattern: /^forced-color-adjust:/, because: "only Windows forces colours" },
  { pattern: /^-webkit-font-smoothing:/, because: "only macOS supports it" },
];

/** The declarations of the build. */
async function builtDeclarations(): Promise<string[]> {
  const { pages, stylesheets } = readBuild();
  const files = await Promise.all(
    stylesheets.map((path) =>
      Deno.readTextFile(new URL(`.${path}`, distFolder))
    ),
  );
  const first = Object.values(pages).map(({ styles }) => styles.text);
  const all = [...first, ...files].flatMap(declarationsOf);
  return [...new Set(all)];
}

/** At-rules that contain descriptors instead of declarations. */
const descriptorRules = /^@(font-face|property|view-transition|page)\b/;

/**
 * The declarations of a style sheet without duplicates, as "property: value".
 * Custom properties are left out, because every engine accepts them.
 * @param css Minified styles without comments.
 */
function declarationsOf(css: string): string[] {
  const found = new Set<string>();
  const blocks: string[] = [];
  for (const [, text = "", end] of css.matchAll(piece)) {
    const isRule = end === "{";
    if (!isRule && !blocks.some((it) => descriptorRules.test(it))) {
      const [, property, value] = /^([a-z-]+):(.+)$/s.exec(text.trim()) ?? [];
      if (property && value && !property.startsWith("--")) {
        found.add(`${property}: ${value.replace(/\s*!important$/, "").trim()}`);
      }
    }
    if (isRule) blocks.push(text.trim());
    if (end === "}") blocks.pop();
  }
  return [...found];
}

/** Text up to the end of a declaration or of a rule's selector. */
const piece =
  /((?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^{};"'(])*)([{};])/gs;

inEachEngine(({ name, visitAt }) => {
  Deno.test(`${name} supports every declaration, except optional ones`, async () => {
    const page = await visitAt(desktop, paths.home);
    const declarations = await builtDeclarations();
    assert.ok(declarations.length > 0);
    const unknown = await page.evaluate<string[]>(
      `${JSON.stringify(declarations)}.filter((it) => {
          const at = it.indexOf(":");
          return !CSS.supports(it.slice(0, at), it.slice(at + 1).trim());
        })`,
    );
    const harmful = unknown.filter((it) =>
      !fine.some(({ pattern }) => pattern.test(it))
    );
    assert.deepEqual(harmful, []);
  });
});
