import { developmentFolder } from "./development-build.ts";
import type { LiveReload } from "./live-reload.ts";
import { problemOfLog, problemOfText } from "./modules/problem.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

export interface SiteServerOptions {
  environment: Record<string, string>;
  /** Builds what the server needs, before each start. */
  prepare(): Promise<void>;
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

  constructor(options: SiteServerOptions) {
    this.#options = options;
  }

  /** Its origin once it runs; undefined if it cannot run. */
  origin(): Promise<Origin> {
    return this.#latest ?? this.#first.promise;
  }

  /**
   * Restarts the server. All changes during a start lead to one more restart.
   */
  restart(): Promise<Origin> {
    this.#queued ??= Promise.resolve(this.#latest).then(() => {
      this.#queued = undefined;
      return this.#start();
    });
    this.#latest = this.#queued;
    this.#first.resolve(this.#latest);
    return this.#latest;
  }

  async stop(): Promise<void> {
    await this.#current?.stop();
  }

  async #start(): Promise<Origin> {
    const { environment, prepare, liveReload } = this.#options;
    await this.#current?.stop();
    this.#current = undefined;
    liveReload.problem("server", undefined);
    try {
      await prepare();
      const server = await startServerProcess(
        { ...environment, DIST_FOLDER: developmentFolder },
        (text) => print(text, liveReload),
      );
      this.#current = server;
      await contentRead(server);
      server.ended.then((output) => this.#fail(output));
      return server.origin;
    } catch (cause) {
      this.#fail(cause instanceof Error ? cause.message : String(cause));
      return undefined;
    }
  }

  #fail(text: string): void {
    // Skip log lines before the error.
    const output = text.split("\n").filter((line) => !line.startsWith("{"))
      .join("\n").trim();
    console.error(`\n${output}\n`);
    this.#options.liveReload.problem("server", problemOfText("server", output));
  }
}

/** Content is read after the first response, and may end the process. */
async function contentRead({ origin, ended }: ServerProcess): Promise<void> {
  const answered = fetch(`${origin}/readyz`).then((it) => it.body?.cancel());
  await Promise.race([answered.catch(() => ended), ended]);
}

/** Prints the server's output, and reports render errors of pages. */
function print(text: string, liveReload: LiveReload): void {
  console.log(text.trimEnd());
  for (const line of text.split("\n")) {
    const problem = problemOfLog(line);
    if (problem) liveReload.problem("server", problem);
  }
}
