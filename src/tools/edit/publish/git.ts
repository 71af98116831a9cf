import { within } from "../../../lib/promises/within.ts";
import { endGroup } from "./end-group.ts";
import { PublishError } from "./publish-error.ts";

interface GitOptions {
  input?: string;
  /** Whether hooks run, as they do in a terminal. */
  hooks?: boolean;
  /** Whether it waits for a server: it is ended when it is silent for long. */
  isRemote?: boolean;
  /** Ends it, in place of the signal of all commands. */
  signal?: AbortSignal;
}

/**
 * Runs `git` and returns its output.
 * @throws {PublishError} If it fails, is cancelled, or waits for a server in
 * vain, with what it said.
 */
export type Git = (
  args: readonly string[],
  options?: GitOptions,
) => Promise<string>;

/** What commands of one publish have in common. */
export interface GitSettings {
  /** A setting of git itself, as NAME=VALUE. */
  config?: string;
  /** Ends the command that runs. */
  signal?: AbortSignal;
  /** How long a server may be silent, in milliseconds. */
  idleMs?: number;
  /** Gets the process that has started. */
  onStart?: (pid: number) => void;
  /** Gets the last line of what a server or a hook says. */
  onOutput?: (line: string) => void;
}

/** Git never prompts, and `status` takes no lock of the index. */
const quiet = {
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "",
  SSH_ASKPASS: "",
  SSH_ASKPASS_REQUIRE: "never",
  GCM_INTERACTIVE: "never",
};

const defaultIdleMs = 120_000;
const pollMs = 250;

/**
 * Plain `git` in a folder. It never asks for anything: without a stored key or
 * password it fails.
 */
export function createGit(cwd: string, settings: GitSettings = {}): Git {
  const { idleMs = defaultIdleMs, onStart, onOutput } = settings;
  const own = settings.config ? ["-c", settings.config] : [];
  return async (args, options = {}) => {
    const { input, hooks, isRemote, signal = settings.signal } = options;
    // A session of its own has no terminal on which ssh and others could ask,
    // and ends as one group; it takes four times as long to start.
    const detached = Boolean(hooks || isRemote);
    const config = [
      ...own,
      ...hooks ? [] : ["-c", "core.hooksPath=/dev/null"],
    ];
    const child = spawn([...config, ...args], {
      cwd,
      detached,
      env: quiet,
      stdin: input === undefined ? "null" : "piped",
    });
    onStart?.(child.pid);
    let lastMove = performance.now();
    const ending = Promise.all([
      child.status,
      new Response(child.stdout).text(),
      textOf(child.stderr, (text) => {
        lastMove = performance.now();
        const line = text.trim().split(/\s*[\r\n]\s*/).at(-1);
        if (detached && line) onOutput?.(line);
      }),
      // If git ends before it has read all, it says why.
      input !== undefined &&
      new Blob([input]).stream().pipeTo(child.stdin).catch(() => {}),
    ]);
    let ended = detached ? await within(ending, pollMs) : await ending;
    let reason = "";
    for (; !ended && !reason; ended = await within(ending, pollMs)) {
      if (signal?.aborted) reason = "cancelled";
      if (isRemote && performance.now() - lastMove > idleMs) {
        reason = `nothing has moved for ${idleMs / 1000} seconds`;
      }
    }
    if (!ended) {
      await endGroup(child, ending);
      throw refused(reason);
    }
    const [{ success }, output, problem] = ended;
    if (success) return output;
    throw refused(withoutProgress(problem).trim() || output.trim());
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
      stdout: "piped",
      stderr: "piped",
    }).spawn();
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    throw refused("git is not installed");
  }
}

function refused(details: string): PublishError {
  return new PublishError(
    "Git refuses this; what it says is below.",
    [],
    details,
  );
}

async function textOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<string> {
  let text = "";
  for await (const part of stream.pipeThrough(new TextDecoderStream())) {
    onText(part);
    text += part;
  }
  return text;
}

/** Progress is one line that is written again and again. */
function withoutProgress(text: string): string {
  return text.split("\n").filter((line) => !line.includes("\r")).join("\n");
}

/** The parts of an output of git with `-z`. */
export function partsOf(list: string): string[] {
  return list.split("\0").filter(Boolean);
}

/** Whether `commit` is `later` or one of its ancestors. */
export async function isAncestor(
  git: Git,
  commit: string,
  later: string,
): Promise<boolean> {
  return await git(["rev-list", "--max-count=1", commit, `^${later}`]) === "";
}

/** The hash of the commit at a name. */
export async function commitAt(git: Git, name: string): Promise<string> {
  return (await git(["rev-parse", "--verify", `${name}^{commit}`])).trim();
}
