/** A value in markup: lists are joined; false and undefined are left out. */
export type Part = string | number | false | undefined | readonly Part[];

/** Joins markup. Values are not escaped: all of them are our own. */
export function html(
  strings: TemplateStringsArray,
  ...values: Part[]
): string {
  return String.raw({ raw: strings }, ...values.map(text));
}

/** A template's CSS rules as a style element; a document has each only once. */
export function style(rules: string): string {
  return `<style>${rules.trim()}</style>`;
}

function text(part: Part): string {
  if (part === false || part === undefined) return "";
  return Array.isArray(part) ? part.map(text).join("") : String(part);
}
