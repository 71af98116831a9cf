// No schema library: loading one would take a third of the time that a cold
// start may take.
/** How the text of a variable is read. */
export interface Rule<T> {
  fallback: T;
  expected: string;
  /** Parses a text; undefined when it is invalid. */
  parse(text: string): T | undefined;
}

/** A whole number within bounds. */
export function wholeNumber(
  min: number,
  max: number,
  fallback: number,
): Rule<number> {
  return {
    fallback,
    expected: `a whole number from ${min} to ${max}`,
    parse(text) {
      const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
  };
}

/** One http or https origin; none by default. */
export function origin(): Rule<string> {
  return {
    fallback: "",
    expected: "an http or https origin such as https://example.com",
    parse(text) {
      const url = URL.parse(text);
      const isOrigin = url !== null && /^https?:$/.test(url.protocol) &&
        url.pathname === "/" && !url.search && !url.hash && !url.username;
      return isOrigin ? url.origin : undefined;
    },
  };
}

/** One of a few words. */
export function oneOf<const T extends string>(
  values: readonly T[],
  fallback: T,
): Rule<T> {
  return {
    fallback,
    expected: `one of ${values.join(", ")}`,
    parse: (text) => values.find((value) => value === text),
  };
}

/** A text of a form. */
export function matching(
  pattern: RegExp,
  expected: string,
  fallback = "",
): Rule<string> {
  return {
    fallback,
    expected,
    parse: (text) => pattern.test(text) ? text : undefined,
  };
}
