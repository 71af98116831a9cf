import { within } from "../../lib/promises/within.ts";
import { developmentFolder } from "./development-build.ts";
import type { LiveReload } from "./live-reload.ts";
import { terminalLine } from "../../server/logging/terminal-line.ts";
import { problemOfLog, problemOfText } from "./modules/problem.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

interface SiteServerOptions {
  /** Variables to add to the environment, for each start. */
  environment(): Promise<Record<string, string>>;
  /** Builds what the server needs, before a start. */
  prepare(): Promise<void>;
  /** Checks what `prepare` checks, if nothing has to be built. */
  check(): Promise<void>;
  liveReload: LiveReload;
}

type Origin = string | undefined;

/**
 * The site's server in development, which restarts after each change. Browsers
 * show its problems.
 */
export class SiteServer {
  readonly #options: SiteServerOptions;
  readonly #first = Promise.withResolvers<Origin>();
  #latest: Promise<Origin> | undefined;
  #queued: Promise<Origin> | undefined;
  #current: ServerProcess | undefined;
  /** Whether the build lacks a change. */
  #isStale = true;

  constructor(options: SiteServerOptions) {
    this.#options = options;
  }

  /** Its origin once it has all changes; undefined if it cannot run. */
  async origin(): Promise<Origin> {
    while (true) {
      const latest = this.#latest ?? this.#first.promise;
      const origin = await latest;
      if (latest === (this.#latest ?? latest)) return origin;
    }
  }

  /**
   * Restarts the server. All changes during a start lead to one more restart.
   * @param isStale Whether the build lacks the change.
   */
  restart(isStale: boolean): Promise<Origin> {
    this.#isStale ||= isStale;
    this.#queued ??= Promise.resolve(this.#latest).then(() => {
      this.#queued = undefined;
      return this.#start();
    });
    this.#latest = this.#queued;
    this.#first.resolve(this.#latest);
    return this.#latest;
  }

  async #start(): Promise<Origin> {
    const { prepare, liveReload } = this.#options;
    // It finishes the responses in progress, in the background.
    this.#current?.drain();
    this.#current = undefined;
    liveReload.problem("server", undefined);
    try {
      const isStale = this.#isStale;
      if (isStale) {
        this.#isStale = false;
        await prepare().catch((cause) => {
          this.#isStale = true;
          throw cause;
        });
      }
      const server = isStale
        ? await this.#startProcess()
        : await this.#startChecked();
      this.#current = server;
      await firstResponse(server);
      server.ended.then((output) => this.#fail(output));
      return server.origin;
    } catch (cause) {
      this.#fail(cause instanceof Error ? cause.message : String(cause));
      return undefined;
    }
  }

  async #startProcess(): Promise<ServerProcess> {
    const { environment, liveReload } = this.#options;
    return await startServerProcess(
      { ...await environment(), DIST_FOLDER: developmentFolder },
      (text) => print(text, liveReload),
    );
  }

  /** Checks and starts at the same time, because both take a while. */
  async #startChecked(): Promise<ServerProcess> {
    const starting = this.#startProcess();
    const [check, start] = await Promise.allSettled([
      this.#options.check(),
      starting,
    ]);
    if (check.status === "fulfilled") return await starting;
    if (start.status === "fulfilled") await start.value.stop();
    throw check.reason;
  }

  #fail(text: string): void {
    // Skip log lines before the error.
    const output = text.split("\n").filter((line) => !line.startsWith("{"))
      .join("\n").trim();
    console.error(`\n${output}\n`);
    this.#options.liveReload.problem("server", problemOfText("server", output));
  }
}

/** How long the server may take to respond, in milliseconds. */
const responseLimitMs = 60_000;
/** How long the output of a process may take after its end, in milliseconds. */
const endLimitMs = 5000;

/**
 * Waits for the first response, after which content has been read, or for the
 * end of the process.
 * @throws {Error} When neither comes.
 */
export async function firstResponse(
  { origin, ended }: Pick<ServerProcess, "origin" | "ended">,
  limitMs = responseLimitMs,
): Promise<void> {
  const address = `${origin}/readyz`;
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = fetch(address, { signal }).then((it) => it.body?.cancel());
    await Promise.race([response, ended]);
  } catch (cause) {
    // What a process has said before its end explains more.
    if (await within(ended, signal.aborted ? 0 : endLimitMs)) return;
    throw new Error(`No response from ${address}: ${cause}`);
  }
}

/** Prints the server's output, and reports render errors of pages. */
function print(text: string, liveReload: LiveReload): void {
  for (const line of text.trimEnd().split("\n")) {
    const shown = Deno.stdout.isTerminal() ? terminalLine(line, "info") : line;
    if (shown !== undefined) console.log(shown);
    const problem = problemOfLog(line);
    if (problem) liveReload.problem("server", problem);
  }
}
