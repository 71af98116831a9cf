import { startServerProcess } from "../dev/server-process.ts";
import type { CommandResult, DeployTools } from "./run-deploy.ts";

const root = new URL("../../", import.meta.url);

export interface ToolsOptions {
  /** The program that takes the words after `deno`, and its first words. */
  program?: readonly [string, ...string[]];
  /** The file that the platform's program rewrites. */
  configFile?: URL;
}

/** What a deployment does on this machine and in the network. */
export function createTools(
  {
    program: [command, ...first] = [Deno.execPath()],
    configFile = new URL("deno.json", root),
  }: ToolsOptions = {},
): DeployTools {
  async function deno(
    words: readonly string[],
    quiet = false,
  ): Promise<CommandResult> {
    const child = new Deno.Command(command, {
      args: [...first, ...words],
      cwd: root,
      stdin: "null",
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    let stdout = "";
    for await (
      const text of child.stdout.pipeThrough(new TextDecoderStream())
    ) {
      stdout += text;
      if (!quiet) await Deno.stdout.write(new TextEncoder().encode(text));
    }
    return { success: (await child.status).success, stdout };
  }
  return {
    deno,
    async keepConfig() {
      const before = await Deno.readTextFile(configFile);
      return () => Deno.writeTextFile(configFile, before);
    },
    startSite: () =>
      startServerProcess({ NODE_ENV: "production", SITE_URL: "" }),
    fetch: (url, init) => fetch(url, init),
    environment: (name) => Deno.env.get(name),
    print: (line) => console.log(line),
  };
}
