/** Parses `deploy.yml`; as a program, prints its contents as JSON. */
import { parse } from "yaml";
import * as z from "zod";
import { exitWithError } from "../../lib/exit-with-error.ts";
import { DeployError, type DeployTarget } from "./deploy-target.ts";

/** A name of an organisation or an app, as the platform allows them. */
const slug = z.string().regex(
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
  "expected a name such as agency-site",
);
const variableNames = z.array(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/, "expected a name such as SITE_URL"),
);

const smokeCheckSchema = z.strictObject({
  path: z.string().regex(/^\/\S*$/, "expected a path such as /blog"),
  status: z.int().min(200).max(599).default(200),
  contains: z.string().min(1).optional(),
});

const deployFileSchema = z.strictObject({
  org: slug,
  app: slug,
  variables: z.strictObject({ here: variableNames, production: variableNames }),
  smoke: z.array(smokeCheckSchema).min(1),
});

/**
 * Parses the text of `deploy.yml`.
 * @throws {DeployError} One line that names the invalid fields.
 */
export function parseDeployFile(text: string): DeployTarget {
  const { data, error } = deployFileSchema.safeParse(parseYaml(text));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message
  );
  throw new DeployError(`deploy.yml: ${problems.join("; ")}`);
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { prettyErrors: false });
  } catch (cause) {
    throw new DeployError(`deploy.yml: ${(cause as Error).message}`);
  }
}

if (import.meta.main) {
  try {
    const file = new URL("../../../deploy.yml", import.meta.url);
    const target = parseDeployFile(await Deno.readTextFile(file));
    console.log(JSON.stringify(target));
  } catch (cause) {
    exitWithError(cause);
  }
}
