import * as z from "zod/mini";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);

const slug = z.string().check(
  z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, "expected a slug"),
);
const variable = z.string().check(
  z.regex(/^[A-Z][A-Z0-9_]{0,127}$/, "expected the name of a variable"),
);

const routeCheckSchema = z.strictObject({
  path: z.string().check(z.regex(/^\/\S*$/, "expected a path such as /blog")),
  status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200),
  shows: z._default(z.array(z.string().check(z.minLength(1))), []),
});

const deployFileSchema = z.strictObject({
  app: slug,
  org: slug,
  region: z.enum(["us", "eu", "global"]),
  environment: z.strictObject({
    here: z.array(variable),
    app: z.array(variable),
  }),
  before: z.array(slug),
  after: z.array(routeCheckSchema).check(
    z.minLength(1, "expected at least one route"),
  ),
});

/** A route of the smoke test: its path, status, and texts that it must show. */
export type RouteCheck = z.infer<typeof routeCheckSchema>;
/** The contents of `deploy.yml`. */
export type DeployFile = z.infer<typeof deployFileSchema>;

/** A mistake in `deploy.yml` or on the command line; its message is enough. */
export class DeployError extends Error {
  override name = "DeployError";
}

/**
 * Reads `deploy.yml` from the root of the repository.
 * @throws {DeployError} With one line for each field that cannot be used.
 */
export async function loadDeployFile(): Promise<DeployFile> {
  const config = await Deno.readTextFile(new URL("deno.json", root));
  const text = await Deno.readTextFile(new URL("deploy.yml", root));
  return readDeployFile(text, Object.keys(JSON.parse(config).tasks));
}

/**
 * Parses and checks the text of `deploy.yml`.
 * @param text The file's contents.
 * @param tasks Names of the tasks that `before` may list.
 * @throws {DeployError} With one line for each field that cannot be used.
 */
export function readDeployFile(
  text: string,
  tasks: readonly string[],
): DeployFile {
  const result = deployFileSchema.safeParse(parseYaml(text));
  if (!result.success) {
    throw new DeployError(
      result.error.issues.map(({ path, message }) =>
        `Cannot use deploy.yml: ${path.join(".") || "(whole file)"}: ${message}`
      ).join("\n"),
    );
  }
  const unknown = result.data.before.find((task) => !tasks.includes(task));
  if (unknown) {
    throw new DeployError(
      `Cannot use deploy.yml: before: deno.json has no task "${unknown}"`,
    );
  }
  return result.data;
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DeployError(`Cannot read deploy.yml: ${reason}`);
  }
}
