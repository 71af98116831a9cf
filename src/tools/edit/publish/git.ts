import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { within } from "../../../lib/promises/within.ts";

export interface GitOptions {
  /** Another index than that of the checkout. */
  index?: string;
  input?: string;
}

/**
 * Runs `git` and returns its output.
 * @throws {GitError} If it fails or takes too long.
 */
export type Git = (
  args: readonly string[],
  options?: GitOptions,
) => Promise<string>;

/** A failed `git` command, with what it said. */
export class GitError extends ExpectedError {
  override name = "GitError";

  constructor(command: string, readonly details: string) {
    super(`git ${command}: ${details}`);
  }
}

/** What a hook or a shell may have set for another repository. */
const foreign =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;

/** How long a command may take, in milliseconds; also one over the network. */
const commandMs = 120_000;

/**
 * Plain `git` in a folder. It never asks for anything: without a stored key or
 * password it fails.
 */
export function createGit(folder: URL, timeoutMs = commandMs): Git {
  const cwd = fileURLToPath(folder);
  const env = quietEnvironment(cwd);
  return async (args, { index, input } = {}) => {
    const [command = ""] = args;
    const child = spawn(args, {
      cwd,
      env: { ...env, ...(index && { GIT_INDEX_FILE: index }) },
      stdin: input === undefined ? "null" : "piped",
    });
    const ending = Promise.all([
      child.status,
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      input !== undefined && write(child.stdin, input),
    ]);
    const ended = await within(ending, timeoutMs);
    if (!ended) {
      end(child);
      throw new GitError(
        command,
        `it has not ended within ${timeoutMs / 1000} seconds`,
      );
    }
    const [{ success }, output, problem] = ended;
    if (success) return output;
    throw new GitError(command, problem.trim() || output.trim());
  };
}

function spawn(
  args: readonly string[],
  options: Deno.CommandOptions,
): Deno.ChildProcess {
  try {
    return new Deno.Command("git", {
      args: ["-c", "gc.auto=0", "-c", "maintenance.auto=false", ...args],
      ...options,
      clearEnv: true,
      stdout: "piped",
      stderr: "piped",
      // With a terminal, programs that git starts could ask on it. A group of
      // its own also ends as one.
      detached: true,
    }).spawn();
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    throw new GitError(args[0] ?? "", "git is not installed");
  }
}

async function write(
  stdin: WritableStream<Uint8Array>,
  input: string,
): Promise<void> {
  const writer = stdin.getWriter();
  await writer.write(new TextEncoder().encode(input));
  await writer.close();
}

/** Ends a command and the programs that it has started. */
function end(child: Deno.ChildProcess): void {
  try {
    if (Deno.build.os === "windows") child.kill();
    else Deno.kill(-child.pid, "SIGTERM");
  } catch {
    // It has just ended.
  }
}

function quietEnvironment(cwd: string): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(Deno.env.toObject()).filter(([name]) => !foreign.test(name)),
  );
  const ssh = given.GIT_SSH_COMMAND ?? sshCommand(cwd);
  return {
    ...given,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    SSH_ASKPASS_REQUIRE: "never",
    GCM_INTERACTIVE: "never",
    // Another program may know no such option.
    ...(!given.GIT_SSH && { GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes` }),
  };
}

/** The program that the repository's settings name, which the variable hides. */
function sshCommand(cwd: string): string {
  try {
    const { stdout } = new Deno.Command("git", {
      args: ["config", "--get", "core.sshCommand"],
      cwd,
      stderr: "null",
    }).outputSync();
    return new TextDecoder().decode(stdout).trim() || "ssh";
  } catch {
    return "ssh";
  }
}
