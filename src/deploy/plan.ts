import { DeployError, type DeployFile } from "./deploy-file.ts";

/** Options of the command line. */
export interface DeployFlags {
  /** Do everything but the upload. */
  dryRun: boolean;
  /** Leave out tasks and smoke test of the build: another job ran them. */
  uploadOnly: boolean;
  /** Deploy to the production address; otherwise the platform makes a preview. */
  production: boolean;
  /** The commit that is deployed again when production is not as it should be. */
  backTo?: string;
}

/**
 * Parses the command line of `deno task deploy`.
 * @throws {DeployError} On a flag that does not exist.
 */
export function readFlags(args: readonly string[]): DeployFlags {
  const known = ["--dry-run", "--upload-only", "--prod", "--back-to=COMMIT"];
  const commit = /^--back-to=([0-9a-f]{7,40})$/;
  const backTo = args.map((arg) => commit.exec(arg)?.[1]).find((it) => it);
  const unknown = args.find((arg) => !known.includes(arg) && !commit.test(arg));
  if (unknown) {
    throw new DeployError(
      `Cannot deploy with "${unknown}": known are ${known.join(", ")}`,
    );
  }
  if (args.includes("--dry-run") && args.includes("--upload-only")) {
    throw new DeployError(
      "Cannot deploy with both --dry-run and --upload-only: nothing is left",
    );
  }
  return {
    ...(backTo && { backTo }),
    dryRun: args.includes("--dry-run"),
    uploadOnly: args.includes("--upload-only"),
    production: args.includes("--prod"),
  };
}

/** Arguments of `deno` that upload the site to the platform. */
export function uploadCommand(
  file: DeployFile,
  { production }: DeployFlags,
): string[] {
  return [
    "deploy",
    ...appArguments(file),
    ...(production ? ["--prod"] : []),
    ...scriptArguments,
  ];
}

/** Arguments of `deno` that list the app's environment variables. */
export function listVariablesCommand(file: DeployFile): string[] {
  return ["deploy", "env", "list", ...appArguments(file), ...scriptArguments];
}

/** One JSON object on stdout, and never a question. */
const scriptArguments = ["--json", "--non-interactive"];

function appArguments({ app, org }: DeployFile): string[] {
  // Without --config some versions fail on fields that they do not know.
  return ["--config", "deno.json", "--org", org, "--app", app];
}

/** The plan in sentences, one step a line. */
export function describePlan(file: DeployFile, flags: DeployFlags): string[] {
  const { here, app } = file.environment;
  const target = flags.production ? "production" : "a preview";
  const skipped = flags.dryRun ? "  (left out: dry run)" : "";
  const checks = [
    ...file.before.map((task) => `deno task ${task}`),
    `ask ${file.after.length} routes of the build on this machine`,
  ];
  const upload = `deno ${uploadCommand(file, flags).join(" ")}`;
  const steps = [
    `variables here: ${here.join(", ") || "none"}`,
    `variables in the app: ${app.join(", ") || "none"}`,
    ...(flags.uploadOnly ? [] : checks),
    upload + skipped,
    `ask the same routes of the new revision${
      flags.production ? ", then of production" : ""
    }${skipped}`,
    ...(flags.backTo
      ? [`deploy ${flags.backTo} again when one fails${skipped}`]
      : []),
  ];
  return [
    `Deploy "${file.app}" of "${file.org}" (${file.region}) to ${target}:`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ];
}

/** The public origin of an app's production timeline. */
export function productionOrigin({ app, org }: DeployFile): string {
  return `https://${app}.${org}.deno.net`;
}

/**
 * Finds the origin of the new revision in the output of `deno deploy`.
 * @returns That origin, or the one of production when the output names none.
 */
export function revisionOrigin(output: string, file: DeployFile): string {
  const own = new RegExp(
    `https://${file.app}-(?!-)[a-z0-9-]+\\.${file.org}\\.deno\\.net`,
  );
  return own.exec(output)?.[0] ?? productionOrigin(file);
}
