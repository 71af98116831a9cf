/** `deno task deploy`: ships to Deno Deploy as `deploy.yml` says. */
import { startServerProcess } from "../dev/server-process.ts";
import { DeployFileError, readDeployFile } from "./deploy-file.ts";
import { readFlags } from "./plan.ts";
import { type CommandResult, runDeploy } from "./run-deploy.ts";

const root = new URL("../../", import.meta.url);
const configFile = new URL("deno.json", root);

async function deno(
  words: readonly string[],
  quiet = false,
): Promise<CommandResult> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [...words],
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

async function keepConfig(): Promise<() => Promise<void>> {
  const before = await Deno.readTextFile(configFile);
  return () => Deno.writeTextFile(configFile, before);
}

if (import.meta.main) {
  try {
    const { tasks } = JSON.parse(await Deno.readTextFile(configFile));
    const file = readDeployFile(
      await Deno.readTextFile(new URL("deploy.yml", root)),
      Object.keys(tasks),
    );
    const isDone = await runDeploy(file, readFlags(Deno.args), {
      deno,
      keepConfig,
      startSite: () =>
        startServerProcess({ NODE_ENV: "production", SITE_URL: "" }),
      fetch: (url, init) => fetch(url, init),
      environment: (name) => Deno.env.get(name),
      print: (line) => console.log(line),
    });
    Deno.exit(isDone ? 0 : 1);
  } catch (cause) {
    const isExpected = cause instanceof DeployFileError ||
      (cause instanceof Error && cause.message.startsWith("Cannot "));
    console.error(isExpected ? cause.message : cause);
    Deno.exit(1);
  }
}
