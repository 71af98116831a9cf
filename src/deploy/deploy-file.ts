import * as z from "zod/mini";
import { parse } from "yaml";

const slug = z.string().check(
  z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, "expected a slug"),
);
const variable = z.string().check(
  z.regex(/^[A-Z][A-Z0-9_]{0,127}$/, "expected the name of a variable"),
);

const probeSchema = z.strictObject({
  path: z.string().check(z.regex(/^\/\S*$/, "expected a path such as /blog")),
  status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200),
  shows: z.array(z.string().check(z.minLength(1))),
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
  after: z.array(probeSchema).check(
    z.minLength(1, "expected at least one route"),
  ),
});

/** A route that must answer, and the texts that it must show. */
export type RouteProbe = z.infer<typeof probeSchema>;
/** What `deploy.yml` says. */
export type DeployFile = z.infer<typeof deployFileSchema>;

/** Thrown when `deploy.yml` cannot be used. */
export class DeployFileError extends Error {
  override name = "DeployFileError";
}

/**
 * Reads `deploy.yml`.
 * @param text The file's contents.
 * @param tasks Names of the tasks that `before` may hold.
 * @throws {DeployFileError} With one line for each field that cannot be used.
 */
export function readDeployFile(
  text: string,
  tasks: readonly string[],
): DeployFile {
  let body: unknown;
  try {
    body = parse(text);
  } catch (cause) {
    throw new DeployFileError(`Cannot read deploy.yml: ${messageOf(cause)}`);
  }
  const result = deployFileSchema.safeParse(body);
  if (!result.success) {
    throw new DeployFileError(
      result.error.issues.map(({ path, message }) =>
        `Cannot use deploy.yml: ${path.join(".") || "(whole file)"}: ${message}`
      ).join("\n"),
    );
  }
  const unknown = result.data.before.find((task) => !tasks.includes(task));
  if (unknown) {
    throw new DeployFileError(
      `Cannot use deploy.yml: before: deno.json has no task "${unknown}"`,
    );
  }
  return result.data;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
