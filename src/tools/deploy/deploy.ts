/**
 * `deno task deploy`: ships to Deno Deploy by hand, as `deploy.yml` says. Pushes
 * are deployed by the platform.
 *
 *     deno task deploy [--prod]        uploads, then smoke-tests
 *     deno task deploy --dry-run       lists values left over from the example site
 *     deno task deploy --smoke ORIGIN  smoke-tests a deployment
 */
import { isDeepStrictEqual } from "node:util";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { deployOrigin } from "../../lib/deploy-origin.ts";
import { endSignals } from "../../lib/end-signals.ts";
import { exitWithError } from "../../lib/exit-with-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import {
  DeployError,
  type DeployTarget,
  readDeployFile,
} from "./deploy-file.ts";
import { warnOfExamples } from "./example-facts.ts";
import { passesSmokeTest } from "./smoke.ts";

/** `deno deploy` of Deno 2.9.6 gives each argument to its tool twice. */
const tool = "jsr:@deno/deploy@0.0.9904";

const options = {
  prod: { type: "boolean" },
  "dry-run": { type: "boolean" },
  smoke: { type: "string" },
} as const;
const usage = "deno task deploy [--prod] [--dry-run], or --smoke ORIGIN";

/** The flags of a deployment, by their names. */
export type Flags = {
  [flag in "prod" | "dry-run"]?: boolean | undefined;
};

/**
 * Lists values left over from the example site, uploads the site and runs the
 * smoke test. A dry run ends with the list.
 * @param root The folder of the checkout.
 * @param deno The command that runs as `deno`, with its first arguments.
 * @throws {DeployError} When a step fails.
 */
export async function deploy(
  flags: Flags,
  root: URL,
  deno: readonly [string, ...string[]] = [Deno.execPath()],
): Promise<void> {
  const target = await readDeployFile(root);
  await warnOfExamples(root, target);
  if (flags["dry-run"]) return console.log("Dry run: nothing was uploaded.");
  console.log("\n# Upload, and the build by Deno Deploy: some minutes");
  const revision = await upload(flags, target, root, deno);
  await smoke(deployOrigin(target, `preview/${revision}`), target);
  if (flags.prod) await smoke(deployOrigin(target), target);
}

/**
 * Uploads the site and waits until the platform has built it.
 * @returns The id of the new revision.
 * @throws {DeployError} If the platform rejects it or the build fails.
 */
async function upload(
  { prod }: Flags,
  { org, app }: DeployTarget,
  root: URL,
  [program, ...words]: readonly [string, ...string[]],
): Promise<string> {
  const config = new URL("deno.json", root);
  const before = await Deno.readTextFile(config);
  const child = new Deno.Command(program, {
    args: [
      ...[...words, "run", "-A", "--no-config", "--no-lock", tool],
      ...["--config", "deno.json", "--org", org, "--app", app],
      ...[...(prod ? ["--prod"] : []), "--json", "--non-interactive"],
    ],
    cwd: root,
    stdout: "piped",
  }).spawn();
  // This process stays to put back the file.
  const stop = () => {
    try {
      child.kill();
    } catch {
      // Ctrl-C has already ended it.
    }
  };
  for (const signal of endSignals) Deno.addSignalListener(signal, stop);
  try {
    const { success, stdout } = await child.output();
    if (success) return JSON.parse(new TextDecoder().decode(stdout)).revisionId;
  } finally {
    for (const signal of endSignals) Deno.removeSignalListener(signal, stop);
    // The tool reduces "deploy" in it to org and app.
    if (isEdited(before, Deno.readTextFileSync(config))) {
      console.warn(
        'WARNING: deno.json was edited during the upload. Put back what is now missing under "deploy" (git diff deno.json).',
      );
    } else saveFile(config, before);
  }
  throw new DeployError(
    "The deployment failed for the reason above; the earlier revision goes on serving.",
  );
}

/** Whether more than "deploy" differs between two texts of deno.json. */
function isEdited(before: string, after: string): boolean {
  const [was, is] = [before, after].map(parseJson)
    .map((it) => isRecord(it) ? { ...it, deploy: undefined } : it);
  return !isDeepStrictEqual(was, is);
}

/**
 * Runs the smoke test on a deployment.
 * @throws {DeployError} If it fails.
 */
async function smoke(origin: string, target: DeployTarget): Promise<void> {
  if (await passesSmokeTest(origin, target.smoke)) return;
  throw new DeployError(
    `${origin} failed the smoke test. To go back, see "Roll back" in docs/operations.md.`,
  );
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  refuse(`"${address}" is not a URL. Usage: ${usage}`);
}

if (import.meta.main) {
  const { values: flags } = readCommandLine(usage, { options });
  if (flags.smoke !== undefined && Object.keys(flags).length > 1) {
    refuse(`Usage: ${usage}`);
  }
  const root = new URL("../../../", import.meta.url);
  try {
    if (flags.smoke === undefined) await deploy(flags, root);
    else await smoke(originOf(flags.smoke), await readDeployFile(root));
  } catch (cause) {
    exitWithError(cause);
  }
}
