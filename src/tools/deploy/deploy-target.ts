/**
 * What is deployed, and where. No module that the upload imports may import a
 * package: it would run where the deploy token is.
 */
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";

/** The contents of `deploy.yml`. */
export interface DeployTarget {
  org: string;
  app: string;
  /** Names of the variables that must be set. */
  variables: { here: string[]; production: string[] };
  smoke: SmokeCheck[];
}

/** A page of the smoke test, its expected status and a text in its body. */
export interface SmokeCheck {
  path: string;
  status: number;
  contains?: string | undefined;
}

/** Ends a deployment; its message says what to do. */
export class DeployError extends ExpectedError {
  override name = "DeployError";
}

/** A name of an organisation or an app, as the platform allows them. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

const fileName = "dist/deploy.json";

/**
 * Writes what the upload has to know.
 * @param folder The folder of the checkout.
 */
export async function writeTarget(
  folder: string,
  target: DeployTarget,
): Promise<void> {
  await Deno.mkdir(`${folder}/dist`, { recursive: true });
  // One line, because a workflow passes it on as a value.
  await Deno.writeTextFile(`${folder}/${fileName}`, JSON.stringify(target));
}

/**
 * Reads what `writeTarget` has written.
 * @throws {DeployError} If it is missing or invalid.
 */
export async function readTarget(folder: string): Promise<DeployTarget> {
  const text = await Deno.readTextFile(`${folder}/${fileName}`).catch(() => "");
  return parseTarget(text);
}

/** @throws {DeployError} If this is not the JSON of a target. */
export function parseTarget(text: string): DeployTarget {
  const target = parseJson(text);
  if (isTarget(target)) return target;
  throw new DeployError(
    `Nothing is prepared in ${fileName}: run "deno task deploy --dry-run" first.`,
  );
}

function isTarget(value: unknown): value is DeployTarget {
  if (!isRecord(value)) return false;
  const { org, app, variables, smoke } = value;
  // They become arguments of a command that has the token.
  return [org, app].every((it) => slugPattern.test(String(it))) &&
    isRecord(variables) && Array.isArray(variables.here) &&
    Array.isArray(variables.production) &&
    Array.isArray(smoke) &&
    smoke.every((check) =>
      isRecord(check) && String(check.path).startsWith("/")
    );
}
