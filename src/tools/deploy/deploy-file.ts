/** `deploy.yml`: what is deployed, and where. */
import { parse } from "yaml";
import * as z from "zod";
import { ExpectedError } from "../../lib/exit-with-error.ts";

/** A name of an organisation or an app, as the platform allows them. */
const slug = z.string().regex(
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
  "expected a name such as agency-site",
);

const smokeCheckSchema = z.strictObject({
  path: z.string().regex(/^\/\S*$/, "expected a path such as /blog"),
  status: z.int().min(200).max(599).default(200),
  contains: z.string().min(1).optional(),
});

/** A page of the smoke test, its expected status and a text in its body. */
export type SmokeCheck = z.infer<typeof smokeCheckSchema>;

const deployFileSchema = z.strictObject({
  org: slug,
  app: slug,
  smoke: z.array(smokeCheckSchema).min(1),
});

/** The contents of `deploy.yml`. */
export type DeployTarget = z.infer<typeof deployFileSchema>;

/** Ends a deployment; its message says what to do. */
export class DeployError extends ExpectedError {
  override name = "DeployError";
}

/**
 * Reads `deploy.yml`.
 * @param root The folder of the checkout.
 * @throws {DeployError} If it is invalid.
 */
export async function readDeployFile(root: URL): Promise<DeployTarget> {
  return parseDeployFile(await Deno.readTextFile(new URL("deploy.yml", root)));
}

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
