import { runCommand } from "../dev/project-copy.ts";
import type { CommandResult, DeployTools } from "./deploy-tools.ts";
import { platformRuntime, startUnder } from "./runtimes.ts";

const root = new URL("../../", import.meta.url);

export interface ToolsOptions {
  /** The program to run as `deno`, and the arguments that come first. */
  program?: readonly [string, ...string[]];
  /** The file that `deno deploy` rewrites. */
  configFile?: URL;
  /** The variables of this process. */
  environment?: Record<string, string>;
}

/** Side effects on this machine and in the network. */
export function createTools(
  {
    program = [Deno.execPath()],
    configFile = new URL("deno.json", root),
    environment = Deno.env.toObject(),
  }: ToolsOptions = {},
): DeployTools {
  return {
    deno(args, quiet = false, folder) {
      const env = { ...environment };
      if (args[0] !== "deploy") delete env.DENO_DEPLOY_TOKEN;
      return run([...program, ...args], { quiet, env, cwd: folder ?? root });
    },
    async checkout(commit) {
      const folder = await Deno.makeTempDir({ prefix: "earlier-" });
      const git = (...args: string[]) => runCommand("git", args, root);
      await git("worktree", "add", "--detach", folder, commit);
      return {
        folder,
        async remove() {
          await git("worktree", "remove", "--force", folder);
        },
      };
    },
    async saveConfig() {
      const before = await Deno.readTextFile(configFile);
      return () => Deno.writeTextFile(configFile, before);
    },
    startSite: () => startUnder(platformRuntime),
    fetch: (url, init) => fetch(url, init),
    environment: (name) => environment[name],
    print: (line) => console.log(line),
  };
}

async function run(
  [command = "", ...args]: readonly string[],
  { quiet, env, cwd }: {
    quiet: boolean;
    env: Record<string, string>;
    cwd: string | URL;
  },
): Promise<CommandResult> {
  const child = new Deno.Command(command, {
    args,
    cwd,
    clearEnv: true,
    env,
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  let stdout = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    stdout += text;
    if (!quiet) await Deno.stdout.write(new TextEncoder().encode(text));
  }
  return { success: (await child.status).success, stdout };
}
