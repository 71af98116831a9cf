import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { within } from "../../../lib/promises/within.ts";
import { endGroup } from "./end-group.ts";
import { hooksIn } from "./hooks.ts";

export interface GitOptions {
  /** Another index than that of the checkout. */
  index?: string;
  input?: string;
  /** Whether hooks run, as they do in a terminal. */
  withHooks?: boolean;
  /** Whether it waits for a server: it is ended when nothing moves. */
  isRemote?: boolean;
  /** Whether it writes files, for which filters may run. */
  hasFilters?: boolean;
}

/**
 * Runs `git` and returns its output.
 * @throws {GitError} If it fails, is cancelled, or waits for a server in vain.
 */
export type Git = (
  args: readonly string[],
  options?: GitOptions,
) => Promise<string>;

/** A failed `git` command, with what it said. */
export class GitError extends ExpectedError {
  override name = "GitError";

  /**
   * @param details What git or a hook has written.
   * @param code The exit code; undefined if it was ended.
   * @param output The standard output.
   * @param hook The hook that has failed.
   */
  constructor(
    command: string,
    readonly details: string,
    readonly code?: number,
    readonly output = "",
    readonly hook?: string,
  ) {
    super(`git ${command}: ${details}`);
  }
}

/** What commands of one publish have in common. */
export interface GitSettings {
  /** Settings of git (`-c`). */
  config?: Readonly<Record<string, string>>;
  /** Ends the command that runs. */
  signal?: AbortSignal;
  /** How long a command may wait for a server while nothing moves. */
  idleMs?: number;
  /** Where git writes which hooks run. */
  trace?: string;
  /** Gets the name of the hook that runs now, or undefined. */
  onHook?: (name: string | undefined) => void;
}

/** What a hook or a shell may have set for another repository. */
const foreign =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE|TRACE2_EVENT)$/;

/** Neither what others put into this folder nor its state changes the result. */
const always = {
  "gc.auto": "0",
  "maintenance.auto": "false",
  // A file's mode is not content.
  "core.fileMode": "false",
  "core.fsmonitor": "false",
};

const defaultIdleMs = 120_000;
const pollMs = 250;

/**
 * Plain `git` in a folder. It never asks for anything: without a stored key or
 * password it fails.
 */
export function createGit(folder: URL, settings: GitSettings = {}): Git {
  const cwd = fileURLToPath(folder);
  const env = quietEnvironment();
  const { config: given, signal, idleMs = defaultIdleMs, trace, onHook } =
    settings;
  return async (args, options = {}) => {
    const { index, input, withHooks, isRemote, hasFilters } = options;
    const [command = ""] = args;
    // A session of its own has no terminal on which ssh and others could ask,
    // and ends as one group; it takes four times as long to start.
    const detached = Boolean(withHooks || isRemote || hasFilters);
    const all = {
      ...always,
      ...given,
      ...(!withHooks && { "core.hooksPath": "/dev/null" }),
    };
    const config = Object.entries(all).flatMap((it) => ["-c", it.join("=")]);
    if (withHooks && trace) await Deno.remove(trace).catch(() => {});
    const child = spawn([...config, ...args], {
      cwd,
      detached,
      env: {
        ...env,
        ...(index && { GIT_INDEX_FILE: index }),
        ...(withHooks && trace && { GIT_TRACE2_EVENT: trace }),
      },
      stdin: input === undefined ? "null" : "piped",
    });
    const hooks = async () => withHooks && trace ? await hooksIn(trace) : [];
    let lastMove = performance.now();
    const ending = Promise.all([
      child.status,
      new Response(child.stdout).text(),
      textOf(child.stderr, () => lastMove = performance.now()),
      input !== undefined && write(child.stdin, input),
    ]);
    let ended = detached ? await within(ending, pollMs) : await ending;
    let reason = "";
    for (; !ended && !reason; ended = await within(ending, pollMs)) {
      const hook = (await hooks()).find(({ code }) => code === undefined);
      onHook?.(hook?.name);
      if (hook) lastMove = performance.now();
      if (signal?.aborted) reason = "cancelled";
      if (isRemote && performance.now() - lastMove > idleMs) {
        reason = `nothing has moved for ${idleMs / 1000} seconds`;
      }
    }
    onHook?.(undefined);
    if (!ended) {
      await endGroup(child, ending);
      throw new GitError(command, reason);
    }
    const [{ success, code }, output, problem] = ended;
    if (success) return output;
    const details = withoutProgress(problem).trim() || output.trim();
    const hook = (await hooks()).find(({ code }) => code);
    throw new GitError(command, details, code, output, hook?.name);
  };
}

function spawn(
  args: readonly string[],
  options: Deno.CommandOptions,
): Deno.ChildProcess {
  try {
    return new Deno.Command("git", {
      args: [...args],
      ...options,
      clearEnv: true,
      stdout: "piped",
      stderr: "piped",
    }).spawn();
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    throw new GitError("", "git is not installed");
  }
}

async function textOf(
  stream: ReadableStream<Uint8Array>,
  onMove: () => void,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) {
    onMove();
    text += decoder.decode(bytes, { stream: true });
  }
  return text;
}

/** Progress is one line that is written again and again. */
function withoutProgress(text: string): string {
  return text.split("\n").filter((line) => !line.includes("\r")).join("\n");
}

async function write(
  stdin: WritableStream<Uint8Array>,
  input: string,
): Promise<void> {
  const writer = stdin.getWriter();
  try {
    await writer.write(new TextEncoder().encode(input));
    await writer.close();
  } catch (cause) {
    // Git has ended before it read all, and says why.
    if (!(cause instanceof Deno.errors.BrokenPipe)) throw cause;
  }
}

function quietEnvironment(): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(Deno.env.toObject()).filter(([name]) => !foreign.test(name)),
  );
  return {
    ...given,
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    SSH_ASKPASS_REQUIRE: "never",
    GCM_INTERACTIVE: "never",
  };
}
