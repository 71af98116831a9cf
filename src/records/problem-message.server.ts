import type * as z from "zod/mini";

/** What editors call the types of JSON. */
const types: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  object: "a group of fields",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

/** What sizes of these count. */
const units: Readonly<Record<string, string>> = {
  string: " characters",
  array: " items",
};

/** The message of an invalid value: what to write instead. */
export const problemMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${types[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return oneOf((issue.options ?? []) as unknown[]);
    case "too_small":
      return `expected at least ${issue.minimum}${units[issue.origin] ?? ""}`;
    case "too_big":
      return `expected at most ${issue.maximum}${units[issue.origin] ?? ""}`;
    case "unrecognized_keys":
      return `unknown field: "${issue.keys.join('", "')}"`;
    default:
      return "expected another value";
  }
};

function oneOf(values: readonly unknown[]): string {
  const [only] = values;
  return values.length > 1
    ? `choose one of these: ${values.join(", ")}`
    : `expected ${only === undefined ? "another value" : JSON.stringify(only)}`;
}
