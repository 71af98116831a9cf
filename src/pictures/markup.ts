/** What may stand in a piece of markup; lists are joined, false is left out. */
export type Part = string | number | false | undefined | readonly Part[];

/** Joins markup. Values are put in as they are: all of them are our own. */
export function html(
  strings: TemplateStringsArray,
  ...values: Part[]
): string {
  return String.raw({ raw: strings }, ...values.map(text));
}

/** The rules that a template needs; a document carries each text only once. */
export function style(rules: string): string {
  return `<style>${rules.trim()}</style>`;
}

function text(part: Part): string {
  if (part === false || part === undefined) return "";
  return Array.isArray(part) ? part.map(text).join("") : String(part);
}
