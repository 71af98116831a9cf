import * as z from "zod/mini";

const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const domain = `${label}(?:\\.${label})+`;
const date = "\\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?)?";

/** Who names things, and when it had that name (RFC 4151, 2.1), in lower case. */
export const feedNamePattern = `(?:[a-z0-9._-]+@)?${domain},${date}`;
export const feedNameExpected =
  "expected a domain or mail address of yours, a comma and a year, such as example.com,2025";

/** The name that the ids of the feeds begin with. */
export const feedName = z.string().check(
  z.regex(new RegExp(`^${feedNamePattern}$`), feedNameExpected),
);
