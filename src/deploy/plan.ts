import type { DeployFile } from "./deploy-file.ts";

/** What the command line asks for. */
export interface DeployFlags {
  /** Everything but the upload. */
  dryRun: boolean;
  /** To the production address; without it the platform makes a preview. */
  production: boolean;
}

/**
 * Reads the command line of `deno task deploy`.
 * @throws {Error} On a flag that does not exist.
 */
export function readFlags(args: readonly string[]): DeployFlags {
  const known = ["--dry-run", "--prod"];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) {
    throw new Error(
      `Cannot deploy with "${unknown}": known are ${known.join(" and ")}`,
    );
  }
  return {
    dryRun: args.includes("--dry-run"),
    production: args.includes("--prod"),
  };
}

/** The words after `deno` that send the site to the platform. */
export function uploadCommand(
  { app, org }: DeployFile,
  { production }: DeployFlags,
): string[] {
  return [
    "deploy",
    // Without it some versions stumble over fields of the file.
    "--config",
    "deno.json",
    "--org",
    org,
    "--app",
    app,
    ...(production ? ["--prod"] : []),
    "--json",
    "--non-interactive",
  ];
}

/** The words after `deno` that list the app's variables. */
export function listVariablesCommand({ app, org }: DeployFile): string[] {
  return [
    "deploy",
    "env",
    "list",
    "--config",
    "deno.json",
    "--org",
    org,
    "--app",
    app,
    "--json",
    "--non-interactive",
  ];
}

/** The plan in sentences, one step a line. */
export function describePlan(file: DeployFile, flags: DeployFlags): string[] {
  const { here, app } = file.environment;
  const target = flags.production ? "production" : "a preview";
  return [
    `Deploy "${file.app}" of "${file.org}" (${file.region}) to ${target}:`,
    `variables here: ${here.join(", ") || "none"}`,
    `variables in the app: ${app.join(", ") || "none"}`,
    ...file.before.map((task) => `deno task ${task}`),
    `ask ${file.after.length} routes of the build on this machine`,
    `deno ${uploadCommand(file, flags).join(" ")}${
      flags.dryRun ? "  (left out: dry run)" : ""
    }`,
    `ask the same routes of the new revision${
      flags.dryRun ? "  (left out: dry run)" : ""
    }`,
  ].map((line, index) => index === 0 ? line : `  ${index}. ${line}`);
}

/** Where production of an app answers. */
export function productionOrigin({ app, org }: DeployFile): string {
  return `https://${app}.${org}.deno.net`;
}

/**
 * Finds the address of the new revision in what the platform's program said.
 * @returns Its origin; that of production when none is named.
 */
export function revisionOrigin(output: string, file: DeployFile): string {
  const own = new RegExp(
    `https://${file.app}-(?!-)[a-z0-9-]+\\.${file.org}\\.deno\\.net`,
  );
  return own.exec(output)?.[0] ?? productionOrigin(file);
}
