/** At-rules that contain descriptors instead of declarations. */
const descriptorRules = /^@(font-face|property|view-transition|page)\b/;

/**
 * The declarations of a style sheet without duplicates, as "property: value".
 * Custom properties are left out, because every engine accepts them.
 * @param css Minified styles without comments.
 */
export function declarationsOf(css: string): string[] {
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
